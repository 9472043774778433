"""Events at traps, and how the table follows."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Subject
from app.systems.heroquest.changes import DungeonEvent, FigureFact, added, changed, with_changed_dungeon
from app.systems.heroquest.state.dungeon import DUNGEON, Firestorm, Pit, TrapMarker
from app.systems.heroquest.state.table import Table


class TrapMarked(DungeonEvent, type="trap.marked"):
    """A question mark was laid: here is a trap, of whatever kind."""

    square: str
    area: str

    def evolve(self, table: Table) -> Table:
        markers = added(table.dungeon.trap_markers, TrapMarker(square=self.square, area=self.area))
        return with_changed_dungeon(table, trap_markers=markers)


class TrapEvent(FigureFact):
    """A fact about a figure, a trap, and the place on the board, where one was named."""

    trap: str
    square: str
    area: str = ""  # the open room it is in, if that was told

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the figure, and the board if the trap has a place there."""
        return frozenset({self.figure_id, DUNGEON}) if self.square else frozenset({self.figure_id})

    def evolve(self, table: Table) -> Table:
        left = tuple(marker for marker in table.dungeon.trap_markers if marker.square != self.square)
        spent = table.screen.with_spent(self.trap, self.area)
        return with_changed_dungeon(changed(table, screen=spent), trap_markers=left)


class TrapSprung(TrapEvent, type="trap.sprung"):
    """A figure set a trap off; its question mark is gone."""


class TrapDisarmed(TrapEvent, type="trap.disarmed"):
    """A trap is harmless now."""

    roll: Roll


class DisarmFailed(FigureFact, type="disarm.failed", changes_nothing=True):
    """A hero tried to disarm a trap and failed."""

    trap: str
    roll: Roll


class TrapJumped(FigureFact, type="trap.jumped", changes_nothing=True):
    """A figure jumped: `landing` says how it ended. Without a roll there was nothing to throw for."""

    trap: str
    roll: Roll | None
    landing: Literal["across", "hurt", "sprung"]


class TrapStruck(FigureFact, type="trap.struck", changes_nothing=True):
    """Effect of a trap on a figure: the throws and the points that are left."""

    trap: str
    attack: Roll | None
    defence: Roll | None
    points: int


class EdgeGrasped(FigureFact, type="edge.grasped", changes_nothing=True):
    """A figure held on to the edge of the abyss."""

    trap: str
    roll: Roll


class EdgeMissed(FigureFact, type="edge.missed", changes_nothing=True):
    """A figure found no hold at the edge of the abyss, and falls."""

    trap: str
    roll: Roll


class PitOpened(DungeonEvent, type="pit.opened"):
    """A pit lies open for the rest of the quest: on a square, or where an area or the fallen figure tells."""

    trap: str
    square: str
    area: str = ""
    figure_id: str | None = None  # told where neither square nor area is
    figure_kind: str | None = None

    def evolve(self, table: Table) -> Table:
        pit = Pit(trap=self.trap, square=self.square, area=self.area, figure_id=self.figure_id)
        return with_changed_dungeon(table, pits=added(table.dungeon.pits, pit))


class SquareBlocked(DungeonEvent, type="square.blocked"):
    """Rubble blocks a square for good."""

    square: str

    def evolve(self, table: Table) -> Table:
        return with_changed_dungeon(table, blocked=added(table.dungeon.blocked, self.square))


class FigureDodged(FigureFact, type="figure.dodged", changes_nothing=True):
    """A figure stepped to a free square beside it."""

    square: str


class FirestormKindled(DungeonEvent, type="firestorm.kindled", added_later=frozenset({"square"})):
    """A magic fire gathers; who is named may still leave before the game master's turn."""

    trap: str
    area: str
    may_leave: tuple[str, ...]
    at_once: bool
    square: str = ""

    def evolve(self, table: Table) -> Table:
        fires = added(table.dungeon.firestorms, Firestorm(trap=self.trap, area=self.area, square=self.square))
        return with_changed_dungeon(table, firestorms=fires)


class FirestormExploded(DungeonEvent, type="firestorm.exploded", added_later=frozenset({"square"})):
    """A magic fire went off."""

    trap: str
    area: str
    roll: Roll | None
    square: str = ""

    def evolve(self, table: Table) -> Table:
        place = (self.area, self.square)
        left = tuple(fire for fire in table.dungeon.firestorms if (fire.area, fire.square) != place)
        return with_changed_dungeon(table, firestorms=left)


class PitClimbed(FigureFact, type="pit.climbed", changes_nothing=True):
    """A figure left a pit."""
