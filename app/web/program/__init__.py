"""The running program: which version runs where, how phones find it, how it ends, whether it is healthy."""
