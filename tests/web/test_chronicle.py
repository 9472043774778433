"""What an entry of the chronicle tells: dice, reasons, rules and who it was; and how one finds it again."""

import re

import pytest
from starlette.testclient import TestClient

from app.web.table import snapshot
from tests.web.conftest import Server, hand
from tests.web.pages_support import read_out, text_at


@pytest.fixture
def campaign(server: Server) -> int:
    """Ada and Bo; Ada has rolled her attack, a goblin was wounded where nobody sees it, Bo found gold."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ada", name="Ada", hero_class="barbarian")
    server.do(campaign, "seat_hero", hero_id="bo", name="Bo", hero_class="dwarf")
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin", name="Schielauge", hidden=True)
    server.do(campaign, "roll_dice", hand("skull", "skull", "white_shield", "skull"), hero_id="ada", pool="attack")
    server.do(campaign, "change_gold", hero_id="bo", change=50)
    return campaign


def entry(server: Server, campaign: int, back: int = 0) -> str:
    """The text of an entry, counted from the newest one."""
    action = server.services.snapshots.take(campaign).recent[back]
    page = server.laptop.get(f"/campaigns/{campaign}/log")
    return text_at(read_out(page), f"log-entry-{action.revision}")


def found(server: Server, campaign: int, query: str, caller: TestClient | None = None) -> str:
    return text_at((caller or server.laptop).get(f"/campaigns/{campaign}/log?{query}"), "main")


def test_an_entry_shows_its_dice_and_who_threw_them(server: Server, campaign: int) -> None:
    white = "weißer Würfel: {}".format
    dice = (white("Totenschädel"), white("Totenschädel"), white("weißer Schild"), white("Totenschädel"))
    assert f"Angriff: {', '.join(dice)} (gewürfelt: Hand)" in entry(server, campaign, 1)


def test_reasons_and_rules_lead_to_the_rule_book(server: Server, campaign: int) -> None:
    page = server.laptop.get(f"/campaigns/{campaign}/log").text
    links = set(re.findall(r'href="/heroquest/rules#([^"]+)"', page))
    assert links
    book = server.laptop.get("/heroquest/rules").text
    assert [link for link in links if f'id="{link}"' not in book] == []
    assert "+3 weiß" in entry(server, campaign, 1)


def test_an_entry_carries_the_arms_of_whom_it_is_about(server: Server, campaign: int) -> None:
    """The hero it is about; of several the one who acts; the game master's sign when a monster strikes several."""

    def crest() -> str:
        page = server.laptop.get(f"/campaigns/{campaign}/log").text.partition('class="log-entry')[2]
        sign = re.search(r'class="crest crest--(\w+)', page)
        assert sign
        return sign[1]

    assert crest() == "dwarf"
    server.do(campaign, "give_gold_to", hero_id="bo", to_id="ada", amount=20)
    assert crest() == "dwarf", "who gives it"
    values = {"attack": 1, "defence": 5, "body": 8, "mind": 5, "further_attacks": [1, 1]}
    server.do(campaign, "place_monster", monster_id="wyrm", kind="dragon", **values)
    blow = hand("black_shield"), hand("black_shield")
    server.do(campaign, "dragon_fight", blow[0], monster_id="wyrm", front="bo")
    assert crest() == "dwarf", "whom the only blow is for"
    server.do(campaign, "dragon_fight", *blow, monster_id="wyrm", front="bo", left="ada")
    assert crest() == "game_master"


def test_a_player_is_named_with_the_phone(server: Server, campaign: int) -> None:
    player = server.player(campaign, "bo", "Jule")
    server.do(campaign, "permit_players", permissions=["dice"])
    command = {"type": "roll_dice", "hero_id": "bo", "pool": "d6"}
    body = {"command": command, "answers": [{"kind": "app"}], "revision": server.revision(campaign), "key": "jule-1"}
    assert player.post(f"/api/v1/campaigns/{campaign}/commands", json=body).status_code == 201
    text = entry(server, campaign)
    assert "am Handy Jule" in text
    assert "(gewürfelt: App)" in text


def test_the_chronicle_is_filtered_by_hero_monster_and_the_rest(server: Server, campaign: int) -> None:
    bo = found(server, campaign, "who=bo")
    assert "50 Gold" in bo
    assert "Ada setzt sich" not in bo
    for who in ("monsters", "g1"):
        assert "1 Eintrag" in found(server, campaign, f"who={who}")
    server.do(campaign, "rename_campaign", name="Grabkammer")
    assert "Grabkammer" in found(server, campaign, "who=board")


def test_filters_combine_any_of_a_group_and_one_of_each(server: Server, campaign: int) -> None:
    server.do(campaign, "attack", hand("black_shield", "black_shield"), attacker_id="g1", target_id="bo")
    counts = {
        "who=bo": 3,
        "who=ada": 2,
        "who=bo&who=ada": 5,
        "who=bo&who=monsters": 1,
        "who=bo&who=ada&who=kind:fight": 1,
        "who=ada&who=kind:fight": 0,
        "who=bo&who=ada&search=50": 1,
        "who=bo&who=nobody": 3,
    }
    told = {query: found(server, campaign, query) for query in counts}
    wrong = [(query, number) for query, number in counts.items() if f"{number} Eintr" not in told[query]]
    assert wrong == []
    assert "5 Einträge auf dieser Seite. Ada Bo" in told["who=bo&who=ada"]


def test_the_newest_page_of_the_chronicle_follows_and_no_older_one(server: Server, campaign: int) -> None:
    stream = f'hx-sse:connect="/campaigns/{campaign}/live/log"'
    assert stream in server.client().get(f"/campaigns/{campaign}/log?who=bo").text
    assert stream not in server.laptop.get(f"/campaigns/{campaign}/log?before=3").text


def test_the_filters_are_unfolded_on_the_laptop_alone(server: Server, campaign: int) -> None:
    """On a phone they would fill the screen, the game master's own phone not excepted."""
    server.services.pin.choose("2468")
    phone = server.client()
    assert phone.post("/sign-in", data={"pin": "2468"}).status_code == 303
    unfolded = {
        caller: '<details class="generated__fold" open>' in caller.get(f"/campaigns/{campaign}/log").text
        for caller in (server.laptop, phone)
    }
    assert list(unfolded.values()) == [True, False]


def test_every_word_of_a_search_has_to_stand_in_the_entry(server: Server, campaign: int) -> None:
    assert "1 Eintrag" in found(server, campaign, "search=gold+BO")
    assert "Nichts gefunden" in found(server, campaign, "search=gold+ada")
    assert "Nichts gefunden" in found(server, campaign, "search=%3Cb%3E&who=ada")


def test_a_search_finds_only_what_one_may_read(server: Server, campaign: int) -> None:
    ada = server.player(campaign, "ada")
    for query in ("search=gold", "who=g1", "who=monsters", "search=Schielauge"):
        assert "50 Gold" not in found(server, campaign, query, ada)
    assert "Schielauge" not in found(server, campaign, "", ada)
    assert "50 Gold" in found(server, campaign, "search=gold", server.player(campaign, "bo", "Jule"))


def test_the_way_to_older_entries_keeps_what_was_searched_for(server: Server, campaign: int) -> None:
    for _ in range(101):
        server.do(campaign, "change_gold", hero_id="bo", change=1)
    page = server.laptop.get(f"/campaigns/{campaign}/log?who=bo&search=gold").text
    older = re.search(r'href="(\?who=bo&amp;search=gold&amp;before=\d+)"', page)
    assert older
    assert "50 Gold" in found(server, campaign, older[1][1:].replace("&amp;", "&"))


def test_two_hundred_hidden_deeds_push_nothing_off_the_pages_of_players(server: Server, campaign: int) -> None:
    phone, guest = server.player(campaign, "bo"), server.client()
    server.do(campaign, "change_gold", hero_id="bo", change=7)
    pages = [(guest, "watch", "log-list"), (guest, "screen", "newest-entry"), (phone, "heroes/bo", "hero-cards")]
    before = [text_at(caller.get(f"/campaigns/{campaign}/{page}"), part) for caller, page, part in pages]
    assert all(said in text for said, text in zip(("Angriff", "Angriff", "7 Gold"), before, strict=True)), before
    server.do(campaign, "keep_note", note_id="n", text="Der Abt")
    kept = server.services.snapshots.take(campaign)
    for number in range(200):
        server.do(campaign, "keep_note", note_id="n", text=f"Der Abt {number}")
        if number % 50 == 0:
            assert server.services.snapshots.take(campaign).revision > kept.revision
    for _ in range(2):
        assert [text_at(caller.get(f"/campaigns/{campaign}/{page}"), part) for caller, page, part in pages] == before
        server.services.snapshots.forget()  # read again, where it went on from the one before
    own = text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "log-list")
    assert own.count("Der Abt") == 30


def test_how_far_back_a_page_reads_has_an_end(server: Server, campaign: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "MOST_READ", 50)
    for number in range(70):
        server.do(campaign, "keep_note", note_id="n", text=f"Der Abt {number}")
    server.services.snapshots.forget()
    assert len(server.services.snapshots.take(campaign).recent) == 50
