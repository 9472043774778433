"""Pages between two quests: the log, one quest, the start, the close, and what was.

How does a quest begin and end on pages? `ready_cards.py` (each hero before it), `panel.py` (while it runs),
`close_page.py`; told again: `chronicle.py`.

Which quests are there, and what may somebody know of them? `pages.py`, `drawn.py`, `known.py`; one's own:
`edit_page.py`.
"""
