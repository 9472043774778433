"""What the game master keeps behind his screen, and rooms that are played without a map."""
