"""Phones: how they join, which are known, and what the game master says about them.

How does somebody sign in, and what does a device keep? `session.py`. Does a device keep cookies? `cookies.py`.
"""
