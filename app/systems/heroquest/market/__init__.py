"""What the town has for a hero, worked out by the rules themselves: nothing here decides anything."""
