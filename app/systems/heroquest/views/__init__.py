"""What is shown of a table, and to whom."""
