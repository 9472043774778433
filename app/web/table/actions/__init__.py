"""What can be done at a table: declared, offered, asked for."""
