"""The gear tab: something new out of everything there is, what lies in the hand, what is given up."""

import re

import pytest

from app.systems.heroquest.content.loader import shipped
from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, button, labels, panel_text, press, tap

ELF, MAGE = "liathan", "tamsin"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


class TestGear:
    """What a hero carries."""

    def gear(self, table: Place, hero: str) -> str:
        return panel_text(table.open(hero=hero, tab="gear"))

    def test_something_new_is_given(self, table: Place) -> None:
        form = button(table.open(hero=ELF, tab="gear"), "Geben")
        page = press(table.caller, form, content_id="spell_scroll", note="Feuerball")
        assert "Spruchrolle: Feuerball" in panel_text(page)
        assert "Geben" in labels(page), "the tab stays open for the next thing"

    def test_things_are_listed_by_their_kind(self, table: Place) -> None:
        page = table.open(hero=ELF, tab="gear").text
        groups = dict(re.findall(r'<optgroup label="([^"]+)">(.*?)</optgroup>', page, re.DOTALL))
        assert list(groups) == ["Waffen", "Rüstung", "Tränke", "Spruchrollen", "Artefakte", "Schätze", "Werkzeug"]
        weapons = re.findall(r">([^<]+)</option>", groups["Waffen"])
        assert "Dolch" in weapons
        assert weapons == sorted(weapons)
        assert page.count("<option ") == sum(one.count("<option ") for one in groups.values()) == len(shipped().items)

    def test_what_was_chosen_stays_chosen(self, table: Place) -> None:
        wish = button(table.open(hero=ELF, tab="gear"), "Geben")
        page = press(table.caller, wish, content_id="helmet", note="x" * 300)
        assert '<option value="helmet" selected>Helm</option>' in page.text

    def test_what_does_not_exist_stays_at_its_field(self, server: Server, campaign: int, table: Place) -> None:
        before = server.revision(campaign)
        page = press(table.caller, button(table.open(hero=ELF, tab="gear"), "Geben"), content_id="laser", note="rot")
        assert page.status_code == 422
        assert "Diesen Gegenstand gibt es nicht" in text_at(page, "field-content_id-help")
        assert 'value="rot"' in page.text
        assert server.revision(campaign) == before

    def test_a_thing_is_dropped(self, table: Place) -> None:
        page = tap(table.caller, table.open(hero=ELF, tab="gear"), "Dolch entfernen")
        assert "Dolch entfernen" not in labels(page)
        assert "Bogen entfernen" in labels(page)

    def test_the_last_thing_dropped_leaves_nothing(self, server: Server) -> None:
        table = Place(server.laptop, f"/campaigns/{(campaign := server.campaign('heroquest'))}/table")
        server.do(campaign, "seat_hero", hero_id="a", name="Ada", hero_class="barbarian")
        page = table.open(hero="a", tab="gear")
        while found := [label for label in labels(page) if label.endswith(" entfernen")]:
            page = tap(table.caller, page, found[0])
        assert "Trägt nichts bei sich." in panel_text(page)

    def test_another_weapon_is_taken_in_hand(self, table: Place) -> None:
        page = tap(table.caller, table.open(hero=ELF, tab="gear"), "Dolch in die Hand nehmen")
        assert "Dolch in die Hand nehmen" not in labels(page)
        assert "Kurzschwert (schartig) in die Hand nehmen" in labels(page)

    def test_armor_out_of_the_pack_is_put_on(self, server: Server, campaign: int, table: Place) -> None:
        server.do(campaign, "place_item", hero_id=MAGE, item_id="tamsin.helmet", place="pack")
        page = tap(table.caller, table.open(hero=MAGE, tab="gear"), "Helm anlegen")
        assert "Helm angelegt" in panel_text(page)

    def test_what_is_worn_out_is_mended(self, table: Place) -> None:
        page = tap(table.caller, table.open(hero=ELF, tab="gear"), "Kurzschwert (schartig) reparieren")
        assert "schartig" not in panel_text(page)
