"""Backups of the house: the page that lists them, makes one and brings one back."""
