"""The rules of exploration."""
