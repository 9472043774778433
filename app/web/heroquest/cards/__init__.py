"""Decks on pages."""
