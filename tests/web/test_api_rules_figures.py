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
