"""The rules of traps."""
