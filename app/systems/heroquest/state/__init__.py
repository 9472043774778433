"""State of a table: heroes, monsters in play, the dungeon, decks, rounds.

What does a hero or monster have, and in which condition is it? `figures.py` (`Hero`, `Monster`, `Effect`). What belongs
to the whole table? `table.py` (`Table`, the town, the log of quests). Which points of the rules are settled?
`house_rules.py`; the command for that is `choose_house_rule.py` of the game.

What stands where on the map at the table? `dungeon.py` (what became of the drawing); `at_table.py` of the board shows
it as the rules see it, `app/systems/heroquest/maps` lays, walks and opens.

Where does the running quest stand? `dungeon.py`; what is due in `turn_reminders.py` of the game; decks in
`screen.py`.
"""
