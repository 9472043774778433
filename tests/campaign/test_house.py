"""The house: settings, notes, devices."""

from collections.abc import Iterator

import pytest
from pydantic import ValidationError

from app.campaign import commands as do
from app.campaign import events as on
from app.campaign import house
from app.campaign.model import DiceMode
from app.core.errors import GameError, RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Audience, Event
from tests.table_top import TableTop

PHONE = "phone"


def admit(table: TableTop, *hero_ids: str) -> None:
    table.do(do.AdmitDevice(device_id=PHONE, name=" Annas Telefon ", hero_ids=frozenset(hero_ids)))


def test_settings_and_notes(table: TableTop) -> None:
    table.do(do.RenameCampaign(name="  Dienstagsrunde "))
    table.do(do.WriteNotes(text="Der Gang endet blind."))
    table.do(do.ChooseDiceMode(mode=DiceMode.APP))
    table.do(do.PermitPlayers(permissions=frozenset({"coins"})))
    table.do(do.RenewInvitation())
    home = table.state.house
    assert (home.name, home.notes, home.dice_mode) == ("Dienstagsrunde", "Der Gang endet blind.", DiceMode.APP)
    assert home.permissions == {"coins"}
    assert home.invitation == 2
    assert [campaign.name for campaign in table.store.campaigns()] == ["Dienstagsrunde"]


def test_a_phone_comes_plays_another_hero_and_goes(table: TableTop) -> None:
    table.give("anna", 1)
    table.give("bert", 1)
    admit(table, "anna")
    assert table.state.house.devices[PHONE].name == "Annas Telefon"
    table.do(do.BindDevice(device_id=PHONE, hero_ids=frozenset({"bert"})))
    assert table.state.house.devices[PHONE].hero_ids == {"bert"}
    table.do(do.RevokeDevice(device_id=PHONE))
    assert table.state.house.devices[PHONE].revoked
    with pytest.raises(RuleViolation, match=r"device\.revoked"):
        table.do(do.BindDevice(device_id=PHONE, hero_ids=frozenset({"anna"})))


def test_a_phone_that_is_invited_again_comes_back(table: TableTop) -> None:
    admit(table)
    table.do(do.RevokeDevice(device_id=PHONE))
    admit(table)
    assert not table.state.house.devices[PHONE].revoked


def test_phones_are_no_matter_of_undo(table: TableTop) -> None:
    table.give("anna", 5)
    admit(table, "anna")
    table.do(do.RenewInvitation())
    table.undo()
    assert table.coins == {}
    assert (list(table.state.house.devices), table.state.house.invitation) == ([PHONE], 2)
    table.redo()
    assert table.coins == {"anna": 5}


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (do.BindDevice(device_id="other", hero_ids=frozenset()), "device.unknown"),
        (do.RevokeDevice(device_id="other"), "device.unknown"),
        (do.AdmitDevice(device_id=PHONE, name="x", hero_ids=frozenset({"nobody"})), "hero.unknown"),
        (do.PermitPlayers(permissions=frozenset({"fly"})), "permission.unknown"),
    ],
)
def test_what_is_not_there_is_refused(table: TableTop, wish: do.HouseCommand, code: str) -> None:
    with pytest.raises((UnknownSubject, UnknownContent)) as refused:
        table.do(wish)
    assert isinstance(refused.value, GameError)
    assert refused.value.code == code


def test_what_players_can_be_allowed_is_what_the_game_offers(table: TableTop) -> None:
    assert house.permissions(table.system) == {"coins", "gamble"}


@pytest.mark.parametrize("name", ["", "   ", "x" * 61])
def test_a_campaign_needs_a_name_that_fits(name: str) -> None:
    with pytest.raises(ValidationError):
        do.RenameCampaign(name=name)


@pytest.mark.parametrize("name", ["\x1f|\x00x", "\u200b", "Ju\u200dle", "\u3164", "Ju\nle"])
def test_names_nobody_could_tell_apart_are_refused(name: str) -> None:
    for command in (do.RenameCampaign, do.AdmitDevice):
        with pytest.raises(ValidationError, match="invisible"):
            command.model_validate({"name": name, "device_id": "phone", "hero_ids": frozenset[str]()}, extra="ignore")


def test_names_of_all_alphabets_and_signs_are_taken_as_they_are(table: TableTop) -> None:
    for name in ("<script>alert(1)</script>", "Grüße 🐉", "'; DROP TABLE campaign; --", "Zoë & Søn"):
        table.do(do.RenameCampaign(name=name))
        assert table.state.house.name == name


def made_from(base: type[Event]) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        yield kind
        yield from made_from(kind)


def test_every_command_and_event_of_the_house_is_registered() -> None:
    assert set(on.EVENT_TYPES) == {kind for kind in made_from(on.HouseEvent) if kind.type_name}
    bases: set[type[do.HouseCommand]] = {do.HouseCommand, do.DeviceCommand, do.ProposalCommand, do.RollCommand}
    assert set(do.COMMAND_TYPES) == {kind for base in bases for kind in base.__subclasses__()} - bases
    types = [kind.model_fields["type"].default for kind in on.EVENT_TYPES]
    assert len(set(types)) == len(types)


def test_notes_and_devices_are_for_the_game_master_only() -> None:
    secret = {kind for kind in on.EVENT_TYPES if kind.audience is Audience.GAME_MASTER}
    assert secret == {
        on.NotesWritten, on.DeviceAdmitted, on.DeviceBound, on.DeviceKnown, on.DeviceRevoked,
        on.InvitationRenewed, on.ProposalMade, on.ProposalWithdrawn, on.ProposalSettled, on.RollKept,
    }  # fmt: skip
