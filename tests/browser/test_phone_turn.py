"""A player's own turn, wholly on the phone: counted in taps; a roll that comes to it; and nothing that axe finds."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.every_page import AXE
from tests.browser.steps import join, open_sample

pytestmark = pytest.mark.browser
MOST_TAPS = 8
NewPhone = Callable[[], Page]
HERO = "liathan"
SEND = """async ([path, wish]) => {
    const { revision } = await (await fetch(path)).json();
    const body = JSON.stringify({ ...wish, revision, key: crypto.getRandomValues(new Uint32Array(2)).join("-") });
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path + "/commands", { method: "POST", headers, body })).status;
}"""


FAULTS = """async (where) => {
    const found = await axe.run(where, { resultTypes: ["violations"] });
    return found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)}`);
}"""


def do(laptop: Page, campaign: str, kind: str, /, **fields: Any) -> None:
    """Something the game master does."""
    wish = {"command": {"type": kind, **fields}, "answers": []}
    assert laptop.evaluate(SEND, [f"/api/v1{campaign}", wish]) == 201


def check(page: Page, where: str) -> None:
    """Axe finds nothing there, in either theme."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # no colour on its way to another
        page.evaluate(AXE)
        found = page.evaluate(FAULTS, where)
        assert found == [], (where, scheme)


def test_a_turn_takes_eight_taps_and_a_blow_at_me_is_thrown_on_my_phone(
    laptop: Page, new_phone: NewPhone, server: Server
) -> None:
    campaign, phone, taps = open_sample(laptop, server), new_phone(), 0
    do(laptop, campaign, "permit_players", permissions=["fight", "moving", "turns", "dice"])
    do(laptop, campaign, "start_quest")
    do(laptop, campaign, "place_monster", monster_id="m1", kind="orc", body=9)
    do(laptop, campaign, "take_turn", figure_id=HERO)
    join(laptop, phone, server, campaign, HERO, "Liathan", "Jule")
    panel, bar = phone.locator("#action-panel"), phone.locator("#my-turn")
    expect(bar).to_contain_text("Bewegung")
    check(phone, "#my-turn")
    check(phone, "#my-targets")

    def tap(name: str) -> None:
        nonlocal taps
        taps += 1
        panel.get_by_role("button", name=re.compile(name)).first.tap()

    taps += 1
    bar.get_by_role("link", name="Bewegen").tap()
    tap("^App würfelt")
    tap("^Übernehmen")
    expect(bar).to_contain_text("gewürfelt")
    expect(phone).to_have_url(re.compile(f"/heroes/{HERO}$"))

    taps += 1
    phone.locator("#my-targets .target").first.tap()
    expect(panel.locator(".outlook")).to_contain_text("%")
    check(phone, ".outlook")
    tap("^Alles würfelt")
    tap("^Übernehmen")
    expect(bar).to_contain_text("Angreifen")
    expect(phone).to_have_url(re.compile(f"/heroes/{HERO}$"))
    expect(phone.locator("#hero-cards .story")).to_contain_text("Ork")
    check(phone, "#hero-cards")

    taps += 1
    bar.get_by_role("button", name="Zug beenden").tap()
    expect(bar).to_be_hidden()
    assert taps <= MOST_TAPS

    laptop.goto(
        f"{server.laptop}{campaign}/table?type=attack&attacker_id=m1&target_id={HERO}&answer=hand:skull,skull,skull"
    )
    laptop.get_by_role("button", name="Liathan würfelt am Handy").click()
    expect(laptop.locator("#handed-rolls")).to_contain_text("würfelt am Handy")
    asked = phone.locator("#asked-roll")
    expect(asked.get_by_role("heading")).to_contain_text("3 Würfel")
    check(phone, "#asked-roll")
    asked.get_by_role("button", name="2", exact=True).tap()
    expect(asked.get_by_role("heading")).to_have_count(0)
    laptop.get_by_role("button", name="Weiter damit").click()
    laptop.get_by_role("button", name=re.compile("^Übernehmen")).click()
    expect(phone.locator("#hero-cards")).to_contain_text("Ork hat dich getroffen")
    phone.locator("#hero-cards").get_by_role("button", name=re.compile("erstanden$")).tap()
    expect(phone.locator("#hero-cards")).to_be_hidden()
    phone.reload()
    expect(phone.locator("#hero-cards")).to_be_hidden()
