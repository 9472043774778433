"""Monsters in play: what the quest map says of them, who sees them, what becomes of their values."""
