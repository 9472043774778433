"""What a command takes, before any rule is asked."""

from typing import Any

import pytest
from pydantic import ValidationError

from app.campaign.codec import Codec
from app.systems.heroquest import commands as do
from app.systems.heroquest.command_fields import HeroCommand
from app.systems.heroquest.command_types import COMMAND_TYPES
from app.systems.heroquest.system import SYSTEM

CODEC = Codec(SYSTEM)


def seat(**fields: Any) -> do.SeatHero:
    return do.SeatHero.model_validate({"hero_id": "hero", "name": "Ragna", "hero_class": "elf", **fields})


def test_names_are_stripped() -> None:
    hero = seat(name="  Ragna Eisenfaust ", player=" Jonas ")
    assert (hero.name, hero.player) == ("Ragna Eisenfaust", "Jonas")


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("name", "   ", "string_too_short"),
        ("name", "x" * 31, "string_too_long"),
        ("name", "Rag\tna", "not_printable"),
        ("name", "Rag\u202ena", "not_printable"),
        ("player", "x" * 31, "string_too_long"),
        ("player", "Jo\nnas", "not_printable"),
        ("hero_id", "", "string_pattern_mismatch"),
        ("hero_id", "a b", "string_pattern_mismatch"),
        ("hero_id", "*", "string_pattern_mismatch"),
        ("hero_class", "Barbar", "string_pattern_mismatch"),
        ("hero_class", 7, "string_type"),
        ("crown", "gold", "extra_forbidden"),
    ],
)
def test_what_a_seat_does_not_take(field: str, value: object, fault: str) -> None:
    with pytest.raises(ValidationError) as refused:
        seat(**{field: value})
    assert [(found["loc"], found["type"]) for found in refused.value.errors()] == [((field,), fault)]


@pytest.mark.parametrize(
    ("kind", "field", "bad"),
    [
        (do.LoseBodyPoints, "points", (0, 100, -1, "3", 1.5, None)),
        (do.RestoreBodyPoints, "points", (0, 100)),
        (do.ChangeMindPoints, "change", (-100, 100)),
        (do.ChangeGold, "change", (-100_000, 100_000)),
        (do.MoveSeat, "seat", (0, 100)),
    ],
)
def test_numbers_are_bounded(kind: type[HeroCommand], field: str, bad: tuple[object, ...]) -> None:
    for number in bad:
        with pytest.raises(ValidationError):
            kind.model_validate({"hero_id": "hero", field: number})


@pytest.mark.parametrize("kind", COMMAND_TYPES)
def test_commands_are_named_after_their_class(kind: type[HeroCommand]) -> None:
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("_")
    assert kind.model_fields["type"].default == words
    assert kind.__doc__


@pytest.mark.parametrize("wish", [command for command, _ in SYSTEM.sample()])
def test_commands_survive_json(wish: HeroCommand) -> None:
    assert CODEC.load_command(wish.model_dump_json()) == wish


def test_a_wish_is_about_its_hero() -> None:
    assert do.LoseBodyPoints(hero_id="hero", points=1).subjects == {"hero"}
    assert do.RollDice(hero_id="hero", pool="attack").subjects == {"hero"}
    assert do.RollDice(pool="d6").subjects == frozenset()
    assert do.ChooseHouseRule(rule="HR-STAMINA-9", option="from_nine").subjects == {"house_rule:HR-STAMINA-9"}


def test_what_players_may_be_allowed() -> None:
    allowed = {kind.permission for kind in COMMAND_TYPES}
    assert allowed == {None, "names", "body_points", "mind_points", "gold", "equipment", "spell_sets", "dice"}
