"""The combat basics of the fifth edition: order, surprise, movement, notice. Distances are in metres."""
