"""The rules as functions that change nothing, and the questions by which each can be called alone."""
