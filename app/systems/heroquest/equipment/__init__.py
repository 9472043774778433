"""Equipment of heroes, and their gold (ch. 3 and 6)."""
