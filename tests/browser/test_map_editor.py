"""Drawing a quest in a browser: by mouse, by touch, by keys."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import drawing_that_ships

pytestmark = pytest.mark.browser

UNIT, MARGIN, WIDE = 40, 22, 1068


@pytest.fixture
def empty(laptop: Page, server: Server) -> Page:
    """The editor of a new map."""
    laptop.goto(f"{server.laptop}/heroquest/maps")
    laptop.get_by_label("Name des neuen Abenteuers").fill("Der Keller")
    laptop.get_by_role("button", name="Neuer Plan").click()
    expect(laptop.locator("#map-editor[data-ready]")).to_be_visible()
    return laptop


def at(page: Page, square: str, right: float = 0.5, down: float = 0.5) -> tuple[float, float]:
    """A point of a square on the screen."""
    box = page.locator("#board").bounding_box()
    assert box
    scale = box["width"] / WIDE
    x, y = ord(square[0]) - ord("A") + right, int(square[1:]) - 1 + down
    return box["x"] + (MARGIN + x * UNIT) * scale, box["y"] + (MARGIN + y * UNIT) * scale


def click(page: Page, square: str, right: float = 0.5, down: float = 0.5) -> None:
    page.mouse.click(*at(page, square, right, down))


def piece(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def chosen(page: Page) -> Locator:
    return page.locator("#map-inspector")


def drawn(page: Page) -> Callable[[str], Locator]:
    """A thing of the list of the board, by name and square."""
    return lambda text: page.locator("#map-things a", has_text=re.compile(text))


def test_by_mouse(empty: Page) -> None:
    thing = drawn(empty)
    piece(empty, "Ork")
    click(empty, "C3")
    click(empty, "D3")
    expect(thing(r"Ork 2\s+D3")).to_have_count(1)
    empty.keyboard.press("Escape")
    click(empty, "C3")
    expect(chosen(empty)).to_have_accessible_name("Gewählt: Ork 1 C3")
    # Dragged, it follows at once and stays where it is dropped.
    empty.mouse.move(*at(empty, "C3"))
    empty.mouse.down()
    empty.mouse.move(*at(empty, "F6"), steps=5)
    empty.mouse.up()
    expect(thing(r"Ork \d\s+F6")).to_have_count(1)
    expect(empty.get_by_role("button", name="Rückgängig: Ork verschoben (F6)")).to_be_visible()
    # A piece may be dragged over from the palette; then the tool is put away.
    goblin = empty.get_by_role("button", name="Goblin", exact=True).bounding_box()
    assert goblin
    empty.mouse.move(goblin["x"] + 20, goblin["y"] + 20)
    empty.mouse.down()
    empty.mouse.move(*at(empty, "F6"), steps=5)
    empty.mouse.up()
    expect(thing(r"Goblin\s+F6")).to_have_count(1)
    expect(empty.locator("#map-tool")).to_have_text("Auswählen")
    # Two on one square are a finding, and a second tap takes what lies below.
    expect(empty.locator("#map-findings")).to_contain_text("Auf F6 steht mehr als eins")
    click(empty, "F6")
    expect(chosen(empty)).to_have_accessible_name(re.compile("Gewählt: Ork"))
    empty.get_by_role("button", name="Rückgängig: Goblin gesetzt").click()
    expect(thing("Goblin")).to_have_count(0)
    # A door goes to the wall that is nearest.
    piece(empty, "Tür")
    click(empty, "E3", right=0.9)
    expect(thing(r"Tür\s+E3")).to_have_count(1)
    empty.get_by_role("button", name="Weglegen").click()
    expect(empty.get_by_role("button", name="Weglegen")).to_be_hidden()
    # Own values are saved with the field.
    click(empty, "F6")
    expect(chosen(empty)).to_have_accessible_name(re.compile("Gewählt: Ork . F6"))
    empty.get_by_label("Name", exact=True).fill("Borgosch")
    empty.get_by_label("Angriff").fill("5")
    empty.get_by_label("Angriff").blur()
    expect(thing(r"Borgosch\s+F6")).to_have_count(1)
    empty.get_by_role("button", name="Entfernen").click()
    expect(thing("Borgosch")).to_have_count(0)
    empty.keyboard.press("Control+z")
    expect(thing(r"Borgosch\s+F6")).to_have_count(1)
    # So are the texts of the quest: drawing on loses none.
    empty.get_by_role("link", name="Abenteuer", exact=True).click()
    empty.get_by_label("Ziel", exact=True).fill("Bring die Glocke heim.")
    empty.get_by_label("Belohnung").fill("100 Goldmünzen")
    with empty.expect_response(lambda answer: "100+Goldm" in (answer.request.post_data or "")):
        click(empty, "F6")
    expect(empty.locator("#map-findings")).not_to_contain_text("Das Ziel fehlt")
    empty.get_by_label("Zum Vorlesen").fill("Es läutet.")  # and the page is left in the midst of it
    empty.reload()
    expect(thing(r"Borgosch\s+F6")).to_have_count(1)
    expect(empty.get_by_label("Zum Vorlesen")).to_have_value("Es läutet.")
    expect(empty.get_by_label("Ziel", exact=True)).to_have_value("Bring die Glocke heim.")
    expect(empty.get_by_label("Belohnung")).to_have_value("100 Goldmünzen")


def test_by_keys_alone(empty: Page) -> None:
    thing, spoken = drawn(empty), empty.locator("#map-said")
    empty.get_by_role("button", name="Tisch", exact=True).focus()
    empty.keyboard.press("Enter")
    empty.locator("#map-stage").focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown"):
        empty.keyboard.press(key)
    expect(spoken).to_have_text("C2: frei")
    empty.keyboard.press("Enter")
    expect(thing(r"Tisch\s+C2")).to_have_count(1)
    expect(spoken).to_have_text("Tisch gesetzt (C2)")
    empty.keyboard.press("Escape")
    empty.keyboard.press("r")
    expect(empty.get_by_role("button", name="Rückgängig: Tisch gedreht (C2)")).to_be_visible()
    empty.keyboard.press("Shift+ArrowDown")
    expect(thing(r"Tisch\s+C3")).to_have_count(1)
    empty.keyboard.press("c")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "Enter", "Escape"):
        empty.keyboard.press(key)
    expect(thing(r"Tisch\s+F3")).to_have_count(1)
    empty.keyboard.press("n")
    expect(spoken).to_have_text(re.compile("Tisch, C3|Tisch, F3"))
    empty.keyboard.press("Delete")
    expect(thing("Tisch")).to_have_count(1)
    empty.keyboard.press("Control+z")
    expect(thing("Tisch")).to_have_count(2)
    expect(spoken).to_have_text(re.compile("^Rückgängig: Tisch entfernt"))
    empty.keyboard.press("Control+y")
    expect(thing("Tisch")).to_have_count(1)


def test_by_touch(server: Server, laptop: Page, new_context: Callable[..., BrowserContext]) -> None:
    path = drawing_that_ships(laptop, server)
    tablet = new_context(viewport={"width": 1024, "height": 768}, has_touch=True, is_mobile=True)
    page = tablet.new_page()
    page.goto(server.laptop + path)
    expect(page.locator("#map-editor[data-ready]")).to_be_visible()
    page.locator("#board").scroll_into_view_if_needed()
    page.touchscreen.tap(*at(page, "S6"))
    expect(chosen(page)).to_have_accessible_name("Gewählt: Fimir S6")
    start, end = at(page, "S6"), at(page, "S8")
    touch = tablet.new_cdp_session(page)
    for kind, points in (("touchStart", [start]), ("touchMove", [end]), ("touchEnd", [])):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})
    expect(drawn(page)(r"Fimir\s+S8")).to_have_count(1)
    page.set_viewport_size({"width": 820, "height": 1180})
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)
    piece(page, "magische Feuersbrunst")
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)


def test_two_who_draw_at_once(empty: Page) -> None:
    piece(empty, "Ork")
    click(empty, "C3")
    expect(chosen(empty)).to_have_accessible_name("Gewählt: Ork C3")
    other = empty.context.new_page()
    other.goto(empty.url)
    expect(other.locator("#map-editor[data-ready]")).to_be_visible()
    other.locator("#map-things summary").click()
    other.locator("#map-things a").first.click()
    expect(chosen(other)).to_have_accessible_name("Gewählt: Ork C3")
    other.get_by_label("Name", exact=True).fill("Borgosch")
    other.get_by_label("Name", exact=True).blur()
    expect(drawn(other)("Borgosch")).to_have_count(1)
    empty.get_by_role("textbox", name="Notiz").fill("schläft")
    empty.get_by_role("textbox", name="Notiz").blur()
    expect(empty.get_by_role("alert").filter(has_text="Inzwischen hat jemand anders")).to_be_visible()
    expect(empty.get_by_role("textbox", name="Notiz")).to_have_value("schläft")
    expect(drawn(empty)("Borgosch")).to_have_count(1)
    other.close()


def test_the_exercise_is_mended_by_its_own_notes(laptop: Page, server: Server) -> None:
    drawing_that_ships(laptop, server, "mill_cellar")
    findings = laptop.locator("#map-findings .finding")
    expect(findings).to_have_count(2)
    findings.filter(has_text="Raum 4 hat keine Tür").click()
    expect(laptop.locator("#map-stage")).to_be_focused()
    piece(laptop, "Tür")
    click(laptop, "C4", down=0.9)
    expect(findings).to_have_count(1)
    laptop.keyboard.press("Escape")
    findings.first.click()
    expect(chosen(laptop)).to_have_accessible_name("Gewählt: Notiz B D8")
    laptop.get_by_label("Text für den Spielleiter").first.fill("30 Goldmünzen und ein Löffel.")
    laptop.get_by_label("Text für den Spielleiter").first.blur()
    expect(laptop.locator("#map-findings")).to_contain_text("Alles passt.")
