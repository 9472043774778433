"""Quests as a whole: the log, what they bring, and whether everybody may set out."""
