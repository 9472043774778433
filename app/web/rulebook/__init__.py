"""The rule book of any game: every rule in our own words, found by a few of them."""
