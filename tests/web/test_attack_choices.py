"""With what and whom a figure attacks: each way once, and only those it can strike."""

import pytest

from tests.systems.heroquest.board.quest_maps import monster, piece, quest
from tests.web.conftest import Server
from tests.web.panel_support import HTMX, labels, panel_text
from tests.web.test_map_page import lay

PLACES = {"ragna": "C3", "elwe": "C4", "borrek": "B2"}


@pytest.fixture(params=[True, False], ids=["with a map", "without a map"])
def campaign(server: Server, request: pytest.FixtureRequest) -> int:
    """Three heroes, of whom Elwe carries two daggers and a bow; a goblin beside Ragna, an orc two squares away."""
    one = server.campaign("heroquest")
    for name, kind in (("ragna", "barbarian"), ("elwe", "elf"), ("borrek", "dwarf")):
        server.do(one, "seat_hero", hero_id=name, name=name.title(), hero_class=kind)
    server.do(one, "start_quest")
    for item, content in (("a", "dagger"), ("b", "dagger"), ("bow", "bow")):
        server.do(one, "give_item", hero_id="elwe", item_id=item, content_id=content)
    if request.param:
        lay(server, one, quest(monster("D3", "goblin-1"), monster("E4", "orc-1", content="orc")))
        for name, square in PLACES.items():
            server.do(one, "put_figure", figure_id=name, square=square)
    else:
        server.do(one, "place_monster", monster_id="goblin-1", kind="goblin")
        server.do(one, "place_monster", monster_id="orc-1", kind="orc")
    return one


def offered(server: Server, campaign: int, **query: str | list[str]) -> tuple[list[str], str]:
    """The buttons and words of the panel that asks for an attack."""
    told = {"do": "act", "type": "attack", **query}
    page = server.laptop.get(f"/campaigns/{campaign}/table", params=told, headers=HTMX)
    return labels(page), panel_text(page)


def test_each_way_to_attack_is_named_once(server: Server, campaign: int) -> None:
    names, text = offered(server, campaign, attacker_id="elwe")
    ways = [one for one in names if one in ("Kurzschwert", "Dolch", "Bogen", "Dolch werfen", "Bloße Hände")]
    assert ways == ["Kurzschwert", "Bogen", "Dolch werfen", "Bloße Hände"], "the daggers hang at her belt"
    assert "Kurzschwert werfen" not in names
    assert "mit bloßen Händen" not in text, "that is one of the ways"
    names, _ = offered(server, campaign, attacker_id="ragna")
    assert [one for one in names if "Langschwert" in one] == ["Langschwert"]


def test_a_monster_is_asked_for_no_weapon_of_a_hero_and_shoots_only_if_it_can(server: Server, campaign: int) -> None:
    names, text = offered(server, campaign, attacker_id="goblin-1")
    assert "Schuss" not in names
    assert "Langschwert (Ragna)" not in text


@pytest.mark.parametrize(
    ("told", "never"),
    [
        ({"attacker_id": "ragna"}, ("Elwe", "Borrek")),
        ({"attacker_id": "elwe", "means": "ranged", "weapon_id": "bow"}, ("Ragna", "Borrek")),
        ({"attacker_id": "elwe", "means": "thrown", "weapon_id": "a"}, ("Ragna", "Borrek")),
        ({"attacker_id": "goblin-1"}, ("Goblin", "Ork")),
    ],
)
def test_friends_and_oneself_are_no_targets(
    server: Server, campaign: int, told: dict[str, str], never: tuple[str, ...]
) -> None:
    names, text = offered(server, campaign, **told)
    assert not set(never) & set(names)
    left_out = text.partition("Geht gerade nicht")[2]
    assert [one for one in never if one in left_out] == [], "not even with a reason"


def test_who_is_under_a_command_strikes_friends_and_so_does_whom_the_game_master_names(
    server: Server, campaign: int
) -> None:
    server.do(campaign, "impose_effect", figure_id="ragna", effect="commanded")
    names, _ = offered(server, campaign, attacker_id="ragna")
    assert "Elwe" in names
    names, _ = offered(server, campaign, attacker_id="borrek", decided=["diagonal", "reach"])
    assert {"Elwe", "Ragna"} <= set(names)


@pytest.mark.parametrize("campaign", [True], indirect=True)
def test_only_furniture_that_stands_in_the_room_is_searched(server: Server, campaign: int) -> None:
    server.do(campaign, "take_map_away")
    for name in ("goblin-1", "orc-1"):
        server.do(campaign, "remove_monster", monster_id=name)
    there = (("D2", "table"), ("E4", "altar"), ("G3", "throne"))
    lay(server, campaign, quest(*(piece("furniture", square, content=kind) for square, kind in there)))
    told = {"do": "act", "type": "search_furniture", "hero_id": "ragna"}
    page = server.laptop.get(f"/campaigns/{campaign}/table", params=told, headers=HTMX)
    assert {"Tisch", "Altar"} <= set(labels(page))
    assert "Thron" not in labels(page), "that stands in the next room"
    assert "Sarkophag" not in labels(page)
