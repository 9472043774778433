"""The table's map as the rules of the board see it: where each figure and thing is now."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from app.core.board.board import Board, Plan
from app.core.board.passages import Squares
from app.core.board.squares import Block, Square, Turn, covered, name_of, named_square
from app.core.caches import by_identity
from app.core.names import look
from app.systems.heroquest.board.quest_findings import plan_of
from app.systems.heroquest.board.quest_map import AnyThing, QuestBoard, QuestDoor, QuestPiece, Thing
from app.systems.heroquest.board.situation import BoardFigure, Piece, Side, Situation, View
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.state.dungeon import DoorStanding, LaidMap, Size, Spot
from app.systems.heroquest.state.figures import Condition, Effect, Monster
from app.systems.heroquest.state.table import Table


def the_board() -> Board:
    """Return the board every quest is played on."""
    return shipped().board


def place_name(board: int, square: Square) -> str:
    """Return a square's name in facts and commands: "T9", on the second board "T9-2"."""
    return name_of(square) if board == 0 else f"{name_of(square)}-{board + 1}"


def place_names(board: int, squares: Iterable[Square]) -> str:
    """Return the names of those of these squares that there are, one after the other."""
    return " ".join(place_name(board, one) for one in squares if the_board().has(one))


def named_place(name: str, boards: int) -> Spot | None:
    """Return the square of such a name, the other way round; None where there is none."""
    squares, _, number = name.strip().partition("-")
    square, board = named_square(squares), int(number) - 1 if number.isdecimal() and len(number) < 3 else 0
    if square is None or not the_board().has(square) or (number and not number.isdecimal()):
        return None
    return Spot(board=board, square=square) if 0 <= board < boards else None


def is_place(name: str, *places: str | None) -> bool:
    """Return whether a name means one of these places: "d4" is "D4"."""
    return look(name) in {look(one) for one in places if one}


def area_name(board: int, area: str) -> str:
    """Return the dungeon's name for an area of a board: "room_3", on the second board "room_3-2"."""
    return area if board == 0 else f"{area}-{board + 1}"


def thing_of(laid: LaidMap, thing_id: str) -> tuple[int, AnyThing] | None:
    """Return a thing of the drawing and the board it is on; None if none of this id covers a square of its board."""
    things = ((number, one) for number, drawn in enumerate(laid.quest.boards) for one in drawn.things)
    return next((found for found in things if found[1].id == thing_id and square_of(found[1]) is not None), None)


def square_of(thing: AnyThing) -> Square | None:
    """Return the first square of a thing that lies on the board, by which people call its place; None if none does."""
    squares = thing.edge if isinstance(thing, QuestDoor) else thing.block.squares()
    return next(filter(the_board().has, squares), None)


def thing_place(board: int, thing: AnyThing) -> str:
    """Return the place of a thing as people name it; empty for one that lies beside the board."""
    square = square_of(thing)
    return place_name(board, square) if square else ""


def spot_of(table: Table, figure_id: str) -> Spot | None:
    """Return where a figure stands; None if it is slain, lost for good, not on the map, or a hidden mage
    (HQ-8-FLUCHT).
    """
    if table.map is None:
        return None
    hero, monster = table.heroes.get(figure_id), table.monsters.get(figure_id)
    there = hero.condition is not Condition.LOST if hero else monster is not None and monster.is_standing
    figure = hero or monster
    is_known = figure is not None and not figure.amount(Effect.HIDDEN)
    return table.map.spots.get(figure_id) if there and is_known else None


def waiting_heroes(table: Table) -> tuple[str, ...]:
    """Return the heroes on the quest who stand nowhere on the map; none where no map is laid."""
    away = [hero_id for hero_id in table.heroes if table.map is not None and hero_id not in table.map.spots]
    heroes = map(table.heroes.__getitem__, away)
    return tuple(one.id for one in heroes if one.on_quest and one.condition is not Condition.LOST)


def block_of(
    laid: LaidMap, figure_id: str, square: Square, turn: Turn | None = None, size: Size | None = None
) -> Block:
    """Return the squares a figure covers with its upper left one here: as it was drawn or put, as it lies or turned."""
    thing = next((thing for one, thing in _large_on(laid).items() if laid.figures.get(one) == figure_id), None)
    size = size or laid.sizes.get(figure_id) or ((thing.width, thing.height) if thing else (1, 1))
    turn = turn or laid.turns.get(figure_id) or (thing.turn if thing else Turn.DOWNWARD)
    return covered(square, *size, turn)


@by_identity(64, parts=lambda table: (table.map, table.heroes, table.monsters, table.dungeon.blocked))
def situation_of_table(table: Table, board: int = 0) -> Situation:
    """Return doors, rubble, figures and furniture of one board of the map as they are now.

    Hidden doors count as walls, hidden monsters are left out. Raises: ValueError where no map is laid or it has no such
    board.
    """
    laid = table.map
    if laid is None or not 0 <= board < len(laid.quest.boards):
        raise ValueError(f"no board {board} is laid")
    figures, furniture = tuple(_figures(table, laid, board)), _pieces(laid.quest.boards[board])
    return Situation(plan=plan_of_table(table, board), figures=figures, furniture=furniture)


def plan_of_table(table: Table, board: int) -> Plan:
    """Return the doors of a board as they stand now, and all its rubble."""
    laid = table.map
    assert laid is not None
    places = (named_place(name, len(laid.quest.boards)) for name in table.dungeon.blocked)
    rubble = frozenset(place.square for place in places if place and place.board == board)
    drawn = laid.quest.boards[board]
    doors = {door.id: laid.doors[door.id] for door in drawn.doors() if door.id in laid.doors}
    return _plan(drawn, tuple(doors.items()), rubble)


def door_now(door: QuestDoor, now: Mapping[str, DoorStanding]) -> QuestDoor:
    """Return a door as it stands now."""
    return door.model_copy(update={"state": now.get(door.id, door.state)})


@lru_cache(maxsize=64)
def _plan(drawn: QuestBoard, doors: tuple[tuple[str, DoorStanding], ...], rubble: frozenset[Square]) -> Plan:
    """Remembered with its ways: a step changes nothing of it."""
    now = dict(doors)
    plan, board = plan_of(drawn, the_board()), the_board()
    standing = tuple(door_now(one, now).door for one in drawn.doors())
    return Plan(board=board, doors=standing, blocked=plan.blocked | rubble, floors=plan.floors)


@lru_cache(maxsize=64)
def _pieces(drawn: QuestBoard) -> tuple[Piece, ...]:
    """Return the blocked squares: furniture, chests, allies of the drawing, and things drawn as blocking."""
    found = list[Piece]()
    for thing in drawn.of_kind("furniture", "chest", "ally", "tile", "decoration"):
        said = thing if isinstance(thing, QuestPiece) else None
        if thing.kind in ("furniture", "chest", "ally") or (said and said.blocks):
            view = View.HIGH if said and said.hides else View.FREE
            found.append(Piece(id=thing.id, block=thing.block, view=view))
    return tuple(found)


def _figures(table: Table, laid: LaidMap, board: int) -> Iterator[BoardFigure]:
    for hero in table.heroes.values():
        if (found := _figure(table, laid, board, hero.id)) is not None:
            facts = {"invisible": hero.amount(Effect.INVISIBLE) > 0, "lying": not hero.is_standing}
            yield found.model_copy(update={"side": Side.HERO, **facts})
    for monster in table.monsters.values():
        if not monster.hidden and (found := _figure(table, laid, board, monster.id)) is not None:
            yield found.model_copy(update={"large": _is_large(monster)})


def _figure(table: Table, laid: LaidMap, board: int, figure_id: str) -> BoardFigure | None:
    """Return a figure on its squares, on the monsters' side until said otherwise; None if it is not on this board."""
    spot = spot_of(table, figure_id)
    if spot is None or spot.board != board:
        return None
    block = block_of(laid, figure_id, spot.square)
    return BoardFigure(id=figure_id, square=spot.square, side=Side.MONSTER, width=block.width, height=block.height)


def figures_on(table: Table, board: int, squares: Squares) -> tuple[str, ...]:
    """Return the figures on some of these squares, hidden monsters left out."""
    situation = situation_of_table(table, board)
    return tuple(one.id for one in situation.figures if situation.mask([one.block]) & squares)


def named_room(area: str, boards: int) -> tuple[int, Squares] | None:
    """Return the board and the squares of the room of this name; None where there is none."""
    rooms = ((number, room.id) for number in range(boards) for room in the_board().areas)
    found = next((room for room in rooms if area_name(*room) == area), None)
    return (found[0], the_board().squares_of(found[1])) if found else None


def _is_large(monster: Monster) -> bool:
    """HQ-19-GROSSES-ZIEL: whether nothing hides it."""
    entry = shipped().monsters.get(monster.kind)
    had = {*monster.abilities, *(entry.abilities if entry else ())}
    known = (shipped().abilities.get(one) for one in had)
    return any(one is not None and Power.CLEAR_SIGHT in one.powers for one in known)


@by_identity()
def _large_on(laid: LaidMap) -> dict[str, Thing]:
    """Return the large things of the drawing by their ids."""
    return _large_things(laid.quest.boards)


@lru_cache(maxsize=16)
def _large_things(boards: tuple[QuestBoard, ...]) -> dict[str, Thing]:
    return {
        thing.id: thing for drawn in boards for thing in drawn.of_kind("monster") if thing.width > 1 or thing.height > 1
    }


def squares_named(board: int, squares: Squares) -> tuple[str, ...]:
    """Return the names of a set of squares."""
    return tuple(place_name(board, square) for square in the_board().unwalled.squares(squares))
