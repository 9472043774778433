"""HeroQuest's facts: read from TOML once, checked, and frozen.

What does a thing cost and do? `items.py` (`price`), `spells.py`, `monsters.py`; values in `data/*.toml`. Classes of
heroes, tables and `Content`: `models.py`. How is it read and checked? `loader.py`, `references.py`; a group's own
differences: `overlays.py`.

Which examples has a rule? `rule_examples.toml`: cases for the calculator; what follows is worked out when shown.

What do objects of HeroScribe become? `heroscribe.toml`.
"""
