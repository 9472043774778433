"""The rules of potions."""
