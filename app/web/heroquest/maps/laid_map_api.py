"""The map of a campaign over the API, as the caller may see it."""

from fastapi import APIRouter

from app.core.board.squares import Turn
from app.core.errors import UnknownSubject
from app.core.model import Model, like
from app.systems.heroquest.board.at_table import place_name, squares_named, the_board
from app.systems.heroquest.board.quest_map import AnyThing, End, Note
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.views.map import SeenBoard, seen_map
from app.web.api.schema import problems
from app.web.heroquest.table.look import Called

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}/campaigns/{{campaign_id}}", tags=["map"])


class FigureTold(Model):
    """Somebody on the map, by the name of the upper left square; a large one covers `width` by `height` squares."""

    id: str
    side: Side
    kind: str
    name: str
    number: int
    square: str
    turn: Turn
    width: int
    height: int
    is_standing: bool
    in_pit: bool
    invisible: bool
    veiled: bool
    left: int | None


class GearTold(Model):
    """A thing on the floor."""

    item_id: str
    content_id: str
    square: str


class BoardTold(Model):
    """A board: its things as they stand now, who is on it, and which of its squares lie open.

    `veiled` are the things that players do not see, `searched` the areas without any treasure left, `sought` those that
    were searched for traps, `opened` chests, `gear` what lies on the floor.
    """

    number: int
    width: int
    height: int
    revealed: tuple[str, ...]
    things: tuple[AnyThing, ...]
    figures: tuple[FigureTold, ...]
    veiled: tuple[str, ...]
    searched: tuple[str, ...]
    sought: tuple[str, ...]
    opened: tuple[str, ...]
    gear: tuple[GearTold, ...]


class LinkTold(Model):
    """Two squares between which one step leads."""

    one: str
    other: str


class MapTold(Model):
    """The map of the running quest. Texts are the game master's alone. `waiting`: heroes without room at the start."""

    name: str
    across: int
    boards: tuple[BoardTold, ...]
    links: tuple[LinkTold, ...]
    waiting: tuple[str, ...]
    reading: str
    goal: str
    reward: str
    notes: tuple[Note, ...]


@router.get("/map", responses=problems())
def laid_map(call: Called) -> MapTold:
    """Return the map that lies on the table; 404 where the quest is played without one."""
    seen = seen_map(call.look.table, call.actor.viewer)
    if seen is None:
        raise UnknownSubject
    links = tuple(LinkTold(one=_end(link.one), other=_end(link.other)) for link in seen.links)
    return like(MapTold, seen, boards=tuple(map(_board, seen.boards)), links=links)


def _end(end: End) -> str:
    return place_name(end.board, end.square)


def _board(seen: SeenBoard) -> BoardTold:
    board, number = the_board(), seen.number
    return like(
        BoardTold,
        seen,
        width=board.width,
        height=board.height,
        revealed=squares_named(number, seen.revealed),
        things=seen.drawn.things,
        figures=tuple(like(FigureTold, one, square=place_name(number, one.square)) for one in seen.figures),
        veiled=tuple(sorted(seen.veiled)),
        opened=tuple(sorted(seen.opened)),
        gear=tuple(like(GearTold, one, square=place_name(number, one.square)) for one in seen.gear),
    )
