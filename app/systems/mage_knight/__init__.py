"""Mage Knight Dungeons: the official clarifications, found by a word and worked out one by one.

Which rulings are there, and what follows from them? What each is and how it is found: `data/sheet.toml`; how a
function becomes a ruling: `rulings.py`; and a function each by subject: `actions.py` (a round, Frenzy),
`fighting.py` (attacks and counterattacks), `figures.py` (costs), `magic.py` (artefacts, Magic), `movement.py` (passing,
doors), `terror.py`, `spawn_and_experience.py`.
"""
