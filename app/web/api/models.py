"""The shapes that go over the API.

Commands, events and tables are a game's own; `api_schema` puts them in where a component is named here.
"""

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import AfterValidator, AwareDatetime, Field, JsonValue, StringConstraints, WithJsonSchema

from app.campaign.commands import CampaignName
from app.campaign.model import DiceMode, EntryKind, Outcome
from app.core.answers import Answer
from app.core.game_system import PassportItem, PassportSpellSet, Role
from app.core.model import Model
from app.core.texts import visible
from app.web.table.conversation.told import COMPONENT, EventJson

Revision = Annotated[int, Field(ge=0, lt=2**53)]

Key = Annotated[
    str,
    StringConstraints(min_length=1, max_length=80),
    AfterValidator(visible),
    Field(description="Chosen by the caller. The same key acts only once, however often it is sent."),
]
MadeFrom = Annotated[Revision, Field(description="The revision of the campaign the caller has seen.")]
SystemId = Annotated[str, StringConstraints(min_length=1, max_length=40)]
CommandJson = Annotated[dict[str, JsonValue], WithJsonSchema({COMPONENT: "Command"})]
TableJson = Annotated[Mapping[str, Any], WithJsonSchema({COMPONENT: "Table"})]
Answers = Annotated[tuple[Answer, ...], Field(max_length=200)]


class NewCampaign(Model):
    """A campaign to begin. One that names no game plays the first that is installed."""

    name: CampaignName
    system: SystemId | None = None
    key: Key


class GameLine(Model):
    """A game of this house: what a new campaign names it by, and what people call it."""

    id: str
    name: str


class Wish(Model):
    """Fields of every wish that changes a campaign."""

    revision: MadeFrom
    key: Key


class CommandRequest(Wish):
    """Something to do, with all answers it asks for."""

    command: CommandJson
    answers: Answers = ()


class PreviewRequest(Model):
    """Something to think through; `correcting` an action that is decided anew in its old place."""

    command: CommandJson
    answers: Answers = ()
    correcting: Revision | None = None


class ThrowRequest(PreviewRequest):
    """Dice that the app is to throw for something: those that the last answers leave to it."""

    key: Key


class UndoRequest(Wish):
    """An action to take back; without a target the newest."""

    target: Revision | None = None


class RedoRequest(Wish):
    """Bring back what was taken back last."""


class CorrectionRequest(Wish):
    """An action to decide anew with other answers: mistyped dice."""

    target: Revision
    answers: Answers


class ProposalRequest(Wish):
    """Something a player would like to do; choices may be made already."""

    command: CommandJson
    answers: Annotated[tuple[Answer, ...], Field(max_length=20)] = ()


class AcceptRequest(Wish):
    """Yes to a proposal, with all answers it asks for; a command completes or changes what was proposed."""

    command: CommandJson | None = None
    answers: Answers = ()


class DeclineRequest(Wish):
    """No to a proposal."""


class WithdrawRequest(Wish):
    """A proposal that its player takes back."""


class CampaignLine(Model):
    """A campaign in the list."""

    id: int
    name: str
    system: str
    revision: int
    changed_at: AwareDatetime


class Begun(Model):
    """A campaign began, or had already begun with this key."""

    id: int
    revision: int
    repeated: bool


class CampaignView(Model):
    """A campaign as the caller may see it; `notes` are the game master's."""

    id: int
    name: str
    system: str
    revision: int
    role: Role
    hero_ids: tuple[str, ...]
    dice_mode: DiceMode
    permissions: tuple[str, ...]
    can_redo: bool
    notes: str | None
    table: TableJson


class HeroView(Model):
    """A hero; what stands in the passport only for those whose hero it is."""

    hero_id: str
    name: str
    player: str
    hero_class: str
    status: str
    seat: int
    values: Mapping[str, int] | None
    equipment: tuple[PassportItem, ...] | None
    spell_sets: tuple[PassportSpellSet, ...] | None


class Applied(Model):
    """Result of a wish: the campaign's revision, the facts, and whether the key had acted before."""

    revision: int
    repeated: bool
    events: tuple[EventJson, ...]


class ChangedValue(Model):
    """One value as it is and as it would be, in words; `before` is null for what comes or goes."""

    label: str
    before: str | None
    after: str


class ChangedSubject(Model):
    """Changes of a figure, the table or the campaign."""

    name: str
    changes: tuple[ChangedValue, ...]


class UndoPreview(Model):
    """Preview of taking an action back: the changes in words, and the whole table then."""

    target: int
    changes: tuple[ChangedSubject, ...]
    table: TableJson


class ProposalView(Model):
    """A proposal; without an outcome it waits. What expired says why."""

    id: str
    device_id: str
    by: str
    command: CommandJson
    answers: tuple[Answer, ...]
    outcome: Outcome | None
    code: str


class Who(Model):
    """Person who did something."""

    role: Role
    name: str


class JournalEntry(Model):
    """An entry of the journal as far as the caller may read it; command, answers and places are the game master's.

    `counts` says whether an action still counts today; undo and redo themselves have none. `places` says which of the
    campaign's dice were used up, the first being 0: with them the whole journal can be played again elsewhere.
    """

    revision: int
    kind: EntryKind
    by: Who
    at: AwareDatetime
    target: int | None
    counts: bool | None
    can_undo: bool
    command: CommandJson | None
    answers: tuple[Answer, ...] | None
    places: tuple[int, ...] | None
    events: tuple[EventJson, ...]


class JournalPage(Model):
    """Some entries, oldest first; `next_after` leads to the next page, null at the end."""

    entries: tuple[JournalEntry, ...]
    next_after: int | None


class DeviceView(Model):
    """A phone that joined."""

    id: str
    name: str
    hero_ids: tuple[str, ...]
    wanted: tuple[str, ...]
    known: bool
    revoked: bool
    connected: bool
    seen_at: AwareDatetime | None


class ProblemField(Model):
    """Error of one field."""

    field: str
    code: str
    message: str


class Problem(Model):
    """A fault: a stable code for programs, a German sentence for people (RFC 9457)."""

    type: str
    title: str
    status: int
    code: str
    data: Mapping[str, Any]
    errors: tuple[ProblemField, ...]
