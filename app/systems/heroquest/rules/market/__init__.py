"""The town itself, and trades among heroes."""
