"""Rounds and turns: whose turn it is, and what ends with it."""
