"""The rules of the combat basics asked through the API: every example, every id, and whatever does not fit."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.systems.dnd5e.game import callable_rules, rulebook
from tests.systems.dnd5e.examples import EXAMPLES
from tests.systems.dnd5e.ledger_cases import CASES
from tests.web.conftest import Server, hand
from tests.web.pages_support import text_at
from tests.web.panel_support import tap

API = "/api/v1/dnd5e/rules"


def test_every_example_is_answered_by_the_name_of_its_rule(server: Server) -> None:
    caller = server.client()
    for one in EXAMPLES:
        asked = {"inputs": one.inputs, "answers": [hand(face) for face in one.dice]}
        answer = caller.post(f"{API}/{one.question}", json=asked)
        assert answer.status_code == 200, (one, answer.text)
        told = answer.json()
        assert told["complete"], one
        assert {name: told["result"][name] for name in one.result} == one.result
        assert told["explanation"]
        assert {rule["id"] for rule in told["rules"]} >= set(callable_rules()[one.question].rules)


def test_the_edges_of_every_rule_are_answered_by_its_id(server: Server) -> None:
    caller = server.client()
    for rule, inputs, dice, expected in CASES:
        answer = caller.post(f"{API}/{rule}", json={"inputs": inputs, "answers": [hand(face) for face in dice]})
        assert answer.status_code == 200, (rule, inputs, answer.text)
        told = answer.json()["result"]
        assert {name: told[name] for name in expected} == expected, (rule, inputs)
    assert {rule for rule, *_ in CASES} >= set(rulebook().ids()) - {"DND-INI-1", "DND-INI-2", "DND-INI-3", "DND-MOV-3"}


def test_every_rule_is_called_by_its_id(server: Server) -> None:
    caller, called = server.client(), set[str]()
    for one in EXAMPLES:
        for rule in [rule for rule in one.rules if rule in callable_rules()[one.question].rules]:
            asked = {"inputs": one.inputs, "answers": [hand(face) for face in one.dice]}
            answer = caller.post(f"{API}/{rule}", json=asked)
            assert answer.status_code == 200, (rule, answer.text)
            assert answer.json()["rule"] == one.question
            called.add(rule)
    assert called == set(rulebook().ids())


def test_the_list_of_rules_tells_every_field(server: Server) -> None:
    listed = server.client().get(API, headers={"accept-language": "en"}).json()["rules"]
    assert {one["id"] for one in listed} == callable_rules().keys()
    stand_up = next(one for one in listed if one["id"] == "stand_up")
    assert stand_up["title"] == "Standing up"
    assert stand_up["rules"] == ["DND-PRO-2", "DND-PRO-3"]
    assert stand_up["request"]["properties"]["inputs"]["properties"].keys() >= {"speed", "speeds", "movement_used"}


def test_dice_are_asked_for_or_thrown(server: Server) -> None:
    caller, asked = server.client(), {"inputs": {"stealth_modifier": 2, "passive_perception": 12}}
    begun = caller.post(f"{API}/passive_comparison", json=asked).json()
    assert (begun["complete"], begun["result"]) == (False, {})
    assert begun["question"]["title"] == "Heimlichkeit"
    given = caller.post(f"{API}/passive_comparison", json={**asked, "answers": [hand(10)]}).json()
    assert given["result"] == {"noticed": False, "stealth": 12, "passive_perception": 12}
    thrown = caller.post(f"{API}/passive_comparison", json={**asked, "dice": "roll", "dice_seed": "x"}).json()
    assert thrown["complete"]
    assert 3 <= thrown["result"]["stealth"] <= 22
    tie = {"inputs": {"tied": [{"name": "Ork"}, {"name": "Ava", "kind": "pc"}], "by": "roll"}}
    assert caller.post(f"{API}/initiative_tie", json=tie).json()["question"]["prompt"]["about"] == "Ork"


ORC = {"name": "Ork"}
TWINS = [ORC, ORC]
BAD: Sequence[tuple[str, Mapping[str, Any], str, str]] = (
    (
        "roll_initiative",
        {"combatants": [{"name": "Ork", "initiative": 99}]},
        "combatants.0.initiative",
        "less_than_equal",
    ),
    ("roll_initiative", {"combatants": [{"name": "Ork", "initiative": "abc"}]}, "combatants.0.initiative", "int_type"),
    ("roll_initiative", {"combatants": [{"name": "Ork", "die": 21}]}, "combatants.0.die", "less_than_equal"),
    ("roll_initiative", {"combatants": []}, "combatants", "too_short"),
    ("roll_initiative", {"combatants": [{"name": f"Ork {n}"} for n in range(500)]}, "combatants", "too_long"),
    ("roll_initiative", {"combatants": TWINS}, "combatants.1.name", "names.twice"),
    ("roll_initiative", {"combatants": [{"name": "  "}]}, "combatants.0.name", "string_too_short"),
    ("roll_initiative", {"combatants": [{"name": "Ork\u0007"}]}, "combatants.0.name", "not_printable"),
    ("roll_initiative", {"combatants": [{"name": "Ork", "kind": "ghost"}]}, "combatants.0.kind", "enum"),
    ("initiative_tie", {"tied": [{"name": "Ork"}]}, "tied", "too_short"),
    ("initiative_tie", {"tied": [{"name": "Ork"}, {"name": "Ava"}], "order": ["Ork"]}, "order", "names.order"),
    ("surprise", {"observers": [{"name": "A"}]}, "observers.0.passive_perception", "missing"),
    ("surprise", {"overrides": {"A": True}}, "overrides", "names.unknown"),
    ("movement", {"speed": -1}, "speed", "greater_than_equal"),
    ("movement", {"speed": 9, "legs": [{"metres": -3}]}, "legs.0.metres", "greater_than_equal"),
    ("movement", {"speed": "neun"}, "speed", "float_type"),
    ("movement", {}, "speed", "missing"),
    ("movement", {"speed": 9, "legs": [{"metres": 1}] * 101}, "legs", "too_long"),
    ("switch_speed", {"speeds": {"walk": 9}}, "mode", "missing"),
    ("switch_speed", {"speeds": {"walk": 9}, "mode": "dig"}, "mode", "enum"),
    ("size_category", {"size": "enormous"}, "size", "enum"),
    ("hold_breath", {"con_mod": 21}, "con_mod", "less_than_equal"),
    ("hold_breath", {"con_mod": 1.5}, "con_mod", "int_type"),
    ("suffocation", {"con_mod": 1, "round": 2}, "count", "missing"),
    ("suffocation", {"con_mod": 1, "round": 0}, "round", "greater_than_equal"),
    ("find_hidden", {"check": 12}, "difficulty", "missing"),
    ("active_search", {"check": 12}, "stealth", "missing"),
    ("round_clock", {"round": 0}, "round", "greater_than_equal"),
    ("passive_perception", {"wisdom": 15}, "wisdom", "extra_forbidden"),
    ("turn", {"deeds": ["fly away"]}, "deeds.0", "literal_error"),
)


def test_what_does_not_fit_is_refused_at_its_field_with_a_code(server: Server) -> None:
    caller = server.client()
    for rule, inputs, field, code in BAD:
        answer = caller.post(f"{API}/{rule}", json={"inputs": inputs})
        assert answer.status_code == 422, (rule, inputs, answer.text)
        errors = [(one["field"], one["code"]) for one in answer.json()["errors"]]
        assert (f"inputs.{field}", code if "." in code else f"value.{code}") in errors, (rule, inputs, errors)
    assert (
        caller.post(
            f"{API}/passive_comparison", json={"inputs": {"passive_perception": 9}, "answers": [hand(21)]}
        ).status_code
        == 422
    )
    assert caller.post(f"{API}/DND-PER-9", json={"inputs": {}}).status_code == 404
    assert caller.post(f"{API}/flying", json=[]).status_code == 422


def test_its_book_and_its_calculator_are_read_in_two_languages(server: Server) -> None:
    guest = server.client()
    assert "10 plus Weisheitsmodifikator" in text_at(guest.get("/dnd5e/rules"), "DND-PER-1")
    english = guest.get("/dnd5e/rules/DND-PRO-2", headers={"accept-language": "en"})
    assert "rounded down to whole metres" in english.text
    assert 'href="/dnd5e/calculator?rule=stand_up"' in guest.get("/dnd5e/calculator").text
    for rule in callable_rules():
        assert guest.get("/dnd5e/calculator", params={"rule": rule}).status_code == 200, rule
    done = guest.get(
        "/dnd5e/calculator", params={"rule": "stand_up", "inputs.speed": "9", "inputs.movement_used": "4,5"}
    )
    assert "Aufstehen kostet 4 m bei einer Rate von 9 m. (DND-PRO-2)" in text_at(done, "action-panel")
    asked = {"rule": "passive_comparison", "inputs.passive_perception": "12", "inputs.stealth_modifier": "1"}
    thrown = tap(guest, guest.get("/dnd5e/calculator", params=asked), "11")
    assert "Heimlichkeit 12 gegen passive Wahrnehmung 12: unbemerkt." in text_at(thrown, "action-panel")
    wrong = guest.get("/dnd5e/calculator", params={"rule": "stand_up", "inputs.speed": "schnell"})
    assert wrong.status_code == 422
