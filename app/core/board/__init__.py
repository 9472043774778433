"""Boards of squares for any game: walls and doors, ways and reach, sight, what is revealed, who makes way."""
