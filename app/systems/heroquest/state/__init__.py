"""State of a table: heroes, monsters in play, the dungeon, decks, rounds.

What stands where on the map at the table? `dungeon.py` (what became of the drawing); `at_table.py` of the board shows
it as the rules see it, `app/systems/heroquest/maps` lays, walks and opens.

Where does the running quest stand? `dungeon.py`; what is due in `turn_reminders.py` of the game; decks in
`screen.py`.
"""
