"""What a call of the rule API may describe: things on the floor, notes, and whom a choice is about."""

from typing import Any

from tests.web.conftest import Server
from tests.web.test_api_rules import call, faults

DWARF = {"hero_class": "dwarf"}
DAGGER = {"content_id": "dagger"}


def test_a_thing_on_the_floor_is_called_like_its_kind(server: Server) -> None:
    wish: dict[str, Any] = {"heroes": [DWARF], "on_floor": [DAGGER, DAGGER]}
    for item in ("dagger", "dagger-2"):
        found = call(server, "pick_up", **wish, inputs={"hero_id": "hero-1", "item_id": item})
        assert [one["id"] for one in found["figures"]["hero-1"]["items"]] == [item]
    twice = [{**DAGGER, "id": "blade"}, {**DAGGER, "id": "blade"}]
    inputs = {"hero_id": "hero-1", "item_id": "blade"}
    assert faults(server, "pick_up", heroes=[DWARF], on_floor=twice, inputs=inputs) == [
        ("on_floor.1.id", "item.already_there")
    ]


def test_ingredients_are_told_apart_by_their_notes(server: Server) -> None:
    herbs = [{"content_id": "potion_ingredient", "note": note} for note in ("Alraune", "Eisenhut")]
    inputs = {"hero_id": "hero-1", "ingredients": ["potion_ingredient", "potion_ingredient-2"], "item_id": "new"}
    found = call(server, "brew_potion", heroes=[{**DWARF, "items": herbs}], inputs=inputs)
    assert found["question"] is not None
    alike = [{**herb, "note": "Alraune"} for herb in herbs]
    told = call(server, "find_ingredient", heroes=[{**DWARF, "items": alike}], inputs={
        "hero_id": "hero-1", "item_id": "new", "content_id": "potion_ingredient", "note": "Mistel",
    })  # fmt: skip
    assert [one["note"] for one in told["figures"]["hero-1"]["items"]][:2] == ["Alraune", "Alraune"]


def test_people_to_choose_from_are_called_by_their_names(server: Server) -> None:
    potions = [{"content_id": "spell_scroll", "note": f"Rolle {number}"} for number in range(9)]
    heroes = [
        {**DWARF, "name": "Borrek", "items": potions, "on_quest": True},
        {"hero_class": "elf", "name": "Liathan", "on_quest": True},
    ]
    wish: dict[str, Any] = {"heroes": heroes, "inputs": {"hero_id": "hero-1"}}
    asked = call(server, "close_quest", **wish)
    answers: list[dict[str, str]] = []
    while asked["question"] and asked["question"]["prompt"]["purpose"] != "excess_recipient":
        answers.append({"kind": "choice", "option": asked["question"]["prompt"]["options"][0]})
        asked = call(server, "close_quest", **wish, answers=answers)
    assert asked["question"]["options"]["hero-2"] == "Liathan"


def test_a_thing_that_is_offered_is_told_with_all_it_has_been_through(server: Server) -> None:
    worn = {"content_id": "broadsword", "wear": {"notches": 1}}
    hero = {"id": "ragna", "hero_class": "barbarian", "items": [worn, {"content_id": "helmet"}]}
    begun = call(
        server,
        "cast_monster_spell",
        heroes=[hero],
        monsters=[{"id": "mage", "kind": "orc", "abilities": ["chaos_mage"]}],
        inputs={"monster_id": "mage", "spell": "rust", "target_ids": ["ragna"]},
    )
    assert begun["question"]["options"] == {"broadsword": "Langschwert (schartig)", "helmet": "Helm"}


def test_an_attack_without_a_die_is_a_throw_of_nothing(server: Server) -> None:
    told = call(
        server, "attack", heroes=[{"hero_class": "wizard"}], monsters=[{"kind": "orc"}],
        inputs={"attacker_id": "hero-1", "target_id": "monster-1"}, odds=True,
    )  # fmt: skip
    [strike] = [one["fact"] for one in told["events"] if one["fact"]["type"] == "strike.resolved"]
    assert (told["complete"], told["question"], strike["attack_roll"]["dice"], strike["points"]) == (True, None, [], 0)
