"""Phones: how they join, who they are, and who keeps them out."""
