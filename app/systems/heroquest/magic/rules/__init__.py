"""The rules of magic."""
