"""DungeonQuest: tiles, tests with tokens, monsters, catacombs, and home before the sun sets."""
