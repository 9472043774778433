"""A player's turn on a phone: what is left of it, actions under the thumb, targets, and what needs a yes."""

import re

import pytest
from starlette.testclient import TestClient

from tests.systems.heroquest.board.quest_maps import quest
from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import open_sample, text_at
from tests.web.test_map_page import lay

OWN, OTHER = "liathan", "borrek"


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "start_quest")
    server.do(campaign, "place_monster", monster_id="m1", kind="orc")
    server.do(campaign, "permit_players", permissions=["fight", "moving", "turns", "potions"])
    take(server, campaign, OWN)
    return campaign


@pytest.fixture
def phone(server: Server, campaign: int) -> TestClient:
    return server.player(campaign, OWN, "Jule")


def take(server: Server, campaign: int, hero: str) -> None:
    turn = server.services.snapshots.take(campaign).state.table.model_dump()["round"]["turn"]
    if turn != hero:
        server.do(campaign, "take_turn", figure_id=hero)


def bar(phone: TestClient, campaign: int) -> str:
    return text_at(phone.get(f"/campaigns/{campaign}/heroes/{OWN}"), "my-turn")


def warned(phone: TestClient, campaign: int, **query: str) -> str:
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}", params={"do": "act", **query})
    return text_at(page, "action-panel")


def test_the_bar_says_what_is_left_and_the_deeds_lie_below(server: Server, campaign: int, phone: TestClient) -> None:
    told = bar(phone, campaign)
    for words in ("Bewegung offen", "Aktion frei", "Einmalig", "Zug beenden", "Angreifen", "Suchen"):
        assert words in told
    server.do(campaign, "move_roll", hand(3), hero_id=OWN)
    assert "Bewegung gewürfelt" in bar(phone, campaign)
    server.do(campaign, "attack", hand("white_shield", "white_shield"), attacker_id=OWN, target_id="m1")
    assert "Aktion Angreifen" in bar(phone, campaign)


def test_a_blow_with_nobody_to_strike_says_so_and_blames_no_figure(
    server: Server, campaign: int, phone: TestClient
) -> None:
    server.do(campaign, "remove_monster", monster_id="m1")
    told = warned(phone, campaign, type="attack", attacker_id=OWN)
    assert "Gerade steht niemand zur Wahl." in told
    assert "steht nicht auf dem Spielfeld" not in told


def test_dice_of_an_earlier_turn_that_are_corrected_spend_nothing_of_this_one(
    server: Server, campaign: int, phone: TestClient
) -> None:
    server.do(campaign, "attack", hand("white_shield", "white_shield"), attacker_id=OWN, target_id="m1")
    struck = server.revision(campaign)
    take(server, campaign, OTHER)
    take(server, campaign, OWN)
    wish = {"target": struck, "answers": [hand("white_shield", "black_shield")]}
    wish |= {"revision": server.revision(campaign), "key": new_key()}
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/corrections", json=wish).status_code == 201
    assert "Aktion frei" in bar(phone, campaign)


def test_a_repeated_roll_is_named_among_what_is_spent(server: Server, campaign: int, phone: TestClient) -> None:
    assert "Wiederholt" not in bar(phone, campaign)
    server.do(campaign, "impose_effect", figure_id=OWN, effect="second_throw", amount=1)
    again = {"kind": "choice", "option": "repeat"}
    whites = hand("white_shield", "white_shield")
    server.do(campaign, "attack", whites, again, whites, attacker_id=OWN, target_id="m1")
    assert "Wiederholt Angriff" in bar(phone, campaign)


def test_whoever_casts_has_his_whole_book_under_the_thumb(server: Server, campaign: int, phone: TestClient) -> None:
    """A spell of a set that nobody has named yet is named there first, with what it does."""
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}")
    assert "Zaubern" in text_at(page, "my-turn")
    assert 'class="needs-table" href="#passport-spells"' in page.text
    assert "do=act&amp;type=name_own_spell" in page.text.partition('id="passport-spells"')[2]


def test_a_target_is_named_with_its_odds_and_opens_the_blow(server: Server, campaign: int, phone: TestClient) -> None:
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}")
    told = text_at(page, "my-deeds")
    assert re.search(r"Ork angreifen .* trifft zu [\d,]+ %", told)
    url = re.findall(r'class="tile is-first needs-table" href="([^"]+)"', page.text)[0]
    blow = phone.get(url.replace("&amp;", "&"))
    assert "Totenschädel" in text_at(blow, "action-panel") or "Angriff" in text_at(blow, "action-panel")


def test_whose_dice_depend_on_a_question_is_a_target_without_odds(
    server: Server, campaign: int, phone: TestClient
) -> None:
    """Where the handler of a rat ogre stands somebody has to say, where no map lies."""
    for kind in ("rat_ogre", "pack_master"):
        server.do(campaign, "place_monster", monster_id=kind, kind=kind)
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}")
    assert page.status_code == 200
    [ogre] = re.findall(r"<b>Rattenoger angreifen</b>.*?</a>", page.text, re.DOTALL)
    assert "%" not in ogre


def test_nobody_has_the_bar_out_of_turn(server: Server, campaign: int, phone: TestClient) -> None:
    take(server, campaign, OTHER)
    assert bar(phone, campaign) == ""
    assert text_at(phone.get(f"/campaigns/{campaign}/heroes/{OWN}"), "my-deeds") == ""
    take(server, campaign, OWN)
    for stranger in (server.client(), server.player(campaign, OTHER, "Kemal"), server.laptop):
        assert bar(stranger, campaign) == ""


MISS = hand("white_shield", "white_shield")
FACES = "hand:white_shield,white_shield"
BLOW = {"type": "attack", "attacker_id": OWN, "target_id": "m1"}


def test_a_hero_strikes_once_a_turn_and_again_only_with_the_game_masters_yes(
    server: Server, campaign: int, phone: TestClient
) -> None:
    """From the page and over the API; the game master accepts with one tap, and overrules for himself with none."""
    page, api = f"/campaigns/{campaign}/heroes/{OWN}", f"/api/v1/campaigns/{campaign}"
    assert "verbraucht" not in warned(phone, campaign, **BLOW)
    server.do(campaign, "attack", MISS, attacker_id=OWN, target_id="m1")
    revision = server.revision(campaign)
    for _ in range(3):
        assert "Die Aktion ist verbraucht (Angreifen)" in warned(phone, campaign, **BLOW)
        sent = {**BLOW, "revision": str(revision), "key": new_key(), "confirmed": "yes", "answer": FACES}
        assert "Vorschlagen" in phone.post(page, data=sent).text
        wish = {"command": BLOW, "answers": [MISS], "revision": revision, "key": new_key()}
        told = phone.post(f"{api}/commands", json=wish)
        assert (told.status_code, told.json()["code"]) == (403, "turn.action_spent")
    assert server.revision(campaign) == revision, "nothing was done"
    wish = {**BLOW, "revision": str(revision), "key": new_key(), "propose": "yes"}
    asked = phone.post(page, data=wish)
    assert asked.status_code in (200, 303), asked.text
    table = server.laptop.get(f"/campaigns/{campaign}/table")
    assert "Die Aktion ist verbraucht (Angreifen)" in text_at(table, "proposals"), "he reads it before he says yes"
    [waiting] = server.laptop.get(f"{api}/proposals").json()
    yes = {"revision": server.revision(campaign), "key": new_key(), "answers": [MISS]}
    assert server.laptop.post(f"{api}/proposals/{waiting['id']}/accept", json=yes).status_code == 201
    server.do(campaign, "attack", MISS, attacker_id=OWN, target_id="m1")


def test_what_is_out_of_turn_needs_a_yes_and_what_takes_no_action_does_not(
    server: Server, campaign: int, phone: TestClient
) -> None:
    take(server, campaign, OTHER)
    told = warned(phone, campaign, **BLOW)
    assert "Borrek" in told
    assert "Außer der Reihe?" in told
    assert "entscheidet" not in warned(phone, campaign, type="drink_potion", hero_id=OWN)


def test_a_player_who_may_not_end_the_turn_proposes_it(server: Server, campaign: int, phone: TestClient) -> None:
    server.do(campaign, "permit_players", permissions=[])
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}")
    [form] = re.findall(r'<form class="needs-table".*?</form>', page.text, re.DOTALL)
    fields = dict(re.findall(r'name="(\w+)" value="([^"]*)"', form))
    asked = phone.post(f"/campaigns/{campaign}/heroes/{OWN}", data=fields)
    assert "Vorschlagen" in asked.text


def test_the_form_of_a_second_action_warns_however_it_was_reached(
    server: Server, campaign: int, phone: TestClient
) -> None:
    server.do(campaign, "attack", MISS, attacker_id=OWN, target_id="m1")
    spent = "Aktion ist verbraucht (Angreifen)"
    assert spent in warned(phone, campaign, type="attack"), "who plays one hero need not name him"
    laptop = f"/campaigns/{campaign}/table"
    form = text_at(
        server.laptop.get(laptop, params={"do": "act", "type": "attack", "attacker_id": OWN}), "action-panel"
    )
    assert f"Liathan: Die {spent}" in form
    dice = {"do": "act", "type": "attack", "attacker_id": OWN, "target_id": "m1"}
    assert spent in text_at(server.laptop.get(laptop, params=dice), "action-panel")
    other = {"do": "act", "type": "attack", "attacker_id": OTHER}
    assert "am Zug" not in text_at(server.laptop.get(laptop, params=other), "action-panel"), "he acts for everybody"
    take(server, campaign, "game_master")
    first = {"do": "act", "type": "attack", "attacker_id": "m1"}
    assert "verbraucht" not in text_at(server.laptop.get(laptop, params=first), "action-panel")
    server.do(campaign, "attack", hand(*["white_shield"] * 3), attacker_id="m1", target_id=OWN)
    assert "Ork: Die Aktion ist verbraucht (Angreifen)" in text_at(
        server.laptop.get(laptop, params=first), "action-panel"
    )


def test_movement_thrown_before_a_map_is_laid_is_used_on_every_page(
    server: Server, campaign: int, phone: TestClient
) -> None:
    server.do(campaign, "move_roll", hand(3), hero_id=OWN)
    lay(server, campaign, quest())
    assert "Bewegung gewürfelt" in bar(phone, campaign)
    for caller, page in ((server.laptop, "table"), (phone, f"heroes/{OWN}/map")):
        asked = caller.get(f"/campaigns/{campaign}/{page}?do=map&for={OWN}", headers={"HX-Request": "true"}).text
        assert "Bewegung würfeln" not in asked, page
        assert re.search(r"noch \d+ Felder", asked), page
    server.do(campaign, "put_map_aside")
    assert "Bewegung gewürfelt" in bar(phone, campaign)
