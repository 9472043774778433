"""The rules of the house itself: settings, notes and devices. Same shape as a game: decide, then evolve."""

from collections.abc import Callable, Iterator
from typing import Any

from app.campaign import commands as do
from app.campaign import events as on
from app.campaign import proposals
from app.campaign.model import CampaignState, Device, House
from app.core.answers import Answers
from app.core.errors import RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.core.game_system import GameSystem


def decide(system: GameSystem, state: CampaignState, command: do.HouseCommand, answers: Answers) -> Iterator[Event]:
    """The facts that follow from a wish about the house.

    Raises: UnknownSubject for a device or hero that is not there; RuleViolation for a device that was sent away;
    whatever the game says to a proposal that is accepted.
    """
    match command:
        case do.RenameCampaign(name=name):
            yield on.CampaignRenamed(name=name)
        case do.WriteNotes(text=text):
            yield on.NotesWritten(text=text)
        case do.ChooseDiceMode(mode=mode):
            yield on.DiceModeChosen(mode=mode)
        case do.PermitPlayers(permissions=permissions):
            _check_permissions(system, permissions)
            yield on.PlayersPermitted(permissions=permissions)
        case do.RenewInvitation():
            yield on.InvitationRenewed()
        case do.ProposalCommand():
            yield from proposals.decide(system, state, command, answers)
        case do.DeviceCommand():
            yield _device_event(system, state, command)


def evolve(house: House, event: on.HouseEvent) -> House:
    """The house after a fact."""
    return _EVOLVERS[type(event)](house, event)


def permissions(system: GameSystem) -> frozenset[str]:
    """Everything a game master can allow players to do in this game."""
    return frozenset(kind.permission for kind in system.command_types if kind.permission is not None)


def _check_permissions(system: GameSystem, wanted: frozenset[str]) -> None:
    for unknown in sorted(wanted - permissions(system)):
        raise UnknownContent("permission.unknown", field="permissions", permission=unknown)


def _device_event(system: GameSystem, state: CampaignState, command: do.DeviceCommand) -> Event:
    match command:
        case do.AdmitDevice(device_id=device_id, name=name, hero_ids=hero_ids):
            _check_heroes(system, state, hero_ids)
            return on.DeviceAdmitted(device_id=device_id, name=name, hero_ids=hero_ids)
        case do.BindDevice(device_id=device_id, hero_ids=hero_ids):
            _check_heroes(system, state, hero_ids)
            if _device(state, device_id).revoked:
                raise RuleViolation("device.revoked")
            return on.DeviceBound(device_id=device_id, hero_ids=hero_ids)
        case _:
            return on.DeviceRevoked(device_id=_device(state, command.device_id).id)


def _device(state: CampaignState, device_id: str) -> Device:
    device = state.house.devices.get(device_id)
    if device is None:
        raise UnknownSubject("device.unknown", device=device_id)
    return device


def _check_heroes(system: GameSystem, state: CampaignState, hero_ids: frozenset[str]) -> None:
    for unknown in sorted(hero_ids - set(system.hero_names(state.table))):
        raise UnknownSubject("hero.unknown", field="hero_ids", hero=unknown)


def _with_device(house: House, device: Device) -> House:
    return house.model_copy(update={"devices": {**house.devices, device.id: device}})


def _changed_device(house: House, device_id: str, **changes: object) -> House:
    return _with_device(house, house.devices[device_id].model_copy(update=changes))


# One line an event; Any because each function takes exactly the event it is listed under.
_EVOLVERS: dict[type[Event], Callable[[House, Any], House]] = {
    on.CampaignCreated: lambda house, event: house.model_copy(update={"name": event.name}),
    on.CampaignRenamed: lambda house, event: house.model_copy(update={"name": event.name}),
    on.NotesWritten: lambda house, event: house.model_copy(update={"notes": event.text}),
    on.DiceModeChosen: lambda house, event: house.model_copy(update={"dice_mode": event.mode}),
    on.PlayersPermitted: lambda house, event: house.model_copy(update={"permissions": event.permissions}),
    on.InvitationRenewed: lambda house, _: house.model_copy(update={"invitation": house.invitation + 1}),
    **dict.fromkeys((on.ProposalMade, on.ProposalWithdrawn, on.ProposalSettled), proposals.evolve),
    on.DeviceAdmitted: lambda house, event: _with_device(
        house, Device(id=event.device_id, name=event.name, hero_ids=event.hero_ids)
    ),
    on.DeviceBound: lambda house, event: _changed_device(house, event.device_id, hero_ids=event.hero_ids),
    on.DeviceRevoked: lambda house, event: _changed_device(house, event.device_id, revoked=True),
}
