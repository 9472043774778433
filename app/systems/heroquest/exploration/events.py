"""Events on the board between fights, and how the table follows."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Event
from app.systems.heroquest.cards.events import after_draw, pile_of, with_pile
from app.systems.heroquest.changes import (
    DungeonEvent,
    HeroEvent,
    HeroOnBoard,
    OwnHeroEvent,
    added,
    changed,
    settled,
    with_changed_dungeon,
    with_thrown,
)
from app.systems.heroquest.state.dungeon import DUNGEON, Dungeon, furniture_place, settling
from app.systems.heroquest.state.screen import FATE_DECK, TREASURE_DECK, After, deck_subject
from app.systems.heroquest.state.table import Table


class BoardCleared(DungeonEvent, type="board.cleared"):
    """The board was cleared for the next quest, and every treasure card is back in its deck."""

    def evolve(self, table: Table) -> Table:
        """Slain monsters and their tally go; standing monsters and the map stay, they may be for the next quest."""
        standing = {monster.id: monster for monster in table.monsters.values() if monster.is_standing}
        maps = {"map": table.map and table.map.as_laid, "map_aside": table.map_aside and table.map_aside.as_laid}
        table = changed(table, dungeon=Dungeon(), slain=(), monsters=standing, **maps)
        # Journals that knew no other decks tell so that all treasure cards are back; others have said it already.
        return with_pile(table, TREASURE_DECK, changed(pile_of(table, TREASURE_DECK), out=()))


class MapTakenAway(DungeonEvent, type="map.taken_away"):
    """The map of the quest was put away."""

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"map": None, "map_aside": None})


class AreaRevealed(DungeonEvent, type="area.revealed"):
    """A room or a corridor was laid open."""

    area: str

    def evolve(self, table: Table) -> Table:
        return _revealed(table, self.area)


class AreasExhausted(DungeonEvent, type="areas.exhausted"):
    """There is nothing left to find in these areas, or on the whole map."""

    areas: tuple[str, ...]
    whole_map: bool

    def evolve(self, table: Table) -> Table:
        exhausted, whole_map = (
            added(table.dungeon.exhausted, *self.areas),
            table.dungeon.all_exhausted or self.whole_map,
        )
        return with_changed_dungeon(table, exhausted=exhausted, all_exhausted=whole_map)


class MovementRolled(HeroEvent, type="movement.rolled"):
    """A hero moves: so many squares. `limit` names what leaves only the base of the class."""

    base: int
    roll: Roll | None
    squares: int
    limit: Literal["no_mind", "slowed"] | None

    def evolve(self, table: Table) -> Table:
        return with_thrown(settled(table, settling("moved", self.hero_id)), self.hero_id, self.squares)


class TrapsSought(HeroOnBoard, type="traps.sought"):
    """A hero looked for traps and secret doors in an area."""

    area: str
    found: int
    secret_doors: int

    def evolve(self, table: Table) -> Table:
        return _revealed(table, self.area)


class TreasureCardDrawn(
    OwnHeroEvent, type="treasure_card.drawn", touches=("{hero_id}", DUNGEON, deck_subject("{deck}"))
):
    """A hero drew a treasure card, mostly by searching; without a roll its place was known, or it was of paper."""

    area: str
    treasure_card: str
    roll: Roll | None
    stays_out: bool  # of the deck until the next quest
    deck: str = TREASURE_DECK

    def evolve(self, table: Table) -> Table:
        after = After.OUT if self.stays_out else After.BACK
        table = _revealed(table, self.area) if self.area else table
        return after_draw(table, self.deck, self.treasure_card, self.roll, after)


class FurnitureSearched(HeroOnBoard, OwnHeroEvent, type="furniture.searched"):
    """A hero searched a piece of furniture; that is done once."""

    area: str
    furniture: str
    piece: str
    find: str
    roll: Roll

    def evolve(self, table: Table) -> Table:
        place = furniture_place(self.area, self.furniture, self.piece)
        searched = added(table.dungeon.searched_furniture, place)
        return with_changed_dungeon(_revealed(table, self.area), searched_furniture=searched)


class PoisonTasted(HeroEvent, type="poison.tasted", changes_nothing=True):
    """A die said how strong a poison is."""

    roll: Roll
    points: int


class WanderingMonsterCame(HeroEvent, type="wandering_monster.came", changes_nothing=True):
    """A wandering monster stands beside the hero and attacks at once."""


class FateRolled(Event, type="fate.rolled", touches=("{hero_id}",)):
    """The game master asked fate; `hero_id` is whom a card for one person strikes, None if fate stays away."""

    # the hero; a throw that strikes no hero concerns no one
    roll: Roll
    in_play: int
    hero_id: str | None

    def evolve(self, table: Table) -> Table:
        return settled(table, settling("fate"))


class FateCardDrawn(HeroEvent, type="fate_card.drawn", touches=("{hero_id}", deck_subject("{deck}"))):
    """A card of fate was drawn; for one person it is the hero's."""

    fate_card: str
    roll: Roll | None
    deck: str = FATE_DECK
    after: After = After.BACK

    def evolve(self, table: Table) -> Table:
        return after_draw(table, self.deck, self.fate_card, self.roll, self.after)


def _revealed(table: Table, area: str) -> Table:
    """Mark an area in which somebody searches as open, whether or not that was told before."""
    return with_changed_dungeon(table, revealed=added(table.dungeon.revealed, area))
