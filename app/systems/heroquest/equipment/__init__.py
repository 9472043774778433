"""What heroes carry, and their gold (ch. 3 and 6)."""
