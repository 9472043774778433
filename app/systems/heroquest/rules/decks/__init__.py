"""Decks of cards: drawing, keeping, peeking, writing (ch. 8.3, 12 and 13), and tables for furniture."""
