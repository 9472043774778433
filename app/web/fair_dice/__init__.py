"""Proof that the dice of the app fell as they were committed to."""
