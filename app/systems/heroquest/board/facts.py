"""What the map says of a command: facts that people tell where no map lies, and why; or that it cannot be done here.

This is the one place where rules ask the map. A command that is bound to a place is a `BoardCommand` and registers a
function with `on_board`; everything about it that the map knows is taken from the map. The board advises, the game
master decides (ch. 4.1): a fact that is named in the command's `decided` is left as told, and "reach" there allows what
the map refuses. No command of a player may hold `decided` (`Command.overrules`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from app.core.board.squares import Block, Square, are_diagonal, are_neighbours, distance
from app.core.errors import RuleViolation
from app.core.events import Command
from app.core.model import Mark, marks_of
from app.systems.heroquest.board.at_table import area_name, block_of, situation_of_table, spot_of
from app.systems.heroquest.board.measuring import Contact, Sight, contact, diagonal_contact, line_of_sight
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.board.situation import Figure, Side, Situation
from app.systems.heroquest.fields import REACH, BoardCommand
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table


class Fact(NamedTuple):
    """A field's value and the reason for it: a key of `board_facts` in the words with its data; empty where it needs no
    explanation.

    `secret`: it is not shown before the command counts.
    """

    value: object
    reason: str
    data: Mapping[str, object] = {}
    secret: bool = False


class Known(NamedTuple):
    """What the map says of a command: values by field, and the objection to the whole command.

    `blames` is the field at which a refusal because of one of these values is shown: the one the player chose.
    """

    facts: Mapping[str, Fact]
    blames: str = ""
    objection: RuleViolation | None = None


NOTHING = Known({})
# Any: each function reads the fields of the commands it is registered for, as far as they are told.
Reading = Callable[[Scene, "Standpoint", Mapping[str, Any]], Known]


class OnBoard(NamedTuple):
    """How a command is read off the map: the field that names the acting figure, the function that reads, the fields it
    fills, the other fields that name figures, and whether these may stand on another board.

    `of_thing`: the fields describe a thing that need not be drawn; each is asked for unless the map knows it.
    """

    by: str
    read: Reading
    fills: frozenset[str]
    meets: tuple[str, ...]
    across: bool = False
    of_thing: bool = False


ON_BOARD: dict[type[Command], OnBoard] = {}


def on_board(
    *commands: type[BoardCommand], by: str, fills: Iterable[str] = (), across: bool = False, of_thing: bool = False
) -> Callable[[Reading], Reading]:
    """Register the function that says what the map knows of these commands: `(scene, here, told)`, `told` being their
    fields so far.

    `by`: the field that names the acting figure, or several. `fills`: the fields that need not be asked for while it is
    on the map. `across`: those it meets may stand on another board.
    """

    def register(function: Reading) -> Reading:
        for command in commands:
            if command in ON_BOARD:
                raise ValueError(f"{command.__name__} is read off the map already")
            meets = tuple(name for name in figure_fields(command) if name != by)
            ON_BOARD[command] = OnBoard(by, function, frozenset(fills), meets, across, of_thing)
        return function

    return register


@cache
def figure_fields(kind: type[Command]) -> tuple[str, ...]:
    """The fields of a kind of command that name figures, alone or in a list."""
    return tuple(name for name, field in kind.model_fields.items() if any(map(_is_figure, marks_of(field))))


def _is_figure(mark: Mark) -> bool:
    return bool(mark.figure)


def reads_nothing(_: Scene, __: "Standpoint", ___: Mapping[str, Any]) -> Known:
    """Read nothing off the map, for a command of which it only matters that its figures stand there."""
    return NOTHING


def known(scene: Scene, kind: type[Command], told: Mapping[str, Any]) -> Known:
    """What the map says of such a command, as far as it is told; nothing where no map lies."""
    found = ON_BOARD.get(kind)
    if found is None or scene.table.map is None:
        return NOTHING
    objection = _missing_figure(scene.table, found, told)
    if objection is not None:
        return Known({}, objection.field or "", objection)
    here = Standpoint.of(scene.table, next(iter(_ids(told.get(found.by))), None))
    return found.read(scene, here, told) if here else NOTHING


def _missing_figure(table: Table, found: OnBoard, told: Mapping[str, Any]) -> RuleViolation | None:
    """Return the objection to the first figure that stands nowhere, or on another board than the one that acts.

    A figure beside the map can only come in: it does nothing else, and nothing is done to it. Heroes on no quest are
    elsewhere: among themselves they may do what needs no map.
    """
    acting = _ids(told.get(found.by))
    met = [(field, one) for field in found.meets for one in _ids(told.get(field)) if one not in acting]
    spots = {one: spot_of(table, one) for one in (*acting, *(one for _, one in met))}
    is_there = any(spots.values())
    for field, one in (*((found.by, one) for one in acting), *met):
        if spots[one] is None and belongs_on_map(table, one, is_there=is_there):
            return RuleViolation("map.not_on_it", field=field)
    boards = {spot.board for one in acting if (spot := spots[one])}
    for field, one in () if found.across else met:
        spot = spots[one]
        if spot is not None and boards and spot.board not in boards:
            return RuleViolation("map.other_board", field=field)
    return None


def belongs_on_map(table: Table, figure_id: str, *, is_there: bool = False) -> bool:
    """Whether a figure has to stand on the map to take part: a monster in play, a hero on the quest, and one on no
    quest where others of those it is about stand there.
    """
    hero, monster = table.heroes.get(figure_id), table.monsters.get(figure_id)
    if hero is not None:
        return hero.condition is not Condition.LOST and (hero.on_quest or is_there)
    return monster is not None and monster.is_standing


def _ids(value: object) -> tuple[str, ...]:
    """The figures a field names."""
    if isinstance(value, str):
        return (value,)
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, tuple | list) else ()


def filled(scene: Scene, command: type[Command], told: Mapping[str, Any]) -> frozenset[str]:
    """Return the fields of such a command that need not be asked for, as far as it is told."""
    found = ON_BOARD.get(command)
    if found is None or spot_of(scene.table, str(told.get(found.by, ""))) is None:
        return frozenset()
    return found.fills & known(scene, command, told).facts.keys() if found.of_thing else found.fills


class Standpoint:
    """A figure on the map, and how the others stand to it."""

    def __init__(self, table: Table, figure: Figure, board: int) -> None:
        self.table, self.figure, self.board = table, figure, board
        self.situation: Situation = situation_of_table(table, board)

    @classmethod
    def of(cls, table: Table, figure_id: object) -> "Standpoint | None":
        """Where a figure stands; None if it is not on the map."""
        laid, spot = table.map, spot_of(table, str(figure_id))
        if laid is None or spot is None:
            return None
        block = block_of(laid, str(figure_id), spot.square)
        side = Side.HERO if figure_id in table.heroes else Side.MONSTER
        figure = Figure(id=str(figure_id), square=spot.square, side=side, width=block.width, height=block.height)
        found = next((one for one in situation_of_table(table, spot.board).figures if one.id == figure_id), figure)
        return cls(table, found, spot.board)

    def from_square(self, square: Square) -> "Standpoint":
        """The same figure, if it stood on another square of its board."""
        return Standpoint(self.table, self.figure.model_copy(update={"square": square}), self.board)

    @property
    def area(self) -> str:
        """The room or corridor it stands in, as the dungeon calls it."""
        return area_name(self.board, self.situation.plan.board.area(self.figure.square))

    def here(self, kind: str, content: str) -> tuple[AnyThing, ...]:
        """The things of the drawing of this kind and content in its room, or its section of the corridor."""
        laid, area = self.table.map, self.situation.in_area(self.figure.square)
        drawn = laid.quest.boards[self.board].of_kind(kind) if laid else ()
        return tuple(one for one in drawn if one.content == content and self.situation.mask([one.block]) & area)

    def other(self, figure_id: object) -> Figure | None:
        """Another figure on the same board, a hidden one as well; None if it is not there."""
        if figure_id is None or figure_id == self.figure.id:
            return None
        there = Standpoint.of(self.table, figure_id)
        return there.figure if there and there.board == self.board else None

    def is_elsewhere(self, figure_id: object) -> bool:
        """Whether somebody stands on another board."""
        spot = spot_of(self.table, str(figure_id))
        return spot is not None and spot.board != self.board

    def others(self, side: Side | None = None) -> tuple[Figure, ...]:
        """All other figures on the same board, or those of one side."""
        return tuple(one for one in self.situation.figures if one != self.figure and side in (None, one.side))

    @property
    def sees_enemy(self) -> bool:
        """HQ-10.1, HQ-12: whether an enemy is in its room or section, or in line of sight."""
        foe = Side.MONSTER if self.figure.side is Side.HERO else Side.HERO
        near = {one.id for one in self.situation.figures_in_area(self.figure.square, foe)}
        return any(one.id in near or self.sight(one).sight == "direct" for one in self.others(foe))

    def distance(self, other: Figure) -> int:
        """So many squares, slanted ones counted once, between the nearest of theirs."""
        return min(distance(one, far) for one, far in self._pairs(other))

    def touches(self, other: Figure) -> bool:
        """Whether they stand side by side, no wall or shut door between them, slanted squares included, or together."""
        return any(
            one == far
            or contact(self.situation, one, far) in ("free", "double_door")
            or diagonal_contact(self.situation, one, far) in ("free", "double_door")
            for one, far in self._pairs(other)
            if distance(one, far) <= 1
        )

    def reaches(self, block: Block) -> bool:
        """Whether it stands beside these squares with no wall or shut door between, slanted squares included."""
        near = Figure(
            id="", square=Square(block.x, block.y), side=self.figure.side, width=block.width, height=block.height
        )
        return self.touches(near)

    def contact(self, other: Figure) -> tuple[Contact, bool]:
        """Whether a blow gets there, straight if it can; and whether it would be a slanted one.

        HQ-10.2.2: two who sit in the same pit strike each other.
        """
        found: tuple[Contact, bool] = "apart", False
        for one, far in self._pairs(other):
            if one == far:
                return "free", False
            if are_neighbours(one, far):
                straight = contact(self.situation, one, far)
                if straight in ("free", "double_door"):
                    return straight, False
                found = straight, False
            elif are_diagonal(one, far) and found[0] not in ("free", "double_door"):
                slanted = diagonal_contact(self.situation, one, far)
                found = (slanted, True) if slanted in ("free", "double_door") or found[0] == "apart" else found
        return found

    def sight(self, other: Figure) -> Sight:
        """The best line to any of the other's squares."""
        order = ("direct", "indirect", "none")
        lines = (line_of_sight(self.situation, one, far, self.table.house_rules) for one, far in self._pairs(other))
        return min(lines, key=lambda line: (order.index(line.sight), line.slanted))

    def _pairs(self, other: Figure) -> Iterator[tuple[Square, Square]]:
        return ((one, far) for one in self.figure.block.squares() for far in other.block.squares())


def informed(scene: Scene, command: BoardCommand) -> tuple[BoardCommand, Known, tuple[str, ...]]:
    """The command with the values the map knows, what those are, and the fields in which the game master decided
    otherwise.

    Raises: RuleViolation for what the map does not allow, unless that was decided too.
    """
    told = {name: getattr(command, name) for name in type(command).model_fields}
    found = known(scene, type(command), told)
    decided = frozenset(command.decided)
    scene.overruled = REACH in decided
    if found.objection is not None and REACH not in decided:
        raise found.objection
    facts = {name: fact.value for name, fact in found.facts.items() if name not in decided}
    otherwise = [name for name, fact in found.facts.items() if name in decided and told[name] != fact.value]
    if found.objection is not None:
        otherwise.append(REACH)
    return (command.model_copy(update=facts) if facts else command), found, tuple(otherwise)
