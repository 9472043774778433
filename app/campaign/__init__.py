"""A campaign of any game: its journal, its undo, who may do what, and what the streams are told.

What can be done in every game, and what is recorded of it? `commands.py`, `events.py`.

Who may give which command? `permissions.py`. What may wait for the game master? `proposals.py`.

When are two wishes the same for dice that fell? `same_wish.py`. When is a lapse for somebody hidden told?
`lapses.py`.

What does an undo lead to, and what stands in its way? `undo_outcome.py`, done by `undo.py`.

Which secret choice binds after it was taken back? `seals.py`; a game says in `seal_occasion` of its state what the
choice is about. The seals of rows are others: `journal_rows.py` of the storage.

What has the app thrown that is not confirmed yet? `open_rolls.py`; cards that stay hidden until they count:
`replay.py`.

How can anybody check the dice? `docs/dice.md`: `open_rolls.py` (a seed is laid open), `dice_check.py` (all are worked
out), `travelling_journal.py` of the storage (files).

How does a campaign leave without names? `reports.py`.
"""
