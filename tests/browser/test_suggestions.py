"""Six monsters played as suggested on a laptop: the picture and the list agree, keys do everything, few taps."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.systems.heroquest.board.quest_maps import door, monster, quest

pytestmark = pytest.mark.browser
WAITING = ("B4", "C4", "D4", "E4", "C3", "D3")


@pytest.fixture
def table(laptop: Page, server: Server, request: pytest.FixtureRequest) -> Page:
    """Ragna and Borrek in a room with six goblins; the game master is on turn."""
    laptop.goto(server.laptop)

    def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
        found = laptop.request.post(f"{server.laptop}/api/v1/{path}", data=body)
        assert found.ok, found.text()
        told: dict[str, Any] = found.json()
        return told

    more = getattr(request, "param", ())
    campaign = post("campaigns", {"name": "Sechs", "system": "heroquest", "key": f"six-{len(request.node.name)}"})["id"]
    drawn = quest(
        door("E3", "rightward"), *(monster(one, content="goblin") for one in (WAITING[:1] if more else WAITING))
    )
    wishes: list[dict[str, Any]] = [
        {"type": "seat_hero", "hero_id": "ragna", "name": "Ragna", "hero_class": "barbarian"},
        {"type": "seat_hero", "hero_id": "borrek", "name": "Borrek", "hero_class": "dwarf"},
        {"type": "lay_map", "quest": json.loads(drawn.model_dump_json())},
        {"type": "start_quest"},
        {"type": "put_figure", "figure_id": "ragna", "square": "B2"},
        {"type": "put_figure", "figure_id": "borrek", "square": "E2"},
        {"type": "take_turn", "figure_id": "game_master"},
    ]
    if more:  # they stand where the quest begins
        wishes = [one for one in wishes if one["type"] != "put_figure"]
    for name, hero_class in more:
        wishes.insert(2, {"type": "seat_hero", "hero_id": name.lower(), "name": name, "hero_class": hero_class})
    for number, command in enumerate(wishes):
        revision = laptop.request.get(f"{server.laptop}/api/v1/campaigns/{campaign}").json()["revision"]
        body = {"command": command, "answers": [], "revision": revision, "key": f"six-{campaign}-{number}"}
        post(f"campaigns/{campaign}/commands", body)
    laptop.set_viewport_size({"width": 1366, "height": 768})
    laptop.goto(f"{server.laptop}/campaigns/{campaign}/table")
    return laptop


def test_six_monsters_are_played_with_few_taps_and_dice_of_the_app(table: Page) -> None:
    taps = 0
    for key in ("v", "g"):
        table.keyboard.press(key)
        taps += 1
        expect(table.locator("#action-panel")).to_be_visible()
        if key == "v":
            expect(table.locator(".suggestion")).to_be_visible()
    expect(table.locator(".queue__row.is-open, .turn-ends")).not_to_have_count(0)
    expect(table.get_by_text(re.compile("Zugende|Runde 2 beginnen|End of turn|Begin round 2")).first).to_be_visible()
    expect(table.locator(".suggestion")).to_have_count(0)
    assert taps <= 7


def test_keys_show_take_and_compare_and_nothing_scrolls_aside(table: Page) -> None:
    table.keyboard.press("v")
    plan = table.locator(".suggestion__plan")
    expect(plan).to_be_visible()
    first = plan.inner_text()
    rows = table.locator(".plan-row")
    expect(rows.first).to_have_attribute("aria-current", "true")
    table.keyboard.press("2")
    expect(rows.nth(1)).to_have_attribute("aria-current", "true")
    assert plan.inner_text() != first
    table.keyboard.press("1")
    expect(plan).to_have_text(first)
    table.keyboard.press("w")
    expect(table.locator(".suggestion__reasons")).to_be_visible()
    expect(table.locator("#map-above .b-target, #map-above path").first).to_be_attached()
    for width, height in ((1280, 720), (1366, 768)):
        table.set_viewport_size({"width": width, "height": height})
        assert table.evaluate("document.documentElement.scrollWidth <= innerWidth")
    table.keyboard.press("Enter")
    expect(table.locator("#action-panel")).to_contain_text(re.compile("Angriff|Attack"))


FIVE = (("Aldemar", "dwarf"), ("Liathan", "barbarian"), ("Tamsin", "dwarf"))


@pytest.mark.parametrize("table", [FIVE], indirect=True)
def test_the_map_stays_in_sight_beside_the_plans_against_five_heroes(table: Page) -> None:
    for width, height in ((1366, 768), (1280, 720), (1280, 560)):
        table.set_viewport_size({"width": width, "height": height})
        table.keyboard.press("v")
        expect(table.locator(".plan-row").nth(2)).to_be_attached()
        place = table.locator("#map-stage").bounding_box()
        assert place is not None
        middle = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2
        assert table.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('#map-stage')", middle), width
        body = table.locator(".action-panel__body")
        is_laptop = height > 700
        assert not is_laptop or body.evaluate("it => it.scrollHeight - it.clientHeight") <= 1, (
            "nothing scrolls on a laptop"
        )
        table.keyboard.press("Escape")
        expect(table.locator(".suggestion")).to_have_count(0)


def test_a_row_has_room_for_its_words_with_and_without_a_keyboard(table: Page) -> None:
    table.keyboard.press("v")
    row = table.locator(".plan-row").first
    for shown in ("none", "inline-block"):
        table.evaluate("shown => document.querySelectorAll('kbd').forEach(it => { it.style.display = shown })", shown)
        whole, words, odds = (
            one.bounding_box() for one in (row, row.locator(".plan-row__who"), row.locator(".plan-row__odds").first)
        )
        assert whole
        assert words
        assert odds
        assert words["width"] > whole["width"] / 2, "the words have what the odds leave"
        head = table.locator(".plan-rows header span").first.bounding_box()
        assert head
        assert abs(head["x"] + head["width"] - odds["x"] - odds["width"]) < 4, "a heading stands above its odds"
