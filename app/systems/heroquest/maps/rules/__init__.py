"""The rules of the map."""
