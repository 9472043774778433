"""The state of a game, the board with its rooms, heroes, sun and turn, and how it follows a fact."""

from collections.abc import Mapping
from typing import Literal

from app.core.board.compass import DIRECTIONS, Direction, neighbour, opposite
from app.core.events import Event
from app.core.game_system import GameState
from app.core.model import Model
from app.core.own_entries import ENTRY_EVENTS, Own, follow_entries
from app.core.rulebook import ReadingChosen, follow_reading
from app.systems.dungeonquest.content import Board, Content, Monster, Sheet, Tile, content_of, read_data
from app.systems.dungeonquest.fields import End, Exit, FightSide, Loot, Obstacle, Status, Variant
from app.systems.dungeonquest.rules import Settled

Phase = Literal["setup", "status", "action", "fight", "over"]


class Room(Model):
    """A tile as it lies, with the tokens in it. `chamber`: one of the two fields of the treasure chamber."""

    tile: Tile
    tile_id: str = ""
    monster_token: bool = False
    searched_token: bool = False
    entrance_token: bool = False


class Hero(Model):
    """A hero: the sheet, and what has become of him. `place` is that of the travel marker while he is below."""

    id: str
    name: str
    sheet_id: str
    sheet: Sheet
    place: str
    wounds: int = 0
    tokens: int = 0
    loot: tuple[Loot, ...] = ()
    status: Status = "dungeon"
    came_from: Direction | None = None
    side: str = ""
    facing: Direction = "north"
    rune: str = ""  # the card, as long as it was not used
    has_drawn_rune: bool = False
    below: tuple[Loot | None, ...] = ()  # the catacomb cards beside the sheet; None is no loot

    @property
    def is_out(self) -> bool:
        """Return whether the hero has no more turns."""
        return self.status in ("dead", "escaped")

    @property
    def gold(self) -> int:
        """Return the value of the loot."""
        return sum(one.value or 0 for one in self.loot)


class Fight(Model):
    """A fight with cards: the monster that its player knows, who plays it, and the cards that lie face down.

    `seals` are by side, `hero` or `monster`. `fatal`: wounds of a hero who fell, as long as death can wait.
    """

    monster: Monster | None
    monster_player: str
    name: str = ""
    is_below: bool = False
    corridors: tuple[str, ...] = ()
    wounds: int = 0
    seals: Mapping[FightSide, str] = {}
    may_flee: bool = False
    fatal: int = 0


class Table(GameState):
    """State of the table. Heroes stand in their seats' order, clockwise."""

    settled: Settled = Settled()
    variants: tuple[Variant, ...] = ()
    cards: Literal["own", "printed"] = "own"
    board: Board | None = None
    rooms: Mapping[str, Room] = {}
    heroes: Mapping[str, Hero] = {}
    first: str = ""
    active: str = ""
    phase: Phase = "setup"
    fight: Fight | None = None
    sun: int = 1
    drawn: Mapping[str, tuple[str, ...]] = {}  # cards and tiles by deck that are not in it
    own_entries: Own = ()  # of the group's catalogue
    library: Mapping[str, Tile] = {}  # printed tiles that somebody described, in tables of before there were entries

    @property
    def is_solitaire(self) -> bool:
        """Return whether a lone player plays."""
        return "solitaire" in self.variants

    @property
    def content(self) -> Content:
        """Return the content in play: what came with the game, and the group's own."""
        return content_of(self.own_entries)

    def own(self, kind: str) -> tuple[str, ...]:
        """Return the ids of the group's own entries of a kind."""
        return tuple(one.id for one in self.own_entries if one.kind == kind)

    @property
    def has_seals(self) -> bool:
        """Return whether combat cards lie face down."""
        return bool(self.fight and self.fight.seals)

    @property
    def seal_occasion(self) -> str:
        """Return the round of a fight: who fights what, on which turn, and how far it has come."""
        if self.fight is None:
            return ""
        return f"{self.sun}:{self.active}:{self.heroes[self.active].wounds}:{self.fight.name}:{self.fight.wounds}"

    def side_of(self, hero_id: str) -> FightSide | None:
        """Return whom a player, named by that player's hero, fights for now."""
        sides: Mapping[str, FightSide] = (
            {self.fight.monster_player: "monster", self.active: "hero"} if self.fight else {}
        )
        return sides.get(hero_id)

    @property
    def ground(self) -> Board:
        """Return the board that is played on."""
        return self.board or self.content.board

    def hero(self, hero_id: str) -> Hero:
        """Return a hero at the table."""
        return self.heroes[hero_id]

    def with_hero(self, hero_id: str, **changed: object) -> "Table":
        """Return the table after these fields of a hero have changed."""
        hero = self.heroes[hero_id].model_copy(update=changed)
        return self.model_copy(update={"heroes": {**self.heroes, hero_id: hero}})

    def with_room(self, place: str, **changed: object) -> "Table":
        """Return the table with another state of a room."""
        room = self.rooms[place].model_copy(update=changed)
        return self.model_copy(update={"rooms": {**self.rooms, place: room}})

    def tiles_left(self) -> int:
        """Return how many tiles are still face down; with printed ones those of the box."""
        there = len(self.content.deck("tile")) if self.cards == "own" else read_data("box")["room_tile"]
        return max(there - len(self.drawn.get("tile", ())), 0)

    def chamber_fields(self, place: str) -> tuple[str, ...]:
        """Return the fields of the room at a place: two for the treasure chamber, which is one room."""
        return tuple(self.ground.chamber) if place in self.ground.chamber else (place,)

    def heroes_in(self, place: str) -> tuple[str, ...]:
        """Return whose figures stand in the room at a place."""
        fields = self.chamber_fields(place)
        return tuple(one.id for one in self.heroes.values() if one.status == "dungeon" and one.place in fields)

    def neighbour(self, place: str, direction: str) -> str | None:
        """Return the next field in a direction; None beyond the outer wall."""
        return neighbour(place, direction, self.ground.width, self.ground.height)

    def exits(self, place: str, hero_id: str = "") -> tuple[Exit, ...]:
        """Return the passages of the room at a place, as they are for a hero (DQ-MOV-1, DQ-MOV-5)."""
        return tuple(one for one, _target in self.passages(place, hero_id))

    def passages(self, place: str, hero_id: str) -> tuple[tuple[Exit, str | None], ...]:
        """Return the passages as in `exits`, each with the field behind it; the treasure chamber may have two on one
        side.
        """
        return tuple(
            (self._exit(field, direction, hero_id), self.neighbour(field, direction))
            for direction in DIRECTIONS
            for field in self.chamber_fields(place)
            if direction in self.rooms[field].tile.openings
        )

    def _exit(self, place: str, direction: Direction, hero_id: str) -> Exit:
        tile, there = self.rooms[place].tile, self.neighbour(place, direction)
        near = tile.openings[direction]
        far: tuple[Obstacle, ...] = ()
        ends_at: End
        room = self.rooms.get(there or "")
        closed = not self.tiles_left() and self.settled.holds("A-05", "closed")
        if there is None:
            ends_at = "outer_wall"
        elif room is None:
            ends_at = "wall" if closed else "unexplored"
        elif opposite(direction) not in room.tile.openings:
            ends_at = "wall"
        else:
            far = tuple(reversed(room.tile.openings[opposite(direction)]))
            ends_at = "treasure_chamber" if room.tile.kind == "treasure" else "explored"
        taken = bool(there and room and set(self.heroes_in(there)) - {hero_id})
        side = tile.sides.get(direction, "")
        return Exit(direction=direction, ends_at=ends_at, hero_there=taken, obstacles=(*near, *far), side=side)


def evolve(table: Table, event: Event) -> Table:
    """Return the table after a fact."""
    if isinstance(event, ENTRY_EVENTS):
        return table.model_copy(update={"own_entries": follow_entries(table.own_entries, event)})
    if isinstance(event, ReadingChosen):
        return table.model_copy(update={"settled": follow_reading(table.settled, event)})
    changed: Table = event.evolve(table)
    return changed
