"""What a phone without a network still shows: what the browser allows, told where it does not."""

from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at


def test_the_script_before_the_network_lies_where_it_may_speak_for_passports(server: Server) -> None:
    script = server.client().get("/last-state.js")
    assert (script.status_code, script.headers["cache-control"]) == (200, "no-cache")
    assert script.headers["content-type"].startswith("text/javascript")


def test_a_passport_says_what_happens_without_a_network(server: Server) -> None:
    campaign = open_sample(server)
    page = server.player(campaign, "aldemar").get(f"/campaigns/{campaign}/heroes/aldemar")
    assert "Lass diese Seite offen: Neu laden kann sie dein Handy erst wieder mit Netz." in text_at(page, "main")
    assert "Geschlossen oder neu geladen kommt sie erst mit Netz wieder." in text_at(page, "main"), "beforehand as well"
    assert "keep_last" in page.text
