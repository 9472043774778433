"""The list of campaigns and of their heroes; a campaign's settings, its file, its repair."""
