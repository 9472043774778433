"""Phones: how they join, which are known, and what the game master says about them."""
