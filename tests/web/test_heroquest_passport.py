"""Passports: what lies open for whom, what players may change when the game master allows it, and the paper."""

import re

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, labels, panel_text, press, tap

OWN, OTHER = "liathan", "borrek"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def phone(server: Server, campaign: int) -> Place:
    """The phone of the elf's player with the elf's passport."""
    return Place(server.player(campaign, OWN, "Jule"), f"/campaigns/{campaign}/heroes/{OWN}")


def permit(server: Server, campaign: int, *permissions: str) -> None:
    server.do(campaign, "permit_players", permissions=list(permissions))


def wish(server: Server, campaign: int, **fields: str) -> dict[str, str]:
    """A form made by hand."""
    return {
        "type": "change_gold",
        "change": "5",
        "revision": str(server.revision(campaign)),
        "key": new_key(),
        **fields,
    }


def test_a_passport_shows_its_hero_from_top_to_bottom(phone: Place) -> None:
    page = phone.whole()
    assert "Liathan Elf, gespielt von Jule 240 Gold" in text_at(page, "passport-cover")
    assert "Bewegung W6 + " in text_at(page, "passport-fight")
    assert "Lehre des Lichts" in text_at(page, "passport-spells")
    assert "Kettenhemd" in text_at(page, "passport-gear")
    assert "Heiltrank" in text_at(page, "passport-finds")
    assert "7 von 10" in text_at(page, "passport-status")


def test_a_passport_names_everybody_whose_phone_plays_the_hero(server: Server, campaign: int, phone: Place) -> None:
    server.player(campaign, OWN, "Emma")
    waiting = server.services.snapshots.take(campaign).state.house.joined[-1]
    server.do(campaign, "bind_device", device_id=waiting.id, hero_ids=[OWN])
    assert "Elf, gespielt von Jule, Emma" in text_at(phone.whole(), "passport-cover")


def test_a_strangers_passport_shows_only_what_lies_open(server: Server, campaign: int, phone: Place) -> None:
    for caller in (phone.caller, server.client()):
        page = caller.get(f"/campaigns/{campaign}/heroes/{OTHER}")
        assert "Borrek" in text_at(page, "passport-cover")
        assert "Gold" not in text_at(page, "passport-cover")
        assert "Axt" in text_at(page, "passport-gear")
        assert "Gegengift" not in page.text
        assert 'id="passport-finds"' not in page.text
        assert 'id="passport-status"' not in page.text


def test_a_hero_without_spells_says_so(server: Server, campaign: int) -> None:
    page = server.laptop.get(f"/campaigns/{campaign}/heroes/{OTHER}")
    assert "Dieser Held zaubert nicht." in text_at(page, "passport-spells")


def test_bare_hands_and_empty_pockets_have_words(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="a", name="Ada", hero_class="wizard")
    place = f"/campaigns/{campaign}/heroes/a"
    for item in server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"][0]["gear"]:
        server.do(campaign, "drop_item", hero_id="a", item_id=item["item_id"])
    page = server.laptop.get(place)
    assert "Bloße Hände" in text_at(page, "passport-fight")
    assert "Keine Ausrüstung." in text_at(page, "passport-gear")
    assert "Noch nichts gefunden." in text_at(page, "passport-finds")
    assert "Ada Zauberer" in text_at(page, "passport-cover")


def test_who_lies_down_is_marked_on_the_passport(server: Server, campaign: int, phone: Place) -> None:
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    tap(table.caller, table.open(hero=OWN), "−6 Körperkraft", "4", "6", "3", "Übernehmen")
    assert "ohnmächtig" in text_at(phone.whole(), "passport-cover")


def test_an_unknown_hero_has_no_passport(server: Server, campaign: int) -> None:
    for path in ("niemand", "niemand/sheet"):
        assert server.laptop.get(f"/campaigns/{campaign}/heroes/{path}").status_code == 404


class TestPermissions:
    """What players may do from their phones."""

    def test_where_nothing_is_allowed_nothing_is_offered(self, phone: Place) -> None:
        assert "Werte ändern" not in labels(phone.whole())
        assert panel_text(phone.open(hero=OWN)) == ""

    def test_nothing_is_offered_that_only_turns_need(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "fight", "moving", "turns")
        assert "Werte ändern" not in labels(phone.whole())
        permit(server, campaign, "fight", "dice")
        assert "Werte ändern" not in labels(phone.whole())
        page = tap(phone.caller, phone.whole(), "Würfeln")
        assert {"Werte", "Ausrüstung", "Pass"}.isdisjoint(labels(page))

    def test_what_is_allowed_works(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "gold")
        page = tap(phone.caller, phone.whole(), "Werte ändern")
        assert "+10 Gold" in labels(page)
        assert "−1 Körperkraft" not in labels(page)
        page = tap(phone.caller, page, "+10 Gold")
        assert page.status_code == 200
        assert "250 Gold" in text_at(phone.whole(), "passport-cover")
        assert "Jule" in text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "log-list")

    def test_it_works_without_scripts_too(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "gold")
        done = tap(phone.caller, phone.whole(hero=OWN), "+10 Gold", htmx=False)
        assert done.status_code == 303
        assert done.headers["location"].startswith(phone.url)
        assert "+10 Gold" in labels(phone.caller.get(done.headers["location"]))

    @pytest.mark.parametrize(
        ("permission", "label"),
        [("body_points", "−1 Körperkraft"), ("mind_points", "−1 Intelligenz"), ("gold", "−10 Gold")],
    )
    def test_each_value_is_allowed_by_itself(
        self, server: Server, campaign: int, phone: Place, permission: str, label: str
    ) -> None:
        permit(server, campaign, permission)
        page = phone.open(hero=OWN)
        assert len([one for one in labels(page) if one in ("−1 Körperkraft", "−1 Intelligenz", "−10 Gold")]) == 1
        assert tap(phone.caller, page, label).status_code == 200

    def test_a_fall_is_rolled_on_the_phone(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "body_points")
        page = tap(phone.caller, phone.open(hero=OWN), "−6 Körperkraft", "4", "6", "3", "Übernehmen")
        assert page.status_code == 200
        assert "ohnmächtig" in text_at(phone.whole(), "passport-cover")

    def test_players_mend_nothing_and_choose_no_seat(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "gold", "equipment", "names")
        assert "Kurzschwert (schartig) reparieren" not in labels(phone.open(hero=OWN, tab="gear"))
        assert not [label for label in labels(phone.open(hero=OWN, tab="hero")) if "Platz" in label or "Tisch" in label]

    def test_what_is_not_allowed_is_refused(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "body_points")
        before = server.revision(campaign)
        page = phone.caller.post(phone.url, data=wish(server, campaign, hero_id=OWN), headers=HTMX)
        assert page.status_code == 403
        assert "nicht freigegeben" in panel_text(page)
        assert server.revision(campaign) == before

    def test_what_was_allowed_when_the_form_was_made_counts_no_more(
        self, server: Server, campaign: int, phone: Place
    ) -> None:
        permit(server, campaign, "gold")
        one = button(phone.open(hero=OWN), "+10 Gold")
        permit(server, campaign)
        assert press(phone.caller, one).status_code == 403

    def test_another_hero_is_refused(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "gold")
        before = server.revision(campaign)
        page = phone.caller.post(phone.url, data=wish(server, campaign, hero_id=OTHER), headers=HTMX)
        assert page.status_code == 403
        assert "Das ist nicht dein Held." in panel_text(page)
        assert panel_text(phone.open(hero=OTHER)) == ""
        assert server.revision(campaign) == before

    def test_a_guest_is_refused(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "gold")
        guest, before = server.client(), server.revision(campaign)
        for path in (phone.url, f"/campaigns/{campaign}/table"):
            assert guest.post(path, data=wish(server, campaign, hero_id=OWN), headers=HTMX).status_code == 403
        assert "Werte ändern" not in labels(guest.get(phone.url))
        assert server.revision(campaign) == before

    def test_a_look_ahead_is_refused_like_the_deed(self, server: Server, campaign: int, phone: Place) -> None:
        page = phone.open(type="lose_body_points", hero_id=OWN, points="6")
        assert "nicht freigegeben" in panel_text(page)
        assert "Ohnmacht" not in panel_text(page)

    def test_a_revoked_phone_is_a_guest(self, server: Server, campaign: int, phone: Place) -> None:
        permit(server, campaign, "gold")
        one = button(phone.open(hero=OWN), "+10 Gold")
        [device] = server.services.snapshots.take(campaign).state.house.devices
        server.do(campaign, "revoke_device", device_id=device)
        assert press(phone.caller, one).status_code == 403
        assert "Gold" not in text_at(phone.whole(), "passport-cover")


class TestPaper:
    """Sheets to print."""

    def test_a_sheet_holds_the_whole_passport(self, phone: Place) -> None:
        page = phone.caller.get(phone.url + "/sheet")
        for text in ("Liathan", "240", "Lehre des Lichts", "Heiltrank HT4", "Kettenhemd", "Fernkampf", "Jule"):
            assert text in page.text

    def test_all_sheets_for_the_game_master(self, server: Server, campaign: int) -> None:
        page = server.laptop.get(f"/campaigns/{campaign}/sheets")
        assert page.text.count('class="sheet"') == 5
        assert "<b>Zustände:</b> " in page.text
        assert "185" not in re.sub(r"\?v=\w+", "", page.text)  # the dwarf fell and lost some
        assert ">105<" in page.text

    def test_a_player_prints_only_the_own_secrets(self, server: Server, campaign: int, phone: Place) -> None:
        page = phone.caller.get(f"/campaigns/{campaign}/sheets")
        assert page.text.count('class="sheet"') == 5
        assert ">240<" in page.text
        assert ">105<" not in page.text
        assert "Gegengift" not in page.text

    def test_a_guest_prints_nothing_secret(self, server: Server, campaign: int) -> None:
        assert ">240<" not in server.client().get(f"/campaigns/{campaign}/heroes/{OWN}/sheet").text


def test_the_public_table_shows_everybody_and_acts_on_nothing(server: Server, campaign: int) -> None:
    page = server.client().get(f"/campaigns/{campaign}/watch")
    for name in ("Ragna", "Liathan", "Borrek", "Aldemar", "Tamsin"):
        assert name in text_at(page, "hero-strip")
    assert text_at(page, "log-list")
    assert re.findall(r'<form[^>]*method="post"[^>]*', page.text) == ['<form method="post" action="/language"']
    assert "Gold" not in text_at(page, "hero-strip")


def test_nobody_acts_from_the_public_table(server: Server, campaign: int) -> None:
    assert server.laptop.post(f"/campaigns/{campaign}/watch", data={"type": "change_gold"}).status_code == 405


def test_a_player_finds_the_way_back_from_the_public_table(server: Server, campaign: int) -> None:
    url, back = f"/campaigns/{campaign}/watch", f'<a href="/campaigns/{campaign}/heroes/{OWN}">Pass</a>'
    assert back in server.player(campaign, OWN).get(url).text
    for somebody in (server.client(), server.laptop):
        assert ">Pass</a>" not in somebody.get(url).text
