"""The pages of the combat basics."""
