"""What can happen to a campaign whatever game is played."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from app.campaign.model import DiceMode, Outcome
from app.core.answers import Answer
from app.core.errors import Data
from app.core.events import Audience, Event, Subject
from app.core.model import IdSet


class HouseEvent(Event):
    """A fact about the house, not about the game."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """Each setting is a subject of its own, so that changing one never gets in the way of another."""
        return frozenset({self.type.partition(".")[0] + ":" + type(self).__name__})


class CampaignCreated(HouseEvent):
    """A campaign began; the seed makes its dice."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["campaign.created"] = "campaign.created"
    name: str
    system: str
    seed: str


class CampaignRenamed(HouseEvent):
    """The campaign got another name."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["campaign.renamed"] = "campaign.renamed"
    name: str


class NotesWritten(HouseEvent):
    """The game master's notes, which no player ever sees."""

    private: ClassVar[frozenset[str]] = frozenset({"text"})
    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["notes.written"] = "notes.written"
    text: str


class DiceModeChosen(HouseEvent):
    """Dice are thrown by hand or by the app from now on."""

    type: Literal["dice_mode.chosen"] = "dice_mode.chosen"
    mode: DiceMode


class PlayersPermitted(HouseEvent):
    """What players may do from their phones from now on."""

    type: Literal["players.permitted"] = "players.permitted"
    permissions: IdSet


class DeviceEvent(HouseEvent):
    """A fact about one phone."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    device_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The phone."""
        return frozenset({"device:" + self.device_id})


class DeviceAdmitted(DeviceEvent):
    """A phone joined the table."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["device.admitted"] = "device.admitted"
    name: str
    hero_ids: IdSet


class DeviceBound(DeviceEvent):
    """A phone plays these heroes from now on."""

    type: Literal["device.bound"] = "device.bound"
    hero_ids: IdSet


class DeviceRevoked(DeviceEvent):
    """A phone was sent away."""

    type: Literal["device.revoked"] = "device.revoked"


class InvitationRenewed(HouseEvent):
    """All QR codes shown before are worthless."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["invitation.renewed"] = "invitation.renewed"


class ProposalEvent(HouseEvent):
    """A fact about a proposal. Its player sees on the phone what becomes of it, not in the chronicle."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    proposal_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The proposal."""
        return frozenset({"proposal:" + self.proposal_id})


class ProposalMade(ProposalEvent):
    """A player would like to do something."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["proposal.made"] = "proposal.made"
    device_id: str
    name: str
    wish: str
    answers: tuple[Answer, ...] = ()


class ProposalWithdrawn(ProposalEvent):
    """A player thinks no more of it."""

    type: Literal["proposal.withdrawn"] = "proposal.withdrawn"


class ProposalSettled(ProposalEvent):
    """It was done or declined, or the rules no longer allow it: then code and data say why."""

    private: ClassVar[frozenset[str]] = frozenset({"data.*"})
    type: Literal["proposal.settled"] = "proposal.settled"
    became: Outcome
    code: str = ""
    data: Mapping[str, Data] = {}


EVENT_TYPES: tuple[type[HouseEvent], ...] = (
    CampaignCreated, CampaignRenamed, NotesWritten, DiceModeChosen, PlayersPermitted,
    DeviceAdmitted, DeviceBound, DeviceRevoked, InvitationRenewed,
    ProposalMade, ProposalWithdrawn, ProposalSettled,
)  # fmt: skip
