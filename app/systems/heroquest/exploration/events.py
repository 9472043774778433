"""What happens on the board between fights, and how the table follows."""

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
    of_dungeon,
    settled,
)
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.dungeon import DUNGEON, Dungeon, furniture_place, settling
from app.systems.heroquest.state.screen import FATE_DECK, TREASURE_DECK, After, deck_subject
from app.systems.heroquest.state.table import Table


class BoardCleared(DungeonEvent, type="board.cleared"):
    """The board was cleared for the next quest, and every treasure card is back in its deck."""


@evolves(BoardCleared)
def _cleared(table: Table, _: BoardCleared) -> Table:
    """Slain monsters and their tally go; standing monsters and the map stay, they may be for the next quest."""
    standing = {monster.id: monster for monster in table.monsters.values() if monster.is_standing}
    maps = {"map": table.map and table.map.as_laid, "map_aside": table.map_aside and table.map_aside.as_laid}
    table = changed(table, dungeon=Dungeon(), slain=(), monsters=standing, **maps)
    # Journals that knew no other decks tell so that all treasure cards are back; others have said it already.
    return with_pile(table, TREASURE_DECK, changed(pile_of(table, TREASURE_DECK), out=()))


class MapTakenAway(DungeonEvent, type="map.taken_away"):
    """The map of the quest was put away."""


@evolves(MapTakenAway)
def _map_taken_away(table: Table, _: MapTakenAway) -> Table:
    return table.model_copy(update={"map": None, "map_aside": None})


class AreaRevealed(DungeonEvent, type="area.revealed"):
    """A room or a corridor was laid open."""

    area: str


class AreasExhausted(DungeonEvent, type="areas.exhausted"):
    """There is nothing left to find in these areas, or on the whole map."""

    areas: tuple[str, ...]
    whole_map: bool


@evolves(AreasExhausted, part=of_dungeon)
def _areas_exhausted(dungeon: Dungeon, event: AreasExhausted) -> Dungeon:
    exhausted = added(dungeon.exhausted, *event.areas)
    return changed(dungeon, exhausted=exhausted, all_exhausted=dungeon.all_exhausted or event.whole_map)


class MovementRolled(HeroEvent, type="movement.rolled"):
    """A hero moves: so many squares. `limit` names what leaves only the base of the class."""

    base: int
    roll: Roll | None
    squares: int
    limit: Literal["no_mind", "slowed"] | None


@evolves(MovementRolled)
def _moved(table: Table, event: MovementRolled) -> Table:
    return settled(table, settling("moved", event.hero_id))


class TrapsSought(HeroOnBoard, type="traps.sought"):
    """A hero looked for traps and secret doors in an area."""

    area: str
    found: int
    secret_doors: int


@evolves(AreaRevealed, TrapsSought, part=of_dungeon)
def _area_revealed(dungeon: Dungeon, event: AreaRevealed | TrapsSought) -> Dungeon:
    """An area in which somebody searches lies open, whether or not that was told before."""
    return changed(dungeon, revealed=added(dungeon.revealed, event.area))


class TreasureCardDrawn(
    OwnHeroEvent, type="treasure_card.drawn", touches=("{hero_id}", DUNGEON, deck_subject("{deck}"))
):
    """A hero drew a treasure card, mostly by searching; without a roll its place was known, or it was of paper."""

    area: str
    treasure_card: str
    roll: Roll | None
    stays_out: bool  # of the deck until the next quest
    deck: str = TREASURE_DECK


@evolves(TreasureCardDrawn)
def _treasure_drawn(table: Table, event: TreasureCardDrawn) -> Table:
    dungeon = table.dungeon
    if event.area:
        dungeon = changed(dungeon, revealed=added(dungeon.revealed, event.area))
    after = After.OUT if event.stays_out else After.BACK
    return after_draw(changed(table, dungeon=dungeon), event.deck, event.treasure_card, event.roll, after)


class FurnitureSearched(HeroOnBoard, OwnHeroEvent, type="furniture.searched"):
    """A hero searched a piece of furniture; that is done once."""

    area: str
    furniture: str
    piece: str
    find: str
    roll: Roll


@evolves(FurnitureSearched, part=of_dungeon)
def _furniture_searched(dungeon: Dungeon, event: FurnitureSearched) -> Dungeon:
    place = furniture_place(event.area, event.furniture, event.piece)
    revealed = added(dungeon.revealed, event.area)
    return changed(dungeon, revealed=revealed, searched_furniture=added(dungeon.searched_furniture, place))


@changes_nothing
class PoisonTasted(HeroEvent, type="poison.tasted"):
    """A die said how strong a poison is."""

    roll: Roll
    points: int


@changes_nothing
class WanderingMonsterCame(HeroEvent, type="wandering_monster.came"):
    """A wandering monster stands beside the hero and attacks at once."""


class FateRolled(Event, type="fate.rolled", touches=("{hero_id}",)):
    """The game master asked fate; `hero_id` is whom a card for one person strikes, nobody if fate stays away."""

    # the hero; a throw that strikes nobody concerns nobody
    roll: Roll
    in_play: int
    hero_id: str | None


@evolves(FateRolled)
def _asked_fate(table: Table, _: FateRolled) -> Table:
    return settled(table, settling("fate"))


class FateCardDrawn(HeroEvent, type="fate_card.drawn", touches=("{hero_id}", deck_subject("{deck}"))):
    """A card of fate was drawn; for one person it is the hero's."""

    fate_card: str
    roll: Roll | None
    deck: str = FATE_DECK
    after: After = After.BACK


@evolves(FateCardDrawn)
def _fate_drawn(table: Table, event: FateCardDrawn) -> Table:
    return after_draw(table, event.deck, event.fate_card, event.roll, event.after)
