"""A player's phone offers the actions of the player's hero; monsters and the board are the game master's."""

import pytest

from app.systems.heroquest.labels import labels as words
from app.web.heroquest.actions import ACTIONS
from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, open_sample
from tests.web.panel_support import HTMX, Place, labels, panel_text

MASTERS = {action.kind for action in ACTIONS.declared.values() if not ACTIONS.is_players(action.kind)}
NAMES = {words("de").text(f"actions.{kind}") for kind in MASTERS}


@pytest.fixture
def campaign(server: Server) -> int:
    """A goblin is on the board, and somebody sits in a pit."""
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    server.do(campaign, "impose_effect", figure_id="tamsin", effect="in_pit")
    return campaign


def test_who_is_the_masters_and_who_the_players() -> None:
    theirs = {"reveal_area", "close_quest", "impose_effect", "open_chest", "cast_monster_spell", "roll_fate"}
    assert theirs <= MASTERS
    assert {"attack", "search_for_traps", "throw_potion", "climb_out", "break_free", "loot_hero"} & MASTERS == set()
    permitted = {kind for kind in MASTERS if ACTIONS.kinds[kind].permission is not None}
    assert permitted == set(), "what a game master can allow players to do is a deed of theirs"


def test_a_players_menu_is_the_masters_without_what_is_his_alone(server: Server, campaign: int) -> None:
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    for hero in hero_ids(server, campaign):
        whole = set(labels(table.open(do="menu", **{"for": hero})))
        own = set(labels(_phone(server, campaign, hero).open(do="menu", **{"for": hero})))
        assert whole & NAMES, "the game master finds his own there"
        assert own == whole - NAMES, hero


@pytest.mark.parametrize(
    "query", [{"do": "seat"}, {"do": "decks"}, {"do": "monsters"}, {"do": "quest"}, {"do": "roll"}]
)
def test_a_phone_opens_no_panel_of_the_game_master(server: Server, campaign: int, query: dict[str, str]) -> None:
    assert labels(_phone(server, campaign, "ragna").open(**query)) == []
    assert labels(Place(server.laptop, f"/campaigns/{campaign}/table").open(**query)) != []


def test_nothing_of_the_game_masters_is_asked_or_found_on_a_phone(server: Server, campaign: int) -> None:
    phone = _phone(server, campaign, "ragna")
    for kind in sorted({*MASTERS, "place_monster", "shuffle_deck"}):
        acting = {"figure_id": "ragna", "hero_id": "ragna"}
        assert labels(phone.open(do="act", type=kind, **acting)) == [], kind
    for name in sorted(NAMES):
        assert labels(phone.open(do="find", search=name)) == [], name


def test_what_a_player_may_change_is_offered_without_codes_and_seats(server: Server, campaign: int) -> None:
    server.do(campaign, "permit_players", permissions=["names"])
    masters = Place(server.laptop, f"/campaigns/{campaign}/table").open(hero="ragna", tab="hero")
    own = _phone(server, campaign, "ragna").open(hero="ragna", tab="hero")
    assert "Umbenennen" in labels(own)
    assert "Eigener Code" in labels(masters)
    assert "Eigener Code" not in labels(own)
    assert "Platz am Tisch" in panel_text(masters)
    assert "Platz am Tisch" not in panel_text(own)


def test_a_hero_throws_his_potion_from_his_own_menu(server: Server, campaign: int) -> None:
    server.do(campaign, "give_item", hero_id="ragna", item_id="water", content_id="holy_water")
    server.do(campaign, "place_monster", monster_id="s1", kind="skeleton")
    offered = labels(_phone(server, campaign, "ragna").open(do="menu", **{"for": "ragna"}))
    assert words("de").text("actions.throw_potion") in offered
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    assert words("de").text("actions.throw_potion") not in labels(table.open(do="menu", **{"for": "s1"}))


@pytest.mark.parametrize("kind", ["open_chest", "disarm_chest"])
def test_what_a_chest_holds_or_does_nobody_tells_from_a_phone(server: Server, campaign: int, kind: str) -> None:
    phone = _phone(server, campaign, "ragna")
    before = server.revision(campaign)
    wish = {"type": kind, "hero_id": "ragna", "chest": "Truhe 1"}
    sent = {"revision": str(before), "key": new_key(), "propose": "yes", **wish}
    assert phone.caller.post(phone.url, data={**sent, "gold": "500"}, headers=HTMX).status_code == 403
    body = {"revision": before, "key": new_key(), "command": wish}
    said = phone.caller.post(f"/api/v1/campaigns/{campaign}/proposals", json=body)
    assert (said.status_code, said.json()["code"]) == (403, "actor.game_master_only")
    assert server.revision(campaign) == before


def _phone(server: Server, campaign: int, hero: str) -> Place:
    return Place(server.player(campaign, hero), f"/campaigns/{campaign}/heroes/{hero}")
