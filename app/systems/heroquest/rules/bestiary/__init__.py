"""What the monsters of the bestiary can do (ch. 19)."""
