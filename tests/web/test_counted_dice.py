"""Figures instead of faces at the table: "3 1" is three skulls and one shield that counts."""

from typing import Any

import pytest

from app.systems.heroquest.labels import HeroQuestLabels
from app.systems.heroquest.state.table import Table
from tests.web.conftest import Server, hand
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, button, buttons, labels, panel_text, press, tap

WIZARD, DWARF = "aldemar", "borrek"
FACES = "Würfel für Würfel"


def counted(**counts: int) -> dict[str, Any]:
    return {"kind": "counted", "counts": counts}


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="o1", kind="chaos_warrior")
    server.do(campaign, "place_monster", monster_id="t1", kind="troll")
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def asked(server: Server, campaign: int, *answers: dict[str, Any], **wish: str) -> dict[str, Any]:
    """The open question of a preview."""
    url = f"/api/v1/campaigns/{campaign}/commands/preview"
    kind = wish.pop("kind")
    body = {"command": {"type": kind, **wish}, "answers": answers}
    answer = server.laptop.post(url, json=body)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found["prompt"] or {}


def figures(page: Any) -> list[str]:
    return [label for label in labels(page) if label.isdecimal()]


def body_left(server: Server, campaign: int) -> int:
    """The warrior's body points."""
    table = server.services.snapshots.take(campaign).state.table
    assert isinstance(table, Table)
    return table.monsters["o1"].body_points


def test_an_attack_is_two_figures(server: Server, campaign: int, table: Place) -> None:
    page = table.open(type="attack", attacker_id="ragna", target_id="o1")
    assert "Wie viele Totenschädel?" in panel_text(page)
    assert figures(page) == [str(number) for number in range(5)]
    page = tap(table.caller, page, "2")
    assert "Wie viele schwarze Schilde?" in panel_text(page)
    page = tap(table.caller, page, "1")
    assert "Übernehmen" in labels(page)
    assert tap(table.caller, page, "Übernehmen").status_code == 200
    assert body_left(server, campaign) == 2
    assert "Totenschädel, Totenschädel. Verteidigung: schwarzer Schild" in text_at(table.whole(), "log-list")


def test_both_sides_may_be_typed_in_one_line(server: Server, campaign: int, table: Place) -> None:
    wish = {"type": "attack", "attacker_id": "ragna", "target_id": "o1"}
    typed = button(table.open(**wish), "Eintragen")
    for line in ("3 1", "3,1", "0 2"):
        assert "Übernehmen" in labels(press(table.caller, typed, figures=line)), line
    for line, error in {
        "3 x": "„x“ ist keine Zahl",
        "9": "Das sind zu viele: 9 von 4",
        "3 1 1": "eine Zahl zu viel",
        "3 ²": "„²“ ist keine Zahl",
    }.items():
        page = press(table.caller, typed, figures=line)
        assert error in panel_text(page), line
    page = press(table.caller, typed, figures="3 x")
    assert 'value="3 x"' in page.text
    assert tap(table.caller, press(table.caller, typed, figures="3 1"), "Übernehmen").status_code == 200
    assert body_left(server, campaign) == 1


def test_without_a_skull_no_shield_is_asked_for(table: Place) -> None:
    page = tap(table.caller, table.open(type="attack", attacker_id="ragna", target_id="o1"), "0")
    assert "Übernehmen" in labels(page)


def test_a_troll_defends_with_either_shield_and_one_figure(table: Place) -> None:
    page = tap(table.caller, table.open(type="attack", attacker_id="ragna", target_id="t1"), "2")
    assert "Wie viele Schilde, weiß oder schwarz?" in panel_text(page)
    assert "Übernehmen" in labels(tap(table.caller, page, "1"))


def test_a_spell_asks_for_black_shields_only_when_they_could_be_a_miscast(table: Place) -> None:
    wish = {"type": "cast_basic_spell", "hero_id": WIZARD, "spell": "fireball", "target_id": "o1", "in_line": "true"}
    page = table.open(**wish)
    assert "Übernehmen" in labels(tap(table.caller, page, "1"))
    page = tap(table.caller, page, "0")
    assert "Wie viele schwarze Schilde?" in panel_text(page)
    assert "0 Totenschädel" in panel_text(page)
    assert panel_text(tap(table.caller, page, "Einen Schritt zurück")) == panel_text(table.open(**wish))
    assert "Zauberpatzer" in panel_text(tap(table.caller, page, "2"))


def test_an_indirect_shot_asks_for_the_black_shields_besides(server: Server, campaign: int) -> None:
    shot = {"kind": "attack", "attacker_id": "liathan", "target_id": "o1", "means": "ranged", "sight": "indirect"}
    prompt = asked(server, campaign, counted(skull=1), **shot)
    assert (prompt["purpose"], prompt["counts"], prompt["counted"]) == ("attack", "black_shield", {"skull": 1})
    assert asked(server, campaign, counted(skull=1, black_shield=0), **shot)["purpose"] == "defence"


def test_a_device_may_go_die_by_die(table: Place) -> None:
    page = tap(table.caller, table.open(type="attack", attacker_id="ragna", target_id="o1"), FACES)
    assert "Totenschädel" in labels(page)
    assert figures(page) == []


def test_a_figure_is_taken_back_corrected_and_told_again(server: Server, campaign: int, table: Place) -> None:
    wish = {"attacker_id": "ragna", "target_id": "o1"}
    server.do(campaign, "attack", counted(skull=2), counted(black_shield=0), **wish)
    revision = server.revision(campaign)
    assert body_left(server, campaign) == 1
    page = table.open(correcting=str(revision))
    page = table.caller.get(next(one.url for one in buttons(page) if one.label.endswith("Das war falsch")))
    page = tap(table.caller, page, "1", "Berichtigung übernehmen")
    assert page.status_code == 200
    assert body_left(server, campaign) == 2


def test_what_cannot_be_is_refused_in_words(server: Server, campaign: int) -> None:
    wish = server.wish(campaign, "attack", counted(skull=9), attacker_id="ragna", target_id="o1")
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    assert (refused.status_code, refused.json()["code"]) == (422, "answer.too_many_counted")
    wish = server.wish(campaign, "attack", hand("skull"), attacker_id="ragna", target_id="o1")
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).status_code == 422
    text = HeroQuestLabels("de").error("answer.too_many_counted", given=9, dice=4)
    assert text in refused.json()["title"] or text in refused.text


def test_a_rule_alone_takes_figures_and_asks_for_what_is_missing(server: Server) -> None:
    rules = "/api/v1/heroquest/rules/attack"
    body = {
        "heroes": [{"hero_class": "barbarian", "items": [{"content_id": "broadsword"}]}],
        "monsters": [{"kind": "orc"}],
        "inputs": {"attacker_id": "hero-1", "target_id": "monster-1"},
    }
    begun = server.client().post(rules, json={**body, "answers": [counted()]}).json()
    assert (begun["complete"], begun["prompt"]["counts"]) == (False, "skull")
    done = server.client().post(rules, json={**body, "answers": [counted(skull=2), counted(black_shield=1)]}).json()
    assert done["complete"]
    assert next(one["fact"]["points"] for one in done["events"] if one["fact"]["type"] == "strike.resolved") == 1
    wrong = server.client().post(rules, json={**body, "answers": [counted(), counted(black_shield=1)]})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "answer.faces_needed")
