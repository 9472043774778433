"""Offers made by the rules as data, which pages, phones, the API and programs all ask for.

What can a figure do now, and what not, with the reason? `offers.py`, from declarations in `declared.py` and the values
in `choices.py`; targets: `targets.py`; the town: `town.py`; squares, shut doors and links: `reach.py`; the rule behind
a refusal: `refusals.py`.

What has a figure used of its turn? `turn.py`; which monster is next: `master_turn.py`; the six likely deeds:
`likely.py`.
"""
