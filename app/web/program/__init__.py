"""The program itself: which version runs where, how phones find it, and how it ends."""
