"""Mage Knight Dungeons: the official clarifications, found by a word and worked out one by one."""
