"""Heroes who rest, retire, return, and come from elsewhere."""
