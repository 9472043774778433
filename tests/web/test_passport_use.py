"""The passport as a tool: numbers that explain themselves; spells, potions and gifts used from where they stand."""

import re

import pytest

from app.campaign.model import GAME_MASTER
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect, Hero, Place, Weakness
from app.systems.heroquest.state.table import Table
from app.web.heroquest.party.passport import PassportParts, passport_parts, value_facts
from app.web.ui.rendering import PageLink
from tests.builders import CONTENT, affected, make_hero, make_item, make_table
from tests.web.conftest import Server, hand
from tests.web.pages_support import hero_ids, open_sample, read_out, text_at

ELF, WIZARD = 1, 3


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def test_a_number_tells_where_it_comes_from_and_by_which_rules(server: Server, campaign: int) -> None:
    elf = hero_ids(server, campaign)[ELF]
    page = server.player(campaign, elf).get(f"/campaigns/{campaign}/heroes/{elf}")
    fight = text_at(page, "passport-fight")
    assert "3 = 2 Würfel der Klasse + 1 Kettenhemd" in fight
    assert "1 blau statt weiß beschädigtes Rüstungsteil" in fight
    assert 'href="/heroquest/rules#HQ-3-ARMOUR"' in page.text
    assert 'href="/heroquest/rules#HQ-15.2-NOTCH"' in page.text


def test_whatever_can_be_used_is_one_tap_away_from_its_question(server: Server, campaign: int) -> None:
    elf, wizard = (hero_ids(server, campaign)[place] for place in (ELF, WIZARD))
    page = server.player(campaign, wizard).get(f"/campaigns/{campaign}/heroes/{wizard}")
    told = text_at(page, "passport-spells")
    assert "Basiszauber 15 von 18 übrig · gelingt zu 55,6 %" in told
    assert "Feuerball Jeder Totenschädel ist ein Punkt Schaden. · noch 5-mal Wirken" in told
    assert re.search(r"do=act&amp;type=cast_basic_spell&amp;spell=fireball&amp;hero_id=", page.text)
    assert re.search(r"do=act&amp;type=read_scroll&amp;item_id=", page.text)
    own = server.player(campaign, elf)
    page = own.get(f"/campaigns/{campaign}/heroes/{elf}")
    [drink, *_] = re.findall(r'href="([^"]+type=drink_potion[^"]+)"', page.text)
    assert "Trank" in text_at(own.get(drink.replace("&amp;", "&")), "action-panel")


def test_what_was_done_once_in_a_quest_is_told_and_offered_no_more(server: Server, campaign: int) -> None:
    elf = hero_ids(server, campaign)[ELF]
    path = f"/campaigns/{campaign}/heroes/{elf}"
    server.do(campaign, "lose_body_points", hero_id=elf, points=1)
    assert "type=heal_with_herbs" in server.laptop.get(path).text
    server.do(campaign, "heal_with_herbs", hand(2), hero_id=elf)
    page = server.laptop.get(path)
    assert "type=heal_with_herbs" not in page.text
    assert "Kräuterheilung einmal je Herausforderung, schon genutzt" in text_at(page, "passport-fight")


def test_strangers_and_guests_see_numbers_but_no_spells_and_nothing_to_use(server: Server, campaign: int) -> None:
    elf, wizard = (hero_ids(server, campaign)[place] for place in (ELF, WIZARD))
    for somebody in (server.client(), server.player(campaign, elf)):
        page = somebody.get(f"/campaigns/{campaign}/heroes/{wizard}")
        assert "passport-spells" not in page.text.replace('href="#passport-spells"', "")
        assert "type=" not in text_at(page, "main")
        assert "type=cast_basic_spell" not in page.text
        assert "Verteidigung" in text_at(read_out(page), "passport-fight")


@pytest.mark.rule("HQ-2", "HQ-17", "HQ-14-INJURY")
@pytest.mark.parametrize(
    ("hero", "number", "total", "lines"),
    [
        (make_hero("elf"), "W6 + 6", "", ["6 Grundwert"]),
        (affected(make_hero("elf"), Effect.SLOWED), "6", "", ["6 Grundwert", "kein W6 (verlangsamt)"]),
        (make_hero("elf", mind_points=0), "6", "", ["6 Grundwert", "kein W6 (ohne Verstand)"]),
        (
            make_hero("elf", injuries=[Weakness.MOVEMENT]),
            "6",
            "",
            ["6 Grundwert", "kein W6 (verletzt: bewegt sich ohne Würfel)"],
        ),
        (affected(make_hero("elf"), Effect.SWIFT), "2W6 + 6", "", ["6 Grundwert", "1 W6 doppelte Bewegungswürfel"]),
        (
            affected(make_hero("elf"), Effect.EXTRA_MOVE, Effect.SLOWED, amount=5),
            "11",
            "11 = 6 Grundwert + 5 zusätzliche Felder",
            ["6 Grundwert", "5 zusätzliche Felder", "kein W6 (verlangsamt)"],
        ),
    ],
)
def test_whatever_changes_the_movement_is_told_with_its_rule(
    hero: Hero, number: str, total: str, lines: list[str]
) -> None:
    view = SYSTEM.view(make_table(hero), GAME_MASTER.viewer).heroes[0]
    movement, *_ = value_facts(view, CONTENT.classes["elf"], SYSTEM.labels("de"))
    assert (movement.number, movement.sum, [one.text for one in movement.why]) == (number, total, lines)
    assert all(one.url.startswith("/heroquest/rules#HQ-") for one in movement.why)


def test_a_condition_leads_to_its_rule(server: Server, campaign: int) -> None:
    elf = hero_ids(server, campaign)[ELF]
    page = server.client().get(f"/campaigns/{campaign}/heroes/{elf}")
    assert re.search(r'<a class="chip chip--warning" href="/heroquest/rules#HQ-15.2-NOTCH">', page.text)


@pytest.mark.parametrize(
    "change",
    [
        {},
        {"gold": 3},
        {"quest_points": 4},
        {"name": "Tamsin"},
        {"condition": Condition.FAINTED, "recovery": "wakes"},
        {"items": (make_item("axe", Place.HAND, rusty=True),)},
        {"effects": (ActiveEffect(effect=Effect.ASLEEP, amount=1),)},
        {"spent_gifts": ("herbs",)},
        {"mind_points": 1},
    ],
)
def test_what_is_remembered_of_a_passport_is_never_an_older_one(change: dict[str, object]) -> None:
    for hero in (make_hero("elf"), make_hero("elf").model_copy(update=change)):
        view = SYSTEM.view(make_table(hero), GAME_MASTER.viewer).heroes[0]
        words = SYSTEM.labels("de")
        edit = PageLink("/edit", "Werte ändern")
        anew = PassportParts(view, words, CONTENT, "/hero").parts("Emma", edit, None)
        assert passport_parts(view, "Emma", words, CONTENT, "/hero", edit, None) == anew


def test_the_choice_that_ten_quest_points_bring_waits_on_the_owners_phone(server: Server, campaign: int) -> None:
    wizard = hero_ids(server, campaign)[WIZARD]
    path, player = f"/campaigns/{campaign}/heroes/{wizard}", server.player(campaign, wizard)
    table = server.services.snapshots.take(campaign).state.table
    assert isinstance(table, Table)
    if missing := 9 - table.heroes[wizard].quest_points:
        server.do(campaign, "change_quest_points", hero_id=wizard, change=missing)
    assert "Zehn Questpunkte" not in text_at(player.get(path), "passport-cover")
    later = {"kind": "choice", "option": "later"}
    server.do(campaign, "award_quest_point", later, hero_id=wizard)
    assert "Zehn Questpunkte: Wert wählen" in text_at(player.get(path), "passport-cover")
    for nobody in (server.client(), server.player(campaign, hero_ids(server, campaign)[ELF], "Bert")):
        assert "Wert wählen" not in nobody.get(path).text
    asked = player.get(f"{path}?do=act&type=claim_reward&hero_id={wizard}")
    assert "Welcher Wert steigt?" in text_at(asked, "action-panel")
    wish = server.wish(campaign, "claim_reward", {"kind": "choice", "option": "mind"}, hero_id=wizard)
    assert player.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).status_code == 201
    assert "Wert wählen" not in player.get(path).text
