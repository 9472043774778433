"""An evening of DungeonQuest with four phones and the laptop: turns in order, a fight with cards chosen in secret."""

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import NewPhone, join

pytestmark = pytest.mark.browser

HEROES = (("Ava", "rope_dancer", "north_west"), ("Ben", "quarry_maid", "south_east"),
          ("Cem", "bell_founder", "south_west"), ("Dana", "lantern_bearer", "north_east"))  # fmt: skip


def referee(laptop: Page, server: Server) -> tuple[str, Callable[..., Any]]:
    """A campaign's path, and what the referee does in it over the API."""
    wish, keys = {"name": "Vier", "system": "dungeonquest", "key": "four"}, count()
    campaign = f"/campaigns/{laptop.request.post(f'{server.laptop}/api/v1/campaigns', data=wish).json()['id']}"
    here = f"{server.laptop}/api/v1{campaign}"

    def do(kind: str, *answers: object, **fields: object) -> Any:
        revision = laptop.request.get(here).json()["revision"]
        given = [
            {"kind": "hand", "faces": [str(one) for one in (faces if isinstance(faces, tuple) else (faces,))]}
            for faces in answers
        ]
        body = {"command": {"type": kind, **fields}, "answers": given, "revision": revision, "key": f"r-{next(keys)}"}
        done = laptop.request.post(f"{here}/commands", data=body)
        assert done.status == 201, done.text()
        return done.json()

    return campaign, do


def test_four_phones_and_a_fight_in_secret(laptop: Page, new_phone: NewPhone, server: Server) -> None:
    campaign, do = referee(laptop, server)
    for name, sheet, tower in HEROES:
        do("seat_hero", name=name, sheet=sheet, tower=tower)
    do("begin_game", (6, 2, 1, 3))
    phones = [new_phone() for _ in HEROES]
    for number, (phone, (name, _, _)) in enumerate(zip(phones, HEROES, strict=True), start=1):
        join(laptop, phone, server, campaign, f"hero-{number}", name, name)
    laptop.goto(f"{server.laptop}{campaign}/table")
    ava, ben, cem, _dana = phones
    expect(ben.locator("#action-head")).to_have_text("Ava ist dran: Erst zieht die Sonne weiter.")
    ava.get_by_role("button", name=re.compile("^Die Sonne weiterziehen")).click()
    expect(ben.locator("#action-head")).to_have_text("Ava ist dran.")
    do("move_hero", "hall_cross", "growling_dark", "rust_hound", hero_id="hero-1", direction="east")
    for phone in (ava, ben, laptop):
        expect(phone.locator("#action-head")).to_have_text("Ava gegen Rosthund")
    ava.get_by_role("button", name=re.compile("^Fernkampf")).click()
    expect(ben.locator(".choosing .has-chosen")).to_contain_text("Ava")
    ben.get_by_role("button", name=re.compile("^Magie")).click()
    expect(laptop.locator(".choosing .has-chosen")).to_have_count(2)
    for page in (laptop, cem):  # viewers see that both have chosen, and nothing else
        assert "Fernkampf" not in page.content()
        assert "Magie" not in page.content()
    ava.get_by_role("button", name=re.compile("^Beide Karten aufdecken")).click()
    expect(laptop.locator("#log-list")).to_contain_text("Fernkampf gegen Magie: Held 1, Monster 0 Wunden.")
    expect(ben.locator("#action-panel")).to_contain_text("Leben 12 von 13")
    do("end_turn", hero_id="hero-1")
    expect(ben.locator("#action-head")).to_have_text("Was tut Ben?")
    do("give_loot", hero_id="hero-2", value=300)
    ben.get_by_role("button", name=re.compile("^Entkommen")).click()
    expect(cem.locator("#action-head")).to_have_text("Was tut Cem?")
    for hero in ("hero-1", "hero-3", "hero-4"):
        do("adjust_hero", hero_id=hero, wounds=60)
    for page in (ben, laptop):
        expect(page.locator("#action-head")).to_have_text("Das Spiel ist aus")
        expect(page.locator("#action-panel")).to_contain_text("Ben")
