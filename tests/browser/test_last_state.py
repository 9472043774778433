"""What is not lost: the last state of a passport without a network, and a note beside every other button."""

import re
import signal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import open_sample

pytestmark = pytest.mark.browser
NOTE = "Kerker: links hinter dem Regal"


def test_a_passport_loaded_anew_without_a_network_is_the_last_that_came(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    url = f"{server.laptop}{campaign}/heroes/aldemar"
    laptop.goto(url)
    expect(laptop.locator("html")).to_have_class(re.compile("is-kept"), timeout=20_000)  # loopback is like https
    expect(laptop.locator(".pass__seal")).to_contain_text("auch neu geladen")
    expect(laptop.locator(".pass__seal .pass__unkept")).to_be_hidden()
    server.stop(signal.SIGKILL)
    try:
        laptop.reload()
        expect(laptop.get_by_role("heading", name="Aldemar", level=1)).to_be_visible()
        expect(laptop.locator("#live-badge")).to_contain_text("getrennt seit", timeout=10_000)
        expect(laptop.get_by_text("Kein Netz.")).to_be_visible()
        expect(laptop.get_by_text("Lass diese Seite offen")).to_be_hidden()
    finally:
        server.start()
    expect(laptop.locator("#live-badge")).to_have_text("verbunden", timeout=10_000)

    laptop.goto(f"{url}/own")
    note = laptop.get_by_label("Was du dir merken willst")
    note.fill(NOTE)
    for place in range(2):  # all other buttons here are pictures
        picture = laptop.locator("#main .picture").nth(place)
        picture.click()
        expect(picture).to_have_attribute("aria-pressed", "true")
        expect(note).to_have_value(NOTE)
    laptop.get_by_role("link", name="Zum Pass").click()
    expect(laptop.get_by_role("heading", name="Aldemar", level=1)).to_be_visible()
    laptop.go_back()
    expect(note).to_have_value(NOTE)
