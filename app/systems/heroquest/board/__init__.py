"""The board of the game: who reaches, sees, strikes and reveals what, worked out from where everything stands.

Whom does the board let strike, see, throw, push? `situation.py` (where everything stands), `measuring.py`,
`attack_shapes.py` (sweeps, fire, screams, pushing); asked alone by the rule API in `questions.py`.

May this figure do this here, and what does the map know of it? `facts.py`, alone: every `BoardCommand` registers with
`on_board` (`of_place` where no figure acts), and a command that names places or several figures is one or says why not
(`test_facts_of_all_commands.py`). How others stand to a figure: `standpoint.py`; the readings stand beside the rules
(`places.py` of traps, potions and spells, `between_figures.py`, `searching.py`, the rules of chests). The game master
overrules with `decided` (`Command.overrules`).

What is a drawn quest, and what does not fit about it? `quest_map.py` and `quest_findings.py`; HeroScribe files in
`heroscribe.py` and `heroscribe_export.py`, what their objects become in `heroscribe.toml` of the content, XML from
strangers in `app/core/plain_xml.py`.
"""
