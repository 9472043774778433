"""Where figures stand on the map, for every rule that moves one: walks, fights, traps."""
