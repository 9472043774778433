"""Fights: attacks, the dice of both sides, wounds of monsters, thrown weapons (ch. 3, 4, 15 and 19)."""
