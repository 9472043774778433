"""The Spieltisch: every button of the hero's panel, the number dice, a new hero, and who may see the table at all."""

import pytest
from httpx2 import Response

from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, labels, panel_text, press, tap

ELF, DWARF, MAGE, BARBARIAN = "liathan", "borrek", "tamsin", "ragna"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def refused(server: Server, campaign: int, table: Place, status: int, **wish: str) -> str:
    """What the panel says to a wish that changes nothing."""
    before = server.revision(campaign)
    data = {**wish, "revision": str(before), "key": new_key()}
    page = table.caller.post(table.url, data=data, headers=HTMX)
    assert page.status_code == status, panel_text(page)
    assert server.revision(campaign) == before
    return panel_text(page)


def test_an_empty_table_offers_the_first_seat(server: Server) -> None:
    table = Place(server.laptop, f"/campaigns/{server.campaign('heroquest')}/table")
    page = table.whole()
    assert "Noch sitzt niemand am Tisch" in panel_text(page)
    page = tap(table.caller, page, "Held an den Tisch setzen")
    page = press(table.caller, button(page, "An den Tisch setzen"), name="Ragna", player="Jonas")
    assert page.status_code == 200
    assert "Ragna" in text_at(table.whole(), "hero-strip")


def test_nothing_going_on_invites_to_tap_a_hero(table: Place) -> None:
    assert "Was geschieht?" in panel_text(table.open())
    assert "Was geschieht?" in panel_text(table.open(hero="niemand"))


@pytest.mark.parametrize("tab", ["values", "quatsch", ""])
def test_the_values_are_the_first_tab(table: Place, tab: str) -> None:
    page = table.open(hero=ELF, tab=tab) if tab else table.open(hero=ELF)
    assert "−1 Körperkraft" in labels(page)
    assert {"Werte", "Ausrüstung", "Würfeln", "Pass"} <= set(labels(page))


def begins(page: Response, words: str) -> str:
    """The label of the button that begins with these words."""
    return next(one for one in labels(page) if one.startswith(words))


class TestValues:
    """Points and gold."""

    @pytest.mark.parametrize(
        ("label", "says"),
        [
            ("−2 Körperkraft", "4 /6"),
            ("−1 Intelligenz", "3 /4"),
            ("+50 Gold", "Gold 290"),
            ("−100 Gold", "Gold 140"),
            ("Herausforderung bestanden bringt einen Questpunkt", "8 von 10"),
            ("−1 Questpunkt, Berichtigung", "6 von 10"),
        ],
    )
    def test_a_tap_is_one_entry(self, server: Server, campaign: int, table: Place, label: str, says: str) -> None:
        before = server.revision(campaign)
        page = tap(table.caller, table.open(hero=ELF), label)
        assert says in panel_text(page)
        assert server.revision(campaign) == before + 1

    def test_who_is_hurt_can_be_healed(self, table: Place) -> None:
        page = tap(table.caller, table.open(hero=DWARF), "+2 Körperkraft")
        assert "6 /7" in panel_text(page)

    @pytest.mark.parametrize("amount", ["-99999", "viel", "1e9", ""])
    def test_a_wrong_amount_stays_at_its_field(self, server: Server, campaign: int, table: Place, amount: str) -> None:
        before = server.revision(campaign)
        page = press(table.caller, button(table.open(hero=ELF), "Eintragen"), change=amount)
        assert page.status_code == 422
        assert text_at(page, "free-gold-help")
        assert dict(button(page, "Eintragen").fields)["change"] == amount
        assert server.revision(campaign) == before

    def test_an_amount_of_ones_own(self, table: Place) -> None:
        page = press(table.caller, button(table.open(hero=ELF), "Eintragen"), change="-33")
        assert "Gold 207" in panel_text(page)

    @pytest.mark.parametrize("way", ["beim Heiler, 100 Gold", "mit einem Trank"])
    def test_an_injury_is_healed(self, table: Place, way: str) -> None:
        page = tap(table.caller, table.open(hero=DWARF), f"{way} heilt die Verletzung")
        assert "Bleibende Verletzung" not in panel_text(page)

    def test_the_tenth_quest_point_lets_a_hero_choose(self, server: Server, campaign: int, table: Place) -> None:
        page = tap(table.caller, table.open(hero="aldemar"), "Herausforderung bestanden bringt einen Questpunkt")
        assert "Der Held bekommt einen Punkt dazu" in panel_text(page)
        page = tap(table.caller, page, begins(page, "Intelligenz 6 → 7"), "Übernehmen")
        assert "/7" in panel_text(page)

    def test_ten_points_that_were_entered_by_hand_wait_for_a_choice(self, server: Server, table: Place) -> None:
        claim = "Wert wählen zehn Questpunkte: ein Wert wächst"
        assert claim not in labels(table.open(hero="aldemar"))
        page = tap(table.caller, table.open(hero="aldemar"), "+1 Questpunkt, Berichtigung")
        assert "10 von 10" in panel_text(page)
        page = tap(table.caller, page, claim)
        assert "Der Held bekommt einen Punkt dazu" in panel_text(page)
        page = tap(table.caller, page, begins(page, "Intelligenz 6 → 7"), "Übernehmen")
        assert "/7" in panel_text(page)
        assert "0 von 10" in panel_text(page)

    @pytest.mark.parametrize(("fate", "means"), [("6", "steht von selbst auf"), ("4", "Trank"), ("4", "Heilzauber")])
    def test_who_fainted_is_helped_up(self, table: Place, fate: str, means: str) -> None:
        page = tap(table.caller, table.open(hero=ELF), "−6 Körperkraft", fate, "6", "3", "Übernehmen")
        assert "+1 Körperkraft" not in labels(page)
        page = tap(table.caller, page, f"{means} hilft auf")
        assert "+1 Körperkraft" in labels(page)

    def test_who_died_needs_the_elixir(self, table: Place) -> None:
        page = table.open(type="lose_body_points", hero_id=ELF, points="7")
        tap(table.caller, page, "6", "6", "1", "Übernehmen")
        page = table.open(hero=ELF)
        assert "Elixier des Lebens hilft auf" in labels(page)
        assert "Trank hilft auf" not in labels(page)

    def test_who_is_lost_for_ever_gets_no_buttons_for_it(self, server: Server, campaign: int, table: Place) -> None:
        page = table.open(type="lose_body_points", hero_id=ELF, points="7")
        page = tap(table.caller, page, "1")
        while "Übernehmen" not in labels(page):
            page = tap(table.caller, page, "6")
        page = tap(table.caller, page, "Übernehmen")
        assert not [label for label in labels(page) if "hilft auf" in label or "Körperkraft" in label]
        assert "is-dead" in table.whole().text


class TestPassportTab:
    """Names, seat, spells, farewell."""

    def test_a_hero_is_renamed(self, table: Place) -> None:
        page = press(table.caller, button(table.open(hero=ELF, tab="hero"), "Umbenennen"), name="Lia", player="Jo")
        assert "Elf, Jo" in panel_text(page)
        assert "Lia" in text_at(table.whole(), f"hero-card-{ELF}")

    @pytest.mark.parametrize("name", ["  ", "x" * 31])
    def test_a_name_that_does_not_fit_stays_at_its_field(self, table: Place, name: str) -> None:
        page = press(table.caller, button(table.open(hero=ELF, tab="hero"), "Umbenennen"), name=name)
        assert page.status_code == 422
        assert text_at(page, "field-name-help")
        assert dict(button(page, "Umbenennen").fields)["name"] == name

    def test_a_hero_moves_to_the_next_seat_and_back(self, server: Server, campaign: int, table: Place) -> None:
        page = tap(table.caller, table.open(hero=BARBARIAN, tab="hero"), "Einen Platz nach rechts")
        assert hero_ids(server, campaign)[:2] == [ELF, BARBARIAN]
        tap(table.caller, page, "Einen Platz nach links")
        assert hero_ids(server, campaign)[:2] == [BARBARIAN, ELF]

    def test_the_first_and_the_last_seat_have_one_way_to_go(self, table: Place) -> None:
        assert "Einen Platz nach links" not in labels(table.open(hero=BARBARIAN, tab="hero"))
        assert "Einen Platz nach rechts" not in labels(table.open(hero=MAGE, tab="hero"))

    def test_a_hero_leaves_the_table(self, server: Server, campaign: int, table: Place) -> None:
        page = tap(table.caller, table.open(hero=ELF, tab="hero"), "Liathan vom Tisch nehmen")
        assert "Was geschieht?" in panel_text(page)
        assert ELF not in hero_ids(server, campaign)

    def test_spell_sets_come_and_go(self, table: Place) -> None:
        page = tap(table.caller, table.open(hero=ELF, tab="hero"), "Lehre des Lichts abgeben")
        assert "0 von 1" in panel_text(page)
        page = tap(table.caller, page, "Lehre des Lebens erhalten")
        assert "1 von 1" in panel_text(page)

    def test_who_casts_no_spells_is_offered_none(self, table: Place) -> None:
        assert "Zaubersätze" not in panel_text(table.open(hero=DWARF, tab="hero"))


class TestDice:
    """Throws for the chronicle."""

    @pytest.mark.parametrize(("die", "face", "wrong"), [("W6", "6", "7"), ("W8", "8", "9"), ("W10", "10", "11")])
    def test_a_number_die_has_all_its_numbers(
        self, server: Server, campaign: int, table: Place, die: str, face: str, wrong: str
    ) -> None:
        page = tap(table.caller, table.open(do="roll"), f"{die} würfeln")
        assert wrong not in labels(page)
        page = tap(table.caller, page, face)
        assert "Spielleiter würfelt" in panel_text(page)
        assert tap(table.caller, page, "Übernehmen").status_code == 200
        assert f"{die}" in text_at(table.whole(), "log-list")

    def test_faces_are_tapped_one_by_one(self, server: Server, campaign: int, table: Place) -> None:
        server.do(campaign, "choose_dice_mode", mode="faces")
        page = tap(table.caller, table.open(hero=ELF, tab="dice"), "Angriff würfeln")
        assert page.text.count("is-waiting") == 2
        page = tap(table.caller, page, "Totenschädel")
        assert page.text.count("is-waiting") == 1
        assert tap(table.caller, page, "Einen Schritt zurück").text.count("is-waiting") == 2
        page = tap(table.caller, page, "weißer Schild")
        assert "Liathan würfelt Angriff: 1 Totenschädel." in panel_text(page)
        before = server.revision(campaign)
        tap(table.caller, page, "Übernehmen")
        assert server.revision(campaign) == before + 1

    @pytest.mark.parametrize("pool", ["Angriff", "Fernkampf", "Verteidigung"])
    def test_the_app_throws_a_whole_pool(self, table: Place, pool: str) -> None:
        page = tap(table.caller, table.open(hero=ELF, tab="dice"), f"{pool} würfeln", "App würfelt")
        assert "Übernehmen" in labels(page)

    @pytest.mark.parametrize("faces", [["skull", "6"], ["skull", "blank"], ["skull"] * 3])
    def test_faces_that_do_not_fit_are_explained(self, table: Place, faces: list[str]) -> None:
        query = {"type": "roll_dice", "hero_id": ELF, "pool": "attack", "tap": faces}
        page = table.caller.get(table.url, params=query, headers=HTMX)
        assert page.status_code == 200
        assert 'role="alert"' in page.text
        assert "Übernehmen" not in labels(page)


class TestRefusals:
    """What nobody can do."""

    @pytest.mark.parametrize(
        ("status", "wish", "says"),
        [
            (422, {"type": "fly"}, "Diese Handlung gibt es hier nicht"),
            (422, {}, "Diese Handlung gibt es hier nicht"),
            (404, {"type": "change_gold", "hero_id": "niemand", "change": "1"}, "Diesen Helden gibt es"),
            (422, {"type": "change_gold", "hero_id": ELF, "change": "-999"}, "Gold"),
            (
                422,
                {"type": "seat_hero", "hero_id": "x", "name": "X", "hero_class": "ninja"},
                "Diese Klasse gibt es nicht",
            ),
        ],
    )
    def test_what_cannot_be_is_explained(
        self, server: Server, campaign: int, table: Place, status: int, wish: dict[str, str], says: str
    ) -> None:
        assert says in refused(server, campaign, table, status, **wish)

    def test_a_new_hero_keeps_what_was_typed(self, table: Place) -> None:
        page = press(
            table.caller,
            button(table.open(do="seat"), "An den Tisch setzen"),
            hero_class="wizard",
            name="",
            player="Jo",
        )
        assert page.status_code == 422
        again = dict(button(page, "An den Tisch setzen").fields)
        assert (again["hero_class"], again["player"]) == ("wizard", "Jo")
        assert text_at(page, "field-name-help")

    def test_only_the_game_master_sits_at_the_table(self, server: Server, campaign: int, table: Place) -> None:
        for caller in (server.client(), server.player(campaign, ELF)):
            assert caller.get(table.url).status_code == 403


def test_an_open_menu_knows_where_it_is_fetched_anew(table: Place) -> None:
    assert 'data-follows="/campaigns/1/table"' in table.open().text
    assert 'data-follows="/campaigns/1/table?do=menu&amp;for=liathan"' in table.open(do="menu", **{"for": ELF}).text
    assert 'data-follows="/campaigns/1/table"' in table.open(do="act", type="sweep", attacker_id="ragna").text
    assert f'data-follows="/campaigns/1/table?hero={ELF}' in table.open(hero=ELF).text
    assert "data-follows" not in table.open(do="seat").text


def test_a_question_looked_at_again_goes_on_asking_with_what_was_told(table: Place) -> None:
    told = {"do": "act", "said": "yes", "type": "give_gold_to", "hero_id": "ragna", "amount": "17", "to_id": ELF}
    page = table.open(**told, pick="")
    assert 'value="17"' in page.text
    assert "Übernehmen" not in labels(page)
