"""Heldenpass: the game master's assistant for board games."""

import os

# Pydantic would look through every installed package for plugins. This house has none, and no time for it.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "1")
