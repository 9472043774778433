"""Quests: written, begun, ended, rewarded, reported (ch. 7 and 16)."""
