"""Views of a table, cut to the viewer.

What may a person see? Of heroes and everything else at the table: `table_view` in `table.py`. Of monsters: which ones
`seen_monsters` in `visibility.py` of the game, what of each `monster_views` in `monsters.py`. Of the map: `seen_map`
in `map.py`, and nothing else. Of the chronicle: `readable` in `app/campaign/permissions.py`, by each event's
audience.

What does a player know, for the rules and for everything he is told before he acts? `known.py`; held by
`tests/alike`: two worlds that differ in what is hidden.
"""
