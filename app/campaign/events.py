"""Events of a campaign that every game has."""

from collections.abc import Mapping
from operator import not_
from sys import modules
from typing import Annotated, ClassVar

from pydantic import Field

from app.campaign.model import Device, DiceMode, House, Outcome, Proposal, Renewal
from app.core.answers import Answer
from app.core.dice import Roll
from app.core.errors import Data
from app.core.events import Audience, Event, Subject, kinds_in
from app.core.model import IdSet, like


class HouseEvent(Event, touches=("{setting}",)):
    """A fact about the house, not about the game."""

    @property
    def setting(self) -> Subject:
        """Return each setting as a subject of its own, so that changing one never gets in the way of another."""
        return self.type.partition(".")[0] + ":" + type(self).__name__


class CampaignCreated(HouseEvent, type="campaign.created", private=frozenset({"name"})):
    """A campaign began; the seed makes its dice. It is secret while it runs; the fingerprint commits to it."""

    name: str
    system: str
    seed: str
    fingerprint: str = ""  # earlier versions showed none

    def evolve(self, house: House) -> House:
        return house.model_copy(update={"name": self.name})


class CampaignRenamed(HouseEvent, type="campaign.renamed", private=frozenset({"name"})):
    """The campaign got another name."""

    name: str

    def evolve(self, house: House) -> House:
        return house.model_copy(update={"name": self.name})


class NotesWritten(HouseEvent, type="notes.written", private=frozenset({"text"}), audience=Audience.GAME_MASTER):
    """The game master's notes, which no player ever sees."""

    text: str

    def evolve(self, house: House) -> House:
        return house.model_copy(update={"notes": self.text})


class DiceModeChosen(HouseEvent, type="dice_mode.chosen"):
    """Dice are thrown by hand or by the app from now on."""

    mode: DiceMode

    def evolve(self, house: House) -> House:
        return house.model_copy(update={"dice_mode": self.mode})


class PlayersPermitted(HouseEvent, type="players.permitted"):
    """Change of what players may do from their phones."""

    permissions: IdSet

    def evolve(self, house: House) -> House:
        return house.model_copy(update={"permissions": self.permissions})


class DeviceEvent(HouseEvent, touches=("device:{device_id}",), audience=Audience.GAME_MASTER):
    """A fact about one phone."""

    device_id: str

    def evolve(self, house: House) -> House:
        """Return the house with this device after it."""
        device = self.evolve_device(house.devices[self.device_id])
        return house.model_copy(update={"devices": {**house.devices, device.id: device}})

    def evolve_device(self, device: Device) -> Device:
        """Return the device after it."""
        return device


class PlayingEvent(DeviceEvent):
    """A fact about whom a phone plays, and for whom it waits because another phone plays them."""

    hero_ids: IdSet
    wanted: IdSet = frozenset()


class DeviceAdmitted(PlayingEvent, type="device.admitted", private=frozenset({"name"})):
    """A phone joined the table."""

    name: str
    code: str = ""
    known: bool = True

    def evolve(self, house: House) -> House:
        device = like(Device, self, id=self.device_id)
        return house.model_copy(update={"devices": {**house.devices, device.id: device}})


class DeviceBound(PlayingEvent, type="device.bound", private=frozenset({"name"})):
    """A phone plays these heroes from now on, and waits for those that another phone plays."""

    name: str = ""

    def evolve_device(self, device: Device) -> Device:
        return device.model_copy(update={"hero_ids": self.hero_ids, "wanted": self.wanted})


class DeviceKnown(DeviceEvent, type="device.known", private=frozenset({"name"})):
    """The game master said that a phone belongs to the group."""

    name: str = ""

    def evolve_device(self, device: Device) -> Device:
        return device.model_copy(update={"known": True})


class DeviceRevoked(DeviceEvent, type="device.revoked", private=frozenset({"name"})):
    """A phone was sent away."""

    name: str = ""

    def evolve_device(self, device: Device) -> Device:
        return device.model_copy(update={"revoked": True})


class InvitationRenewed(HouseEvent, type="invitation.renewed", audience=Audience.GAME_MASTER):
    """QR codes shown before are worthless: all, or only that of the table (empty) or of a hero."""

    code: str | None = None

    def evolve(self, house: House) -> House:
        if self.code is None:
            return house.model_copy(update={"invitation": house.invitation + 1})
        renewed = {**house.renewed_codes, self.code: house.renewed_codes.get(self.code, 0) + 1}
        return house.model_copy(update={"renewed_codes": renewed})


class WishEvent(HouseEvent):
    """A fact about something somebody wants to do: `deed` is the kind of command, and who would do it."""

    deed: str = ""
    actor_ids: IdSet = frozenset()


class ProposalEvent(WishEvent, touches=("proposal:{proposal_id}",), audience=Audience.GAME_MASTER):
    """A fact about a proposal. Its player sees on the phone what becomes of it, not in the chronicle."""

    proposal_id: str


class ProposalMade(ProposalEvent, type="proposal.made", private=frozenset({"name"})):
    """A player would like to do something."""

    device_id: str
    name: str
    wish: str
    answers: tuple[Answer, ...] = ()

    def evolve(self, house: House) -> House:
        """Return the house without what was settled for the same phone before."""
        forgotten = [one.id for one in house.proposals.values() if one.device_id == self.device_id and one.outcome]
        kept = {name: one for name, one in house.proposals.items() if name not in forgotten}
        made = like(Proposal, self, id=self.proposal_id, by=self.name)
        return house.model_copy(update={"proposals": {**kept, made.id: made}})


class ProposalWithdrawn(ProposalEvent, type="proposal.withdrawn"):
    """A player thinks no more of it."""

    def evolve(self, house: House) -> House:
        kept = {name: one for name, one in house.proposals.items() if name != self.proposal_id}
        return house.model_copy(update={"proposals": kept})


class ProposalSettled(ProposalEvent, type="proposal.settled", private=frozenset({"data.*", "reason"})):
    """It was done or declined (`reason` says why), or the rules no longer allow it: then code and data say why."""

    became: Outcome
    reason: str = ""
    code: str = ""
    data: Mapping[str, Data] = {}

    def evolve(self, house: House) -> House:
        if self.proposal_id not in house.proposals:
            return house
        told = {"outcome": self.became, "code": self.code, "data": self.data}
        settled = house.proposals[self.proposal_id].model_copy(update=told)
        return house.model_copy(update={"proposals": {**house.proposals, settled.id: settled}})


class RollEvent(WishEvent, touches=("roll:{device_id}",)):
    """A fact about dice that the app threw for somebody; `device_id` is "" for the game master. What it changes: see
    `open_rolls.followed`.
    """

    device_id: str
    rolls: tuple[Roll, ...]


class RollKept(RollEvent, type="roll.kept", audience=Audience.GAME_MASTER, changes_nothing=True):
    """The app has thrown, and the dice lie open until what they were thrown for is done, or they lapse."""

    is_told: ClassVar[bool] = False  # the chronicle tells what they were used for, or that they lapsed
    wish: str
    open_fields: IdSet = frozenset()
    correcting: int | None = None
    answers: tuple[Answer, ...]
    hidden: bool = False
    concerns: Annotated[IdSet, Field(exclude_if=not_)] = frozenset()


class RollLapsed(RollEvent, type="roll.lapsed", changes_nothing=True):
    """Dice were thrown and not used."""


class LapseTold(RollEvent, type="roll.lapse_told", changes_nothing=True):
    """Somebody was hidden when dice thrown for them lapsed, and is seen now: so everybody hears of it."""

    place: int


class DiceRenewed(HouseEvent, type="dice.renewed", changes_nothing=True):
    """The seed of all dice the app has thrown since the last time lies open; from now on another one counts.

    `revealed` is empty when the seed is not here, in a campaign out of a file. `dice` were thrown with it. The new
    `seed` stays hidden while it runs; the fingerprint commits to it.
    """

    reason: Renewal
    revealed: str
    dice: int
    seed: str
    fingerprint: str


EVENT_TYPES = kinds_in(HouseEvent, modules[__name__])
