"""Shopping, selling, trading and visitors between quests (ch. 14)."""
