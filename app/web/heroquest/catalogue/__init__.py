"""The catalogue: what a campaign plays with, entry by entry, and the game master's differences to it."""
