"""What wears things out, and how they are repaired (ch. 15)."""
