"""The town as people use it: choose, see what it changes, confirm; nobody else's purse, nobody else's hero."""

import re

import pytest
from starlette.testclient import TestClient

from app.systems.heroquest.possible import town as town_deals
from tests.web.conftest import Server, new_key
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, button, labels, panel_text, press, tap


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def phone(server: Server, campaign: int) -> Place:
    return town_of(server, campaign, "tamsin")


def town_of(server: Server, campaign: int, hero: str) -> Place:
    return Place(server.player(campaign, hero), f"/campaigns/{campaign}/town")


def gold_of(server: Server, campaign: int, hero: str) -> int:
    found = server.laptop.get(f"/api/v1/campaigns/{campaign}/heroes/{hero}").json()
    return int(found["values"]["gold"])


class TestShopping:
    @pytest.mark.parametrize("htmx", [True, False])
    def test_two_taps_buy(self, server: Server, campaign: int, phone: Place, *, htmx: bool) -> None:
        server.do(campaign, "change_gold", hero_id="tamsin", change=200)
        page = tap(phone.caller, phone.whole(), "Langschwert kaufen", htmx=htmx)
        assert "+3 Langschwert" in panel_text(page)
        done = tap(phone.caller, page, "Langschwert kaufen, 250 Gold", htmx=htmx)
        if not htmx:
            done = phone.caller.get(done.headers["location"])
        assert "Tamsin kauft für 250 Gold: Langschwert" in panel_text(done)
        assert gold_of(server, campaign, "tamsin") == 45

    def test_what_is_forbidden_stands_there_with_reason_and_chapter(self, phone: Place) -> None:
        page = phone.whole()
        assert "Damit stiege der Angriff von Tamsin über den Höchstwert: Streitaxt. Kap. 6" in text_at(
            page, "shop-weaponsmith"
        )
        assert "Streitaxt kaufen" not in labels(page)

    def test_a_dear_thing_shows_what_it_would_change_but_no_button(self, phone: Place) -> None:
        page = tap(phone.caller, phone.whole(), "Kettenhemd kaufen: Zu teuer")
        assert "Tamsin braucht 450 Gold" in panel_text(page)
        assert "Verteidigung" in panel_text(page)
        assert not any("450 Gold" in label for label in labels(page))

    def test_the_last_piece_is_gone_and_the_page_is_fresh(self, server: Server, campaign: int, phone: Place) -> None:
        server.do(campaign, "limit_stock", content_id="dagger", number=1)
        chosen = tap(phone.caller, phone.whole(), "Dolch kaufen")
        assert "Nur noch 1 davon da." in panel_text(chosen)
        server.do(campaign, "buy_item", hero_id="ragna", item_id="first", content_id="dagger")
        late = tap(phone.caller, chosen, "Dolch kaufen, 25 Gold")
        assert late.status_code == 422
        assert "Ausverkauft: Dolch" in panel_text(late)
        assert gold_of(server, campaign, "tamsin") == 95

    def test_selling_and_mending(self, server: Server, campaign: int) -> None:
        elf = town_of(server, campaign, "liathan")
        sold = tap(elf.caller, elf.whole(), "Bogen verkaufen", "Bogen verkaufen, 137 Gold")
        assert "Liathan verkauft für 137 Gold: Bogen." in panel_text(sold)

    def test_odds_against_what_was_met(self, server: Server, campaign: int, phone: Place) -> None:
        server.do(campaign, "change_gold", hero_id="tamsin", change=200)
        server.do(campaign, "place_monster", monster_id="m", kind="orc")
        server.do(campaign, "place_monster", monster_id="n", kind="gargoyle", hidden=True)
        text = panel_text(tap(phone.caller, phone.whole(), "Langschwert kaufen"))
        assert "Ork" in text
        assert "Gargoyle" not in text


class TestWhoMay:
    def test_a_guest_looks_into_the_windows(self, server: Server, campaign: int) -> None:
        page = server.client().get(f"/campaigns/{campaign}/town")
        assert "Langschwert" in text_at(page, "shop-weaponsmith")
        assert not [label for label in labels(page) if label.endswith(" kaufen")]
        wish = {"type": "buy_item", "hero_id": "tamsin", "item_id": "x", "content_id": "dagger", "key": new_key()}
        refused = server.client().post(
            f"/campaigns/{campaign}/town", data={**wish, "revision": server.revision(campaign)}
        )
        assert refused.status_code == 403

    def test_nobody_shops_for_others(self, server: Server, campaign: int, phone: Place) -> None:
        page = phone.whole(hero="aldemar")
        assert "Aldemar" not in text_at(page, "town-buyer")
        before = gold_of(server, campaign, "aldemar")
        assert _buys(server, campaign, phone.caller, "aldemar") == 403
        assert gold_of(server, campaign, "aldemar") == before

    def test_asking_first(self, server: Server, campaign: int, phone: Place) -> None:
        server.do(campaign, "open_town", town_mode="ask")
        assert _buys(server, campaign, phone.caller, "tamsin") == 403
        chosen = tap(phone.caller, phone.whole(), "Dolch kaufen")
        asked = tap(phone.caller, chosen, "Spielleiter fragen: Dolch kaufen, 25 Gold")
        assert "Dolch kaufen" not in panel_text(asked)
        aside = phone.whole().text.partition('<aside class="town__buyer"')[2]
        assert "wartet auf den Spielleiter" in aside.partition('id="panel-place"')[0]
        table = Place(server.laptop, f"/campaigns/{campaign}/table")
        press(table.caller, button(table.whole(), "Annehmen"))
        assert gold_of(server, campaign, "tamsin") == 70
        for page in (phone.caller.get(f"/campaigns/{campaign}/heroes/tamsin"), phone.whole()):
            assert re.search("Angenommen: Tamsin kauft ein, Dolch, 20:47", text_at(page, "hero-cards"))

    def test_a_closed_town_says_so(self, server: Server, campaign: int, phone: Place) -> None:
        laptop = Place(server.laptop, phone.url)
        tap(laptop.caller, laptop.whole(), "Ändern", "geschlossen")
        page = phone.whole()
        assert "Die Stadt hat geschlossen" in text_at(page, "town-opening")
        assert not [label for label in labels(page) if label.endswith(" kaufen")]


def test_what_happens_to_a_hero_in_town_is_a_card_there(server: Server, campaign: int) -> None:
    phone = town_of(server, campaign, "ragna")
    assert text_at(phone.whole(), "hero-cards") == ""
    server.do(campaign, "give_item", hero_id="ragna", item_id="d1", content_id="dagger")
    server.do(campaign, "wear_item", hero_id="ragna", item_id="ragna.broadsword", cause="notch")
    server.do(campaign, "repair_item", hero_id="ragna", item_id="ragna.broadsword")
    server.do(campaign, "change_gold", hero_id="ragna", change=20)
    server.do(campaign, "sell_item", hero_id="ragna", item_id="d1")
    server.do(campaign, "offer_trade", trade_id="t1", hero_id="tamsin", to_id="ragna", gold=5)
    told = text_at(phone.whole(), "hero-cards")
    assert "6 Dinge sind passiert" in told
    for words in ("Du erhältst: Dolch", "20 Gold", "verkauft für 12 Gold: Dolch", "Tamsin bietet dir einen Tausch an"):
        assert words in told
    read = f"/campaigns/{campaign}/heroes/ragna/read"
    assert phone.caller.post(read, data={"upto": "9999"}).status_code == 303
    assert text_at(phone.whole(), "hero-cards") == ""


def test_the_card_of_an_offer_says_what_it_is_and_leads_to_the_answer(server: Server, campaign: int) -> None:
    phones = {hero: town_of(server, campaign, hero) for hero in ("ragna", "tamsin")}
    for phone in phones.values():
        phone.whole()  # what happened before is no news
    server.do(campaign, "offer_trade", trade_id="t1", hero_id="tamsin", to_id="ragna", gold=5)
    page = phones["ragna"].whole()
    told = text_at(page, "hero-cards")
    assert ("Tamsin bietet dir einen Tausch an" in told, "5 Gold. Dafür: nichts. Antworten" in told) == (True, True)
    assert f'href="/campaigns/{campaign}/town?hero=ragna#town-trades"' in page.text
    own = text_at(phones["tamsin"].whole(), "hero-cards")
    assert ("5 Gold. Dafür: nichts." in own, "Antworten" in own) == (True, False)
    server.do(campaign, "cancel_trade", trade_id="t1", hero_id="ragna")
    assert "Antworten" not in text_at(phones["ragna"].whole(), "hero-cards"), "there is nothing to answer any more"


class TestTrades:
    def test_both_agree(self, server: Server, campaign: int, phone: Place) -> None:
        page = tap(phone.caller, phone.whole(), "Tausch anbieten", "Aldemar")
        offered = press(phone.caller, button(page, "Aldemar anbieten"), gold="20", wanted_gold="", gives="")
        assert "bietet Aldemar einen Tausch an" in panel_text(offered)
        other = town_of(server, campaign, "aldemar")
        passport = f"/campaigns/{campaign}/heroes/aldemar"
        told = "Tamsin bietet dir an: 20 Gold. Dafür: nichts. Antworten"
        assert text_at(other.caller.get(passport), "passport-trades") == told
        for nobody in (phone.caller, server.client()):
            assert text_at(nobody.get(passport), "passport-trades") == ""
        assert "20 Gold" in text_at(other.whole(), "town-trades")
        tap(other.caller, other.whole(), "Angebot von Tamsin annehmen")
        assert (gold_of(server, campaign, "tamsin"), gold_of(server, campaign, "aldemar")) == (75, 430)

    def test_an_empty_offer_keeps_what_was_typed(self, phone: Place) -> None:
        page = tap(phone.caller, phone.whole(), "Tausch anbieten", "Aldemar")
        refused = press(phone.caller, button(page, "Aldemar anbieten"), gold="9999", wanted_gold="7")
        assert refused.status_code == 422
        assert "Tamsin braucht 9999 Gold" in panel_text(refused)
        assert 'value="9999"' in refused.text

    def test_strangers_see_nothing_of_it(self, server: Server, campaign: int, phone: Place) -> None:
        page = tap(phone.caller, phone.whole(), "Tausch anbieten", "Aldemar")
        press(phone.caller, button(page, "Aldemar anbieten"), gold="20", wanted_gold="", gives="")
        stranger = town_of(server, campaign, "borrek")
        assert "Aldemar" not in text_at(stranger.whole(), "town-trades")


class TestGear:
    def test_two_taps_change_the_place(self, phone: Place) -> None:
        chosen = tap(phone.caller, phone.whole(), "Helm umstecken")
        assert "Verteidigung" in panel_text(chosen)
        done = tap(phone.caller, chosen, "Helm: Ins Gepäck legen")
        assert "Helm" in panel_text(done)
        assert "Helm im Gepäck" in text_at(phone.whole(), "town-gear")

    def test_during_a_quest_the_passport_says_what_a_change_costs(self, server: Server, campaign: int) -> None:
        server.do(campaign, "start_quest", hero_id="liathan")
        passport = Place(server.player(campaign, "liathan"), f"/campaigns/{campaign}/heroes/liathan")
        chosen = tap(passport.caller, passport.whole(), "Bogen: Umstecken")
        assert "Der Wechsel kostet" in panel_text(chosen)


class TestAsJson:
    def test_what_the_town_could_do_for_a_hero(self, server: Server, campaign: int, phone: Place) -> None:
        url = f"/api/v1/heroquest/campaigns/{campaign}/town"
        found = phone.caller.get(url, params={"hero": "tamsin"}).json()
        axe = next(one for one in found["deals"] if one["subject"] == "battle_axe")
        assert (axe["refusal"]["code"], axe["refusal"]["rule"]) == ("carrying.attack_cap", "HQ-6-CAPS")
        sold = next(one for one in found["deals"] if one["command"] == "sell_item" and one["content_id"] == "helmet")
        assert (sold["price"], len(sold["figures"]["defence"]["dice"])) == (60, 2)
        assert {one["content_id"] for one in found["wares"]} >= {"dagger", "antidote"}

    def test_nobody_reads_anothers_purse(self, server: Server, campaign: int, phone: Place) -> None:
        url = f"/api/v1/heroquest/campaigns/{campaign}/town"
        assert phone.caller.get(url, params={"hero": "aldemar"}).status_code == 403
        assert server.client().get(url, params={"hero": "tamsin"}).status_code == 403
        assert phone.caller.get(url, params={"hero": "nobody"}).status_code == 404
        assert server.client().get(url).json()["deals"] == []


def test_a_page_is_worked_out_once(
    server: Server, campaign: int, phone: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first look works everything out, all others remember it, also while somebody else shops."""
    tried, really = list[str](), town_deals._Town.tried

    def noted(town: town_deals._Town, deal: town_deals.Deal) -> town_deals.Deal:
        tried.append(deal.subject)
        return really(town, deal)

    monkeypatch.setattr(town_deals._Town, "tried", noted)
    town_deals._deals.cache_clear()
    phone.whole()
    assert len(tried) > 20
    del tried[:]
    server.do(campaign, "change_gold", hero_id="ragna", change=200)
    for _ in range(3):
        assert "kaufen" in phone.whole().text
    assert tried == []


def _buys(server: Server, campaign: int, caller: TestClient, hero: str) -> int:
    wish = {"type": "buy_item", "hero_id": hero, "item_id": "x", "content_id": "dagger", "key": new_key()}
    revision = str(server.revision(campaign))
    return caller.post(f"/campaigns/{campaign}/town", data={**wish, "revision": revision}).status_code
