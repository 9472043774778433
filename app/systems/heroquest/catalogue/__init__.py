"""A table's own monsters, things and quests.

What does a table play with? `own_content.py` lays the group's differences over the book; as text: `files.py`;
written, shared, taken in: `rules.py`.
"""
