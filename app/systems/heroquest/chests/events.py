"""Events of chests."""

from app.core.dice import Roll
from app.systems.heroquest.changes import HeroOnBoard, added, with_changed_dungeon
from app.systems.heroquest.state.table import Table


class ChestEvent(HeroOnBoard):
    """A fact about a hero and a chest."""

    chest: str


class ChestMadeSafe(ChestEvent):
    """The trap of a chest does no harm any more."""

    def evolve(self, table: Table) -> Table:
        return with_changed_dungeon(table, safe_chests=added(table.dungeon.safe_chests, self.chest))


class ChestDisarmed(ChestMadeSafe, type="chest.disarmed"):
    """The trap of a chest is harmless now."""

    roll: Roll


class ChestSprung(ChestMadeSafe, type="chest.sprung"):
    """The trap of a chest went off."""

    roll: Roll


class ChestOpened(ChestEvent, type="chest.opened", private=frozenset({"also"})):
    """A chest stands open. `also`: what lies in it that the game has no rules for, as the drawing words it."""

    also: tuple[str, ...] = ()

    def evolve(self, table: Table) -> Table:
        return with_changed_dungeon(table, open_chests=added(table.dungeon.open_chests, self.chest))
