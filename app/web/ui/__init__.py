"""How pages are made."""
