"""The rules of quests."""
