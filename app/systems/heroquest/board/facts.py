"""Facts that the map knows of a command, and why; without a map people tell them. Also what cannot be done here.

This is the one place where rules ask the map. A command that is bound to a place is a `BoardCommand` and registers a
function with `on_board`; everything about it that the map knows is taken from the map. The board advises, the game
master decides (ch. 4.1): a fact that is named in the command's `decided` is left as told, and "reach" there allows what
the map refuses. No command of a player may hold `decided` (`Command.overrules`).
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from app.core.errors import RuleViolation
from app.core.events import Command
from app.core.model import Mark, marks_of
from app.core.offers import needed_fields
from app.systems.heroquest.board.at_table import spot_of
from app.systems.heroquest.board.standpoint import Standpoint
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
    """Knowledge of the map about a command: values by field, and the objection to the whole command.

    `blames` is the field at which a refusal because of one of these values is shown: the one the player chose.
    """

    facts: Mapping[str, Fact]
    blames: str = ""
    objection: RuleViolation | None = None


NOTHING = Known({})
# Any: each function reads the fields of the commands it is registered for, as far as they are told.
Reading = Callable[[Scene, Standpoint, Mapping[str, Any]], Known]
PlaceReading = Callable[[Scene, Mapping[str, Any]], Known]


class MapReading(NamedTuple):
    """Reading of a command off the map: the field that names the acting figure (none where a place acts), the function
    that reads, the fields it fills, the other fields that name figures, and whether these may stand on another board.

    `of_thing`: the fields describe a thing that need not be drawn; each is asked for unless the map knows it, and so
    are those it `may_fill`.
    """

    by: str
    read: PlaceReading
    fills: frozenset[str]
    meets: tuple[str, ...]
    across: bool = False
    of_thing: bool = False
    may_fill: frozenset[str] = frozenset()


ON_BOARD: dict[type[Command], MapReading] = {}


def on_board(
    *commands: type[BoardCommand],
    by: str,
    fills: Iterable[str] = (),
    may_fill: Iterable[str] = (),
    across: bool = False,
    of_thing: bool = False,
) -> Callable[[Reading], Reading]:
    """Register the function that says what the map knows of these commands: `(scene, here, told)`, `told` being their
    fields so far.

    `by`: the field that names the acting figure, or several. `fills`: the fields that need not be asked for while it is
    on the map; `may_fill`: those that need not where the map knows them. `across`: those it meets may stand on another
    board.
    """

    def register(function: Reading) -> Reading:
        def read(scene: Scene, told: Mapping[str, Any]) -> Known:
            here = Standpoint.of(scene.table, next(iter(_ids(told.get(by))), None))
            return function(scene, here, told) if here else NOTHING

        for command in commands:
            meets = tuple(name for name in figure_fields(command) if name != by)
            _add(command, MapReading(by, read, frozenset(fills), meets, across, of_thing, frozenset(may_fill)))
        return function

    return register


def of_place(command: type[BoardCommand], *, fills: Iterable[str]) -> Callable[[PlaceReading], PlaceReading]:
    """Register the function that says what the map knows of a command in which no figure acts: `(scene, told)`."""

    def register(function: PlaceReading) -> PlaceReading:
        _add(command, MapReading("", function, frozenset(fills), figure_fields(command), of_thing=True))
        return function

    return register


def _add(command: type[BoardCommand], found: MapReading) -> None:
    if command in ON_BOARD:
        raise ValueError(f"{command.__name__} is read off the map already")
    ON_BOARD[command] = found


@cache
def figure_fields(kind: type[Command]) -> tuple[str, ...]:
    """Return the fields of a kind of command that name figures, alone or in a list."""
    return tuple(name for name, field in kind.model_fields.items() if any(map(_is_figure, marks_of(field))))


def _is_figure(mark: Mark) -> bool:
    return bool(mark.figure)


def reads_nothing(_: Scene, __: Standpoint, ___: Mapping[str, Any]) -> Known:
    """Read nothing off the map, for a command of which it only matters that its figures stand there."""
    return NOTHING


def known(scene: Scene, kind: type[Command], told: Mapping[str, Any]) -> Known:
    """Return the map's facts about such a command, as far as they are told; none without a map."""
    found = ON_BOARD.get(kind)
    if found is None or scene.table.map is None:
        return NOTHING
    objection = _missing_figure(scene.table, found, told)
    if objection is not None:
        return Known({}, objection.field or "", objection)
    return found.read(scene, told)


def _missing_figure(table: Table, found: MapReading, told: Mapping[str, Any]) -> RuleViolation | None:
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
    """Return whether a figure has to stand on the map to take part: a monster in play, a hero on the quest, and one on
    no quest where others of those it is about stand there.
    """
    hero, monster = table.heroes.get(figure_id), table.monsters.get(figure_id)
    if hero is not None:
        return hero.condition is not Condition.LOST and (hero.on_quest or is_there)
    return monster is not None and monster.is_standing


def _ids(value: object) -> tuple[str, ...]:
    """Return the figures a field names."""
    if isinstance(value, str):
        return (value,)
    return tuple(one for one in value if isinstance(one, str)) if isinstance(value, tuple | list) else ()


def filled(scene: Scene, command: type[Command], told: Mapping[str, Any]) -> frozenset[str]:
    """Return the fields of such a command that need not be asked for, as far as it is told."""
    found = ON_BOARD.get(command)
    if found is None or (found.by and spot_of(scene.table, str(told.get(found.by, ""))) is None):
        return frozenset()
    if not found.of_thing and not found.may_fill:
        return found.fills
    facts = known(scene, command, told).facts.keys()
    return (found.fills & facts if found.of_thing else found.fills) | (found.may_fill & facts)


def told_by_map(scene: Scene, command: type[Command], told: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields such a command needs, that are missing and that the map knows: texts, and lists of texts."""
    missing = {name for name in needed_fields(command) if name not in told} & filled(scene, command, told)
    facts = known(scene, command, told).facts if missing else {}
    values = {name: facts[name].value for name in sorted(missing & facts.keys())}
    return {name: list(map(str, one)) if isinstance(one, tuple) else str(one) for name, one in values.items()}


def informed(scene: Scene, command: BoardCommand) -> tuple[BoardCommand, Known, tuple[str, ...]]:
    """Return the command with the values the map knows, what those are, and the fields in which the game master decided
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
