"""Two clients as an outsider would write them with docs/api.md alone: a character sheet, and a calculator of fights."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from app.systems import heroquest
from tests.web.conftest import PHONE, Server, hand

GAME = "/api/v1/heroquest"
HERO = {"hero_class": "barbarian", "items": [{"content_id": "broadsword"}, {"content_id": "helmet"}]}
BRUTE = {"kind": "orc", "body": 5, "defence": 2}


@dataclass
class CharacterSheet:
    """Shows a hero that a person puts together out of lists, and what is wrong with him."""

    client: TestClient
    hero: dict[str, Any] = field(default_factory=dict)

    def choices(self, kind: str) -> Mapping[str, str]:
        """A list to choose from: ids with their names."""
        return {one["id"]: one["name"] for one in self.entries(kind)}

    def entries(self, kind: str) -> Sequence[Mapping[str, Any]]:
        """What the game knows of a kind."""
        answer = self.client.get(f"{GAME}/content/{kind}")
        assert answer.status_code == 200, answer.text
        entries: Sequence[Mapping[str, Any]] = answer.json()["entries"]
        return entries

    def shown(self, **more: Any) -> dict[str, Any]:
        """The sheet as it stands."""
        answer = self.client.post(f"{GAME}/hero-values", json={"hero": self.hero, **more})
        assert answer.status_code == 200, answer.text
        sheet: dict[str, Any] = answer.json()
        return sheet


@dataclass
class FightCalculator:
    """Keeps a table on its own side, and lets the rules work on it blow by blow."""

    client: TestClient
    table: dict[str, Any]

    def strike(self, rule: str, *answers: Mapping[str, Any], **inputs: Any) -> dict[str, Any]:
        """One rule; the table afterwards is the one that was told."""
        answer = self.client.post(
            f"{GAME}/rules/{rule}", json={**self.table, "inputs": inputs, "answers": list(answers)}
        )
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        self.table = told["table"]
        return told


def sheet(server: Server, **hero: Any) -> CharacterSheet:
    return CharacterSheet(server.client(), hero)


def refused(server: Server, path: str, **body: Any) -> dict[str, Any]:
    answer = server.client().post(f"{GAME}/{path}", json=body)
    assert answer.status_code == 422, answer.text
    problem: dict[str, Any] = answer.json()
    return problem


def test_a_sheet_finds_everything_to_choose_from(server: Server) -> None:
    made = sheet(server)
    kinds = made.client.get(f"{GAME}/content").json()["kinds"]
    assert {"classes", "items", "monsters", "spells", "orders", "effects", "house_rules"} <= set(kinds)
    assert made.choices("classes")["wizard"] == "Zauberer"
    sword = next(one for one in made.entries("items") if one["id"] == "broadsword")
    assert (sword["name"], sword["values"]["weapon"]["dice"]) == ("Langschwert", 3)
    assert all(made.choices(kind) for kind in kinds)


def test_names_come_in_the_language_asked_for(server: Server) -> None:
    english = CharacterSheet(server.client(PHONE, **{"Accept-Language": "en"}))
    assert english.choices("items")["broadsword"] == "Broadsword"


def test_whatever_is_listed_can_be_used(server: Server) -> None:
    made = sheet(server)
    for hero_class in made.choices("classes"):
        order = next(iter(made.choices("orders"))) if hero_class == "battle_mage" else None
        made.hero = {"hero_class": hero_class, "magic_order": order}
        assert made.shown()["hero"]["hero_class"] == hero_class
    rule = made.entries("house_rules")[0]
    assert set(rule["options"]) == {
        rule["values"]["default"],
        rule["values"]["alternative"],
        *rule["values"]["further"],
    }
    chosen = [{"rule": rule["id"], "option": rule["values"]["alternative"]}]
    assert made.shown(house_rules=chosen)["problems"] == []


def test_an_unknown_kind_of_content_has_a_code(server: Server) -> None:
    answer = server.client().get(f"{GAME}/content/cakes")
    assert (answer.status_code, answer.json()["code"]) == (404, "content.kind_unknown")


def test_what_the_game_master_wrote_of_quests_is_no_content(server: Server) -> None:
    assert server.client().get(f"{GAME}/content/quests").status_code == 404


def test_a_sheet_shows_pools_with_their_reasons_and_caps(server: Server) -> None:
    shown = sheet(server, **HERO).shown()
    pools = shown["pools"]
    assert pools["attack"]["dice"] == ["white"] * 4
    assert [(one["rule"], one["text"], one["change"]) for one in pools["attack"]["reasons"]] == [
        ("HQ-1-WEAPON", "Langschwert", 3),
        ("HQ-1.1-RASEND", "Rasend", 1),
    ]
    assert (len(pools["defence"]["dice"]), pools["most_attack"], pools["most_defence"]) == (3, 5, 6)
    assert shown["body"] == {"current": 8, "maximum": 8, "cap": 10, "lent": 0}


def test_an_empty_pool_is_a_pool_of_nothing(server: Server) -> None:
    pools = sheet(server, hero_class="wizard").shown()["pools"]
    for name in ("attack", "ranged"):
        assert pools[name]["dice"] == []
    told = FightCalculator(server.client(), {"heroes": [{"hero_class": "wizard"}]})
    rolled = told.strike("roll_dice", hero_id="hero-1", pool="attack")
    assert (rolled["complete"], rolled["events"][0]["fact"]["count"]) == (True, 0)


def test_a_sheet_shows_what_a_wizard_can_cast(server: Server) -> None:
    shown = sheet(server, hero_class="wizard", cast_successes=10, casts=[{"spell": "fireball"}]).shown()
    assert (shown["tier"]["tier"], shown["tier"]["successes"]) == (2, 10)
    spells = {one["id"]: one for one in shown["spells"]}
    assert (spells["fireball"]["left"], spells["minor_healing"]["left"]) == (5, 6)
    assert spells["fireball"]["name"] == "Feuerball"
    assert shown["spell_sets"]["most"] >= 1
    assert sheet(server, hero_class="dwarf").shown()["tier"] is None


@pytest.mark.parametrize(
    ("hero", "column", "face"),
    [
        ({"hero_class": "dwarf"}, "gifted", "black_shield"),
        ({"hero_class": "elf", "items": [{"content_id": "tool_kit"}]}, "tool_kit", "white_shield"),
        ({"hero_class": "elf"}, "bare", "skull"),
    ],
)
def test_a_sheet_shows_the_column_for_disarming(server: Server, hero: dict[str, Any], column: str, face: str) -> None:
    told = sheet(server, **hero).shown()["disarming"]
    assert (told["column"], told["fails_on"]) == (column, face)


def test_a_sheet_shows_what_may_not_be_carried_and_why(server: Server) -> None:
    things = [{"content_id": one} for one in ("battle_axe", "dagger")]
    shown = sheet(server, hero_class="wizard", items=things).shown()
    (problem,) = shown["problems"]
    assert (problem["item_id"], problem["code"], problem["rule"]) == ("battle_axe", "carrying.class", "HQ-3-CARRY")
    assert "Streitaxt" in problem["text"]
    carriable = {one["content_id"]: one for one in shown["carriable"]}
    assert (carriable["staff"]["place"], carriable["staff"]["code"]) == ("back", None)
    dagger = carriable["dagger"]
    assert (dagger["place"], dagger["code"], dagger["maximum"]) == (None, "carrying.belt_full", 1)
    assert set(carriable) == set(sheet(server).choices("items"))


def test_a_sheet_shows_the_limits(server: Server) -> None:
    potions = [{"content_id": "spell_scroll", "note": str(number)} for number in range(3)]
    shown = sheet(server, hero_class="elf", items=potions).shown()
    scrolls = next(one for one in shown["limits"] if one["kind"] == "scrolls")
    assert scrolls["carried"] > scrolls["most"]
    assert [one["code"] for one in shown["problems"]] == ["carrying.limit"] * (scrolls["carried"] - scrolls["most"])
    scroll = next(one for one in shown["carriable"] if one["content_id"] == "spell_scroll")
    assert (scroll["code"], scroll["maximum"]) == ("carrying.limit", scrolls["most"])


def test_a_sheet_can_be_sent_back_as_it_was_told(server: Server) -> None:
    made = sheet(server, **HERO, injuries=["attack"], notes="Schuldet Borrek etwas.")
    first = made.shown()
    made.hero = first["hero"]
    assert made.shown() == first


def test_what_does_not_fit_is_told_at_the_field_of_the_hero(server: Server) -> None:
    hero = {"hero_class": "elf", "items": [{"content_id": "dagger"}, {"content_id": "teapot"}]}
    problem = refused(server, "hero-values", hero=hero)
    assert problem["errors"][0]["field"] == "hero.items.1.content_id"
    assert problem["code"] == "item.unknown_content"


def test_a_fight_goes_on_with_the_table_that_was_told(server: Server) -> None:
    fight = FightCalculator(server.client(), {"heroes": [HERO], "monsters": [{"kind": "orc"}, BRUTE]})
    blow = {"attacker_id": "hero-1", "target_id": "monster-2"}
    for left in (4, 3, 2):
        told = fight.strike("attack", hand("skull", *["white_shield"] * 3), hand(*["skull"] * 2), **blow)
        assert told["table"]["monsters"][1]["body_points"] == left
    assert [one["number"] for one in fight.table["monsters"]] == [1, 2]


def test_a_change_names_the_figure_as_everything_else_does(server: Server) -> None:
    fight = FightCalculator(server.client(), {"heroes": [HERO]})
    told = fight.strike("lose_body_points", hero_id="hero-1", points=1)
    assert [(one["figure_id"], one["figure"], one["field"]) for one in told["changes"]] == [
        ("hero-1", "hero-1", "body_points")
    ]


def test_a_refusal_is_the_rules_own_with_its_numbers(server: Server) -> None:
    inputs = {"hero_id": "hero-1", "points": 1}
    problem = refused(server, "rules/lose_body_points", heroes=[{**HERO, "body_points": 40}], inputs=inputs)
    assert (problem["code"], problem["data"]) == ("figure.above_attribute", {"maximum": 8})
    assert problem["errors"][0]["field"] == "heroes.0.body_points"
    three = [{"content_id": one} for one in ("broadsword", "axe", "battle_axe")]
    full = refused(server, "rules/lose_body_points", heroes=[{**HERO, "items": three}], inputs=inputs)
    assert (full["code"], full["data"]["maximum"]) == ("carrying.two_weapons", 2)


def test_a_fight_that_cannot_be_worked_out_is_refused_by_its_own_code(server: Server) -> None:
    crowd = [{"hero_class": "barbarian", "gained_body": 2}] * 6
    problem = refused(server, "duel", heroes=crowd, monsters=[{**BRUTE, "body": 9}] * 6)
    assert problem["code"] == problem["errors"][0]["code"] == "odds.too_many_states"


def test_what_is_no_rule_s_refusal_is_one_of_the_form(server: Server) -> None:
    problem = refused(server, "rules/lose_body_points", heroes=[{**HERO, "body_points": "viele"}])
    assert problem["code"] == "form.refused"


def test_every_question_a_rule_may_ask_is_listed(server: Server) -> None:
    listed = {one["purpose"]: one for one in server.client().get(f"{GAME}/rules").json()["questions"]}
    assert listed["second_shot"]["options"] == {"keep": "Wurf behalten", "repeat": "Alle Würfel neu werfen"}
    assert listed["death_table"]["title"] == "Tod-Tabelle"
    fight = FightCalculator(server.client(), {"heroes": [{**HERO, "body_points": 1}]})
    asked = fight.strike("lose_body_points", hero_id="hero-1", points=1)["question"]
    assert asked["prompt"]["purpose"] in listed
    assert set(_purposes()) <= set(listed)


def test_a_preview_at_a_table_and_a_rule_alone_have_one_shape(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    wish = {"command": {"type": "lose_body_points", "hero_id": "ragna", "points": 8}}
    url = f"/api/v1/campaigns/{campaign}/commands/preview"
    asked = server.laptop.post(url, json=wish).json()
    alone = FightCalculator(server.client(), {"heroes": [{"hero_class": "barbarian", "id": "ragna", "name": "Ragna"}]})
    told = alone.strike("lose_body_points", hero_id="ragna", points=8)
    assert set(asked) <= set(told)
    assert {name: told[name] for name in asked} == asked
    assert (asked["complete"], asked["question"]["title"]) == (False, "Ohnmachts-Tabelle")
    assert asked["question"]["prompt"] == asked["prompt"]
    (lost,) = [one for one in asked["events"] if one["fact"]["type"] == "hero.wounded"]
    assert lost["sentence"] == "Ragna verliert 8 Punkte Körperkraft."
    assert "HQ-9-STATE" in {rule for one in asked["events"] for rule in one["rules"]} | {
        rule["id"] for rule in told["rules"]
    }


def test_a_player_hears_the_same_facts_in_words_and_by_steps(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(campaign, "permit_players", permissions=["dice", "body_points"])
    phone = server.player(campaign, "ragna")
    wish = {"command": {"type": "restore_body_points", "hero_id": "ragna", "points": 1}}
    server.do(campaign, "lose_body_points", hero_id="ragna", points=1)
    answer = phone.post(f"/api/v1/campaigns/{campaign}/commands/preview", json=wish)
    assert answer.status_code == 200, answer.text
    assert [one["sentence"] for one in answer.json()["events"]] == ["Ragna gewinnt 1 Punkt Körperkraft zurück."]
    assert [one["fact"] for one in answer.json()["events"]] == answer.json()["steps"][0]["events"]


def _purposes() -> Iterator[str]:
    """What the rules ask for, as it stands in their source."""
    for file in Path(heroquest.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(("answers.roll", "answers.choose")):
                first = call.args[0]
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value
