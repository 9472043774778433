"""The Spieltisch: its parts, its panels, its words."""
