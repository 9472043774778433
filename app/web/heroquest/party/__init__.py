"""All heroes of a campaign: who is at the table, who rests, and the way to other campaigns and back.

What is on a passport? `passport.py` in parts, with `spell_book.py` and `personal.py`; on paper: `sheet.py`; dice and
chips of a card: `cards.py`.

How are a hero's values changed? `hero_panel.py`, `value_row.py`. How does a hero move to another campaign?
`transfer.py`.
"""
