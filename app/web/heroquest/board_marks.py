"""What lies on the board for everybody to see, in one line: pits, rubble, question marks, fires about to go off."""

from app.labels.labels import Labels
from app.systems.heroquest.board_views import BoardView
from app.web.heroquest.turn_contexts import Line
from app.web.live import Fragment
from app.web.translation import _


def board_marks(board: BoardView, labels: Labels) -> Fragment:
    """`Fallgrube (Gang) · Geröll (Brunnen)`; an empty line while nothing lies there."""
    marks = [
        *((labels.word("trap", pit.trap), pit.square) for pit in board.pits),
        *((_("Geröll"), square) for square in board.blocked),
        *((_("Fragezeichen"), ", ".join((marker.square, marker.area))) for marker in board.trap_markers),
        *((labels.word("trap", fire.trap), fire.area) for fire in board.firestorms),
    ]
    text = " · ".join(f"{what} ({where})" if where else what for what, where in marks)
    return Fragment("board-marks", "heroquest/_board_marks.html", Line(text))
