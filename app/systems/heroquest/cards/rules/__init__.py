"""The rules of cards."""
