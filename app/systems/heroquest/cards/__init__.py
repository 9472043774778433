"""Decks of cards: what lies where."""
