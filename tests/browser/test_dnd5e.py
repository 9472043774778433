"""A fight in the browser: eight are entered in a few taps, a phone follows, and its pages are fit for people."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import NewPhone, follows, join
from tests.browser.walk import LAPTOP_AND_PHONE, Walk, resize

pytestmark = pytest.mark.browser
MOST_TAPS = 25


class Hands:
    """Counts what is tapped and every key."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def tap(self, one: Locator) -> None:
        one.click()
        self.count += 1

    def type(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.count += len(text)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.count += 1


def heroes_at_table(laptop: Page, server: Server) -> str:
    """A campaign with three heroes of an earlier evening, Mira as the quickest, on its table; its path."""
    begun = laptop.request.post(
        f"{server.laptop}/api/v1/campaigns", data={"name": "Kampf", "system": "dnd5e", "key": "k"}
    )
    campaign = f"/campaigns/{begun.json()['id']}"
    wishes: tuple[dict[str, Any], ...] = (
        {"type": "add_combatants", "text": "Mira +3, Joss, Ava", "kind": "pc"},
        {"type": "set_initiative", "combatant_id": "c1", "initiative": 30},
    )
    for revision, wish in enumerate(wishes, 1):
        body = {"command": wish, "answers": [], "revision": revision, "key": wish["type"]}
        assert laptop.request.post(f"{server.laptop}/api/v1{campaign}/commands", data=body).ok
    laptop.goto(f"{server.laptop}{campaign}/table")
    follows(laptop)
    return campaign


def test_eight_fight_within_25_taps_and_a_phone_follows(laptop: Page, new_phone: NewPhone, server: Server) -> None:
    campaign = heroes_at_table(laptop, server)
    hands, turn, order = Hands(laptop), laptop.locator("#fight-turn"), laptop.locator("#fight-order")
    hands.press("k")
    expect(laptop.get_by_label("Neu dazu: Anzahl, Name, Modifikator")).to_be_focused()
    hands.type("5 Ork +1")
    hands.press("Enter")
    expect(order).to_contain_text("ein Wurf für 5")
    hands.tap(turn.get_by_role("button", name=re.compile("^Initiative würfeln")))
    begin, tie = turn.get_by_role("button", name=re.compile("^Kampf beginnen")), turn.locator(".tie")
    expect(begin.or_(tie).first).to_be_visible()
    while number := tie.count():
        hands.tap(tie.first.get_by_role("button", name=re.compile("^Reihenfolge festlegen")))
        expect(tie).to_have_count(number - 1)
    hands.tap(begin)
    expect(laptop.locator("#fight-clock")).to_contain_text("Runde 1")
    assert hands.count <= MOST_TAPS

    phone = new_phone()
    join(laptop, phone, server, campaign, "c1", "Mira", "Mia")
    laptop.goto(f"{server.laptop}{campaign}/table")
    follows(laptop)
    acting = "[aria-current=true] .turn__name"
    expect(order.locator(acting)).to_have_text("Mira")
    expect(phone.locator("#passport-cover")).to_contain_text("am Zug")

    # What she wants to do the game master accepts; then it is done on both.
    phone.get_by_role("button", name=re.compile("^Mira: Aktion")).click()
    phone.get_by_role("button", name=re.compile("^Vorschlagen")).click()
    laptop.get_by_role("button", name=re.compile("^Annehmen")).first.click()
    expect(phone.locator("#passport-cover")).to_contain_text("verbraucht")
    expect(turn).to_contain_text("verbraucht; nochmals tippen")

    # On squares a tap walks, and what it costs is counted.
    laptop.goto(f"{server.laptop}{campaign}/table?do=ground&for=c1")
    laptop.get_by_role("button", name="Spielfeld auslegen").click()
    laptop.get_by_role("button", name="Spalte 3, Reihe 3").first.click()
    expect(laptop.locator("#panel-place .ground__one")).to_have_count(2)  # on the board, and where it is marked
    laptop.get_by_role("button", name="Spalte 5, Reihe 3: 3 m").click()
    expect(laptop.get_by_role("button", name="Spalte 6, Reihe 3: 1,5 m")).to_be_visible()
    expect(phone.locator(".march__left")).to_contain_text("6")

    # The next turn with one key, and the phone follows.
    for _ in range(2):
        before = order.locator(acting).inner_text()
        laptop.keyboard.press("n")
        expect(order.locator(acting)).not_to_have_text(before)
        expect(phone.locator(f"#fight-order {acting}")).to_have_text(order.locator(acting).inner_text())

    # The order is changed with the keyboard and by dragging.
    first, second = (order.locator(".turn").nth(place) for place in (0, 1))
    name = first.locator(".turn__name").inner_text()
    first.locator(".turn__name").focus()
    laptop.keyboard.press("Alt+ArrowDown")
    expect(second.locator(".turn__name")).to_have_text(name)
    handle, there = second.locator(".turn__score").bounding_box(), first.locator(".turn__score").bounding_box()
    assert handle is not None
    assert there is not None
    laptop.mouse.move(handle["x"] + 5, handle["y"] + 5)
    laptop.mouse.down()
    laptop.mouse.move(there["x"] + 5, there["y"] + 5, steps=6)
    laptop.mouse.up()
    expect(first.locator(".turn__name")).to_have_text(name)

    # Beside a narrow window's edge nothing stands: all of the table is one below the other.
    for size in ((360, 740), (768, 1024)):
        resize(laptop, size)
        widths = laptop.locator(".table-main > *").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().width)"
        )
        assert min(widths) > 0.9 * size[0], (size, widths)

    walk = Walk(laptop, campaign=campaign)
    pages = ("table", "watch", "screen", "heroes/c1", "log", "settings")
    walk.pages(server.laptop, [f"{campaign}/{page}" for page in pages])
    papers = ("creature", "creature&for=c4", "notice", "way", "explore")
    walk.panels(server.laptop, [f"{campaign}/table?do={paper}" for paper in papers])
    walk.looks = LAPTOP_AND_PHONE[:1]  # the squares of a whole field are for the game master's laptop
    walk.pages(server.laptop, [f"{campaign}/table?do=ground"])
    own = Walk(phone, campaign=campaign)
    own.pages(phone.url.partition("/campaigns")[0], [f"{campaign}/heroes/c1"])
    found = [*walk.found, *own.found]
    assert not found, "\n".join(found)


def test_a_pasted_list_of_creatures_is_read_back_before_it_counts(laptop: Page, server: Server) -> None:
    heroes_at_table(laptop, server)
    laptop.keyboard.press("k")
    field = laptop.get_by_label("Neu dazu: Anzahl, Name, Modifikator")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("data-htmx-powered", "true")  # before that it hears nothing
    laptop.keyboard.insert_text("3 Spinne +3; 2 Ork+1\nZombie –2")
    expect(laptop.locator("#field-text-help")).to_have_text("So verstanden: 3 × Spinne +3, 2 × Ork +1, Zombie −2")
    expect(laptop.locator("#fight-order")).not_to_contain_text("Zombie")
    expect(field).to_be_focused()
    expect(laptop.locator("#field-text-help")).to_be_in_viewport(ratio=1)
    laptop.keyboard.press("Enter")
    expect(laptop.locator("#fight-order")).to_contain_text("Zombie")
    expect(laptop.locator("#fight-order")).to_contain_text("ein Wurf für 3")
