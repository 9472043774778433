"""Odds over the rule API: exact, and with the choices that somebody wants."""

from typing import Any

import pytest

from tests.web.conftest import Server
from tests.web.test_api_rules import BARBARIAN, LOSS, call, faults

ELF = {"hero_class": "elf", "items": [{"content_id": "bow"}]}
SHOT = {"attacker_id": "hero-1", "target_id": "monster-1", "means": "ranged"}


@pytest.mark.parametrize(("policy", "wounded"), [
    ({}, "125/192"),
    ({"policy": "best"}, "125/192"),
    ({"policy": "first"}, "25/48"),
    ({"policy": {"second_shot": "keep"}}, "25/48"),
    ({"policy": {"second_shot": "repeat"}}, "125/192"),
])  # fmt: skip
def test_odds_follow_the_best_choice_or_a_stated_one(server: Server, policy: dict[str, Any], wounded: str) -> None:
    odds = call(server, "attack", heroes=[ELF], monsters=[{"kind": "orc"}], inputs=SHOT, odds=True, **policy)["odds"]
    (orc,) = (one for one in odds["figures"] if one["figure_id"] == "monster-1")
    assert orc["wounded"]["exact"] == wounded
    (choice,) = odds["choices"]
    assert (choice["purpose"], choice["options"]) == ("second_shot", ["keep", "repeat"])
    assert choice["taken"] == ("repeat" if wounded == "125/192" else "keep")


def test_choices_nobody_makes_are_listed(server: Server) -> None:
    wish: dict[str, Any] = {"heroes": [ELF], "monsters": [{"kind": "orc"}], "inputs": SHOT, "odds": True}
    (question,) = call(server, "attack", **wish, policy="open")["odds"]["open"]
    assert (question["purpose"], question["options"]) == ("second_shot", ["keep", "repeat"])
    assert question["chance"]["exact"] == "1/4"


@pytest.mark.parametrize(("policy", "fault"), [
    ({"cake": "keep"}, ("policy.cake", "value.extra_forbidden")),
    ({"second_shot": "eat"}, ("policy.second_shot", "answer.choice_expected")),
])  # fmt: skip
def test_a_policy_that_does_not_fit_is_refused(
    server: Server, policy: dict[str, str], fault: tuple[str, str]
) -> None:  # fmt: skip
    wish: dict[str, Any] = {"heroes": [ELF], "monsters": [{"kind": "orc"}], "inputs": SHOT, "odds": True}
    assert faults(server, "attack", **wish, policy=policy) == [fault]


def test_odds_are_exact(server: Server) -> None:
    wish: dict[str, Any] = {"heroes": [{**BARBARIAN, "body_points": 1}], "inputs": LOSS, "odds": True}
    odds = call(server, "lose_body_points", **wish)["odds"]
    light = next(one for one in odds["happenings"] if one["details"].get("outcome") == "light")
    assert light["chance"]["exact"] == "1/6"
    assert call(server, "lose_body_points", **{**wish, "odds": False})["odds"] is None


@pytest.mark.parametrize(("body", "fields"), [
    ({"policy": "cake"}, {"policy"}),
    ({"policy": {"second_shot": 1}}, {"policy", "policy.second_shot"}),
    ({"own_content": 7}, {"own_content"}),
    ({"own_content": {"items": "axe"}}, {"own_content", "own_content.items"}),
    ({"answers": [{"kind": "standard"}]}, {"answers.0.faces"}),
])  # fmt: skip
def test_a_field_of_several_shapes_is_refused_by_the_name_it_has(
    server: Server, body: dict[str, Any], fields: set[str]
) -> None:  # fmt: skip
    wish: dict[str, Any] = {"heroes": [ELF], "monsters": [{"kind": "orc"}], "inputs": SHOT}
    assert {field for field, _ in faults(server, "attack", **{**wish, **body})} == fields
