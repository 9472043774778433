"""Chests: what is drawn in them, disarming and opening them."""
