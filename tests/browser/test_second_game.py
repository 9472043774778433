"""A second game at the table: a laptop and a phone play it with the house's own pages."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import NewPhone, follows, join

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with the toy game beside the others."""
    server = Server(tmp_path_factory.mktemp("data"), program=("tests.toy",))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def campaign(laptop: Page, server: Server) -> str:
    """A campaign of the toy game at its table, where Anna has five coins."""
    wish = {"name": "Spielabend", "system": "toy", "key": "evening"}
    begun = laptop.request.post(f"{server.laptop}/api/v1/campaigns", data=wish)
    campaign = f"/campaigns/{begun.json()['id']}"
    laptop.goto(f"{server.laptop}{campaign}/table")
    follows(laptop)
    laptop.get_by_role("link", name=re.compile("^Münzen geben")).click()
    laptop.get_by_label("Wer?").fill("anna")
    laptop.get_by_label("Münzen", exact=True).fill("5")
    laptop.get_by_role("button", name=re.compile("^Weiter")).click()
    expect(laptop.locator("#hero-card-anna")).to_contain_text("5 Münzen")
    return campaign


def test_an_evening_with_a_second_game(laptop: Page, new_phone: NewPhone, server: Server, campaign: str) -> None:
    expect(laptop.locator("html")).to_have_attribute("data-accent", "green")
    phone, table = new_phone(), f"{server.laptop}{campaign}/table"
    join(laptop, phone, server, campaign, "anna", "Anna", "Mia")
    laptop.goto(table)
    follows(laptop)
    log, cover = laptop.locator("#log-list"), phone.locator("#passport-cover")

    # By hand: the laptop taps what fell, the phone follows.
    laptop.locator("#hero-card-anna").get_by_role("link").click()
    laptop.get_by_role("link", name=re.compile("^Spielen")).click()
    laptop.get_by_role("button", name="3", exact=True).click()
    laptop.get_by_role("button", name=re.compile("^Übernehmen")).click()
    expect(log).to_contain_text("Anna: +3 Münzen.")
    expect(cover).to_contain_text("8 Münzen")

    # A phone proposes; the game master says yes and lets the app throw, whatever falls.
    phone.get_by_role("link", name="Handeln").click()
    phone.get_by_role("link", name=re.compile("^Spielen")).click()
    phone.get_by_role("button", name=re.compile("^Vorschlagen")).click()
    expect(phone.locator("#own-proposals")).to_contain_text("wartet auf den Spielleiter")
    laptop.get_by_role("button", name=re.compile("^Annehmen")).click()
    laptop.get_by_role("button", name=re.compile("^App würfelt")).click()
    keep = laptop.get_by_role("button", name=re.compile("^Behalten"))
    confirm = laptop.get_by_role("button", name=re.compile("^Übernehmen"))
    expect(keep.or_(confirm)).to_be_visible()
    if keep.is_visible():
        keep.click()
    confirm.click()
    expect(phone.locator("#hero-cards")).to_contain_text("Angenommen")
    expect(laptop.locator("#action-head")).to_have_text("Was geschieht?")
    expect(cover).not_to_contain_text("8 Münzen")

    # Taken back, and everybody sees it.
    laptop.locator("#undo-box").get_by_role("button", name=re.compile("^Rückgängig")).click()
    expect(cover).to_contain_text("8 Münzen")

    # The same in English.
    phone.context.add_cookies([{"name": "language", "value": "en", "url": server.lan}])
    phone.reload()
    expect(cover).to_contain_text("8 coins")
