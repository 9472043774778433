"""Events of the table, and what each changes. Rules that only tell something are `Found`."""

from typing import Literal

from app.core.board.compass import Direction
from app.core.events import Event, HeroEvent
from app.core.own_entries import entry_of, with_entries
from app.systems.dungeonquest.content import Board, Sheet, Tile, Way
from app.systems.dungeonquest.fields import Deck, Variant
from app.systems.dungeonquest.state import Hero, Phase, Room, Table


class HeroSeated(HeroEvent, type="hero.seated", private=frozenset({"name"})):
    """Somebody sits down."""

    name: str
    sheet_id: str
    sheet: Sheet
    place: str

    def evolve(self, table: Table) -> Table:
        said = self.model_dump(exclude={"type", "hero_id", "secret"})
        hero = Hero(id=self.hero_id, **{**said, "sheet": self.sheet})
        return table.model_copy(update={"heroes": {**table.heroes, hero.id: hero}})


class GameBegun(Event, type="game.begun"):
    """The board lies there, the first player is known, the sun stands on its first space."""

    first: str
    variants: tuple[Variant, ...]
    cards: Literal["own", "printed"]
    board: Board

    def evolve(self, table: Table) -> Table:
        towers = {place: _printed("tower", sides) for place, sides in self.board.towers.items()}
        chamber = {place: _printed("treasure", sides) for place, sides in self.board.chamber.items()}
        corners = {self.board.corner(place): place for place in self.board.towers}
        heroes = {one.id: one.model_copy(update={"place": corners[one.place]}) for one in table.heroes.values()}
        return table.model_copy(
            update={
                "heroes": heroes,
                "first": self.first, "active": self.first, "phase": "status", "variants": self.variants,
                "cards": self.cards, "board": self.board, "rooms": {**towers, **chamber},
            }
        )  # fmt: skip


def _printed(kind: Literal["tower", "treasure"], sides: tuple[Direction, ...]) -> Room:
    return Room(tile=Tile(kind=kind, ways=tuple(Way(direction=one) for one in sides)))


class TurnDue(Event, type="turn.due"):
    """Turn that comes next, and the phase it begins with."""

    hero_id: str
    phase: Phase

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"active": self.hero_id, "phase": self.phase, "fight": None})


class SunMoved(Event, type="sun.moved", is_told=False):
    """The sun goes on."""

    spaces: int = 1

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"sun": table.sun + self.spaces})


class TileLaid(Event, type="tile.laid"):
    """A tile lies on a field now, as it lies."""

    place: str
    tile_id: str
    tile: Tile
    described: Tile | None = None  # a printed one that was told for the first time, its arrow in the south

    def evolve(self, table: Table) -> Table:
        room = Room(tile=self.tile, tile_id=self.tile_id)
        drawn = {**table.drawn, "tile": (*table.drawn.get("tile", ()), self.tile_id)}
        own = table.own_entries
        if self.described:
            own = with_entries(own, entry_of("tiles", self.tile_id, self.described))
        return table.model_copy(update={"rooms": {**table.rooms, self.place: room}, "drawn": drawn, "own_entries": own})


class RoomChanged(Event, type="room.changed", is_told=False):
    """Tokens come or go, or the tile lies otherwise."""

    place: str
    monster_token: bool | None = None
    searched_token: bool | None = None
    entrance_token: bool | None = None
    turned: bool = False
    cleared: bool = False  # web or rubble are gone

    def evolve(self, table: Table) -> Table:
        tokens = ("monster_token", "searched_token", "entrance_token")
        changed = {name: getattr(self, name) for name in tokens if getattr(self, name) is not None}
        tile = table.rooms[self.place].tile
        if self.turned:
            changed["tile"] = tile.lying(2)
        if self.cleared:
            changed["tile"] = tile.model_copy(update={"kind": "dungeon", "sides": {}})
        return table.with_room(self.place, **changed)


class CardDrawn(HeroEvent, type="card.drawn"):
    """A card out of a deck of our own."""

    deck: Deck
    card: str

    def evolve(self, table: Table) -> Table:
        pile = (*table.drawn.get(self.deck, ()), self.card)
        return table.model_copy(update={"drawn": {**table.drawn, self.deck: pile}})


class DeckShuffled(Event, type="deck.shuffled"):
    """Shuffling back of drawn cards; loot that somebody holds stays out (DQ-CRD-2, DQ-TRN-6)."""

    deck: Deck

    def evolve(self, table: Table) -> Table:
        held = (card.name for hero in table.heroes.values() for card in (*hero.loot, *filter(None, hero.below)))
        known = table.content.cards
        out = tuple(one for one in held if one in known and known[one].deck == self.deck)
        return table.model_copy(update={"drawn": {**table.drawn, self.deck: out}})


class GameOver(Event, type="game.over", is_milestone=True, ends_evening=True):
    """Sunset, or everybody is dead or has escaped."""

    sunset: bool

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"phase": "over", "fight": None})
