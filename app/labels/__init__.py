"""All words of the house, by language. Games add their own."""
