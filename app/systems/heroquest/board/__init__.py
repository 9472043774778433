"""The board of the game: who reaches, sees, strikes and reveals what, worked out from where everything stands."""
