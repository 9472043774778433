"""Long work: how far it is, and where it is found again."""
