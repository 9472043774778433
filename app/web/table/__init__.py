"""A campaign at the table: one look at it, an action on its way, the chronicle, proposals.

What has every table, and where does a game say what is its own? `TablePages` in `table_pages.py`; which panel
stands in the middle: `panels.py`; frames in `templates/table`.

How does a game of few choices show them? `ways_panel.py`: ways with their price, what cannot be done with its reason,
two sides that choose in secret.

What is told on a phone that happens to its hero? `hero_cards.py`, out of the journal by audience, kept by
`card_cache.py`; what a game says first: `card_face`.

Which addresses has a table? `routes.py` (show, preview, confirm), `chronicle_page.py` (the chronicle; its entries are
drawn in `chronicle_parts.py`), `stream.py`. Which proposals wait? `proposal_lists.py`; what one is:
`app/campaign/proposals.py`.

What is left of a turn, and what lies under the thumb? `own_turn` in `table_pages.py`.

What can a route call? `services.py`. Did the dice fall as they were committed to? `dice_seal.py`, page in
`app/web/fair_dice`.

How does a roll go to a phone and come back? `handed_rolls.py`, `handed_routes.py`.
"""
