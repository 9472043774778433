"""The first move or action of a hero on turn, noted from the facts: some things are announced before it (ch. 1.1)."""

from app.core.events import Event
from app.systems.heroquest.changes import settled
from app.systems.heroquest.chests.events import ChestOpened
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.exploration.events import FurnitureSearched, TrapsSought, TreasureCardDrawn
from app.systems.heroquest.magic.events import BasicSpellCast, ScrollRead, SpellCast
from app.systems.heroquest.potions.events import PotionThrown
from app.systems.heroquest.registry import after_each
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.events import DisarmFailed, TrapDisarmed

_DEEDS = (
    StrikeResolved, BasicSpellCast, SpellCast, ScrollRead, TrapsSought, FurnitureSearched, TrapDisarmed, DisarmFailed,
    ChestOpened, PotionThrown,
)  # fmt: skip
_DOERS = ("attacker_id", "hero_id", "figure_id")  # the fields that name who did it


@after_each
def note_deed(_before: Table, later: Table, event: Event) -> Table:
    """Note that the hero on turn has acted. A treasure card counts where it was drawn by searching."""
    is_deed = isinstance(event, _DEEDS) or (isinstance(event, TreasureCardDrawn) and bool(event.area))
    if not is_deed or later.round.turn not in {getattr(event, field, None) for field in _DOERS}:
        return later
    return settled(later, settling("acted", later.round.turn or ""))
