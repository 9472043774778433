"""A basic spell says its tier, how likely it succeeds, and how often it can still be cast."""

import pytest

from app.systems.heroquest.views.passport import spell_views
from tests.builders import CONTENT, make_hero, make_table
from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place, panel_text

WIZARD = "aldemar"


@pytest.mark.parametrize(("successes", "tier", "chance"), [(0, 1, 5 / 9), (10, 2, 2 / 3)])
def test_a_basic_spell_tells_tier_and_chance(successes: int, tier: int, chance: float) -> None:
    hero = make_hero("wizard").model_copy(update={"cast_successes": successes})
    found = [one for one in spell_views(make_table(hero), hero, CONTENT) if one.origin == "basic"]
    assert {(one.tier, round(one.success or 0, 6)) for one in found} == {(tier, round(chance, 6))}
    assert all(one.left > 0 for one in found)


def test_whoever_chooses_a_basic_spell_reads_the_same_on_table_and_phone(server: Server) -> None:
    campaign = open_sample(server)
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    phone = Place(server.player(campaign, WIZARD), f"/campaigns/{campaign}/heroes/{WIZARD}")
    for place in (table, phone):
        asked = panel_text(place.open(do="act", type="cast_basic_spell", hero_id=WIZARD))
        assert "Feuerball Magiestufe 1 · gelingt zu 55,6 % · noch 5-mal" in asked


def test_whoever_is_about_to_cast_a_basic_spell_still_reads_it_beside_the_dice(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "permit_players", permissions=["casting"])
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    phone = Place(server.player(campaign, WIZARD), f"/campaigns/{campaign}/heroes/{WIZARD}")
    wish = {"type": "cast_basic_spell", "hero_id": WIZARD, "spell": "fireball", "target_id": "g1"}
    for place in (table, phone):
        asked = place.open(**wish)
        assert "Feuerball: Magiestufe 1 · gelingt zu 55,6 % · noch 5-mal" in panel_text(asked)
        assert "gelingt zu" not in panel_text(place.open(**wish, answer="hand:6,6"))


def test_what_became_of_a_basic_spell_is_told_before_it_counts(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    wish = {"type": "cast_basic_spell", "hero_id": WIZARD, "spell": "fireball", "target_id": "g1"}
    told = panel_text(table.open(**wish, answer="hand:white_shield,black_shield"))
    assert "Aldemar scheitert mit Feuerball" in told
