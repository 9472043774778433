"""Rounds, turns and what ends with them."""
