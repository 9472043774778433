"""Areas, movement, searching, treasure and fate (ch. 10 to 13)."""
