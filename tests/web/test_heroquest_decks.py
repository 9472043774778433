"""The decks on the Spieltisch: drawn from, looked into, mixed, replaced by paper, and written by the group."""

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import done_since, open_sample, text_at
from tests.web.panel_support import Place, button, labels, panel_text, press, tap


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def test_a_card_is_drawn_and_put_back(table: Place) -> None:
    page = table.open(do="decks", deck="treasure")
    assert "Schatzkarten noch 33" in panel_text(page)
    page = tap(table.caller, page, "Schatzkarten: Karte ziehen")
    assert "Schatzkarten noch" in panel_text(page), "the decks stay open"
    page = table.open(do="decks", deck="treasure")
    if "noch 33" not in panel_text(page):
        drawn = next(one for one in labels(page) if one.endswith(": Einmischen"))
        assert "noch 33" in panel_text(tap(table.caller, page, drawn))


def test_what_was_looked_at_stays_on_top_for_the_game_master_alone(server: Server, campaign: int, table: Place) -> None:
    page = tap(table.caller, table.open(do="decks"), "Schatzkarten: oberste Karte ansehen")
    assert "Bekannt, obenauf" in panel_text(table.open(do="decks", deck="treasure"))
    guest = Place(server.client(), f"/campaigns/{campaign}/watch").whole(do="decks", deck="treasure")
    assert "obenauf" not in guest.text
    mixed = tap(table.caller, page, "Schatzkarten: Karten", "Schatzkarten: mischen, Abgelegtes kommt dazu")
    assert "Bekannt, obenauf" not in panel_text(mixed)


def test_with_cards_of_paper_the_app_only_asks(table: Place) -> None:
    opened = table.open(do="decks", deck="treasure")
    page = tap(table.caller, opened, "Schatzkarten: Echte Karten", "Schatzkarten: Karte ziehen")
    assert "Edelstein" in labels(page)


def test_the_game_master_looks_into_a_table_for_furniture(server: Server, campaign: int, table: Place) -> None:
    wish = {"hero_id": "borrek", "area": "Gruft", "furniture": "cupboard"}
    server.do(campaign, "search_furniture", {"kind": "hand", "faces": ["1"]}, **wish)
    page = tap(table.caller, table.open(do="decks"), "Geschirrschrank")
    assert "W6 1 nur Staub 2 nur Staub 3 ein paar Münzen" in panel_text(page)
    assert "Schon durchsucht Gruft (1)" in panel_text(page)
    changed = button(page, "Tabelle ändern").url
    assert server.laptop.get(changed).status_code == 200
    assert "Eigener Stapel" in panel_text(tap(table.caller, page, "Alle Stapel"))


def test_a_card_is_kept_out_and_comes_back(table: Place) -> None:
    page = tap(table.caller, table.open(do="decks", deck="treasure"), "Edelstein: Heraushalten")
    assert "Schatzkarten noch 32" in panel_text(page)
    assert "noch 33" in panel_text(tap(table.caller, page, "Edelstein: Wieder hinein"))


def test_a_deck_of_the_groups_own(table: Place) -> None:
    form = button(table.open(do="decks"), "Stapel anlegen")
    page = press(
        table.caller, form, name="Gerüchte", cards="Der Wirt weiß etwas | Frag ihn nach dem Keller. | 2\n\nNebel"
    )
    assert "Gerüchte noch 3" in panel_text(page)


@pytest.mark.parametrize(
    ("name", "cards", "field", "sentence"),
    [
        ("", "Nebel", "field-name-help", "Hier fehlt"),
        ("Gerüchte", "", "field-cards-help", "Hier fehlt"),
        ("Gerüchte", "Nebel | | viele", "field-cards-help", "ganze Zahl"),
    ],
)
def test_what_is_wrong_stands_at_its_field(table: Place, name: str, cards: str, field: str, sentence: str) -> None:
    page = press(table.caller, button(table.open(do="decks"), "Stapel anlegen"), name=name, cards=cards)
    assert page.status_code == 422
    assert sentence in text_at(page, field)
    assert name in page.text
    assert cards in page.text


@pytest.mark.parametrize("physical", [True, False])
def test_a_card_of_fate_that_only_the_group_has_is_told_at_the_draw(
    server: Server, campaign: int, table: Place, physical: bool
) -> None:
    if physical:
        server.do(campaign, "use_physical_deck", deck="fate")
    page = tap(table.caller, table.open(type="roll_fate"), "1")
    page = press(table.caller, button(page, "Andere Karte gezogen"), other_card="Ein Windstoß löscht die Fackeln.")
    told = "Eine eigene Schicksalskarte: Ein Windstoß löscht die Fackeln. Trifft sie nur einen"
    assert told in panel_text(page)
    tap(table.caller, page, "Übernehmen")
    assert told in text_at(table.whole(), "log-list")


def test_dice_of_fate_that_the_app_threw_stay_when_the_card_is_the_groups_own(
    server: Server, campaign: int, table: Place
) -> None:
    for _throw in range(40):
        page = tap(table.caller, table.open(type="roll_fate"), "App würfelt")
        if "Andere Karte gezogen" in labels(page):
            break
        tap(table.caller, page, "Wurf verwerfen")
    used = server.services.snapshots.take(campaign).state.house.cup.next
    page = press(table.caller, button(page, "Andere Karte gezogen"), other_card="Ein Windstoß löscht die Fackeln.")
    assert tap(table.caller, page, "Übernehmen").status_code == 200
    assert server.services.snapshots.take(campaign).state.house.cup.next == used
    assert "Ein Windstoß löscht die Fackeln." in text_at(table.whole(), "log-list")


def test_the_wandering_monster_leads_into_its_attack_in_one_conversation(
    server: Server, campaign: int, table: Place
) -> None:
    server.do(campaign, "start_quest", quest_id="trial")
    page = table.open(type="search_for_treasure", hero_id="ragna", area="Gruft")
    before = server.revision(campaign)
    page = tap(table.caller, page, "Wanderndes Monster", "Ork")
    assert "Totenschädel" in panel_text(page)
    page = tap(table.caller, page, "Alles würfelt die App")
    while "Übernehmen" not in labels(page):
        page = tap(table.caller, page, next(one for one in labels(page) if one in ("App würfelt", "App zieht")))
    tap(table.caller, page, "Übernehmen")
    assert done_since(server, campaign, before) == 1
    (orc,) = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["monsters"]
    assert (orc["kind"], orc["hidden"]) == ("orc", False)
