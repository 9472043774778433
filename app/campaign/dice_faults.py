"""Faults of the dice in a journal, and the fate of each roll that lay open."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from app.campaign import open_rolls
from app.campaign.commands import AcceptProposal, HouseCommand, KeepRoll
from app.campaign.events import DiceRenewed, RollLapsed
from app.campaign.model import Entry, EntryKind, House, OpenRoll
from app.campaign.same_wish import is_for, wish_of
from app.core.answers import app_faces
from app.core.game_system import GameSystem


class DiceFault(StrEnum):
    """Kind of fault of a die."""

    OTHER_FACE = "other_face"  # another one lies at its place
    NO_PLACE = "no_place"  # it shows a face that came from nowhere
    USED_TWICE = "used_twice"  # its place was used before, for something else
    LEFT_OUT = "left_out"  # a place was passed over: what lay there stands in no entry
    NOT_SETTLED = "not_settled"  # it lay open, and was neither used nor told as lapsed


@dataclass(frozen=True)
class DiceFinding:
    """Fault, and the entry it is in."""

    revision: int
    fault: DiceFault
    place: int
    shown: str = ""
    expected: str = ""


class OpenRollCheck:
    """Follows each roll that lies open to its end: it is used, or an entry tells that it lapsed."""

    def __init__(self, system: GameSystem) -> None:
        self._system = system
        self._kept: dict[str, int] = {}  # by who holds a roll, the entry in which it fell
        self._told = set[tuple[int, ...]]()
        self._passed_over: dict[str, OpenRoll] = {}  # done without it: it must lapse before the next dice

    def take(self, entry: Entry, before: House, after: House) -> Iterator[DiceFinding]:
        """Yield what is wrong with rolls that end with an entry, or should have. The house before and after it."""
        for owner, roll in before.open_rolls.items():
            if open_rolls.is_proposed(owner):  # what becomes of a proposal stands in an entry
                continue
            if after.open_rolls.get(owner) != roll:
                self._passed_over.pop(owner, None)
                is_settled = _is_used(entry, roll) or _has_lapsed(entry, owner)
            else:
                is_settled = not (_renews(entry) or self._should_have_lapsed(entry, owner, before))
                if self._is_passed_over(entry, owner, roll, before):
                    self._passed_over[owner] = roll
            if not is_settled:
                yield from self._finding(owner, roll)
        if isinstance(entry.command, KeepRoll):
            self._kept[entry.command.device_id] = entry.revision

    def at_end(self) -> Iterator[DiceFinding]:
        """Yield rolls that still lie open although their wish was done without them."""
        for owner, roll in self._passed_over.items():
            yield from self._finding(owner, roll)

    def _should_have_lapsed(self, entry: Entry, owner: str, before: House) -> bool:
        """Return whether somebody throws again although a roll that was passed over still lies there; told once."""
        throws = open_rolls.owner_of(entry.actor) == owner and any(one >= before.cup.next for one in entry.places)
        return throws and self._passed_over.pop(owner, None) is not None

    def _is_passed_over(self, entry: Entry, owner: str, roll: OpenRoll, before: House) -> bool:
        """Return whether the game's action was done with other dice: then the roll must lapse next."""
        command = entry.command
        if entry.kind is not EntryKind.ACTION or command is None or open_rolls.owner_of(entry.actor) != owner:
            return False
        if isinstance(command, HouseCommand) and not isinstance(command, AcceptProposal):
            return False
        throws = any(place >= before.cup.next for place in entry.places)
        return throws or is_for(self._system, roll, wish_of(command))

    def _finding(self, owner: str, roll: OpenRoll) -> Iterator[DiceFinding]:
        """Yield what is wrong with a roll, once."""
        if roll.places in self._told:
            return
        self._told.add(roll.places)
        faces = ", ".join(app_faces(roll.answers))
        yield DiceFinding(self._kept.get(owner, 0), DiceFault.NOT_SETTLED, roll.places[0], faces)


def _is_used(entry: Entry, roll: OpenRoll) -> bool:
    return entry.kind is EntryKind.REDO or not set(roll.places).isdisjoint(entry.places)


def _has_lapsed(entry: Entry, owner: str) -> bool:
    return any(isinstance(event, RollLapsed) and event.device_id == owner for event in entry.events)


def _renews(entry: Entry) -> bool:
    return any(isinstance(event, DiceRenewed) for event in entry.events)


def missing(renewed: DiceRenewed, entry: Entry, house: House, first: int) -> Iterator[DiceFinding]:
    """Yield a finding if more dice were told when the seed was laid open than stand in the journal."""
    if renewed.dice > house.cup.next - first:
        yield DiceFinding(entry.revision, DiceFault.LEFT_OUT, house.cup.next)
