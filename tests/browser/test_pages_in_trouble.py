"""What people see when the data are damaged: fit for them as every other page."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from app.settings import Settings
from tests.browser.conftest import LAPTOP, NewContext, Server
from tests.browser.steps import open_sample
from tests.browser.walk import Walk

pytestmark = pytest.mark.browser
_HOME = "Kampagnen"


@pytest.fixture
def damaged(tmp_path: Path) -> Iterator[Server]:
    """A server of its own; what is in its folder may be broken."""
    server = Server(tmp_path)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def test_what_a_damaged_house_shows_is_fit_for_people(laptop: Page, new_context: NewContext, damaged: Server) -> None:
    page = new_context(**LAPTOP).new_page()
    campaign = open_sample(laptop, damaged)
    laptop.goto(f"{damaged.laptop}/backups")
    laptop.get_by_role("button", name="Jetzt sichern").click()
    expect(laptop.get_by_role("button", name="Ansehen")).not_to_have_count(0)
    database, walk = Settings(data=damaged.data).database, Walk(page, campaign=campaign)
    damaged.stop()
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("DELETE FROM journal WHERE revision = 3")
    damaged.start()
    walk.pages(damaged.laptop, ("/", "{campaign}/repair"))
    expect(page.get_by_role("button", name="Diesen Stand wiederherstellen")).to_be_visible()
    damaged.stop()
    database.write_bytes(b"no database" * 1000)
    damaged.start("/health/live")
    walk.pages(damaged.laptop, ("/",))
    expect(page.get_by_role("button", name="Diese Sicherung zurückholen")).to_be_visible()
    walk.pages(damaged.lan, ("/",))
    expect(page.get_by_role("heading", level=1)).to_have_text("Der Heldenpass wartet auf den Spielleiter")
    assert not walk.found, "\n" + "\n".join(walk.found)
    laptop.goto(damaged.laptop)
    laptop.get_by_role("button", name="Diese Sicherung zurückholen").click()
    for window in (laptop, page):  # by itself, as soon as there is a table again
        expect(window.get_by_role("heading", level=1)).to_have_text(_HOME, timeout=20_000)
