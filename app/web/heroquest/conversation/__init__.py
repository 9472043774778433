"""Words of HeroQuest for an action on its way: its tables, its dice, its odds.

Which words are there for programs? `words.py`. How are blows told line by line? `blows.py`.
"""
