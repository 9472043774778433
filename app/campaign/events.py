"""What can happen to a campaign whatever game is played."""

from typing import ClassVar, Literal

from app.campaign.model import DiceMode
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

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["campaign.created"] = "campaign.created"
    name: str
    system: str
    seed: str


class CampaignRenamed(HouseEvent):
    """The campaign got another name."""

    type: Literal["campaign.renamed"] = "campaign.renamed"
    name: str


class NotesWritten(HouseEvent):
    """The game master's notes, which no player ever sees."""

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


EVENT_TYPES: tuple[type[HouseEvent], ...] = (
    CampaignCreated, CampaignRenamed, NotesWritten, DiceModeChosen, PlayersPermitted,
    DeviceAdmitted, DeviceBound, DeviceRevoked, InvitationRenewed,
)  # fmt: skip
