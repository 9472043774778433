"""The cockpit: what the game master has beside the fight, behind the screen."""
