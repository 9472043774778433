"""The catalogue of any game: what a campaign plays with, entry by entry, and the group's differences to it."""
