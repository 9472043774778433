"""Interfaces a campaign needs. `storage` and `web` implement them; tests may use fakes."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import NamedTuple, Protocol

from app.campaign.model import Action, CampaignState, Entry
from app.core.answers import Answer
from app.core.events import Command, Event, PictureOf, Subject
from app.core.game_system import GameSystem

Clock = Callable[[], datetime]
Progress = Callable[[int, int], None]  # hears how many entries are done, of how many


def no_progress(_done: int, _of: int) -> None:
    """Do nothing, for work without a progress display."""


class StorageFault(Exception):
    """The disk or the file, not a player, is at fault; nothing was changed. The code names what happened.

    storage.full              no room left on the disk
    storage.read_only         the file or folder cannot be opened or written
    storage.busy              another program holds the file
    storage.unreachable       the database's server does not answer
    storage.refused           the database's server does not let us in: user, password or name of the database
    storage.no_driver         what speaks to the database's server is not installed
    storage.failed            the disk reports an error
    backup.not_tried          the trial of a backup was broken off
    storage.broken            the file is no whole database
    database.foreign          the file is a database of another program
    database.newer            a newer version of this program made it (`revision`)
    database.upgrade_failed   bringing it to this version did not work; it is as it was
    journal.damaged           an entry was changed from outside or is missing (`revision`)
    journal.unknown_format    an entry is written in a way this version does not know (`revision`)
    state.damaged             what stands as the current state is not what was written; a rebuild repairs it
    """

    def __init__(self, code: str, **data: int | str) -> None:
        self.code = code
        self.data = data
        super().__init__(code)


class JournalFault(StorageFault):
    """The journal is at fault, not the disk: `journal.damaged`, `journal.unknown_format`."""


class CampaignSummary(NamedTuple):
    """A campaign as the list of campaigns shows it."""

    id: int
    name: str
    system: str
    revision: int
    changed_at: datetime


class Recorded(Protocol):
    """An action that counts, as a replay reads it: its facts at once, the wish behind them only when asked for."""

    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def revision(self) -> int: ...
    @property
    def place(self) -> int: ...
    @property
    def subjects(self) -> frozenset[Subject]: ...

    def wish(self) -> tuple[Command | None, tuple[Answer, ...]]:
        """Return the command and the answers it was given."""


class Checkpoint(NamedTuple):
    """A state as it is kept."""

    place: int
    house: str
    table: str
    digest: str


class Reading(Protocol):
    """A consistent look at one campaign."""

    @property
    def system(self) -> GameSystem: ...
    @property
    def revision(self) -> int: ...
    @property
    def mark(self) -> Hashable:
        """Return a mark of this state of the campaign: equal only for equal rows, also of another program."""

    @property
    def state(self) -> CampaignState: ...

    def revision_of_key(self, key: str) -> int | None:
        """Return the entry that was already made with this idempotency key; none for "", which is no key."""

    def action(self, revision: int) -> Action | None:
        """Return the action appended at this revision."""

    def subjects_since(self, revision: int) -> Iterable[frozenset[Subject]]:
        """Return the subjects of each entry after this revision."""

    def last_undoable(self) -> Action | None:
        """Return the newest action that counts and may be taken back."""

    def redo_stack(self) -> tuple[int, ...]:
        """Return actions taken back since the last new one, the newest at the end."""

    @property
    def last_checkpoint(self) -> int:
        """Return the place of the newest kept state."""

    def actions_from(self, place: int) -> Iterator[Recorded]:
        """Return all actions that count, from this place on, in the order in which they count."""

    def recent(self, count: int, before: int | None = None) -> Sequence[Action]:
        """Return the newest actions, those taken back included, newest first; `before` a revision."""

    def has_pictures(self, owner: Subject, digest: str = "") -> bool:
        """Return whether this picture of theirs is kept; without a digest, any."""

    def entries(self, after: int = 0, limit: int | None = None) -> Iterator[Entry]:
        """Return the journal from the entry after this revision on."""

    def checkpoint_before(self, place: int) -> tuple[int, CampaignState]:
        """Return the nearest kept state before this place (the first is the beginning and is always kept)."""

    def checkpoint(self, place: int, state: CampaignState) -> Checkpoint:
        """Return the state after the action at this place, in the form in which it would be kept."""


class Writing(Reading, Protocol):
    """One transaction on one campaign: all of it happens or nothing."""

    def append(self, entry: Entry, key: str, subjects: frozenset[Subject]) -> None:
        """Add a line to the journal."""

    def add_action(self, entry: Entry, place: int, replaces: int | None = None) -> None:
        """Let an entry count from now on."""

    def set_active(self, revision: int, active: bool) -> None:
        """Let an action count or not."""

    def save(self, state: CampaignState, redo: tuple[int, ...]) -> None:
        """Make this the campaign's current state, read tables included."""

    def keep_checkpoint(self, place: int, state: CampaignState) -> None:
        """Keep the state after the action at this place, so that later replays are short."""

    def keep(self, checkpoint: Checkpoint) -> None:
        """Keep a state that was brought into its form before."""

    def keep_picture(self, picture: PictureOf, content: bytes) -> None:
        """Keep the bytes of a picture; the same picture twice is one."""

    def forget_pictures(self, owner: Subject) -> None:
        """Let nothing be left of somebody's pictures."""

    def drop_checkpoints(self, place: int) -> None:
        """Forget kept states from this place on."""


class Store(Protocol):
    """Storage of campaigns."""

    def create(self, system_id: str, entry: Entry, state: CampaignState, key: str) -> int:
        """Return a new campaign with its first entry; returns its id. The same key twice gives the same campaign."""

    def reading(self, campaign_id: int) -> AbstractContextManager[Reading]:
        """Look at a campaign. Raises: UnknownSubject."""

    def writing(self, campaign_id: int) -> AbstractContextManager[Writing]:
        """Change a campaign, alone. Raises: UnknownSubject."""


class MilestoneListener(Protocol):
    """Hears of facts after which a backup is due."""

    def milestone(self, campaign_id: int) -> None:
        """Called after the commit of a fact that is a milestone; must not take long."""


class Broadcaster(Protocol):
    """Tells the open pages that a campaign has moved on."""

    def publish(self, campaign_id: int, revision: int) -> None:
        """Called after the commit; two commits may be told in either order."""


class Ear(Broadcaster, Protocol):
    """Hears of what the other programs on the same database do. Everything may be called from any thread."""

    def meet(self, program: str, tell: Callable[[str], None] | None) -> None:
        """Take the name of this program and the function that reaches all others; None when they are out of reach."""

    def hear(self, text: str) -> None:
        """Take in what one of them told all others."""

    def call_roll(self) -> None:
        """Time to tell them again what they should know."""


LONGEST = 2_000_000  # characters of one drawing


class StoredDrawing(NamedTuple):
    """A drawing. `undo` and `redo`: what was done by the step that would be taken or brought back; None without one."""

    id: str
    name: str
    revision: int
    changed_at: datetime
    body: str
    undo: str | None = None
    redo: str | None = None
