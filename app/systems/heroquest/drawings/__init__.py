"""Drawing a quest: every step that a drawing can take, how its things are called, the quests that ship drawn."""
