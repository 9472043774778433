"""The rules of equipment."""
