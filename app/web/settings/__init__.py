"""Settings of a campaign and of the house."""
