"""Drawing a quest: every step that a drawing can take, how its things are called, the quests that ship drawn.

How is a quest drawn? `steps.py` (what can be done), `operations.py` (what it leads to), `files.py` (a drawing as
text, and those that ship). Pages: `app/web/heroquest/map_editor`.
"""
