"""Backups of the house: the page that lists them, makes one and brings one back.

What is served while there is no whole database, and the page of a damaged campaign? `rescue.py`.
"""
