"""A player who searches from the phone draws a card before he sees it."""

from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.game import SYSTEM
from tests.systems.heroquest.board.quest_maps import quest
from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, labels, panel_text, tap
from tests.web.test_map_page import lay

HERO = "borrek"
SEARCH = {"type": "search_for_treasure", "hero_id": HERO, "area": "Raum 1"}
POISON = [card.id for card in shipped().treasure_cards.values() if card.effect == "poison"]


def test_the_card_is_told_when_it_is_drawn(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "permit_players", permissions=["searching"])
    phone = Place(server.player(campaign, HERO), f"/campaigns/{campaign}/heroes/{HERO}")
    words = SYSTEM.labels("de")
    cards = {words.text(f"treasure_cards.{card}") for card in shipped().treasure_cards}
    asked = phone.open(**SEARCH)
    assert not cards & set(labels(asked))
    drawn = tap(phone.caller, asked, "App zieht")
    assert "sobald du übernimmst" in panel_text(drawn)
    assert "gewürfelt" not in panel_text(drawn)
    assert not [card for card in cards if card in panel_text(drawn)]
    before = server.revision(campaign)
    assert tap(phone.caller, drawn, "Karte ziehen").status_code == 200
    assert server.revision(campaign) == before + 1


def test_on_a_map_nobody_is_asked_where_he_searches(server: Server) -> None:
    campaign = open_sample(server)
    lay(server, campaign, quest())
    server.do(campaign, "put_figure", figure_id=HERO, square="C3")
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    page = table.open(do="act", type="search_for_treasure", hero_id=HERO)
    assert "Welche Karte wird gezogen?" in panel_text(page)
    assert "kein Gegner in Sicht" in panel_text(page)


def test_a_card_that_asks_for_dice_waits_for_the_game_master(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "permit_players", permissions=["searching"])
    for card in shipped().treasure_cards.values():
        for _copy in range(card.copies if card.id not in POISON else 0):
            server.do(campaign, "keep_card_out", deck="treasure", card=card.id)
    phone = Place(server.player(campaign, HERO), f"/campaigns/{campaign}/heroes/{HERO}")
    tap(phone.caller, phone.open(**SEARCH), "App zieht", "Karte ziehen")
    said = text_at(phone.whole(), "own-proposals")
    assert "Die Karte ist gezogen" in said
    assert "Zurücknehmen" not in said
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    panel = tap(table.caller, table.whole(), "Annehmen")
    assert "Gift" in panel_text(panel)
