"""The rules of the house itself: settings, notes and devices. Same shape as a game: decide, then evolve."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from app.campaign import commands, events, proposals
from app.campaign.model import CampaignState, Device, House
from app.core.answers import Answers
from app.core.errors import RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.core.game_system import GameSystem
from app.core.model import like

MOST_DEVICES = 40  # at one table; more are an attack


def decide(
    system: GameSystem, state: CampaignState, command: commands.HouseCommand, answers: Answers
) -> Iterator[Event]:
    """Yield the facts that follow from a wish about the house.

    Raises: UnknownSubject for a device or hero that is not there; RuleViolation for a device that was sent away;
    whatever the game says to a proposal that is accepted.
    """
    match command:
        case commands.RenameCampaign(name=name):
            yield events.CampaignRenamed(name=name)
        case commands.WriteNotes(text=text):
            yield events.NotesWritten(text=text)
        case commands.ChooseDiceMode(mode=mode):
            yield events.DiceModeChosen(mode=mode)
        case commands.PermitPlayers(permissions=permissions):
            _check_permissions(system, permissions)
            yield events.PlayersPermitted(permissions=permissions)
        case commands.RenewInvitation(code=code):
            yield events.InvitationRenewed(code=code)
        case commands.RevokeUnknownDevices():
            yield from _all_sent_away([device for device in state.house.joined if not device.known])
        case commands.ProposalCommand():
            yield from proposals.decide(system, state, command, answers)
        case commands.KeepRoll() | commands.DropRoll():
            yield from _roll_facts(system, command)
        case commands.TellLapse():
            yield like(events.LapseTold, command, **proposals.deed_of(system, command.wish))
        case commands.RenewDice(lapsed=lapsed):
            for one in lapsed:
                yield from _roll_facts(system, one)
            yield like(events.DiceRenewed, command)
        case commands.DeviceCommand():
            yield from _device_events(system, state, command)


def permissions(system: GameSystem) -> frozenset[str]:
    """Return everything a game master can allow players to do in this game."""
    return frozenset(kind.permission for kind in system.command_types if kind.permission is not None)


def _check_permissions(system: GameSystem, wanted: frozenset[str]) -> None:
    for unknown in sorted(wanted - permissions(system)):
        raise UnknownContent("permission.unknown", field="permissions", permission=unknown)


def _device_events(system: GameSystem, state: CampaignState, command: commands.DeviceCommand) -> Iterator[Event]:
    match command:
        case commands.AdmitDevice():
            _check_heroes(system, state, command.hero_ids | command.wanted)
            if len(state.house.joined) >= MOST_DEVICES:
                raise RuleViolation("device.too_many", limit=MOST_DEVICES)
            yield like(events.DeviceAdmitted, command)
        case commands.BindDevice(device_id=device_id, hero_ids=hero_ids, wanted=wanted):
            _check_heroes(system, state, hero_ids | wanted)
            bound = _device(state, device_id)
            if bound.revoked:
                raise RuleViolation("device.revoked")
            yield events.DeviceBound(device_id=device_id, hero_ids=hero_ids, wanted=wanted, name=bound.name)
        case commands.KnowDevice(device_id=device_id):
            yield events.DeviceKnown(device_id=device_id, name=_device(state, device_id).name)
        case commands.RevokeDevice(device_id=device_id, renew=True):
            yield from _all_sent_away([_device(state, device_id)])
        case _:
            sent_away = _device(state, command.device_id)
            yield events.DeviceRevoked(device_id=sent_away.id, name=sent_away.name)


def _all_sent_away(devices: Sequence[Device]) -> Iterator[Event]:
    """Yield the facts that send these phones away and renew the codes that let them in."""
    for device in devices:
        yield events.DeviceRevoked(device_id=device.id, name=device.name)
    for code in sorted({device.code for device in devices}):
        yield events.InvitationRenewed(code=code)


def taken_heroes(house: House, besides: Collection[str]) -> Mapping[str, str]:
    """Return the heroes that phones other than `besides` play, each with the names of those phones."""
    taken: dict[str, list[str]] = {}
    for device in house.joined:
        for hero_id in sorted(device.hero_ids) if device.id not in besides else ():
            taken.setdefault(hero_id, []).append(device.name)
    return {hero_id: ", ".join(names) for hero_id, names in taken.items()}


def _roll_facts(system: GameSystem, command: commands.KeepRoll | commands.DropRoll) -> Iterator[Event]:
    if isinstance(command, commands.DropRoll):
        deed = proposals.deed_of(system, command.wish)
        yield like(events.RollLapsed, command, secret=command.hidden, **deed)
        return
    if command.lapsed is not None:
        yield from _roll_facts(system, command.lapsed)
    yield like(events.RollKept, command)


def _device(state: CampaignState, device_id: str) -> Device:
    device = state.house.devices.get(device_id)
    if device is None:
        raise UnknownSubject("device.unknown", device=device_id)
    return device


def _check_heroes(system: GameSystem, state: CampaignState, hero_ids: frozenset[str]) -> None:
    for unknown in sorted(hero_ids - set(system.hero_names(state.table))):
        raise UnknownSubject("hero.unknown", field="hero_ids", hero=unknown)
