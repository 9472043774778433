"""The pages of DungeonQuest."""
