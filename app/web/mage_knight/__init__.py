"""The pages of Mage Knight Dungeons: the clarifications, found while somebody types, and what they mean in a case."""
