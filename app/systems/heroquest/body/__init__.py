"""Body and mind points: wounds, fainting, dying, falls, healing, injuries (ch. 9 and 14)."""
