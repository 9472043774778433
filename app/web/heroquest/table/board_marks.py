"""What lies on the board for everybody to see, in one line: pits, rubble, question marks, fires to come, things."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from app.systems.heroquest.state.dungeon import Pit
from app.systems.heroquest.views.board import BoardView
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.table.turn import Line
from app.web.http.languages import t
from app.web.live.parts import Fragment, Group, Part


def board_marks(board: BoardView, cards: Cards, name_of: Callable[[str], str]) -> Fragment:
    """`Fallgrube (Gang) · Geröll (Brunnen) · am Boden: Dolch`; an empty line while nothing lies there."""
    word = cards.labels.word
    marks = [
        *((word("trap", pit.trap), place_of(pit, name_of, word)) for pit in board.pits),
        *((t("rubble"), square) for square in board.blocked),
        *((t("question_mark"), ", ".join((marker.square, word("area", marker.area)))) for marker in board.trap_markers),
        *((word("trap", fire.trap), word("area", fire.area)) for fire in board.firestorms),
    ]
    told = [f"{what} ({where})" if where else what for what, where in marks]
    if board.on_floor:
        told.append(t("on_the_floor_in_table", list=", ".join(map(cards.item_name, board.on_floor))))
    return Fragment("board-marks", "heroquest/_board_marks.html", Line(" · ".join(told)))


def place_of(pit: Pit, name_of: Callable[[str], str], word: Callable[[str, str], str]) -> str:
    """Where a pit lies: its square, its area, or beside whom it opened if he is still there; else nothing."""
    if pit.figure_id and (name := name_of(pit.figure_id)):
        return t("beside", name=name)
    return pit.square or (word("area", pit.area) if pit.area else "")


_LARGER: Mapping[str, str] = {
    "heroquest/_hero_card.html": "heroquest/_screen_hero.html",
    "heroquest/_monster_card.html": "heroquest/_screen_monster.html",
    "heroquest/_turn_bar.html": "heroquest/_screen_turn.html",
}


def larger(part: Part) -> Part:
    """A part of the public table as it is read from across the room."""
    if isinstance(part, Group):
        return replace(part, items=tuple(map(_larger_fragment, part.items)))
    return _larger_fragment(part)


def _larger_fragment(fragment: Fragment) -> Fragment:
    return replace(fragment, template=_LARGER.get(fragment.template, fragment.template))
