"""Traps and chests (ch. 10)."""
