"""The rules of rounds."""
