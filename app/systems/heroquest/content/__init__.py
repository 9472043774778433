"""HeroQuest's facts: read from TOML once, checked, and frozen."""
