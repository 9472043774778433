"""A campaign's settings, one form each, and the PIN that opens the game master's seat elsewhere."""

import re
from typing import NamedTuple

import pytest
from httpx2 import Response

from app.web.campaigns import settings as settings_page
from tests.web.conftest import Server
from tests.web.pages_support import follow, form, hero_ids, open_sample, text_at


class DiskUsage(NamedTuple):
    """What the system says of a disk."""

    total: int
    used: int
    free: int


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def settings(server: Server, campaign: int) -> Response:
    return server.laptop.get(f"/campaigns/{campaign}/settings")


def change(server: Server, campaign: int, kind: str, **fields: object) -> Response:
    """Send one of the settings' forms, with these fields changed."""
    url = f"/campaigns/{campaign}/settings"
    return server.laptop.post(url, data=form(settings(server, campaign), url, type=kind).data(**fields))


def test_the_campaign_gets_another_name(server: Server, campaign: int) -> None:
    saved = change(server, campaign, "rename_campaign", name="Winter am Hammerpass")
    page = follow(server.laptop, saved)
    assert "Gespeichert." in text_at(page, "rename_campaign")
    assert form(page, f"/campaigns/{campaign}/settings").data()["name"] == ["Winter am Hammerpass"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "\u200b", "Winter\u202e", "\u2800"])
def test_a_wrong_name_is_kept_and_explained(server: Server, campaign: int, name: str) -> None:
    page = change(server, campaign, "rename_campaign", name=name)
    assert page.status_code == 422
    assert form(page, f"/campaigns/{campaign}/settings", type="rename_campaign").data()["name"] == [name]
    assert text_at(page, "field-name-help")


def test_no_player_and_no_guest_reads_the_notes(server: Server, campaign: int) -> None:
    hero = hero_ids(server, campaign)[0]
    player, guest = server.player(campaign, hero), server.client()
    change(server, campaign, "write_notes", text="Der Wirt ist ein Verräter")
    assert "Der Wirt ist ein Verräter" in settings(server, campaign).text
    for path in (f"/campaigns/{campaign}/log", f"/campaigns/{campaign}/watch"):
        for caller in (player, guest):
            assert "Verräter" not in caller.get(path).text


def test_dice_are_rolled_by_the_app_from_now_on(server: Server, campaign: int) -> None:
    page = follow(server.laptop, change(server, campaign, "choose_dice_mode", mode="app"))
    assert form(page, f"/campaigns/{campaign}/settings", type="choose_dice_mode").data()["mode"] == ["app"]


@pytest.mark.parametrize("wanted", [["gold", "dice"], []])
def test_players_may_what_is_ticked(server: Server, campaign: int, wanted: list[str]) -> None:
    page = follow(server.laptop, change(server, campaign, "permit_players", permissions=["", *wanted]))
    boxes = re.findall(r'<input[^>]*type="checkbox"[^>]*name="permissions"[^>]*>', page.text)
    ticked = [re.findall(r'value="(\w+)"', box)[0] for box in boxes if "checked" in box]
    assert sorted(ticked) == sorted(wanted)
    assert len(boxes) > len(wanted)


def test_an_unknown_permission_is_refused_in_words(server: Server, campaign: int) -> None:
    page = change(server, campaign, "permit_players", permissions=["everything"])
    assert page.status_code == 422
    assert "Eine solche Freigabe gibt es nicht" in page.text


def test_a_house_rule_gets_its_other_reading(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/settings"
    wish = form(settings(server, campaign), url, rule="HR-FALL-REPAIR").data(option="smith")
    page = follow(server.laptop, server.laptop.post(url, data=wish))
    assert "Gespeichert." in text_at(page, "HR-FALL-REPAIR")
    assert form(page, url, rule="HR-FALL-REPAIR").data()["option"] == ["smith"]


def test_an_unknown_setting_is_refused(server: Server, campaign: int) -> None:
    answer = server.laptop.post(f"/campaigns/{campaign}/settings", data={"type": "grant_wishes"})
    assert answer.status_code == 422


def test_a_change_from_an_old_page_is_refused_and_says_so(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/settings"
    old = form(settings(server, campaign), url, type="rename_campaign")
    change(server, campaign, "rename_campaign", name="Neu")
    page = server.laptop.post(url, data=old.data(name="Zu spät"))
    assert page.status_code == 409
    assert "Inzwischen hat sich am Tisch etwas geändert" in page.text
    assert form(page, url, type="rename_campaign").data()["name"] == ["Zu spät"]


def test_only_the_game_master_settles_things(server: Server, campaign: int) -> None:
    guest, url = server.client(), f"/campaigns/{campaign}/settings"
    assert guest.get(url).status_code == 403
    assert guest.post(url, data={"type": "rename_campaign", "name": "Meine"}).status_code == 403
    assert guest.post(f"{url}/pin", data={"pin": "4711"}).status_code == 403


def choose_pin(server: Server, campaign: int, pin: str) -> Response:
    return server.laptop.post(f"/campaigns/{campaign}/settings/pin", data={"pin": pin})


def test_without_a_pin_the_page_says_where_to_set_one(server: Server) -> None:
    page = server.client().get("/sign-in")
    assert "Es gibt noch keine PIN" in page.text
    assert 'action="/sign-in"' not in page.text


@pytest.mark.parametrize("pin", ["12", "abcd", "1234567890123"])
def test_a_pin_that_does_not_fit_is_explained_at_the_field(server: Server, campaign: int, pin: str) -> None:
    page = choose_pin(server, campaign, pin)
    assert page.status_code == 422
    assert "4 bis 12 Ziffern" in text_at(page, "field-pin-help")


def test_the_pin_opens_the_game_masters_seat_from_a_tablet(server: Server, campaign: int) -> None:
    follow(server.laptop, choose_pin(server, campaign, "4711"))
    tablet = server.client()
    assert tablet.get(f"/campaigns/{campaign}/table").status_code == 403
    wrong = tablet.post("/sign-in", data={"pin": "0000"})
    assert "Die PIN stimmt nicht." in text_at(wrong, "field-pin-help")
    assert tablet.post("/sign-in", data={"pin": "4711"}).headers["location"] == "/"
    assert tablet.get(f"/campaigns/{campaign}/table").status_code == 200
    assert tablet.get("/sign-in").status_code == 303
    tablet.post("/sign-out")
    assert tablet.get(f"/campaigns/{campaign}/table").status_code == 403


def test_whoever_changes_the_pin_stays_signed_in(server: Server, campaign: int) -> None:
    choose_pin(server, campaign, "4711")
    tablet, other = server.client(), server.client()
    for caller in (tablet, other):
        caller.post("/sign-in", data={"pin": "4711"})
    tablet.post(f"/campaigns/{campaign}/settings/pin", data={"pin": "1234"})
    assert tablet.get(f"/campaigns/{campaign}/settings").status_code == 200
    assert other.get(f"/campaigns/{campaign}/settings").status_code == 403


def test_a_removed_pin_opens_nothing(server: Server, campaign: int) -> None:
    choose_pin(server, campaign, "4711")
    follow(server.laptop, choose_pin(server, campaign, ""))
    assert server.client().post("/sign-in", data={"pin": "4711"}).status_code == 422


def test_it_warns_before_a_campaign_is_too_long_for_a_file(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = server.campaign("heroquest")
    left = 3 - server.revision(campaign)
    page = f"/campaigns/{campaign}/settings"
    assert "zu lang für eine Datei" not in server.laptop.get(page).text
    monkeypatch.setattr(settings_page, "_NEARLY_FULL", 0)
    with monkeypatch.context() as patch:
        patch.setattr("app.storage.campaign_files.MOST_ENTRIES", 3)
        assert f"Noch {left} Einträge passen hinein" in text_at(server.laptop.get(page), "file")
    monkeypatch.setattr("app.storage.campaign_files.LARGEST_UNPACKED", 10_000)
    long = server.services.store.entry_size(campaign, after=0)
    assert long > 100, "a campaign of few long entries is full as well"
    assert f"Noch {10_000 // (long + 500) - server.revision(campaign)} Einträge" in text_at(
        server.laptop.get(page), "file"
    )


def test_it_warns_before_pictures_or_the_whole_file_are_too_large(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = server.campaign("heroquest")
    page = f"/campaigns/{campaign}/settings"
    assert "Die Bilder dieser Kampagne haben" not in server.laptop.get(page).text
    assert "Als Datei hat diese Kampagne" not in server.laptop.get(page).text
    monkeypatch.setattr("app.storage.store.SqlStore.picture_bytes", lambda _store, _campaign: 41_000_000)
    told = text_at(server.laptop.get(page), "file")
    assert "Die Bilder dieser Kampagne haben 41,0 MB; eine Datei nimmt nur 45,0 MB davon auf." in told
    assert "Als Datei hat diese Kampagne" not in told
    monkeypatch.setattr("app.storage.campaign_files.LARGEST", 45_000_000)
    told = text_at(server.laptop.get(page), "file")
    assert "Als Datei hat diese Kampagne etwa 41,0 MB; andere Rechner nehmen höchstens 45,0 MB an." in told


def test_it_warns_before_the_disk_is_full_and_before_a_backup_is_too_large_to_come_in(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = (f"/campaigns/{server.campaign('heroquest')}/settings", "/backups")
    little, large = "nur noch 12,0 MB frei", "nur Sicherungen bis 0 MB herein"
    plenty, scarce = ((0, 0, room) for room in (10**12, 12_000_000))
    for usage, limit, said in ((plenty, 10**9, ()), (scarce, 10**9, (little,)), (plenty, 1000, (large,))):
        monkeypatch.setattr("shutil.disk_usage", lambda _folder, usage=usage: DiskUsage(*usage))
        monkeypatch.setattr("app.storage.foreign_data.LARGEST", limit)
        for page in pages:
            told = server.laptop.get(page).text
            assert [one for one in (little, large) if one in told] == list(said), (page, usage, limit)


def test_a_form_answered_in_place_gets_the_whole_page_with_the_error_at_its_field(server: Server) -> None:
    url = f"/campaigns/{open_sample(server)}/settings"
    in_place = {"HX-Request": "true", "HX-Request-Type": "full"}
    refused = server.laptop.post(url, data={"type": "rename_campaign", "name": " "}, headers=in_place)
    assert refused.status_code == 422
    assert 'id="main"' in refused.text
    assert 'aria-invalid="true"' in refused.text
    lost = server.laptop.post("/campaigns/99/settings", data={"type": "rename_campaign"}, headers=in_place)
    assert (lost.status_code, "<main" in lost.text, "hx-partial" in lost.text) == (404, False, True)


def test_a_form_answered_in_place_is_told_which_other_page_follows(server: Server) -> None:
    campaign = open_sample(server)
    settings = f"/campaigns/{campaign}/settings"
    in_place = {"HX-Request": "true", "HX-Request-Type": "full", "HX-Current-URL": f"http://testserver{settings}"}
    renamed = {"type": "rename_campaign", "name": "Am Montag", "revision": str(server.revision(campaign)), "key": "k"}
    same = server.laptop.post(settings, data=renamed, headers=in_place, follow_redirects=False)
    assert (same.status_code, same.headers["location"].partition("?")[0]) == (303, settings)
    other = server.laptop.post("/campaigns/sample", headers=in_place, follow_redirects=False)
    assert (other.status_code, "location" in other.headers, other.content) == (200, False, b"")
    assert re.fullmatch(r"/campaigns/\d+/table", other.headers["HX-Redirect"])
