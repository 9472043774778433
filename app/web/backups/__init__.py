"""Backups of the house."""
