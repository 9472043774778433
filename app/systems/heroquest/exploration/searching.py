"""Areas are laid open, cleared and searched; heroes throw for their movement (ch. 2, 10.1 and 12)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, islice
from typing import Any, Literal, NamedTuple

from app.core.board.passages import Squares
from app.core.board.squares import Square
from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.board.at_table import (
    is_place,
    place_name,
    situation_of_table,
    spot_of,
    the_board,
    thing_place,
)
from app.systems.heroquest.board.facts import Fact, Known, on_board
from app.systems.heroquest.board.quest_map import QuestDoor, QuestTrap
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.cards.rules import refill
from app.systems.heroquest.combat import weapon_use
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.effects import end_effect
from app.systems.heroquest.exploration.commands import (
    ClearBoard,
    MoveRoll,
    RevealArea,
    SearchCommand,
    SearchForTraps,
    SearchForTreasure,
    SearchFurniture,
)
from app.systems.heroquest.exploration.events import (
    AreaRevealed,
    BoardCleared,
    MapTakenAway,
    MovementRolled,
    TrapsSought,
)
from app.systems.heroquest.limits import has_mind
from app.systems.heroquest.positions import SecretDoorFound
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Dungeon, furniture_place
from app.systems.heroquest.state.figures import Effect, Hero, Weakness
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.events import TrapMarked


@rule(ClearBoard)
def clear_board(scene: Scene, _: ClearBoard) -> Iterator[Event]:
    """Begin with an empty board: no areas, markers, fires, slain, things on the floor; full decks; all out of pits."""
    facts = [*clear(scene), *take_map_away(scene)]
    if not facts:
        raise RuleViolation("board.is_clear")
    yield from facts


def take_map_away(scene: Scene) -> Iterator[Event]:
    """Put the map away, if one is laid or waits aside."""
    if scene.table.map or scene.table.map_aside:
        yield scene.record(MapTakenAway())


def clear(scene: Scene) -> Iterator[Event]:
    """Clear the board as far as there is anything on it."""
    yield from refill(scene)
    laid = scene.table.map or scene.table.map_aside
    if scene.table.dungeon != Dungeon() or scene.table.slain or (laid is not None and laid != laid.as_laid):
        yield scene.record(BoardCleared())
    for figure_id in (*scene.table.heroes, *scene.table.monsters):
        yield from end_effect(scene, figure_id, Effect.IN_PIT)
    yield from weapon_use.leave_behind(scene)


@rule(RevealArea)
def reveal_area(scene: Scene, command: RevealArea) -> Iterator[Event]:
    """Lay an area open, once."""
    if command.area in scene.table.dungeon.revealed:
        raise RuleViolation("area.is_revealed", field="area", area=command.area)
    yield scene.record(AreaRevealed(area=command.area))


@rule(MoveRoll)
def move_roll(scene: Scene, command: MoveRoll) -> Iterator[Event]:
    """HQ-2: a die and the base of the class; what a potion or spell adds is used up with this move."""
    hero = scene.acting_hero(command.hero_id)
    base, limit = scene.hero_class(hero).movement, movement_limit(hero, scene.content)
    dice = (D6,) * movement_dice(hero, scene.content)
    roll = scene.answers.roll("movement", *dice) if dice else None
    squares = base + (roll.total if roll else 0) + hero.amount(Effect.EXTRA_MOVE)
    yield scene.record(MovementRolled(hero_id=hero.id, base=base, roll=roll, squares=squares, limit=limit))
    for effect in (Effect.SWIFT, Effect.EXTRA_MOVE):
        yield from end_effect(scene, hero.id, effect)


def movement_dice(hero: Hero, content: Content) -> int:
    """HQ-2: how many dice the next move has; none where only the base counts."""
    return 0 if movement_limit(hero, content) else 1 + hero.amount(Effect.SWIFT)


def movement_limit(hero: Hero, content: Content) -> Literal["no_mind", "slowed"] | None:
    """HQ-2, HQ-17: slowed, or without mind, a hero has only the base.

    Poison that only cost body points does not hamper (ch. 14 tells the two apart).
    """
    if not has_mind(hero, content):
        return "no_mind"
    return "slowed" if hero.amount(Effect.SLOWED) or Weakness.MOVEMENT in hero.injuries else None


@on_board(SearchForTraps, by="hero_id", fills=("area", "enemies_in_sight", "found", "secret_doors", "same_room"))
def known_of_search_for_traps(_: Scene, here: Standpoint, __: Mapping[str, Any]) -> Known:
    """HQ-10.1: it is the hero's own room. What there is to find the rule looks up, so that nothing of it is shown."""
    unsaid = Fact(None, "", secret=True)
    own_room = Fact(value=True, reason="")
    return Known({**_facts_of_search(here), "found": unsaid, "secret_doors": unsaid, "same_room": own_room}, "hero_id")


@on_board(SearchFurniture, by="hero_id", fills=("area", "enemies_in_sight", "piece", "furniture"), of_thing=True)
def known_of_furniture(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-12: a piece of this kind that stands in the hero's room; of several the next that was not searched.

    Where a single piece is left to search, it is that one.
    """
    facts, kind = {**_facts_of_search(here), "piece": Fact("1", "")}, told.get("furniture")
    left = [one for one in scene.content.furniture for _ in _unsearched(here, one, "")]
    if len(left) == 1 and kind in (None, *left):
        facts["furniture"] = Fact(left[0], "")
    if kind is None:
        return Known(facts, "hero_id")
    if not here.here("furniture", str(kind)):
        return Known(facts, "furniture", RuleViolation("furniture.not_here", field="furniture"))
    pieces = _unsearched(here, str(kind), str(told.get("piece", "")))
    if not pieces:
        return Known(
            facts, "furniture", RuleViolation("furniture.searched_already", field="piece", furniture=str(kind))
        )
    return Known({**facts, "piece": Fact(pieces[0], "")}, "furniture")


def _unsearched(here: Standpoint, kind: str, named: str) -> Sequence[str]:
    """Return the pieces of a kind in the hero's room that may be searched: the named one, or else
    those that were not searched yet.
    """
    pieces = [thing_place(here.board, one) for one in here.here("furniture", kind)]
    told = [one for one in pieces if is_place(named, one)]
    searched = here.table.dungeon.searched_furniture
    new = [one for one in pieces if furniture_place(here.area, kind, one) not in searched]
    # Those that were searched under another name, before the map said which piece it is.
    unnamed = [one for one in searched if one.startswith(furniture_place(here.area, kind, ""))]
    return [*told, *new[sum(one.rpartition(".")[2] not in pieces for one in unnamed) :]]


@on_board(SearchForTreasure, by="hero_id", fills=("area", "enemies_in_sight"))
def known_of_search(_: Scene, here: Standpoint, __: Mapping[str, Any]) -> Known:
    """HQ-10.1, HQ-12: the area the hero stands in, and whether an enemy is in it or in line of sight."""
    return Known(_facts_of_search(here), "hero_id")


def _facts_of_search(here: Standpoint) -> dict[str, Fact]:
    enemy = here.sees_enemy
    return {
        "area": Fact(here.area, ""),
        "enemies_in_sight": Fact(enemy, "enemy_in_sight" if enemy else "no_enemy_in_sight"),
    }


def check_quiet(scene: Scene, command: SearchCommand) -> None:
    """HQ-10.1, HQ-12: no search with an enemy or a fight in sight. Raises: RuleViolation.

    It is asked only where a monster stands on the board that is not hidden.
    """
    in_sight, monsters = command.enemies_in_sight, scene.table.monsters.values()
    if in_sight is None and any(monster.is_standing and not monster.hidden for monster in monsters):
        in_sight = scene.answers.choose("enemies_in_sight", "no", "yes", about=command.hero_id) == "yes"
    if in_sight:
        raise RuleViolation("search.enemies_in_sight", field="enemies_in_sight")


_MOST_TRAPS, _MOST_DOORS = 6, 3  # that one area holds; more are named by their squares


@rule(SearchForTraps)
def search_for_traps(scene: Scene, command: SearchForTraps) -> Iterator[Event]:
    """HQ-10.1: no enemy or fight in sight, and only in the hero's own room. Found traps get a question mark:
    the place is known, the kind is not. Secret doors are looked for along with them. A map knows what there is."""
    hero = scene.searching_hero(command.hero_id)
    if not command.same_room:
        raise RuleViolation("search.other_room", field="same_room")
    check_quiet(scene, command)
    known = [marker.square for marker in scene.table.dungeon.trap_markers]
    found, doors = command.found, command.secret_doors
    on_map = hidden_around(scene.table, hero.id)
    if found is None and on_map is not None:
        found, doors = on_map.traps, len(on_map.doors) if doors is None else doors
    elif found is None:
        found = _unnamed(known, command.area, _ask_number(scene, "traps_found", _MOST_TRAPS))
        doors = _ask_number(scene, "secret_doors_found", _MOST_DOORS) if doors is None else doors
    new = [square for square in dict.fromkeys(found) if square not in known]
    yield scene.record(TrapsSought(hero_id=hero.id, area=command.area, found=len(new), secret_doors=doors or 0))
    for square in new:
        yield scene.record(TrapMarked(square=square, area=command.area))
    for door_id, square in on_map.doors if on_map and command.secret_doors is None else ():
        yield scene.record(SecretDoorFound(door_id=door_id, square=square, hero_id=hero.id))


def _ask_number(scene: Scene, purpose: str, most: int) -> int:
    return int(scene.answers.choose(purpose, *map(str, range(most + 1))))


def _unnamed(known: Sequence[str], area: str, number: int) -> tuple[str, ...]:
    """So many places of an area with the next numbers that are free."""
    free = (name for n in count(1) if (name := f"{area}.{n}") not in known)
    return tuple(islice(free, number))


class Hidden(NamedTuple):
    """Traps by their squares; secret doors by their ids and one of their squares."""

    traps: tuple[str, ...]
    doors: tuple[tuple[str, str], ...]


def hidden_around(table: Table, hero_id: str) -> Hidden | None:
    """HQ-10.1: what a search in the hero's room or section of the corridor finds; None where the map does not say."""
    spot, laid = spot_of(table, hero_id), table.map
    if spot is None or laid is None:
        return None
    area = situation_of_table(table, spot.board).in_area(spot.square)
    traps, doors = [], []
    for thing in laid.quest.boards[spot.board].things:
        if isinstance(thing, QuestTrap) and laid.traps.get(thing.id, thing.state) == "hidden":
            traps += [place_name(spot.board, square) for square in _inside(area, thing.block.squares())[:1]]
        elif isinstance(thing, QuestDoor) and laid.doors.get(thing.id, thing.state) == "hidden":
            doors += [(thing.id, place_name(spot.board, square)) for square in _inside(area, thing.edge)[:1]]
    return Hidden(tuple(traps), tuple(doors))


def _inside(area: Squares, squares: Iterable[Square]) -> Sequence[Square]:
    """Return the squares that lie in the area."""
    return [square for square in squares if the_board().unwalled.bit(square) & area]
