"""Drawing quests: the library of drawings, the editor, files in and out, paper.

How is a quest drawn? `routes.py` (a form as a step), `page.py`, `inspector.py`, `palette.py`, `exchange.py` (files),
`library.py`; `static/js/heroquest/map_editor.js` sends steps and takes in what looks different, `map_board.js` is the
pointer and the keys.
"""
