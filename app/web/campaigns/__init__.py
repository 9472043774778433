"""The list of campaigns; they come, go, and are mended."""
