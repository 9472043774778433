"""The parts of a campaign: the house around a game's table, the actors, and the entries of the journal."""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from operator import not_
from typing import Annotated

from pydantic import Field, SerializeAsAny

from app.core.answers import Answer
from app.core.dice import DiceCup, Roll
from app.core.errors import Data
from app.core.events import Command, Event, Subject
from app.core.game_system import GameState, Role, Viewer
from app.core.model import IdSet, Model


class DiceMode(StrEnum):
    """Way dice are thrown unless somebody chooses otherwise, for good on their device or for a single roll."""

    HAND = "hand"  # told in figures wherever the rule only counts
    FACES = "faces"  # the same dice, told face by face
    STANDARD = "standard"  # at the table too, but with the dice everybody has instead of the game's own
    APP = "app"


class Renewal(StrEnum):
    """Reason why the dice are revealed and new ones begin."""

    OVER = "over"  # the evening they were for: what the game says ends it
    ASKED = "asked"  # the game master wanted it
    MOVED = "moved"  # the campaign came out of a file, which must not tell the dice to come


class Actor(Model):
    """Person who acts: the game master, a player at a device, or a guest."""

    role: Role
    device_id: str | None = None
    name: str = ""
    hero_ids: IdSet = frozenset()

    @property
    def viewer(self) -> Viewer:
        """Return the viewer this person is: role and heroes, which decide what is shown."""
        return Viewer(role=self.role, hero_ids=self.hero_ids)

    @property
    def draws_blind(self) -> bool:
        """Return whether this person must not know what the app will draw (see replay)."""
        return self.role is not Role.GAME_MASTER


GAME_MASTER = Actor(role=Role.GAME_MASTER)
GUEST = Actor(role=Role.GUEST)


class Device(Model):
    """A phone that joined by a QR code.

    `code` is the hero whose own code let it in, empty for the code of the table. `known`: the game master said that it
    belongs to the group. `wanted` are heroes that another phone plays: the game master decides.
    """

    id: str
    name: str
    hero_ids: IdSet
    revoked: bool = False
    code: str = ""
    known: bool = True
    wanted: IdSet = frozenset()


class Outcome(StrEnum):
    """Outcome of a proposal."""

    ACCEPTED = "accepted"
    DECLINED = "declined"
    EXPIRED = "expired"


class Proposal(Model):
    """Wish of a player: the game's command as JSON, with the choices made so far.

    Without an outcome it waits for the game master. What expired says why: an error's code and data.
    """

    id: str
    device_id: str
    by: str
    wish: str
    answers: tuple[Answer, ...] = ()
    outcome: Outcome | None = None
    code: str = ""
    data: Mapping[str, Data] = {}


class OpenRoll(Model):
    """Dice that the app threw and that lie open: for which wish, after which answers, from which places of the cup.

    `correcting` names the action that is being corrected. A hidden one is about somebody the players do not see, which
    are its `concerns`. What the `open_fields` of a wish say need not have been told when the dice fell.
    """

    wish: str
    correcting: int | None = None
    answers: tuple[Answer, ...]
    places: tuple[int, ...]
    rolls: tuple[Roll, ...] = ()
    hidden: bool = False
    concerns: Annotated[IdSet, Field(exclude_if=not_)] = frozenset()
    open_fields: IdSet = frozenset()


class UntoldLapse(Model):
    """A roll that lapsed while somebody it was about was hidden; `place` is that of its first die."""

    device_id: str
    place: int
    wish: str
    rolls: tuple[Roll, ...]
    concerns: IdSet


class House(Model):
    """Parts of a campaign that every game has: name, settings, devices, notes and the dice.

    `open_rolls` by who holds them (see open_rolls.owner_of), `taken_back` by the wish they were thrown for, `untold`
    what lapsed unseen by the players.
    """

    name: str
    cup: DiceCup
    dice_mode: DiceMode = DiceMode.HAND
    permissions: IdSet = frozenset()
    notes: str = ""
    invitation: int = 1
    renewed_codes: Mapping[str, int] = {}
    devices: Mapping[str, Device] = {}
    proposals: Mapping[str, Proposal] = {}
    open_rolls: Mapping[str, OpenRoll] = {}
    taken_back: Mapping[str, OpenRoll] = {}
    untold: Annotated[tuple[UntoldLapse, ...], Field(exclude_if=not_)] = ()

    def code_generation(self, code: str) -> int:
        """Return how often a code was renewed; `code` is a hero, or empty for the code of the table."""
        return self.invitation + self.renewed_codes.get(code, 0)

    @property
    def joined(self) -> tuple[Device, ...]:
        """Return the phones that joined and were not sent away."""
        return tuple(device for device in self.devices.values() if not device.revoked)


class CampaignState(Model):
    """State of a campaign at one revision."""

    house: House
    table: SerializeAsAny[GameState]

    def as_json(self) -> tuple[str, str]:
        """Return the house and the table as JSON."""
        return self.house.model_dump_json(), self.table.model_dump_json()


class EntryKind(StrEnum):
    """Kind of an entry of the journal."""

    ACTION = "action"
    CORRECTION = "correction"
    UNDO = "undo"
    REDO = "redo"


class Entry(Model):
    """One line of the journal. Never changed, never deleted."""

    revision: int
    kind: EntryKind
    actor: Actor
    at: datetime
    target: int | None = None
    command: SerializeAsAny[Command] | None = None
    answers: tuple[Answer, ...] = ()
    places: tuple[int, ...] = ()
    events: tuple[SerializeAsAny[Event], ...] = ()

    @property
    def is_told(self) -> bool:
        """Return whether the chronicle has anything to tell; undo and redo are told with their target."""
        return not self.events or any(event.is_told for event in self.events)

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the ids that the command was about and that its facts changed."""
        own: frozenset[Subject] = self.command.subjects if self.command else frozenset()
        return own.union(*(event.subjects for event in self.events))


class Action(Model):
    """An entry that did something, and how it stands today: where it counts and whether it still does."""

    entry: Entry
    place: int
    active: bool
    undoable: bool
    replaces: int | None = None
    subjects: frozenset[Subject]

    @property
    def revision(self) -> int:
        """Return the revision the action was appended at; its name for undo, redo and correction."""
        return self.entry.revision

    @property
    def events(self) -> tuple[Event, ...]:
        """Return the events of this action."""
        return self.entry.events

    def wish(self) -> tuple[Command | None, tuple[Answer, ...]]:
        """Return the command and the answers it was given."""
        return self.entry.command, self.entry.answers
