"""The Regelrechner and the fight to the end with a campaign's own classes, things and monsters."""

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import text_at

CALCULATOR, DUEL = "/heroquest/calculator", "/heroquest/duel"
HYDRA = '{"name": "Hydra", "attack": 4, "defence": 3, "body": 6, "mind": 1}'
ATTACK = {
    "rule": "attack",
    "inputs.attacker_id": "hero-1",
    "inputs.target_id": "monster-1",
    "heroes.0.hero_class": "barbarian",
    "monsters.0.kind": "hydra",
    "dice": "roll",
    "odds": "true",
}
FIGHT = {"heroes.0.hero_class": "barbarian", "monsters.0.kind": "hydra"}


@pytest.fixture
def campaign(server: Server) -> str:
    campaign = server.campaign("heroquest")
    server.do(campaign, "change_content", kind="monsters", id="hydra", fields=HYDRA)
    return str(campaign)


def test_own_monsters_fight_and_the_catalog_stays_chosen(server: Server, campaign: str) -> None:
    page = server.laptop.get(CALCULATOR, params={**ATTACK, "catalog": campaign})
    assert page.status_code == 200
    assert "Hydra" in text_at(page, "action-panel")
    assert f'<option value="{campaign}" selected>Kampagne Montagsrunde</option>' in page.text
    assert f'href="{CALCULATOR}?catalog={campaign}"' in page.text
    rules = server.laptop.get(CALCULATOR, params={"catalog": campaign}).text
    assert f"?rule=attack&amp;catalog={campaign}" in rules
    assert f'href="{DUEL}?catalog={campaign}"' in rules
    assert "Wer gewinnt?" in server.laptop.get(DUEL, params={**FIGHT, "catalog": campaign}).text


def test_without_the_catalog_nobody_knows_them(server: Server, campaign: str) -> None:
    page = server.laptop.get(CALCULATOR, params=ATTACK)
    assert page.status_code == 422
    assert "steht nicht im Bestiarium" in text_at(page, "field-monsters-0-kind-help")


@pytest.mark.parametrize(("path", "said"), [(CALCULATOR, {}), (CALCULATOR, ATTACK), (DUEL, {}), (DUEL, FIGHT)])
def test_only_the_game_master_sees_own_content(
    server: Server, campaign: str, path: str, said: dict[str, str]
) -> None:  # fmt: skip
    assert "Katalog" not in server.client().get(path, params=said).text
    page = server.client().get(path, params={**said, "catalog": campaign})
    assert page.status_code == 422
    assert "Das darf nur der Spielleiter." in text_at(page, "field-catalog-help")
    assert "Hydra" not in page.text
    assert "Montagsrunde" not in page.text


@pytest.mark.parametrize("wrong", ["99", "eins", "-1", "9" * 30, "²"])
def test_a_catalog_there_is_not_is_told_beside_its_field(server: Server, campaign: str, wrong: str) -> None:
    for path, said in ((CALCULATOR, ATTACK), (DUEL, FIGHT)):
        page = server.laptop.get(path, params={**said, "catalog": wrong})
        assert page.status_code == 422
        assert "Diese Kampagne gibt es nicht" in text_at(page, "field-catalog-help")


def test_campaigns_of_other_games_and_without_own_content_are_no_catalogs(server: Server) -> None:
    toy, plain = server.campaign("toy"), server.campaign("heroquest")
    assert "Katalog" not in server.laptop.get(CALCULATOR).text
    assert server.laptop.get(CALCULATOR, params={"rule": "attack", "catalog": str(toy)}).status_code == 422
    assert server.laptop.get(CALCULATOR, params={"rule": "attack", "catalog": str(plain)}).status_code == 200
