"""The rules of body."""
