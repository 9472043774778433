"""What the places of the board are called: those known so far, and a name for the next one."""

from collections.abc import Iterable, Sequence
from itertools import count

from app.systems.heroquest.state.dungeon import Dungeon
from app.web.forms import SelectOption
from app.web.translation import _

NAMED = ("area", "chest")  # the fields that name a place


def options(dungeon: Dungeon, field: str) -> Sequence[SelectOption]:
    """What can be chosen for a field that names a place."""
    return [SelectOption(name, name) for name in (areas(dungeon) if field == "area" else chests(dungeon))]


def likeliest(dungeon: Dungeon, field: str) -> str:
    """Where it most likely happens: where people have been of late, at the chest that is safe by now."""
    known = areas(dungeon) if field == "area" else chests(dungeon)
    return known[-2] if len(known) > 1 else known[0]


def squares(dungeon: Dungeon) -> Sequence[str]:
    """The squares that have a name by now: question marks and open pits."""
    named = (*(one.square for one in dungeon.trap_markers), *(one.square for one in dungeon.pits))
    return tuple(dict.fromkeys(filter(None, named)))


def areas(dungeon: Dungeon) -> Sequence[str]:
    """The rooms and corridors that lie open, and one more."""
    known = dict.fromkeys((*dungeon.revealed, *dungeon.exhausted, *(one.area for one in dungeon.trap_markers)))
    return (*known, _next(_("Raum %d"), known))


def chests(dungeon: Dungeon) -> Sequence[str]:
    """The chests that may still be opened, and one more."""
    shut = [chest for chest in dungeon.safe_chests if chest not in dungeon.open_chests]
    return (*shut, _next(_("Truhe %d"), (*dungeon.safe_chests, *dungeon.open_chests)))


def _next(pattern: str, taken: Iterable[str]) -> str:
    there = {name.casefold() for name in taken}
    return next(name for name in (pattern % number for number in count(1)) if name.casefold() not in there)
