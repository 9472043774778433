"""What a command takes, before any rule is asked."""

import json
from typing import Any

import pytest
from pydantic import ValidationError

from app.campaign.codec import Codec
from app.core.events import Command
from app.systems.heroquest.bestiary.commands import AttackTwice, PassThrough, Scream
from app.systems.heroquest.body.commands import ChangeMindPoints, LoseBodyPoints, RestoreBodyPoints
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.combat.commands import MonsterCommand, PassSquare
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.fields import HeroCommand
from app.systems.heroquest.free_rolls import RollDice
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.magic.commands import CastSpecialSpell
from app.systems.heroquest.party.commands import MoveSeat, SeatHero
from app.systems.heroquest.registry import command_types

CODEC = Codec(SYSTEM)


def seat(**fields: Any) -> SeatHero:
    return SeatHero.model_validate({"hero_id": "hero", "name": "Ragna", "hero_class": "elf", **fields})


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
        (LoseBodyPoints, "points", (0, 100, -1, "3", 1.5, None)),
        (RestoreBodyPoints, "points", (0, 100)),
        (ChangeMindPoints, "change", (-100, 100)),
        (ChangeGold, "change", (-100_000, 100_000)),
        (MoveSeat, "seat", (0, 100)),
    ],
)
def test_numbers_are_bounded(kind: type[HeroCommand], field: str, bad: tuple[object, ...]) -> None:
    for number in bad:
        with pytest.raises(ValidationError):
            kind.model_validate({"hero_id": "hero", field: number})


def test_commands_are_named_after_their_class() -> None:
    for kind in command_types():
        words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("_")
        assert kind.model_fields["type"].default == words
        assert kind.__doc__, kind


def test_commands_survive_json() -> None:
    for wish, _ in SYSTEM.sample():
        assert CODEC.load_command(wish.model_dump_json()) == wish


def test_a_wish_is_about_its_hero() -> None:
    assert LoseBodyPoints(hero_id="hero", points=1).subjects == {"hero"}
    assert RollDice(hero_id="hero", pool="attack").subjects == {"hero"}
    assert RollDice(pool="d6").subjects == frozenset()
    assert ChooseHouseRule(rule="HR-STAMINA-9", option="from_nine").subjects == {"house_rule:HR-STAMINA-9"}


def test_what_players_may_be_allowed() -> None:
    allowed = {kind.permission for kind in command_types()}
    values = {"names", "body_points", "mind_points", "gold", "equipment", "spell_sets"}
    deeds = {"dice", "fight", "casting", "potions", "searching", "moving", "traps", "turns", "new_heroes"}
    assert allowed == {None, *values, *deeds}


# Which field of a command names who does it. Any other figure a command names is only struck, healed or given to.
ACTING = ("hero_id", "attacker_id", "figure_id")
FIELDS = {
    "hero_id": "own", "attacker_id": "own", "figure_id": "own",
    "target_id": "foe", "target_ids": ("foe",), "next_in_path": "foe", "to_id": "foe",
    "figure_in_path": "foe", "others": ("foe",), "monster_id": "foe",
    "name": "Ada", "hero_class": "elf",
    "points": 1, "means": "potion", "item_id": "i", "content_id": "axe",
    "cause": "rust", "lore": "light", "thing_id": "t", "trade_id": "t",
    "place": "pack", "pool": "attack", "spell": "fire", "effect": "asleep", "area": "r1", "trap": "pit", "amount": 1,
    "ingredients": (), "change": 1, "furniture": "altar",
    "door_id": "door", "square": "D4",
}  # fmt: skip


def example(kind: type[Command], **fields: object) -> Command:
    """A command with every figure named that it can name."""
    known = {name: value for name, value in FIELDS.items() if name in kind.model_fields}
    if known.get("means") and kind.__name__ == "Attack":
        known["means"] = "melee"
    return kind.model_validate({**known, **fields}, strict=False)


def test_a_player_acts_only_as_the_own_hero() -> None:
    """Whatever may be allowed names exactly one figure that does it, and that one decides whether a player may."""
    for kind in (kind for kind in command_types() if kind.permission is not None):
        [acting] = [name for name in ACTING if name in kind.model_fields]
        assert example(kind).actors == {"own"}, kind
        assert example(kind, **{acting: "somebody_else"}).actors == {"somebody_else"}, kind


def test_monsters_are_the_game_masters() -> None:
    commands = [kind for kind in command_types() if issubclass(kind, MonsterCommand)]
    assert commands
    assert [kind for kind in commands if kind.permission is not None] == []


@pytest.mark.parametrize("name", ["target_ids", "targets"])
def test_a_spell_still_hears_the_old_name_of_its_targets(name: str) -> None:
    said = {"type": "cast_special_spell", "hero_id": "mage", "spell": "tempest", name: ["orc"]}
    cast = CastSpecialSpell.model_validate_json(json.dumps(said))
    assert cast.target_ids == ("orc",)
    assert "targets" not in cast.model_dump()


@pytest.mark.parametrize(
    ("kind", "old", "new"),
    [
        (AttackTwice, {"monster_id": "m", "first_id": "a", "second_id": "b"},
         {"monster_id": "m", "target_id": "a", "second_target_id": "b"}),
        (PassThrough, {"monster_id": "m", "hero_id": "a"}, {"monster_id": "m", "target_id": "a"}),
        (PassSquare, {"mover_id": "m", "holder_id": "a"}, {"figure_id": "m", "target_id": "a"}),
    ],
)  # fmt: skip
def test_figures_are_still_known_by_their_old_names(
    kind: type[Command], old: dict[str, str], new: dict[str, str]
) -> None:
    told = kind.model_validate_json(json.dumps(old))
    assert told == kind.model_validate_json(json.dumps(new))
    assert told.model_dump(include=set(new)) == new


@pytest.mark.parametrize("name", ["target_ids", "hero_ids"])
def test_a_scream_still_hears_the_old_name_of_its_targets(name: str) -> None:
    scream = Scream.model_validate_json(json.dumps({"type": "scream", "monster_id": "banshee", name: ["ragna"]}))
    assert scream.target_ids == ("ragna",)


def test_a_field_said_by_both_names_is_refused() -> None:
    said = {"type": "cast_special_spell", "hero_id": "mage", "spell": "tempest", "targets": [], "target_ids": []}
    with pytest.raises(ValidationError):
        CastSpecialSpell.model_validate_json(json.dumps(said))
