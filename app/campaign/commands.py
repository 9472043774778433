"""Commands of a campaign that every game has."""

from collections.abc import Mapping
from operator import not_
from sys import modules
from typing import Annotated

from pydantic import Field, StringConstraints

from app.campaign.model import DiceMode, Renewal
from app.core.answers import Answer
from app.core.dice import Roll
from app.core.errors import Data
from app.core.events import Command, Subject, kinds_in
from app.core.model import IdSet
from app.core.texts import Line, Lines

CampaignName = Annotated[str, Line(60, least=1)]
DeviceName = Annotated[str, Line(40, least=1)]
Notes = Annotated[str, Lines(20_000, seen="typed", strips=False)]
Wish = Annotated[str, StringConstraints(max_length=5_000)]


class HouseCommand(Command, touches=("house:{type}",)):
    """A wish about the house, not about the game; the game master's alone. Each setting is a subject of its own."""


class RenameCampaign(HouseCommand, type="rename_campaign", private=frozenset({"name"})):
    """Give the campaign another name."""

    name: CampaignName


class WriteNotes(HouseCommand, type="write_notes", private=frozenset({"text"})):
    """Replace the game master's notes."""

    text: Notes


class ChooseDiceMode(HouseCommand, type="choose_dice_mode"):
    """Choose how dice are thrown by default."""

    mode: DiceMode


class PermitPlayers(HouseCommand, type="permit_players"):
    """Choose what players may do from their phones."""

    permissions: IdSet


class DeviceCommand(HouseCommand, touches=("device:{device_id}",), undoable=False):
    """A wish about one phone. Not undoable: a phone sent away stays away until it is invited again."""

    device_id: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class AdmitDevice(DeviceCommand, type="admit_device", private=frozenset({"name"})):
    """Let a phone join; the fields are those of a Device."""

    name: DeviceName
    hero_ids: IdSet
    code: Annotated[str, StringConstraints(max_length=64)] = ""
    known: bool = True
    wanted: IdSet = frozenset()


class BindDevice(DeviceCommand, type="bind_device"):
    """Choose the heroes a phone plays, and those it waits for because another phone plays them."""

    hero_ids: IdSet
    wanted: IdSet = frozenset()


class KnowDevice(DeviceCommand, type="know_device"):
    """Say that a phone belongs to the group."""


class RevokeDevice(DeviceCommand, type="revoke_device"):
    """Send a phone away; `renew` makes the code worthless that let it in."""

    renew: bool = False


class RevokeUnknownDevices(HouseCommand, type="revoke_unknown_devices", undoable=False):
    """Send all unknown phones away, and make the codes worthless that let them in."""


class RenewInvitation(HouseCommand, type="renew_invitation", undoable=False):
    """Make QR codes shown so far worthless: all, or only that of the table (empty) or of a hero."""

    code: Annotated[str, StringConstraints(max_length=64)] | None = None


class ProposalCommand(HouseCommand, touches=("proposal:{proposal_id}",), undoable=False):
    """A wish about a player's proposal. Proposals come and go; only what is done upon one can be taken back."""

    proposal_id: Annotated[str, StringConstraints(pattern=r"^[a-z0-9]{1,40}$")]


class ProposeAction(ProposalCommand, type="propose_action"):
    """Ask the game master to let something happen; `wish` is a command of the game as JSON."""

    device_id: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    wish: Wish
    answers: Annotated[tuple[Answer, ...], Field(max_length=20)] = ()


class WithdrawProposal(ProposalCommand, type="withdraw_proposal"):
    """Take a proposal back, or no longer show what became of it."""


class DeclineProposal(ProposalCommand, type="decline_proposal", private=frozenset({"reason"})):
    """Say no to a proposal, and why if somebody likes to: its player reads it on the phone."""

    reason: Annotated[str, Line(200)] = ""


class ExpireProposal(ProposalCommand, type="expire_proposal", private=frozenset({"data.*"})):
    """Let a proposal go that the rules no longer allow; an error's code and data say why."""

    code: Annotated[str, StringConstraints(max_length=80)]
    data: Mapping[str, Data] = {}


class AcceptProposal(ProposalCommand, type="accept_proposal", undoable=True):
    """Do what was proposed, as completed by the game master: one action, which can be taken back as such.

    `concerns` is what the wish is about, so that who is concerned can be seen without knowing the game.
    """

    wish: Wish
    concerns: IdSet

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the proposal, and what its wish is about."""
        return super().subjects | self.concerns


class RollCommand(HouseCommand, touches=("roll:{device_id}",), undoable=False):
    """A wish about dice that lie open; `device_id` is "" for the game master. What was thrown was thrown."""

    device_id: str
    rolls: tuple[Roll, ...]
    hidden: bool = False


class DropRoll(RollCommand, type="drop_roll"):
    """Let an open roll lapse."""

    wish: str = ""


class KeepRoll(RollCommand, type="keep_roll"):
    """Keep what the app has just thrown for a wish that is not confirmed yet; what lay open before lapses."""

    wish: str
    open_fields: IdSet = frozenset()
    concerns: Annotated[IdSet, Field(exclude_if=not_)] = frozenset()
    correcting: int | None = None
    answers: tuple[Answer, ...]
    lapsed: DropRoll | None = None


class TellLapse(RollCommand, type="tell_lapse"):
    """Tell everybody of a roll that lapsed while somebody it was about was hidden. The app's alone."""

    place: int
    wish: str


class RenewDice(HouseCommand, type="renew_dice", undoable=False):
    """Lay the seed of the dice open and begin a new one; what lies open of the old dice lapses. The app's alone.

    Everything it says is worked out before (`open_rolls.renewing`), so that it can be decided again anywhere.
    """

    reason: Renewal
    revealed: str
    dice: int
    seed: str
    fingerprint: str
    lapsed: tuple[DropRoll, ...] = ()


COMMAND_TYPES = kinds_in(HouseCommand, modules[__name__])
