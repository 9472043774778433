"""Quests: written, begun, ended, rewarded (ch. 7 and 16)."""
