"""A lone turn of DungeonQuest in a window as narrow as a phone, thrown away and taken back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server


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
    laptop.get_by_role("button", name=re.compile("^Wurf verfallen")).click()
    expect(laptop.locator("#action-head")).to_have_text("Was tut Runa?")
    laptop.locator("#undo-box").get_by_role("button", name=re.compile("^Rückgängig")).click()
    expect(laptop.locator("#sun-track")).to_contain_text("Feld 1")
