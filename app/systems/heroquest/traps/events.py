"""What happens at traps and chests, and how the table follows."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Subject
from app.systems.heroquest.changes import DungeonEvent, FigureFact, HeroOnBoard, added, changed, of_dungeon
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.dungeon import DUNGEON, Dungeon, Firestorm, Pit, TrapMarker


class TrapMarked(DungeonEvent, type="trap.marked"):
    """A question mark was laid: here is a trap, of whatever kind."""

    square: str
    area: str


@evolves(TrapMarked, part=of_dungeon)
def _trap_marked(dungeon: Dungeon, event: TrapMarked) -> Dungeon:
    return changed(
        dungeon, trap_markers=added(dungeon.trap_markers, TrapMarker(square=event.square, area=event.area))
    )  # fmt: skip


class TrapEvent(FigureFact):
    """A fact about a figure, a trap, and the place on the board, where one was named."""

    trap: str
    square: str
    area: str = ""  # the open room it is in, if that was told

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure, and the board if the trap has a place there."""
        return frozenset({self.figure_id, DUNGEON}) if self.square else frozenset({self.figure_id})


class TrapSprung(TrapEvent, type="trap.sprung"):
    """A figure set a trap off; its question mark is gone."""


class TrapDisarmed(TrapEvent, type="trap.disarmed"):
    """A trap is harmless now."""

    roll: Roll


@evolves(TrapSprung, TrapDisarmed, part=of_dungeon)
def _marker_gone(dungeon: Dungeon, event: TrapSprung | TrapDisarmed) -> Dungeon:
    left = tuple(marker for marker in dungeon.trap_markers if marker.square != event.square)
    return changed(dungeon, trap_markers=left)


@changes_nothing
class DisarmFailed(FigureFact, type="disarm.failed"):
    """A hero tried to disarm a trap and failed."""

    trap: str
    roll: Roll


@changes_nothing
class TrapJumped(FigureFact, type="trap.jumped"):
    """A figure jumped: `landing` says how it ended. Without a roll there was nothing to throw for."""

    trap: str
    roll: Roll | None
    landing: Literal["across", "hurt", "sprung"]


@changes_nothing
class TrapStruck(FigureFact, type="trap.struck"):
    """What a trap did to a figure: the throws and the points that are left."""

    trap: str
    attack: Roll | None
    defence: Roll | None
    points: int


@changes_nothing
class EdgeGrasped(FigureFact, type="edge.grasped"):
    """A figure held on to the edge of the abyss."""

    trap: str
    roll: Roll


@changes_nothing
class EdgeMissed(FigureFact, type="edge.missed"):
    """A figure found no hold at the edge of the abyss, and falls."""

    trap: str
    roll: Roll


class PitOpened(DungeonEvent, type="pit.opened"):
    """A pit lies open for the rest of the quest: on a square, or where an area or whoever fell into it tells."""

    trap: str
    square: str
    area: str = ""
    figure_id: str | None = None  # told where neither square nor area is
    figure_kind: str | None = None


@evolves(PitOpened, part=of_dungeon)
def _pit_opened(dungeon: Dungeon, event: PitOpened) -> Dungeon:
    pit = Pit(trap=event.trap, square=event.square, area=event.area, figure_id=event.figure_id)
    return changed(dungeon, pits=added(dungeon.pits, pit))


class SquareBlocked(DungeonEvent, type="square.blocked"):
    """Rubble blocks a square for good."""

    square: str


@evolves(SquareBlocked, part=of_dungeon)
def _square_blocked(dungeon: Dungeon, event: SquareBlocked) -> Dungeon:
    return changed(dungeon, blocked=added(dungeon.blocked, event.square))


@changes_nothing
class FigureDodged(FigureFact, type="figure.dodged"):
    """A figure stepped to a free square beside it."""

    square: str


class FirestormKindled(DungeonEvent, type="firestorm.kindled"):
    """A magic fire gathers; who is named may still leave before the game master's turn."""

    trap: str
    area: str
    may_leave: tuple[str, ...]
    at_once: bool


@evolves(FirestormKindled, part=of_dungeon)
def _kindled(dungeon: Dungeon, event: FirestormKindled) -> Dungeon:
    return changed(dungeon, firestorms=added(dungeon.firestorms, Firestorm(trap=event.trap, area=event.area)))


class FirestormExploded(DungeonEvent, type="firestorm.exploded"):
    """A magic fire went off."""

    trap: str
    area: str
    roll: Roll | None


@evolves(FirestormExploded, part=of_dungeon)
def _exploded(dungeon: Dungeon, event: FirestormExploded) -> Dungeon:
    return changed(dungeon, firestorms=tuple(fire for fire in dungeon.firestorms if fire.area != event.area))


@changes_nothing
class PitClimbed(FigureFact, type="pit.climbed"):
    """A figure left a pit."""


class ChestEvent(HeroOnBoard):
    """A fact about a hero and a chest."""

    chest: str


class ChestDisarmed(ChestEvent, type="chest.disarmed"):
    """The trap of a chest is harmless now."""

    roll: Roll


class ChestSprung(ChestEvent, type="chest.sprung"):
    """The trap of a chest went off."""

    roll: Roll


@evolves(ChestDisarmed, ChestSprung, part=of_dungeon)
def _chest_safe(dungeon: Dungeon, event: ChestDisarmed | ChestSprung) -> Dungeon:
    return changed(dungeon, safe_chests=added(dungeon.safe_chests, event.chest))


class ChestOpened(ChestEvent, type="chest.opened"):
    """A chest stands open."""


@evolves(ChestOpened, part=of_dungeon)
def _chest_opened(dungeon: Dungeon, event: ChestOpened) -> Dungeon:
    return changed(dungeon, open_chests=added(dungeon.open_chests, event.chest))
