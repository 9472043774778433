"""Events on the map, and how the table follows."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.bestiary.events import MonsterMoved
from app.systems.heroquest.board.at_table import named_place
from app.systems.heroquest.board.quest_map import TEXTS, QuestMap
from app.systems.heroquest.changes import changed
from app.systems.heroquest.exploration.events import MovementRolled, TrapsSought
from app.systems.heroquest.positions import DoorEvent, MapEvent, with_map
from app.systems.heroquest.registry import after_each
from app.systems.heroquest.rounds.events import TurnBegan
from app.systems.heroquest.state.dungeon import MAP, LaidMap, TrapStanding
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.events import FigureDodged, TrapDisarmed, TrapMarked, TrapSprung

# The texts of a drawing; what its things are called, monsters are called later.
PRIVATE = frozenset(f"quest.{text}" for text in TEXTS)


class MapLaid(MapEvent, type="map.laid", audience=Audience.GAME_MASTER, private=PRIVATE):
    """A drawn quest was laid on the table; all its secrets stand in it."""

    quest: QuestMap

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"map": LaidMap(quest=self.quest)})


class MapPutAside(MapEvent, type="map.put_aside"):
    """The table goes on without its map, which waits as it lay."""

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"map": None, "map_aside": table.map})


class MapBroughtBack(MapEvent, type="map.brought_back"):
    """The map that was put aside lies on the table again."""

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"map": table.map_aside, "map_aside": None})


class SquaresRevealed(MapEvent, type="squares.revealed"):
    """Squares of a board lie open that did not before: a set of bits as a hexadecimal number."""

    is_told: ClassVar[bool] = False  # the areas are
    board: int
    squares: str

    def evolve(self, table: Table) -> Table:
        laid = table.map
        return with_map(table, revealed=laid.also_revealed(self.board, int(self.squares, 16))) if laid else table


class DoorOpened(DoorEvent, type="door.opened"):
    """A door stands open."""

    def evolve(self, table: Table) -> Table:
        return with_map(table, doors={**table.map.doors, self.door_id: "open"}) if table.map else table


class MonsterLeftOut(MapEvent, type="monster.left_out", audience=Audience.GAME_MASTER, changes_nothing=True):
    """A monster of the drawing was not put up: its kind is unknown, values are missing that the quest must give, or
    there is no room for it.
    """

    thing_id: str
    square: str
    why: Literal["values", "no_room"] = "values"


class HeroWaits(MapEvent, type="hero.waits", changes_nothing=True):
    """A hero on the quest found no room at the start, and comes onto the map as soon as there is some."""

    hero_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the map and the hero."""
        return frozenset({MAP, self.hero_id})


_STANDING: Mapping[type[Event], TrapStanding] = {TrapMarked: "found", TrapSprung: "sprung", TrapDisarmed: "disarmed"}
_TELLING = frozenset({*_STANDING, TrapsSought, MovementRolled, MonsterMoved, TurnBegan, FigureDodged})


@after_each
def _kept_up(before: Table, after: Table, event: Event) -> Table:
    """Return the map after any event that changed figures, things and traps, of whichever subject."""
    if after.map is None:
        return _kept_up_aside(after, event)
    laid = _with_fallen(before, after, _without_gone(before, after, after.map), event)
    laid = _with_told(laid, event) if type(event) in _TELLING else laid
    return after if laid is after.map else changed(after, map=laid)


def _kept_up_aside(after: Table, event: Event) -> Table:
    """Return the map put aside, without steps of an earlier turn or throw."""
    aside = after.map_aside
    match event:
        case TurnBegan() if aside and aside.left:
            return changed(after, map_aside=changed(aside, left={}))
        case MovementRolled(hero_id=mover) | MonsterMoved(monster_id=mover) if aside and mover in aside.left:
            left = {one: steps for one, steps in aside.left.items() if one != mover}
            return changed(after, map_aside=changed(aside, left=left))
    return after


def _without_gone(before: Table, after: Table, laid: LaidMap) -> LaidMap:
    """Take heroes and monsters that left the table, and heroes whose quest is over, off their squares, so that their
    ids can be used again.
    """
    if before.heroes is after.heroes and before.monsters is after.monsters:
        return laid
    gone = {*(before.heroes.keys() - after.heroes.keys()), *(before.monsters.keys() - after.monsters.keys())}
    were = {hero.id for hero in before.heroes.values() if hero.on_quest}
    gone |= {hero.id for hero in after.heroes.values() if not hero.on_quest and hero.id in were}
    return changed(laid, spots={one: spot for one, spot in laid.spots.items() if one not in gone}) if gone else laid


def _with_fallen(before: Table, after: Table, laid: LaidMap, event: Event) -> LaidMap:
    """Put a fallen thing where its target stands, otherwise where its owner stands, until it is taken up."""
    if before.on_floor is after.on_floor:
        return laid
    lying = {item.id for item in after.on_floor}
    found = [laid.spots.get(getattr(event, who, "")) for who in ("target_id", "hero_id")]
    new = dict.fromkeys(lying - {item.id for item in before.on_floor}, next(filter(None, found), None))
    gear = {one: spot for one, spot in {**laid.gear, **new}.items() if spot is not None and one in lying}
    return changed(laid, gear=gear)


def _with_told(laid: LaidMap, event: Event) -> LaidMap:
    """Return the map after a fact of another subject: the last throw for a movement counts, traps of a square
    change.
    """
    match event:
        case TrapsSought(area=area) if area not in laid.sought:
            return changed(laid, sought=(*laid.sought, area))
        case MovementRolled(hero_id=mover, squares=squares) | MonsterMoved(monster_id=mover, squares=squares):
            return changed(laid, left={**laid.left, mover: squares})
        case TurnBegan() if laid.left:
            return changed(laid, left={})
        case FigureDodged(figure_id=figure, square=square) if spot := named_place(square, len(laid.quest.boards)):
            return changed(laid, spots={**laid.spots, figure: spot})
        case TrapMarked(square=square) | TrapSprung(square=square) | TrapDisarmed(square=square):
            return _with_traps(laid, square, _STANDING[type(event)])
    return laid


def _with_traps(laid: LaidMap, square: str, standing: TrapStanding) -> LaidMap:
    spot = named_place(square, len(laid.quest.boards))
    traps = laid.quest.boards[spot.board].of_kind("trap") if spot else ()
    there = [thing.id for thing in traps if spot and spot.square in set(thing.block.squares())]
    return changed(laid, traps={**laid.traps, **dict.fromkeys(there, standing)}) if there else laid
