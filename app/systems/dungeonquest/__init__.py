"""DungeonQuest: tiles, tests with tokens, monsters, catacombs, and home before the sun sets.

Where is a rule asked alone? `rules`. What does a player know? `known` in `game.py`. What can a hero do now?
`possible.py`. What may a group write itself? `content.py`; its pages: `catalogue.py` of `app/web/dungeonquest`.
"""
