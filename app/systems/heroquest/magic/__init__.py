"""Spells and scrolls (ch. 8)."""
