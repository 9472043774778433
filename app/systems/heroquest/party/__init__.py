"""Who is at the table: heroes come, go and are moved between campaigns."""
