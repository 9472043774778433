"""An evening's dice before everybody's eyes: the fingerprint first, the key at the end, and the sum that comes out."""

import re
from collections.abc import Callable
from hashlib import sha256

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import join, open_sample

pytestmark = pytest.mark.browser


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).first.click()


def test_the_dice_of_a_quest_were_settled_before_it_began(
    laptop: Page, new_phone: Callable[[], Page], server: Server
) -> None:
    campaign, phone = open_sample(laptop, server), new_phone()
    join(laptop, phone, server, campaign, "ragna", "Ragna Eisenfaust", "Jule")
    laptop.goto(f"{server.laptop}{campaign}/table")
    noted = laptop.locator("#dice-seal > span").last.inner_text()
    assert re.fullmatch(r"[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4}", noted)
    expect(phone.locator("#dice-seal")).to_contain_text(noted)

    laptop.goto(f"{server.laptop}{campaign}/quests")
    tap(laptop, "Aufbruch vorbereiten")
    tap(laptop, "Aufbrechen")
    laptop.goto(f"{server.laptop}{campaign}/table?do=roll")
    tap(laptop, "W6")
    tap(laptop, "App würfelt")
    tap(laptop, "Übernehmen")
    expect(laptop.locator("#log-list")).to_contain_text("W6")

    laptop.goto(f"{server.laptop}{campaign}/quests/close")
    tap(laptop, "Bestanden")
    tap(laptop, "Intelligenz")
    tap(laptop, "Nicht bezahlen")
    tap(laptop, "Abschluss übernehmen")
    expect(phone.locator("#dice-seal")).not_to_contain_text(noted)

    laptop.goto(f"{server.laptop}{campaign}/log")
    told = laptop.get_by_text("Die Würfel des Abends liegen offen").inner_text()
    key = re.findall(r"Schlüssel ([0-9a-f]{32})\.", told)[0]
    assert sha256(f"heldenpass dice seed 1\n{key}".encode()).hexdigest().startswith(noted.replace(" ", ""))

    laptop.locator("#dice-seal").click()
    expect(laptop.get_by_role("main")).to_contain_text(key)
    tap(laptop, "Diese Kampagne nachrechnen")
    expect(laptop.get_by_role("status").first).to_contain_text("Alles stimmt.")
    expect(laptop.locator("#verdict")).to_contain_text("passt zum Fingerabdruck")
