"""Rule calls that bring own monsters, things and classes along."""

import json
from typing import Any

import pytest

from tests.web.conftest import Server
from tests.web.test_api_rules import call, faults

HYDRA = {"id": "hydra", "name": "Hydra", "attack": 4, "defence": 3, "body": 6, "mind": 1}
AXE = {"id": "flame_axe", "name": "Flammenaxt", "kind": "weapon", "weapon": {"dice": 5}}
KNIGHT = {
    "id": "knight", "name": "Ritter", "body": 7, "mind": 3, "max_body": 9, "max_mind": 4, "movement": 4, "unarmed": 1,
    "defence": 3, "max_attack": 6, "equipment": ["flame_axe"],
}  # fmt: skip
OWN = {"monsters": [HYDRA], "items": [AXE], "classes": [KNIGHT]}
DUEL: dict[str, Any] = {
    "heroes": [{"hero_class": "knight", "items": [{"content_id": "flame_axe"}]}],
    "monsters": [{"kind": "hydra"}],
    "inputs": {"attacker_id": "hero-1", "target_id": "monster-1"},
    "dice": "roll",
    "dice_seed": "x",
}


@pytest.mark.parametrize("own", [OWN, json.dumps(OWN)], ids=["objects", "text"])
def test_own_figures_and_things_fight(server: Server, own: object) -> None:
    found = call(server, "attack", **DUEL, own_content=own, odds=True)
    struck = found["events"][0]
    assert struck["sentence"].startswith("Ritter")
    assert "Hydra" in struck["sentence"]
    assert (len(struck["fact"]["attack"]["dice"]), len(struck["fact"]["defence"]["dice"])) == (5, 3)
    assert found["figures"]["monster-1"]["start_body"] == 6
    assert found["odds"] is not None


def test_a_table_of_the_group_counts(server: Server) -> None:
    wish: dict[str, Any] = {"heroes": [{"hero_class": "barbarian"}], "inputs": {"hero_id": "hero-1", "points": 8}}
    own = '[[tables]]\nid = "faint"\nrows.deep.rolls = []\nrows.plain.rolls = [1, 2, 3, 4, 5]'
    answers = [{"kind": "hand", "faces": ["1"]}, {"kind": "hand", "faces": ["6"]}]
    found = call(server, "lose_body_points", **wish, answers=answers, own_content=own)
    assert found["figures"]["hero-1"]["recovery"] == "plain"


@pytest.mark.parametrize(
    ("own", "field"),
    [
        ({"monsters": [{**HYDRA, "attack": "viel"}]}, "own_content.monsters.hydra.attack"),
        ({"monsters": [{"name": "Niemand"}]}, "own_content.1.id"),
        ({"dragons": [{"id": "smaug"}]}, "own_content.dragons"),
        ({"classes": [KNIGHT]}, "own_content.classes.knight.equipment"),
        ("price =", "own_content"),
        ('[[monsters]]\nid = "orc"\nattack = -1', "own_content.monsters.orc.attack"),
    ],
)
def test_what_does_not_fit_is_named(server: Server, own: object, field: str) -> None:
    assert faults(server, "attack", **DUEL, own_content=own) == [(field, "content.faulty")]


@pytest.mark.parametrize(
    ("text", "place"),
    [("[[items]\nid = 3", "1:8"), ('[[items]]\nid = "a"\nprice =', "3:8"), ('{"items": [', "1:12"), ("id = '", "1:7")],
)
def test_where_a_text_cannot_be_read_is_told_in_german(server: Server, text: str, place: str) -> None:
    problem = call(server, "attack", 422, **DUEL, own_content=text)
    [error] = problem["errors"]
    assert error["message"] == f"Das passt nicht (own_content): ist nicht lesbar, Zeile:Spalte {place}"


def test_what_is_no_overlay_at_all_is_named(server: Server) -> None:
    assert {name.split(".")[0] for name, _ in faults(server, "attack", **DUEL, own_content=7)} == {"own_content"}
    entries = {"items": [{"id": f"thing_{number}", "name": "Ding", "kind": "treasure"} for number in range(501)]}
    assert faults(server, "attack", **DUEL, own_content=entries) == [("own_content", "content.too_many")]


def test_nothing_of_it_is_kept(server: Server) -> None:
    call(server, "attack", **DUEL, own_content=OWN)
    assert faults(server, "attack", **DUEL) == [("heroes.0.hero_class", "hero_class.unknown")]
