"""Fights: who strikes whom with which dice, and what comes of it (ch. 15 and 19)."""
