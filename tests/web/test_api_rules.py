"""The rule API: every rule alone, with described figures, and what it says to wrong ones."""

from collections.abc import Mapping
from typing import Any

import pytest

from app.systems.heroquest.board.questions import QUESTIONS
from app.systems.heroquest.registry import catalog
from tests.web.conftest import Server

RULES = "/api/v1/heroquest/rules"
BARBARIAN = {"hero_class": "barbarian", "items": [{"content_id": "broadsword"}, {"content_id": "shield_item"}]}
LOSS = {"hero_id": "hero-1", "points": 1}


def call(server: Server, rule: str, status: int = 200, **body: Any) -> dict[str, Any]:
    """What a guest gets to hear."""
    answer = server.client().post(f"{RULES}/{rule}", json=body)
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def faults(server: Server, rule: str, **body: Any) -> list[tuple[str, str]]:
    """The fields that do not fit, with their codes; each has a German sentence."""
    problem = call(server, rule, 422, **body)
    assert all(" " in error["message"] for error in problem["errors"])
    return [(error["field"], error["code"]) for error in problem["errors"]]


def test_every_rule_is_listed_with_title_rules_and_schema(server: Server) -> None:
    listed = server.client().get(RULES).json()
    assert {rule["id"] for rule in listed["rules"]} == {*catalog(), *QUESTIONS, "suggest"}
    falling = next(rule for rule in listed["rules"] if rule["id"] == "lose_body_points")
    assert (falling["title"], falling["chapter"]) == ("Held verliert Körperkraft", "9")
    assert "HQ-9-STATE" in falling["rules"]
    assert falling["request"]["properties"]["inputs"]["required"] == ["hero_id", "points"]
    assert {"heroes", "monsters", "house_rules", "answers"} <= listed["call"]["properties"].keys()


def test_a_rule_is_a_conversation(server: Server) -> None:
    hero = {**BARBARIAN, "body_points": 2, "gold": 500}
    wish: dict[str, Any] = {"heroes": [hero], "inputs": {"hero_id": "hero-1", "points": 3}}
    begun = call(server, "lose_body_points", **wish)
    assert not begun["complete"]
    assert begun["question"]["title"] == "Tod-Tabelle"
    answers = [{"kind": "hand", "faces": [face]} for face in ("4", "3", "7")]
    done = call(server, "lose_body_points", **wish, answers=answers)
    assert done["complete"]
    assert done["question"] is None
    changed = {change["field"]: change["after"] for change in done["changes"]}
    assert (changed["body_points"], changed["gold"], changed["condition"]) == (-1, 360, "dead")
    assert "Barbar verliert 3 Punkte Körperkraft." in [event["sentence"] for event in done["events"]]
    assert {"HQ-9-STATE", "HQ-9-DEATH", "HQ-9-FALL", "HQ-9-GOLD"} <= {rule["id"] for rule in done["rules"]}
    assert done["figures"]["hero-1"]["items"][1]["wear"]["broken"]


def test_the_reasons_of_a_pool_are_told_in_words(server: Server) -> None:
    wish: dict[str, Any] = {
        "heroes": [BARBARIAN],
        "inputs": {"hero_id": "hero-1", "pool": "attack"},
        "dice": "roll",
        "dice_seed": "x",
    }
    rolled = call(server, "roll_dice", **wish)["events"][0]
    assert [(reason["rule"], reason["text"], reason["change"]) for reason in rolled["reasons"]] == [
        ("HQ-1-WEAPON", "Langschwert", 3),
        ("HQ-1.1-RASEND", "Rasend", 1),
    ]


def test_an_attack_tells_the_reasons_of_both_sides(server: Server) -> None:
    wish: dict[str, Any] = {
        "heroes": [BARBARIAN],
        "monsters": [{"kind": "orc"}],
        "inputs": {"attacker_id": "hero-1", "target_id": "monster-1"},
        "dice": "roll",
    }
    struck = call(server, "attack", **wish)
    reasons = [(reason["of"], reason["rule"]) for event in struck["events"] for reason in event["reasons"]]
    assert ("attack", "HQ-1.1-RASEND") in reasons
    assert {of for of, _ in reasons} == {"attack", "defence"}
    assert {"HQ-15.5-HERO", "HQ-1.1-RASEND"} <= {rule["id"] for rule in struck["rules"]}


def test_the_same_seed_throws_the_same_dice(server: Server) -> None:
    wish: dict[str, Any] = {
        "heroes": [{**BARBARIAN, "body_points": 1}],
        "inputs": {"hero_id": "hero-1", "points": 1},
        "dice": "roll",
    }
    first = call(server, "lose_body_points", **wish)
    assert first["complete"]
    again = call(server, "lose_body_points", **wish, dice_seed=first["dice_seed"])
    assert again == first
    by_answers: dict[str, Any] = {**wish, "dice": "given", "answers": first["answers"], "dice_seed": first["dice_seed"]}
    assert call(server, "lose_body_points", **by_answers) == first


def test_choices_are_made_while_the_app_throws(server: Server) -> None:
    hero = {**BARBARIAN, "gained_body": 1, "body_points": 1}
    wish: dict[str, Any] = {
        "heroes": [hero],
        "inputs": {"hero_id": "hero-1", "points": 1},
        "dice": "roll",
        "dice_seed": "x",
    }
    asked = call(server, "lose_body_points", **wish)["question"]
    assert asked["options"] == {"keep": "Wurf behalten", "repeat": "Wurf wiederholen"}
    assert call(server, "lose_body_points", **wish, answers=[{"kind": "choice", "option": "keep"}])["complete"]


def test_house_rules_hold(server: Server) -> None:
    hero = {**BARBARIAN, "gained_body": 1, "body_points": 1}
    chosen = [{"rule": "HR-STAMINA-9", "option": "above_nine"}]
    wish: dict[str, Any] = {"heroes": [hero], "inputs": {"hero_id": "hero-1", "points": 1}, "dice": "roll"}
    assert call(server, "lose_body_points", **wish, house_rules=chosen)["complete"]


def test_monsters_have_the_values_of_the_book_unless_others_are_given(server: Server) -> None:
    monsters = [{"kind": "orc"}, {"kind": "orc", "id": "boss", "body": 4, "body_points": 3}]
    done = call(server, "wound_monster", 404, monsters=monsters, inputs={"monster_id": "boss", "points": 1})
    assert done["code"] == "rule.unknown"  # mere book-keeping is no rule
    figures = call(server, "seat_hero", monsters=monsters, inputs={"hero_id": "h", "name": "A", "hero_class": "elf"})
    assert figures["figures"]["monster-1"]["body_points"] == 1
    assert figures["figures"]["boss"]["body_points"] == 3
    came = {"figure_id": "h", "figure": "h", "field": "", "before": False, "after": True}
    assert came in figures["changes"]


HERO = {"hero_class": "barbarian"}
WRONG: Mapping[str, tuple[dict[str, Any], str, str]] = {
    "unknown class": ({"heroes": [{"hero_class": "bard"}]}, "heroes.0.hero_class", "hero_class.unknown"),
    "unknown item": (
        {"heroes": [{**HERO, "items": [{"content_id": "teapot"}]}]},
        "heroes.0.items.0.content_id",
        "item.unknown_content",
    ),
    "unknown monster": ({"monsters": [{"kind": "unicorn"}]}, "monsters.0.kind", "monster.kind_unknown"),
    "value of the quest map": ({"monsters": [{"kind": "dragon"}]}, "monsters.0.attack", "monster.value_of_quest"),
    "pool of 40 dice": (
        {"monsters": [{"kind": "orc", "attack": 40}]},
        "monsters.0.attack",
        "value.less_than_equal",
    ),
    "negative points": (
        {"heroes": [{**HERO, "body_points": -3}]},
        "heroes.0.body_points",
        "value.greater_than_equal",
    ),
    "stands with the points of the dead": (
        {"heroes": [{**HERO, "body_points": -1}]},
        "heroes.0.body_points",
        "figure.stands_without_points",
    ),
    "begins with other points than the class": (
        {"heroes": [{**HERO, "start_body": 7}]},
        "heroes.0.start_body",
        "figure.start_of_class",
    ),
    "stands without points": (
        {"heroes": [{**HERO, "body_points": 0}]},
        "heroes.0.body_points",
        "figure.stands_without_points",
    ),
    "more than the attribute": (
        {"heroes": [{**HERO, "mind_points": 3}]},
        "heroes.0.mind_points",
        "figure.above_attribute",
    ),
    "more than the cap": ({"heroes": [{**HERO, "gained_body": 3}]}, "heroes.0.gained_body", "figure.above_cap"),
    "wizard with a battle axe": (
        {"heroes": [{"hero_class": "wizard", "items": [{"content_id": "battle_axe"}]}]},
        "heroes.0.items.0.content_id",
        "carrying.class",
    ),
    "place that is taken": (
        {"heroes": [{**HERO, "items": [{"content_id": "axe"}, {"content_id": "broadsword", "place": "hand"}]}]},
        "heroes.0.items.1.place",
        "carrying.hand_full",
    ),
    "oiled helmet": (
        {"heroes": [{**HERO, "items": [{"content_id": "helmet", "wear": {"oiled": True}}]}]},
        "heroes.0.items.0.wear.oiled",
        "wear.impossible",
    ),
    "the same id twice": (
        {"heroes": [{**HERO, "id": "a"}, {**HERO, "id": "a"}]},
        "heroes.1.id",
        "figure.there_already",
    ),
    "battle mage without an order": (
        {"heroes": [{"hero_class": "battle_mage"}]},
        "heroes.0.magic_order",
        "magic_order.missing",
    ),
    "order of another class": (
        {"heroes": [{**HERO, "magic_order": "jade"}]},
        "heroes.0.magic_order",
        "magic_order.not_open",
    ),
    "row that does not exist": (
        {"heroes": [{**HERO, "condition": "fainted", "recovery": "unscathed"}]},
        "heroes.0.recovery",
        "recovery.unknown",
    ),
    "unknown lore": (
        {"heroes": [{**HERO, "spell_sets": [{"lore": "cooking"}]}]},
        "heroes.0.spell_sets.0.lore",
        "lore.unknown",
    ),
    "unknown house rule": (
        {"house_rules": [{"rule": "HR-NOTHING", "option": "x"}]},
        "house_rules.0.rule",
        "house_rule.unknown",
    ),
    "contradicting house rules": (
        {
            "house_rules": [
                {"rule": "HR-FALL-ARM", "option": "spared"},
                {"rule": "HR-FALL-ARM", "option": "like_shield"},
            ]
        },
        "house_rules.1.option",
        "house_rule.contradiction",
    ),
    "unknown option": (
        {"house_rules": [{"rule": "HR-FALL-ARM", "option": "x"}]},
        "house_rules.0.option",
        "house_rule.no_such_option",
    ),
    "hero who is not there": ({"heroes": []}, "inputs.hero_id", "hero.unknown"),
    "missing input": ({"heroes": [HERO], "inputs": {"hero_id": "hero-1"}}, "inputs.points", "value.missing"),
    "type said twice": ({"inputs": {**LOSS, "type": "seat_hero"}}, "inputs.type", "value.extra_forbidden"),
    "unknown face": (
        {"heroes": [{**HERO, "body_points": 1}], "answers": [{"kind": "hand", "faces": ["7"]}]},
        "answers.0",
        "answer.no_such_face",
    ),
    "too many dice": (
        {"heroes": [{**HERO, "body_points": 1}], "answers": [{"kind": "hand", "faces": ["5", "5"]}]},
        "answers.0",
        "answer.wrong_number",
    ),
    "standard dice for a choice": (
        {
            "heroes": [{**HERO, "gained_body": 1, "body_points": 1}],
            "answers": [{"kind": "hand", "faces": ["5"]}, {"kind": "standard", "faces": ["5"]}],
        },
        "answers.1",
        "answer.choice_expected",
    ),
    "unknown thing on the floor": (
        {"on_floor": [{"content_id": "teapot"}]},
        "on_floor.0.content_id",
        "item.unknown_content",
    ),
    "unknown thing in the shop": ({"stock": {"teapot": 1}}, "stock", "item.unknown_content"),
    "unknown fire": (
        {"dungeon": {"firestorms": [{"trap": "kettle", "area": "a"}]}},
        "dungeon.firestorms.0.trap",
        "trap.unknown",
    ),
    "an answer too many": (
        {"heroes": [HERO], "answers": [{"kind": "hand", "faces": ["5"]}]},
        "answers.0",
        "answer.too_many",
    ),
}


def test_standard_dice_stand_for_coloured_ones(server: Server) -> None:
    rusty = {"content_id": "broadsword", "wear": {"rusty": True}}
    wish: dict[str, Any] = {
        "heroes": [{"hero_class": "barbarian", "items": [rusty]}],
        "inputs": {"hero_id": "hero-1", "pool": "attack"},
        "answers": [{"kind": "standard", "faces": ["skull", "white_shield", "white_shield", "skull"]}],
    }
    rolled = call(server, "roll_dice", **wish)["events"][0]["fact"]
    assert rolled["roll"]["faces"] == ["white_shield", "skull", "skull", "skull"]
    assert rolled["count"] == 3


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_input_is_told_at_its_field(server: Server, wrong: str) -> None:
    body, field, code = WRONG[wrong]
    assert faults(server, "lose_body_points", **{"inputs": LOSS, **body}) == [(field, code)]


def test_everything_wrong_is_told_at_once(server: Server) -> None:
    body = {"heroes": [{"hero_class": "barbarian", "gold": -1, "notches": 2}], "dice": "maybe"}
    assert len(faults(server, "lose_body_points", **body)) == 3


@pytest.mark.parametrize("rule", ["eat_cake", "rename_hero", "EAT", "choose_house_rule"])
def test_unknown_rules_are_not_found(server: Server, rule: str) -> None:
    assert call(server, rule, 404)["status"] == 404
