"""A table's own monsters, things and quests."""
