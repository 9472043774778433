"""The living pattern page."""
