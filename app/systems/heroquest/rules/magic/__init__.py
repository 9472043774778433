"""Casting, reading, and what spells do (ch. 1.1 and 8)."""
