"""HeroQuest's catalogue: its kinds of entries, their words and tables."""
