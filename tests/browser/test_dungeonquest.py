"""A lone evening of DungeonQuest in a window as narrow as a phone: a turn thrown away and taken back, and the score."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import LAPTOP, NewContext, Server
from tests.browser.walk import Walk

pytestmark = pytest.mark.browser


def test_a_lone_turn_on_a_phone(laptop: Page, server: Server) -> None:
    wish = {"name": "Allein", "system": "dungeonquest", "key": "alone"}
    begun = laptop.request.post(f"{server.laptop}/api/v1/campaigns", data=wish).json()["id"]
    laptop.set_viewport_size({"width": 390, "height": 844})
    laptop.goto(f"{server.laptop}/campaigns/{begun}/table")
    laptop.get_by_role("link", name=re.compile("^Held an den Tisch")).click()
    laptop.get_by_label("Name").fill("Runa")
    expect(laptop.get_by_label("Name")).to_have_value("Runa")
    commands = f"{server.laptop}/api/v1/campaigns/{begun}/commands"
    for number, command in enumerate(
        ({"type": "seat_hero", "name": "Runa", "sheet": "lantern_bearer"}, {"type": "begin_game"}), start=1
    ):
        done = laptop.request.post(
            commands, data={"command": command, "answers": [], "revision": number, "key": f"k-{number}"}
        )
        assert done.status == 201, done.text()
    laptop.goto(f"{server.laptop}/campaigns/{begun}/table")
    laptop.get_by_role("button", name=re.compile("^Die Sonne weiterziehen")).click()
    expect(laptop.locator("#sun-track")).to_contain_text("Feld 2")
    laptop.get_by_role("button", name=re.compile("^Norden")).click()
    expect(laptop.locator("#action-panel")).to_contain_text("Raumplättchen")
    laptop.get_by_role("button", name=re.compile("^App zieht")).click()
    expect(laptop.locator("#action-panel")).to_contain_text("Neues Plättchen")
    laptop.get_by_role("button", name=re.compile("^Wurf verwerfen")).click()
    expect(laptop.locator("#action-head")).to_have_text("Was tut Runa?")
    laptop.locator("#undo-box").get_by_role("button", name=re.compile("^Rückgängig")).click()
    expect(laptop.locator("#sun-track")).to_contain_text("Feld 1")
    revision = laptop.request.get(f"{server.laptop}/api/v1/campaigns/{begun}").json()["revision"]
    loot = {"type": "give_loot", "hero_id": "hero-1", "deck": "treasure", "value": 250}
    given = laptop.request.post(commands, data={"command": loot, "answers": [], "revision": revision, "key": "k-9"})
    assert given.status == 201, given.text()
    expect(laptop.locator("#hero-strip")).to_contain_text("250 Gold")
    laptop.goto(f"{server.laptop}/campaigns/{begun}/table")
    laptop.get_by_role("button", name=re.compile("^Die Sonne weiterziehen")).click()
    laptop.get_by_role("button", name=re.compile("^Entkommen")).click()
    expect(laptop.locator("#action-head")).to_have_text("Das Spiel ist aus")
    expect(laptop.locator("#action-panel")).to_contain_text("Runa")


def test_its_pages_are_fit_for_people(laptop: Page, new_context: NewContext, server: Server) -> None:
    """Table, passport and public pages of the sample: axe, widths and targets, dark on a laptop, light on a phone."""
    laptop.goto(server.laptop)
    laptop.locator("button[form=sample-dungeonquest]").click()
    expect(laptop.locator("#sun-track")).to_be_visible()
    campaign = laptop.url.removeprefix(server.laptop).removesuffix("/table")
    [hero, *_] = laptop.request.get(f"{server.laptop}/api/v1{campaign}/heroes").json()
    pages = [
        f"{campaign}/{page}"
        for page in (
            *("table", f"heroes/{hero['hero_id']}", "watch", "screen", "log", "sheets", "settings", "catalogue"),
            *(f"catalogue/new/{kind}" for kind in ("sheets", "monsters", "cards", "tiles")),
            "catalogue/boards/board",
        )
    ]
    walk = Walk(new_context(**LAPTOP).new_page(), campaign=campaign, hero=hero["hero_id"])
    walk.pages(server.laptop, pages)
    assert walk.found == []
