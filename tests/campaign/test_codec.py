"""The JSON forms of a game's commands."""

import pytest

from app.campaign.codec import Codec
from app.core.events import Command, Event
from app.systems.registry import SYSTEMS
from tests.toy.game.game import SYSTEM


class TakeCoins(Command, type="change_coins"):
    """A command with the name of another."""


class CoinsFound(Event, type="coins.changed"):
    """An event with the name of another."""


class OwnInvite(Command, type="rename_campaign"):
    """A command with the name of one of the house's."""


@pytest.mark.parametrize(
    ("second", "places"),
    [
        (TakeCoins, r"toy are called change_coins: tests\.toy\.\S+, tests\.campaign\.test_codec\.TakeCoins$"),
        (OwnInvite, r"toy are called rename_campaign: app\.campaign\.\S+, tests\.campaign\.test_codec\.OwnInvite$"),
    ],
)
def test_a_name_that_two_commands_have_is_refused_with_both_places(
    monkeypatch: pytest.MonkeyPatch, second: type[Command], places: str
) -> None:
    """Before anything is read, so that no journal is called damaged for it."""
    monkeypatch.setattr(type(SYSTEM), "command_types", (*SYSTEM.command_types, second))
    with pytest.raises(TypeError, match=places):
        Codec(SYSTEM)


def test_a_name_that_two_events_have_is_refused_with_both_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SYSTEM), "event_types", (*SYSTEM.event_types, CoinsFound))
    with pytest.raises(TypeError, match=r"toy are called coins\.changed: tests\.toy\.\S+, \S+\.CoinsFound$"):
        Codec(SYSTEM)


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_command_of_a_game_has_a_name_of_its_own(game: str) -> None:
    with pytest.raises(ValueError, match="type"):
        Codec(SYSTEMS[game]).load_command('{"type": "no_such_command"}')


def test_two_games_may_use_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each campaign reads the commands of its own game."""

    class OpenDoor(Command, type="change_gold"):
        """A door of the toy game."""

    monkeypatch.setattr(type(SYSTEM), "command_types", (*SYSTEM.command_types, OpenDoor))
    assert isinstance(Codec(SYSTEM).load_command('{"type": "change_gold"}'), OpenDoor)
    theirs = Codec(SYSTEMS["heroquest"]).load_command('{"type": "change_gold", "hero_id": "anna", "change": 3}')
    assert type(theirs).__module__.startswith("app.systems.heroquest.")
