"""The rules of bestiary."""
