"""HeroQuest over the API: what people try that the rules or the fields do not take, and a fall from start to end."""

from typing import Any

import pytest

from tests.web.conftest import Server, hand

HERO = "ragna"


@pytest.fixture
def campaign(server: Server) -> int:
    """A campaign with a barbarian."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id=HERO, name="Ragna", hero_class="barbarian")
    return campaign


def _refused(server: Server, campaign: int, kind: str, *answers: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """The problem that a wish ends in; nothing was changed."""
    before = server.revision(campaign)
    wish = server.wish(campaign, kind, *answers, **fields)
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    assert 400 <= refused.status_code < 500, refused.text
    assert server.revision(campaign) == before
    problem: dict[str, Any] = refused.json()
    assert problem["title"]
    return problem


def _hero(server: Server, campaign: int) -> dict[str, Any]:
    [hero] = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
    found: dict[str, Any] = hero
    return found


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("x" * 500, "value.string_too_long"),
        ("", "value.string_too_short"),
        (" \t\u2003", "value.string_too_short"),
        ("Rag\x00na", "value.not_printable"),
        ("Rag\nna", "value.not_printable"),
        ("\u202eanga", "value.not_printable"),
        ("\u200b", "value.string_too_short"),
    ],
)
def test_names_that_are_none(server: Server, campaign: int, name: str, code: str) -> None:
    problem = _refused(server, campaign, "rename_hero", hero_id=HERO, name=name)
    assert [(error["field"], error["code"]) for error in problem["errors"]] == [("command.name", code)]


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "🐉 Ragna 🐲", "Ragna „die Rote“ O'Brien", "Ännchen & Søn", "山"]
)
def test_names_that_only_look_odd(server: Server, campaign: int, name: str) -> None:
    server.do(campaign, "rename_hero", hero_id=HERO, name=name)
    assert _hero(server, campaign)["name"] == name
    page = server.laptop.get(f"/campaigns/{campaign}/table").text
    assert "<script>alert" not in page


def test_an_unknown_class(server: Server, campaign: int) -> None:
    problem = _refused(server, campaign, "seat_hero", hero_id="x", name="X", hero_class="mime")
    assert (problem["status"], problem["errors"][0]["field"]) == (422, "hero_class")


def test_gold_that_is_not_there(server: Server, campaign: int) -> None:
    assert _refused(server, campaign, "change_gold", hero_id=HERO, change=-5)["status"] == 422


@pytest.mark.parametrize("change", [100_000, -100_000, 2**63, 10**4000, "5", 5.5, None, True])
def test_gold_that_is_no_sum(server: Server, campaign: int, change: object) -> None:
    problem = _refused(server, campaign, "change_gold", hero_id=HERO, change=change)
    assert problem["errors"][0]["field"] == "command.change"


def test_a_hero_that_sits_at_another_table(server: Server, campaign: int) -> None:
    elsewhere = server.campaign("heroquest")
    problem = _refused(server, elsewhere, "change_gold", hero_id=HERO, change=5)
    assert (problem["status"], problem["code"]) == (404, "hero.unknown")


@pytest.mark.parametrize("hero_id", ["", "x" * 41, "../ragna", "ragna ", "ragna'--", "ragná"])
def test_ids_that_no_hero_can_have(server: Server, campaign: int, hero_id: str) -> None:
    problem = _refused(server, campaign, "change_gold", hero_id=hero_id, change=5)
    assert problem["errors"][0]["field"] == "command.hero_id"


@pytest.mark.parametrize(
    "faces",
    [[], ["skull"], ["7"], ["0"], ["1", "1"], ["1.0"], [""], ["white_shield"] * 20],
)
def test_faces_that_do_not_fit_the_table(server: Server, campaign: int, faces: list[str]) -> None:
    """The first die of a fall is a d6 on the faint or the death table."""
    points = _hero(server, campaign)["body_points"]["current"]
    problem = _refused(server, campaign, "lose_body_points", hand(*faces), hero_id=HERO, points=points)
    assert problem["code"] in ("answer.wrong_number", "answer.no_such_face")


def test_a_fall_is_a_conversation_that_ends_in_one_action(server: Server, campaign: int) -> None:
    points = _hero(server, campaign)["body_points"]["current"]
    command = {"type": "lose_body_points", "hero_id": HERO, "points": points}
    answers: list[dict[str, Any]] = []
    shown = _preview(server, campaign, command, answers)
    while prompt := shown["prompt"]:
        answers.append(
            {"kind": "choice", "option": prompt["options"][0]}
            if "options" in prompt
            else hand(*(die["faces"][0] for die in prompt["dice"]))
        )
        shown = _preview(server, campaign, command, answers)
    assert len(answers) >= 2, "faint table and fall table at least"
    facts = [event for step in shown["steps"] for event in step["events"]]
    done = server.do(campaign, "lose_body_points", *answers, hero_id=HERO, points=points)
    assert done["events"] == facts, "what was shown is what happened"
    assert _hero(server, campaign)["condition"] != "standing"
    body = {"revision": done["revision"], "key": "undo"}
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/undo", json=body).status_code == 201
    assert _hero(server, campaign)["condition"] == "standing"


def test_app_dice_shown_are_app_dice_thrown(server: Server, campaign: int) -> None:
    command = {"type": "roll_dice", "hero_id": HERO, "pool": "attack"}
    asked = _preview(server, campaign, command, [{"kind": "app"}])
    assert (asked["answers"], asked["prompt"] is None) == ([], False)
    body = {"command": command, "answers": [{"kind": "app"}], "key": "throw"}
    shown = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands/throw", json=body).json()
    assert shown["prompt"] is None
    done = server.do(campaign, "roll_dice", *shown["answers"], hero_id=HERO, pool="attack")
    assert done["events"] == [event for step in shown["steps"] for event in step["events"]]


def test_another_heros_gold_is_not_in_the_public_table(server: Server, campaign: int) -> None:
    server.do(campaign, "change_gold", hero_id=HERO, change=731)
    [public] = server.client().get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
    assert (public["name"], public["private"]) == ("Ragna", None)
    assert public["body_points"]["current"] > 0


def _preview(server: Server, campaign: int, command: dict[str, Any], answers: list[dict[str, Any]]) -> dict[str, Any]:
    body = {"command": command, "answers": answers}
    shown = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands/preview", json=body)
    assert shown.status_code == 200, shown.text
    found: dict[str, Any] = shown.json()
    return found
