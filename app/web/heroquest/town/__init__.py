"""The town on pages."""
