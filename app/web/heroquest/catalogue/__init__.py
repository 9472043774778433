"""HeroQuest's catalogue: its kinds of entries, their words and tables.

How is the group's own changed? Declared in the files here, done by `app/web/catalogue`.
"""
