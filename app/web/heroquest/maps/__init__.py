"""The map: drawn, laid on the table, edited, printed.

What does a map look like? `drawing.py` (a board in a view, layer by layer), `signs.py` (each thing, and which sign of
`static/img/map.svg` stands for what); printed by `templates/heroquest/maps/_board.html`, colours in
`static/css/heroquest/map.css`.

How does a map follow the table, and what can be done on it? `live_map.py` (layers, figures and list as parts of a
live page), the panel beside it in `map_panel.py` and `possibilities.py` (what a figure reaches, sees, opens), drawn
over the board, also before it counts, by `overlay.py`; on a phone `hero_map.py`; taps, cursor and speech in
`static/js/map.js`, a thrown move in `map_walk.js`.
"""
