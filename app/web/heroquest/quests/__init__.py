"""Pages between two quests: the log, one quest, the start, the close, and what was."""
