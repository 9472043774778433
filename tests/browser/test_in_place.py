"""Forms of whole pages answer without a load, and long texts that are not saved yet are kept on the device."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import open_sample

pytestmark = pytest.mark.browser

LOADED = "window.isSamePage = true"
STILL = "window.isSamePage === true"


def test_what_is_wrong_appears_at_its_field_and_nothing_else_is_lost(laptop: Page, server: Server) -> None:
    settings = f"{server.laptop}{open_sample(laptop, server)}/settings"
    laptop.goto(settings)
    laptop.evaluate(LOADED)
    notes, name = laptop.get_by_label("Notizen", exact=True), laptop.get_by_label("Name der Kampagne")
    notes.fill("Der Schrein ist leer.")
    name.fill("   ")
    laptop.get_by_role("button", name="Umbenennen").click()
    expect(laptop.locator(".has-error")).to_have_count(1)
    expect(name).to_be_focused()
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(notes).to_have_value("Der Schrein ist leer.")
    name.fill("Am Montag")
    laptop.keyboard.press("Enter")
    expect(laptop.get_by_text("Gespeichert.")).to_be_visible()
    expect(laptop.locator(".has-error")).to_have_count(0)
    expect(notes).to_have_value("Der Schrein ist leer.")
    assert laptop.evaluate(STILL)


def test_a_form_that_leads_on_does(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    laptop.goto(f"{server.laptop}{campaign}/quests/new")
    laptop.get_by_label("Titel").fill("Der Turm")
    laptop.get_by_role("button", name="Speichern").click()
    expect(laptop.get_by_role("heading", level=1)).to_have_text("Der Turm")


def test_notes_of_a_quest_are_kept_until_they_are_saved(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    laptop.goto(f"{server.laptop}{campaign}/quests/new")
    notes = laptop.get_by_label("Notizen")
    notes.fill("Hinter der Tür: drei Orks.")
    laptop.goto(f"{server.laptop}{campaign}/table")
    laptop.goto(f"{server.laptop}{campaign}/quests/new")
    expect(notes).to_have_value("Hinter der Tür: drei Orks.")
    expect(laptop.get_by_text("Noch nicht gespeichert")).to_be_visible()
    laptop.get_by_label("Titel").fill("Der Keller")
    laptop.get_by_role("button", name="Speichern").click()
    expect(laptop).to_have_url(re.compile("quests/(?!new)"))
    laptop.goto(f"{server.laptop}{campaign}/quests/new")
    expect(notes).to_have_value("")
    expect(laptop.get_by_text("Noch nicht gespeichert")).to_be_hidden()
