"""What can happen to monsters and in fights. Differences and rolled faces, never totals."""

from typing import ClassVar, Literal

from app.core.dice import Roll
from app.core.events import Audience, Event, Subject
from app.systems.heroquest.figure_events import FigureFact
from app.systems.heroquest.item_events import ItemEvent
from app.systems.heroquest.means import Means
from app.systems.heroquest.pool import Pool
from app.systems.heroquest.state import Effect, Place


class MonsterEvent(Event):
    """A fact about one monster; its points are the game master's secret."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    monster_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The monster."""
        return frozenset({self.monster_id})


class MonsterPlaced(MonsterEvent):
    """A monster came onto the board."""

    type: Literal["monster.placed"] = "monster.placed"
    kind: str
    name: str
    attack: int
    defence: int
    body: int
    mind: int | None
    movement: int | None = None
    further_attacks: tuple[int, ...] = ()
    abilities: tuple[str, ...] = ()
    blue_defence: bool = False
    number: int = 0
    hidden: bool = False


class MonsterRemoved(MonsterEvent):
    """A monster was taken from the board."""

    type: Literal["monster.removed"] = "monster.removed"
    kind: str


class MonsterWounded(MonsterEvent):
    """A monster lost body points."""

    type: Literal["monster.wounded"] = "monster.wounded"
    kind: str
    points: int


class MonsterSlain(MonsterEvent):
    """A monster has no body points left; `by` is who took the last one, as far as that is known."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["monster.slain"] = "monster.slain"
    kind: str
    by: str | None = None


class EffectChanged(FigureFact):
    """Something began to hold on a figure, grew, shrank or ended."""

    type: Literal["effect.changed"] = "effect.changed"
    effect: Effect
    change: int


class EncounterEvent(Event):
    """A fact about two figures; the kind is None for a hero."""

    attacker_id: str
    attacker_kind: str | None
    target_id: str
    target_kind: str | None

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both figures."""
        return frozenset({self.attacker_id, self.target_id})


class StrikeResolved(EncounterEvent):
    """Somebody was attacked: the dice of both sides with their reasons, what they hit and stopped.

    `points` get through the defence; saves and pushes may still take some of them. `diverted` points struck whoever was
    next in the path of an indirect shot.
    """

    type: Literal["strike.resolved"] = "strike.resolved"
    means: Means
    attack: Pool
    attack_roll: Roll
    defence: Pool
    defence_roll: Roll | None
    hits: int
    blocks: int
    diverted: int = 0
    points: int
    weapon_id: str | None = None  # the hero's thing; None: bare hands, or a monster


class FigurePushed(EncounterEvent):
    """Somebody was pushed back one square, and the attacker followed."""

    type: Literal["figure.pushed"] = "figure.pushed"


class FigurePassed(Event):
    """Somebody moved across the square of another; the kind is None for a hero."""

    type: Literal["figure.passed"] = "figure.passed"
    mover_id: str
    mover_kind: str | None
    holder_id: str
    holder_kind: str | None

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both figures."""
        return frozenset({self.mover_id, self.holder_id})


class FloorEvent(ItemEvent):
    """A fact about a thing between a hero and the floor."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the thing."""
        return frozenset({self.hero_id, "item:" + self.item_id})


class WeaponThrown(FloorEvent):
    """A weapon left the hand; it is lost, or lies beside the target."""

    type: Literal["weapon.thrown"] = "weapon.thrown"
    target_id: str
    roll: Roll | None
    lost: bool


class ItemPickedUp(FloorEvent):
    """A thing was taken up from the floor."""

    added_later: ClassVar[frozenset[str]] = frozenset({"wear"})
    type: Literal["item.picked_up"] = "item.picked_up"
    place: Place
    wear: tuple[str, ...] = ()


class ItemLaidDown(FloorEvent):
    """A hero had to leave a thing on the spot; others may take it."""

    added_later: ClassVar[frozenset[str]] = frozenset({"wear"})
    type: Literal["item.laid_down"] = "item.laid_down"
    wear: tuple[str, ...] = ()


class ThingLeftBehind(Event):
    """What lay on the floor and nobody took up again stays in the dungeon for good."""

    type: Literal["thing.left_behind"] = "thing.left_behind"
    item_id: str
    content_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The thing."""
        return frozenset({"item:" + self.item_id})


COMBAT_EVENTS: tuple[type[Event], ...] = (
    MonsterPlaced, MonsterRemoved, MonsterWounded, MonsterSlain, EffectChanged, StrikeResolved, FigurePushed,
    FigurePassed, WeaponThrown, ItemPickedUp, ItemLaidDown, ThingLeftBehind,
)  # fmt: skip
