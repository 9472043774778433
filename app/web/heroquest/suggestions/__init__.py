"""Suggestions for the evil side, for the game master alone: beside the map, in words, and over the API.

What does a program get? `api.py`.
"""
