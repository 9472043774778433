"""The Würfelstube: dice against dice, number dice, two weapons, and the luck of an evening."""

import pytest

from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.dice import Color
from app.systems.heroquest.hero_dice import attack_pool
from app.systems.heroquest.odds.dice_against_dice import DiceAttack, points_through
from app.systems.heroquest.state.table import Table
from tests.web.conftest import Server, hand
from tests.web.pages_support import hero_ids, open_sample, text_at

PAGE = "/heroquest/dice"


def test_any_dice_against_any_dice_as_fractions(server: Server) -> None:
    query = {"attack_white": "1", "attack_black": "1", "defence_white": "1", "left": "1"}
    page = server.client().get(PAGE, params=query)
    exact = points_through(DiceAttack((Color.WHITE, Color.BLACK), (Color.WHITE,), left=1)).at_least(1)
    outcome = text_at(page, "outcome")
    assert f"trifft {exact} · besiegt {exact}" in outcome
    assert '<rect class="chart__column is-marked"' in page.text
    assert "also in 3 von 4 Fällen" in outcome


def test_what_can_never_fell_is_not_said_to_fell_in_no_case(server: Server) -> None:
    outcome = text_at(server.client().get(PAGE, params={"attack_white": "1", "left": "3"}), "outcome")
    assert "besiegt das Ziel nie." in outcome
    assert "in 0,0 %" not in outcome


@pytest.mark.parametrize("wrong", ["13", "-1", "x", "1e9", "99999999"])
def test_what_nobody_can_throw_is_told_at_the_field_and_kept(server: Server, wrong: str) -> None:
    page = server.client().get(PAGE, params={"attack_green": wrong})
    assert page.status_code == 422
    assert "Eine ganze Zahl von 0 bis 12." in text_at(page, "field-attack_green-help")
    assert f'value="{wrong}"' in page.text


def test_number_dice_reach_a_number(server: Server) -> None:
    page = server.client().get(f"{PAGE}/numbers", params={"d6": "2", "bonus": "1", "goal": "12"})
    assert "erreicht 1/12 · im Mittel 8" in text_at(page, "outcome")
    assert server.client().get(f"{PAGE}/numbers", params={"d8": "11"}).status_code == 422


def test_two_weapons_are_compared_for_a_class_and_for_a_hero_of_a_campaign(server: Server) -> None:
    query = {"hero": "barbarian", "one": "broadsword", "other": "battle_axe", "kind": "orc"}
    main = text_at(server.client().get(f"{PAGE}/weapons", params=query), "main")
    assert "Streitaxt macht im Mittel" in main
    campaign = open_sample(server)
    own = server.client().get(f"/campaigns/{campaign}/dice/weapons")
    assert own.status_code == 200
    assert "(dabei)" in own.text
    nonsense = {"hero": "nobody", "one": "cake", "kind": "dragon"}
    assert server.client().get(f"/campaigns/{campaign}/dice/weapons", params=nonsense).status_code == 200


def test_the_luck_of_the_evening_ends_with_a_long_pause(server: Server) -> None:
    campaign = open_sample(server)
    page = f"/campaigns/{campaign}/dice"
    assert "Noch hat niemand Kampfwürfel geworfen" in server.client().get(page).text
    hero = hero_ids(server, campaign)[2]
    table = server.services.snapshots.take(campaign).state.table
    assert isinstance(table, Table)
    dice = len(attack_pool(table.heroes[hero], content_of(table), table.house_rules))
    server.do(campaign, "roll_dice", hand(*["skull"] * dice), hero_id=hero, pool="attack")
    told = text_at(server.client().get(page), f"luck-{hero}")
    assert f"{dice} Totenschädel mit {dice} Würfeln" in told
    assert "liegt diese Auswertung mit etwa" in server.client().get(page).text
    server.clock.advance(7 * 3600)
    server.do(campaign, "roll_dice", hand(*["white_shield"] * dice), hero_id=hero, pool="attack")
    assert f"0 Totenschädel mit {dice} Würfeln" in text_at(server.client().get(page), f"luck-{hero}")
    whole = server.client().get(page, params={"span": "all"})
    assert f"{dice} Totenschädel mit {2 * dice} Würfeln" in text_at(whole, f"luck-{hero}")
