"""What happens between the fights: ways, traps, chests, treasures and fate. Differences and rolled faces."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Event, Subject
from app.systems.heroquest.decks import FATE_DECK, TREASURE_DECK, After, deck_subject
from app.systems.heroquest.dungeon import DUNGEON
from app.systems.heroquest.figure_events import FigureFact
from app.systems.heroquest.hero_events import HeroEvent, OwnHeroEvent


class DungeonEvent(Event):
    """A fact about the board."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The board."""
        return frozenset({DUNGEON})


class BoardCleared(DungeonEvent):
    """The board was cleared for the next quest, and every treasure card is back in its deck."""

    type: Literal["board.cleared"] = "board.cleared"


class AreaRevealed(DungeonEvent):
    """A room or a corridor was laid open."""

    type: Literal["area.revealed"] = "area.revealed"
    area: str


class AreasExhausted(DungeonEvent):
    """There is nothing left to find in these areas, or on the whole map."""

    type: Literal["areas.exhausted"] = "areas.exhausted"
    areas: tuple[str, ...]
    whole_map: bool


class MovementRolled(HeroEvent):
    """A hero moves: so many squares. `limit` names what leaves only the base of the class."""

    type: Literal["movement.rolled"] = "movement.rolled"
    base: int
    roll: Roll | None
    squares: int
    limit: Literal["no_mind", "slowed"] | None


class HeroOnBoard(HeroEvent):
    """A fact about a hero and the board."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the board."""
        return frozenset({self.hero_id, DUNGEON})


class TrapsSought(HeroOnBoard):
    """A hero looked for traps and secret doors in an area."""

    type: Literal["traps.sought"] = "traps.sought"
    area: str
    found: int
    secret_doors: int


class TrapMarked(DungeonEvent):
    """A question mark was laid: here is a trap, of whatever kind."""

    type: Literal["trap.marked"] = "trap.marked"
    square: str
    area: str


class TrapEvent(FigureFact):
    """A fact about a figure, a trap, and the place on the board, where one was named."""

    trap: str
    square: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure, and the board if the trap has a place there."""
        return frozenset({self.figure_id, DUNGEON}) if self.square else frozenset({self.figure_id})


class TrapSprung(TrapEvent):
    """A figure set a trap off; its question mark is gone."""

    type: Literal["trap.sprung"] = "trap.sprung"


class TrapDisarmed(TrapEvent):
    """A trap is harmless now."""

    type: Literal["trap.disarmed"] = "trap.disarmed"
    roll: Roll


class DisarmFailed(FigureFact):
    """A hero tried to disarm a trap and failed."""

    type: Literal["disarm.failed"] = "disarm.failed"
    trap: str
    roll: Roll


class TrapJumped(FigureFact):
    """A figure jumped: `landing` says how it ended. Without a roll there was nothing to throw for."""

    type: Literal["trap.jumped"] = "trap.jumped"
    trap: str
    roll: Roll | None
    landing: Literal["across", "hurt", "sprung"]


class TrapStruck(FigureFact):
    """What a trap did to a figure: the throws and the points that are left."""

    type: Literal["trap.struck"] = "trap.struck"
    trap: str
    attack: Roll | None
    defence: Roll | None
    points: int


class EdgeGrasped(FigureFact):
    """A figure held on to the edge of the abyss."""

    type: Literal["edge.grasped"] = "edge.grasped"
    trap: str
    roll: Roll


class EdgeMissed(FigureFact):
    """A figure found no hold at the edge of the abyss, and falls."""

    type: Literal["edge.missed"] = "edge.missed"
    trap: str
    roll: Roll


class PitOpened(DungeonEvent):
    """A pit lies open for the rest of the quest: on a square, or where an area or whoever fell into it tells."""

    type: Literal["pit.opened"] = "pit.opened"
    trap: str
    square: str
    area: str = ""
    figure_id: str | None = None  # told where neither square nor area is
    figure_kind: str | None = None


class SquareBlocked(DungeonEvent):
    """Rubble blocks a square for good."""

    type: Literal["square.blocked"] = "square.blocked"
    square: str


class FigureDodged(FigureFact):
    """A figure stepped to a free square beside it."""

    type: Literal["figure.dodged"] = "figure.dodged"
    square: str


class FirestormKindled(DungeonEvent):
    """A magic fire gathers; who is named may still leave before the game master's turn."""

    type: Literal["firestorm.kindled"] = "firestorm.kindled"
    trap: str
    area: str
    may_leave: tuple[str, ...]
    at_once: bool


class FirestormExploded(DungeonEvent):
    """A magic fire went off."""

    type: Literal["firestorm.exploded"] = "firestorm.exploded"
    trap: str
    area: str
    roll: Roll | None


class PitClimbed(FigureFact):
    """A figure left a pit."""

    type: Literal["pit.climbed"] = "pit.climbed"


class ChestEvent(HeroOnBoard):
    """A fact about a hero and a chest."""

    chest: str


class ChestDisarmed(ChestEvent):
    """The trap of a chest is harmless now."""

    type: Literal["chest.disarmed"] = "chest.disarmed"
    roll: Roll


class ChestSprung(ChestEvent):
    """The trap of a chest went off."""

    type: Literal["chest.sprung"] = "chest.sprung"
    roll: Roll


class ChestOpened(ChestEvent):
    """A chest stands open."""

    type: Literal["chest.opened"] = "chest.opened"


class TreasureCardDrawn(OwnHeroEvent):
    """A hero drew a treasure card, mostly by searching; without a roll its place was known, or it was of paper."""

    type: Literal["treasure_card.drawn"] = "treasure_card.drawn"
    area: str
    treasure_card: str
    roll: Roll | None
    stays_out: bool  # of the deck until the next quest
    deck: str = TREASURE_DECK

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero, the board and the deck."""
        return frozenset({self.hero_id, DUNGEON, deck_subject(self.deck)})


class FurnitureSearched(HeroOnBoard, OwnHeroEvent):
    """A hero searched a piece of furniture; that is done once."""

    type: Literal["furniture.searched"] = "furniture.searched"
    area: str
    furniture: str
    piece: str
    find: str
    roll: Roll


class PoisonTasted(HeroEvent):
    """A die said how strong a poison is."""

    type: Literal["poison.tasted"] = "poison.tasted"
    roll: Roll
    points: int


class WanderingMonsterCame(HeroEvent):
    """A wandering monster stands beside the hero and attacks at once."""

    type: Literal["wandering_monster.came"] = "wandering_monster.came"


class FateRolled(Event):
    """The game master asked fate; `hero_id` is whom a card for one person strikes, nobody if fate stays away."""

    type: Literal["fate.rolled"] = "fate.rolled"
    roll: Roll
    in_play: int
    hero_id: str | None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero; a throw that strikes nobody concerns nobody."""
        return frozenset({self.hero_id}) if self.hero_id else frozenset()


class FateCardDrawn(HeroEvent):
    """A card of fate was drawn; for one person it is the hero's."""

    type: Literal["fate_card.drawn"] = "fate_card.drawn"
    fate_card: str
    roll: Roll | None
    deck: str = FATE_DECK
    after: After = After.BACK

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the deck."""
        return frozenset({self.hero_id, deck_subject(self.deck)})


EXPLORATION_EVENTS: tuple[type[Event], ...] = (
    BoardCleared, AreaRevealed, AreasExhausted, MovementRolled, TrapsSought, TrapMarked, TrapSprung, TrapDisarmed,
    DisarmFailed, TrapJumped, TrapStruck, EdgeGrasped, EdgeMissed, PitOpened, SquareBlocked, FigureDodged,
    FirestormKindled, FirestormExploded, PitClimbed, ChestDisarmed, ChestSprung, ChestOpened, TreasureCardDrawn,
    PoisonTasted, WanderingMonsterCame, FateRolled, FateCardDrawn, FurnitureSearched,
)  # fmt: skip
