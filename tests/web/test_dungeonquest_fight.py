"""A fight at a full table: two cards in secret, which no page, answer or file tells before both are revealed."""

from gzip import decompress
from typing import Any, NamedTuple

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Server, hand, new_key

AVA, BEN, CEM = "hero-1", "hero-2", "hero-3"
MET = (hand("hall_cross"), hand("growling_dark"), hand("rust_hound"))


class Fight(NamedTuple):
    """Ava has met a monster, which Ben plays."""

    server: Server
    campaign: int
    ava: TestClient
    ben: TestClient
    cem: TestClient

    def send(self, who: TestClient, kind: str, revision: int | None = None, key: str = "", **fields: Any) -> Any:
        """What becomes of a command."""
        seen = self.server.revision(self.campaign) if revision is None else revision
        body = {"command": {"type": kind, **fields}, "answers": [], "revision": seen, "key": key or new_key()}
        return who.post(f"/api/v1/campaigns/{self.campaign}/commands", json=body)

    def lay(self, who: TestClient, hero: str, card: str, revision: int | None = None, key: str = "") -> Any:
        return self.send(who, "lay_card", revision, key, hero_id=hero, card=card)


def met(server: Server, cards: str, *answers: Any) -> Fight:
    """Ava walks into a monster."""
    campaign = server.campaign("dungeonquest")
    for name, sheet, tower in (
        ("Ava", "rope_dancer", "north_west"), ("Ben", "quarry_maid", "south_east"),
        ("Cem", "bell_founder", "south_west"),
    ):  # fmt: skip
        server.do(campaign, "seat_hero", name=name, sheet=sheet, tower=tower)
    server.do(campaign, "begin_game", hand(6, 2, 1), cards=cards)
    phones = [server.player(campaign, hero, hero) for hero in (AVA, BEN, CEM)]
    server.do(campaign, "start_turn", hero_id=AVA)
    server.do(campaign, "move_hero", *answers, hero_id=AVA, direction="east")
    return Fight(server, campaign, *phones)


@pytest.fixture
def fight(server: Server) -> Fight:
    return met(server, "own", *MET)


def everything(fight: Fight) -> str:
    """All that anybody is told of the campaign, in German and English: pages, API, chronicle, and the file of it."""
    guest, here = fight.server.client(), f"/campaigns/{fight.campaign}"
    pages = ("table", "watch", "screen", "log", *(f"heroes/{one}" for one in (AVA, BEN, CEM)))
    told = []
    for who in (fight.server.laptop, fight.ava, fight.ben, fight.cem, guest):
        for page in pages if who is not fight.ben and who is not fight.ava else ("watch", "log", f"heroes/{CEM}"):
            told.append(who.get(f"{here}/{page}").text)
        for answer in ("", "/heroes", "/log", "/journal", "/commands"):
            told.append(who.get(f"/api/v1{here}{answer}").text)
    told.append(decompress(fight.server.laptop.get(f"{here}/file").content).decode())
    return " ".join(told)


def test_nobody_is_told_a_card_before_both_are_revealed(fight: Fight) -> None:
    before = fight.server.revision(fight.campaign)
    assert fight.lay(fight.ava, AVA, "ranged", before).status_code == 201
    assert fight.lay(fight.ben, BEN, "magic", before).status_code == 201, "chosen at the same time, from the same page"
    told = everything(fight)
    assert "Beide Karten liegen verdeckt" in told
    for word in ("ranged", "magic", "Fernkampf", "Magie"):
        assert word not in told
    peek = {"command": {"type": "reveal_cards", "hero_id": AVA}, "answers": []}
    seen = fight.ava.post(f"/api/v1/campaigns/{fight.campaign}/commands/preview", json=peek).text
    assert "ranged" not in seen
    assert "Magie" not in seen
    both = fight.server.revision(fight.campaign)
    done = fight.send(fight.ben, "reveal_cards", hero_id=BEN)
    assert done.status_code == 201, done.text
    late = fight.send(fight.ava, "reveal_cards", both, hero_id=AVA)
    assert late.status_code == 409, "it was hers to do, and somebody was quicker"
    log = fight.cem.get(f"/campaigns/{fight.campaign}/log").text
    assert "Fernkampf gegen Magie: Held 1, Monster 0 Wunden." in log


def test_a_card_lies_once_and_stays(fight: Fight) -> None:
    revision = fight.server.revision(fight.campaign)
    assert fight.lay(fight.ava, AVA, "ranged", key="mine").status_code == 201
    assert fight.lay(fight.ava, AVA, "ranged", revision, "mine").json()["repeated"], "the same tap twice"
    again = fight.lay(fight.ava, AVA, "melee")
    assert (again.status_code, again.json()["title"]) == (
        422, "Die Karte liegt schon. Sie bleibt liegen, bis beide aufgedeckt sind.",
    )  # fmt: skip
    old = fight.server.revision(fight.campaign)
    assert fight.lay(fight.ben, BEN, "magic").status_code == 201
    assert fight.send(fight.ava, "reveal_cards", hero_id=AVA).status_code == 201
    late = fight.lay(fight.ava, AVA, "magic", old)
    assert (late.status_code, late.json()["code"]) == (409, "revision.stale"), "a page of before the reveal"


def test_only_the_two_who_fight_lay_cards_and_nobody_for_another(fight: Fight) -> None:
    assert fight.lay(fight.cem, CEM, "magic").status_code == 403
    assert fight.lay(fight.ben, AVA, "magic").status_code == 403
    assert fight.send(fight.ava, "reveal_cards", hero_id=AVA).status_code == 403, "not before both lie there"
    assert fight.send(fight.ava, "lay_card", hero_id=AVA, card="sword").status_code == 422
    assert fight.send(fight.ava, "lay_card", hero_id=AVA).json()["title"] == "Wähle eine der drei Kampfkarten."
    assert fight.send(fight.ava, "move_hero", hero_id=AVA, direction="east").json()["code"] == "turn.fight"


def test_only_the_player_of_the_monster_knows_it(fight: Fight) -> None:
    def known(who: TestClient) -> Any:
        return who.get(f"/api/v1/campaigns/{fight.campaign}").json()["table"]["fight"]["monster"]

    assert known(fight.ben)["life"] == 4
    assert known(fight.ava) is None
    assert known(fight.server.client()) is None


def test_a_printed_monster_is_told_by_its_player_and_known_to_nobody_else(server: Server) -> None:
    tile = ("dungeon", "straight_right", "torch", "none", "monster")
    fight = met(server, "printed", *({"kind": "choice", "option": one} for one in tile))
    assert fight.send(fight.ava, "tell_monster", hero_id=AVA).json()["code"] == "fight.not_yours"
    assert fight.send(fight.cem, "tell_monster", hero_id=CEM).status_code == 403
    early = fight.lay(fight.ben, BEN, "magic").json()
    assert early["title"] == "Sage erst die Monsterkarte an."
    assert fight.lay(fight.ava, AVA, "melee").status_code == 201, "the hero's card need not wait"
    body = server.wish(fight.campaign, "tell_monster", hero_id=BEN)
    body["answers"] = [{"kind": "choice", "option": one} for one in ("7", "3")]
    assert fight.ben.post(f"/api/v1/campaigns/{fight.campaign}/commands", json=body).status_code == 201
    again = fight.send(fight.ben, "tell_monster", hero_id=BEN)
    assert (again.status_code, again.json()["code"]) == (422, "fight.monster_told")
    life = "0 von 7 Wunden"
    assert life in fight.ben.get(f"/campaigns/{fight.campaign}/heroes/{BEN}").text
    for who, page in ((fight.ava, f"heroes/{AVA}"), (server.laptop, "table"), (fight.cem, "watch"), (fight.cem, "log")):
        shown = who.get(f"/campaigns/{fight.campaign}/{page}").text
        assert life not in shown
        assert "Lebenskraft des Monsters" not in shown
    for path in ("", "/log", "/commands"):
        assert '"life":7' not in fight.ava.get(f"/api/v1/campaigns/{fight.campaign}{path}").text.replace(" ", "")
    assert fight.lay(fight.ben, BEN, "melee").status_code == 201
    assert fight.send(fight.ava, "reveal_cards", hero_id=AVA).status_code == 201
    undone = server.laptop.post(
        f"/api/v1/campaigns/{fight.campaign}/undo", json={"revision": server.revision(fight.campaign), "key": new_key()}
    )
    assert undone.status_code == 201, undone.text


def test_without_phones_a_printed_monster_is_told_when_the_cards_are_turned(server: Server) -> None:
    tile = ("dungeon", "straight_right", "torch", "none", "monster")
    fight = met(server, "printed", *({"kind": "choice", "option": one} for one in tile))
    said = [{"kind": "choice", "option": one} for one in ("4", "2", "ranged", "melee")]
    server.do(fight.campaign, "reveal_cards", *said, hero_id=AVA)
    shown = server.laptop.get(f"/api/v1/campaigns/{fight.campaign}").json()["table"]["fight"]
    assert (shown["wounds"], shown["monster"]["life"]) == (2, 4)


def test_without_phones_the_laptop_is_told_both_cards(fight: Fight) -> None:
    cards = [{"kind": "choice", "option": one} for one in ("melee", "melee")]
    done = fight.server.do(fight.campaign, "reveal_cards", *cards, hero_id=AVA)
    assert "rule.found" in [one["type"] for one in done["events"]]
    table = fight.server.laptop.get(f"/api/v1/campaigns/{fight.campaign}").json()["table"]
    assert (table["heroes"][AVA]["wounds"], table["fight"]["wounds"], table["fight"]["may_flee"]) == (2, 2, True)


def test_a_dead_neighbour_still_plays_the_monster(fight: Fight) -> None:
    fight.server.do(fight.campaign, "adjust_hero", hero_id=BEN, wounds=60)
    assert fight.lay(fight.ben, BEN, "magic").status_code == 201
    dead = fight.send(fight.ben, "search_room", hero_id=BEN)
    assert dead.status_code == 403
    out = fight.server.laptop.post(
        f"/api/v1/campaigns/{fight.campaign}/commands",
        json=fight.server.wish(fight.campaign, "search_room", hero_id=BEN),
    )
    assert (out.status_code, out.json()["title"]) == (422, "Dieser Held ist tot oder entkommen.")


def test_who_has_seen_both_cards_lays_the_same_again_after_they_were_taken_back(fight: Fight) -> None:
    assert fight.lay(fight.ava, AVA, "ranged").status_code == 201
    assert fight.lay(fight.ben, BEN, "magic").status_code == 201
    assert fight.send(fight.ben, "reveal_cards", hero_id=BEN).status_code == 201
    for _ in range(3):
        back = {"revision": fight.server.revision(fight.campaign), "key": new_key()}
        assert fight.server.laptop.post(f"/api/v1/campaigns/{fight.campaign}/undo", json=back).status_code < 300
    for who, hero, seen, others in (
        (fight.ava, AVA, "ranged", ("melee", "magic")),
        (fight.ben, BEN, "magic", ("melee",)),
    ):
        for other in others:
            refused = fight.lay(who, hero, other)
            assert (refused.status_code, refused.json()["code"]) == (422, "seal.revealed_before")
        assert fight.lay(who, hero, seen).status_code == 201
    assert fight.send(fight.ben, "reveal_cards", hero_id=BEN).status_code == 201
    assert fight.lay(fight.ava, AVA, "melee").status_code == 201, "the next round is another one"
