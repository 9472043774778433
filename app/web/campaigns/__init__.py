"""The list of campaigns and of their heroes; a campaign's settings and its file.

Who sits at all tables? `heroes.py` shows the passports that `read_tables.py` of the storage writes and reads as rows;
`docs/sql.md` tells how to ask in SQL.
"""
