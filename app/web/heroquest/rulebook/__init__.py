"""The rules on pages."""
