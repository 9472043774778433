"""The rules of town."""
