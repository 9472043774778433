"""What holds on a figure for a while, and how it ends."""
