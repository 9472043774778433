"""Ways, traps, chests, treasures and fate (ch. 2 and 10 to 13)."""
