"""Boards of squares for any game: walls and doors, ways and reach, sight, what is revealed, who makes way.

Who sees, reaches, reveals what on a board of squares? `passages.py` (ways as bit sets), `board.py` (areas, walls,
doors), `moves.py`, `seen_squares.py` (what is seen and revealed), `line_of_sight.py` (which line passes between
corners); pure, measured by `benchmarks/board.py`.
"""
