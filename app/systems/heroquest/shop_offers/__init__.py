"""What the shop has for whom, and what it would change."""
