"""The bestiary to read: every kind of monster, and what the heroes have to expect of it."""
