"""The rules of party."""
