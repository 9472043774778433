"""The shipped quest on its map, from the stairs to its end: laptop, two phones and the second screen at once."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from app.core.board.squares import named_square
from app.systems.heroquest.drawings.files import SAMPLE, shipped_map
from tests.browser import underway
from tests.browser.conftest import NewContext, Server
from tests.browser.hands import Hands
from tests.browser.steps import join, open_sample
from tests.browser.underway import do

pytestmark = pytest.mark.browser

NewPhone = Callable[[], Page]
_POINT = """([x, y]) => {
  const map = document.getElementById("map-above"), point = new DOMPoint(x, y).matrixTransform(map.getScreenCTM());
  return [point.x, point.y];
}"""
BELL = Path(__file__).parents[1] / "systems/heroquest/board/quests/the_bell_under_the_moor.xml"
WINDOWS = ((768, 1024), (820, 1180), (1024, 768), (1180, 820), (1280, 720), (1920, 1080))  # tablets and laptops
MAY = ("moving", "fight", "dice", "turns")


class Map:
    """The map in one window; squares and doors are tapped where they are drawn."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, *squares: str) -> None:
        """A square, or the edge between two."""
        found = [named_square(one) for one in squares]
        x, y = (sum(one[axis] + 0.5 for one in found if one) * 40 / len(found) for axis in (0, 1))
        at = self.page.evaluate(_POINT, [x, y])
        self.page.mouse.click(*at)
        self.taps += 1

    def press(self, words: str) -> None:
        """A button of the panel."""
        self.page.locator("#action-panel").get_by_role("button", name=re.compile(words)).first.click()
        self.taps += 1

    def stands(self, figure_id: str, square: str) -> None:
        """A figure is drawn on a square, and told there."""
        place = named_square(square)
        assert place is not None
        figure = self.page.locator(f"#figure-{figure_id}")
        expect(figure).to_have_attribute("x", str(place.x * 40))
        expect(figure).to_have_attribute("y", str(place.y * 40))
        expect(self.page.locator(f"#map-row-{figure_id}")).to_have_attribute("data-square", square)

    def door(self, door_id: str, symbol: str) -> None:
        """A door looks like this."""
        sign = self.page.locator(f'#map-layers [data-id="{door_id}"] use').first
        expect(sign).to_have_attribute("href", re.compile(f"#s-door-{symbol}$"))

    def monsters(self, number: int) -> None:
        """So many monsters are drawn."""
        expect(self.page.locator("#map-figures .b-monster")).to_have_count(number)


@pytest.fixture
def campaign(laptop: Page, server: Server) -> str:
    """The sample group; players walk and fight by themselves."""
    campaign = open_sample(laptop, server)
    underway.play(laptop, server, campaign, do("permit_players", permissions=list(MAY)))
    return campaign


def set_out(laptop: Page, server: Server, campaign: str) -> Map:
    """The quest begins with the map that ships."""
    laptop.goto(f"{server.laptop}{campaign}/quests/trial/start")
    laptop.get_by_label("Spielplan").select_option(SAMPLE)
    laptop.get_by_role("button", name="Aufbrechen").click()
    laptop.wait_for_url("**/table")
    table = Map(laptop)
    expect(laptop.locator("#map-figures .b-hero")).to_have_count(5)
    return table


def on_map(laptop: Page, phone: Page, server: Server, campaign: str, hero: str, name: str, player: str) -> Map:
    """A player joins and turns to the map."""
    join(laptop, phone, server, campaign, hero, name, player)
    phone.get_by_role("link", name="Plan").click()
    phone.wait_for_url("**/map")
    expect(phone.locator(f"#figure-{hero}")).to_be_visible()
    return Map(phone)


def test_the_shipped_quest_is_played_on_its_map_from_the_stairs_to_its_end(
    laptop: Page, new_phone: NewPhone, new_context: NewContext, server: Server, campaign: str
) -> None:
    table = set_out(laptop, server, campaign)
    ragna = on_map(laptop, new_phone(), server, campaign, "ragna", "Ragna Eisenfaust", "Jonas")
    liathan = on_map(laptop, new_phone(), server, campaign, "liathan", "Liathan", "Jule")
    laptop.goto(f"{server.laptop}{campaign}/table")
    screen = Map(new_context(viewport={"width": 1920, "height": 1080}).new_page())
    screen.page.goto(f"{server.laptop}{campaign}/screen")
    is_no_stub = "one => one.clientWidth > 64 || getComputedStyle(one).clipPath !== 'none'"
    assert screen.page.locator(".screen__bar h1 > span").evaluate(is_no_stub), "the name of the campaign, or nothing"
    everybody = (table, ragna, liathan, screen)
    for window in everybody:
        expect(window.page.locator("#map-figures .b-hero")).to_have_count(5)
        window.door("d-1", "closed")
    drawn = shipped_map(SAMPLE, "de").boards[0]
    hidden = sum(1 for one in drawn.things if one.kind == "monster")
    table.monsters(hidden)
    for window in (ragna, liathan, screen):
        window.monsters(0)

    # a door: one tap, seen by everybody
    table.tap("K13", "K14")
    assert table.taps == 1
    for window in everybody:
        window.door("d-1", "open")

    # a move on a phone, from a fresh page: the app rolls, then the square
    underway.play(laptop, server, campaign, do("choose_dice_mode", mode="app"))
    ragna.page.reload()
    ragna.taps = 0
    ragna.press("Bewegung würfeln")
    expect(ragna.page.locator(".map-left")).to_be_visible()
    assert ragna.page.locator("#map-ground .b-reach").count() == 1
    expect(ragna.page.get_by_role("button", name="Zug beenden")).to_be_in_viewport(ratio=1)
    ragna.tap("J14")
    for window in everybody:
        window.stands("ragna", "J14")
    assert ragna.taps == 2

    # a blow at a neighbour: three taps with the app's dice
    underway.play(laptop, server, campaign, do("put_figure", figure_id="ragna", square="Q9"))
    table.stands("ragna", "Q9")
    table.tap("Q9", "R9")
    for window in (ragna, liathan, screen):
        window.monsters(4)
    underway.play(laptop, server, campaign, do("put_figure", figure_id="ragna", square="S9"))
    laptop.goto(f"{server.laptop}{campaign}/table")  # a page on which nothing has been tapped yet
    table.stands("ragna", "S9")
    expect(laptop.locator('#action-panel form[data-at="T9"]')).to_be_visible()
    table.taps = 0
    table.tap("T9")
    table.press("Alles würfelt die App")
    table.press("Übernehmen")
    expect(Hands(laptop).newest).to_contain_text("Ragna Eisenfaust greift")
    assert table.taps == 3

    # through every other door, locked or secret ones as well
    underway.play(laptop, server, campaign, *(do("find_thing", thing_id=one) for one in ("d-11", "d-12")))
    rest = [door for door in drawn.doors() if door.id not in ("d-1", "d-4", "d-15b")]  # one half opens both
    force = [do("open_door", door_id=door.id, force=door.state == "locked") for door in rest]
    underway.play(laptop, server, campaign, *force)
    for window in (ragna, liathan, screen):
        for door in rest:
            window.door(door.id, "open")
    for window in everybody:
        expect(window.page.locator("#map-rows")).to_contain_text("Der Glockenmeister")
    expect(laptop.locator("#map-rows")).to_contain_text("Fallgrube")
    expect(ragna.page.locator("#map-rows")).not_to_contain_text("Fallgrube")

    # the bell master and all others fall, and who was away is back on the stairs
    standing = laptop.request.get(f"{server.laptop}/api/v1{campaign}").json()["table"]["monsters"]
    standing = [one for one in standing if one["is_standing"]]
    slain = [do("wound_monster", monster_id=one["id"], points=one["points"]["current"], by="ragna") for one in standing]
    underway.play(laptop, server, campaign, *slain, do("put_figure", figure_id="ragna", square="K16"))
    for window in everybody:
        window.monsters(0)
        window.stands("ragna", "K16")

    # the end: passed on the laptop, and the map goes with the quest, everywhere
    laptop.goto(f"{server.laptop}{campaign}/quests/close")
    for way in ("Bestanden", "Intelligenz", "Nicht bezahlen", "Abschluss übernehmen"):
        laptop.get_by_role("button", name=way).or_(laptop.get_by_role("link", name=way)).first.click()
    expect(laptop.get_by_role("heading", level=1)).to_have_text("Nach der Herausforderung")
    laptop.goto(f"{server.laptop}{campaign}/table")
    expect(laptop.locator("#map-stage")).to_be_hidden()
    for window in everybody:
        expect(window.page.locator("#map-layers > *")).to_have_count(0)


def test_the_map_is_played_by_keys_and_read_as_a_list(laptop: Page, server: Server, campaign: str) -> None:
    table = set_out(laptop, server, campaign)
    for width, height in WINDOWS:
        laptop.set_viewport_size({"width": width, "height": height})
        board = laptop.locator("#map-canvas").bounding_box()
        assert board is not None
        assert board["y"] + board["height"] <= height, f"the board is not in sight at {width}x{height}"
    laptop.set_viewport_size({"width": 1366, "height": 768})
    canvas, speech = laptop.locator("#map-canvas"), laptop.locator("#map-speech")
    canvas.focus()
    canvas.press("ArrowUp")
    expect(speech).to_contain_text("K16, Raum 17, Ragna Eisenfaust Held")
    canvas.press("ArrowLeft")
    expect(speech).to_have_text("J16, Raum 17, Geheimtür Raum 16, verborgen, nur für dich sichtbar, Entfernung 1")
    canvas.press("Enter")
    expect(laptop.locator(".map-rows .square").first).to_have_text("J16")
    laptop.get_by_role("button", name="Liste").click()
    expect(laptop.locator("#map-list")).to_be_focused()
    laptop.get_by_role("button", name="Liste").click()
    # Without the map, for everybody at the table, until it is brought back.
    screen = laptop.context.new_page()
    screen.goto(f"{server.laptop}{campaign}/screen")
    expect(screen.locator("#map-stage")).to_be_visible()
    laptop.get_by_role("button", name="ohne Plan").click()
    expect(canvas).to_be_hidden()
    expect(screen.locator("#map-stage")).to_be_hidden()
    laptop.get_by_role("button", name="Plan", exact=True).click()
    expect(canvas).to_be_visible()
    expect(screen.locator("#map-stage")).to_be_visible()
    screen.close()
    table.stands("ragna", "K16")
    # Own dice: what is typed shows the reach, and a tap on a square takes it over.
    table.press("Bewegung würfeln")
    laptop.keyboard.press("3")
    expect(laptop.locator("#map-ground .b-reach")).to_have_count(1)
    table.tap("J14")
    table.stands("ragna", "J14")


def test_the_panel_on_a_phone_follows_what_the_game_master_does(
    laptop: Page, new_phone: NewPhone, server: Server, campaign: str
) -> None:
    set_out(laptop, server, campaign)
    phone = on_map(laptop, new_phone(), server, campaign, "ragna", "Ragna Eisenfaust", "Jonas").page
    told = phone.locator("#panel-place .map-rows")
    expect(told).to_contain_text(re.compile(r"K14\s*geschlossen · 2 Felder, noch keine Bewegung gewürfelt"))
    underway.play(laptop, server, campaign, do("open_door", door_id="d-1"))
    expect(told).not_to_contain_text("K14")
    underway.play(laptop, server, campaign, do("place_monster", monster_id="o-9", kind="orc"))
    underway.play(laptop, server, campaign, do("put_figure", figure_id="o-9", square="J14"))
    expect(told).to_contain_text("Ork")

    # nothing else of this page tells of a throw; and an answer that something newer overtakes is not the last word
    def overtaken(route: Route) -> None:
        old = route.fetch()
        with phone.expect_request("**/map?*"):
            underway.play(laptop, server, campaign, do("put_figure", figure_id="o-9", square="J15"))
        route.fulfill(response=old)

    phone.route("**/map?*", overtaken, times=1)
    underway.play(laptop, server, campaign, do("move_roll", {"kind": "hand", "faces": ["3"]}, hero_id="ragna"))
    expect(phone.locator("#action-panel .map-left")).to_have_text("noch 8 Felder")
    expect(told).to_contain_text(re.compile(r"Ork.*J15", re.DOTALL))


def test_a_heroscribe_file_is_mended_laid_and_its_first_room_played(
    laptop: Page, server: Server, campaign: str
) -> None:
    laptop.goto(f"{server.laptop}{campaign}/maps")
    laptop.get_by_role("link", name="Datei einlesen").click()
    laptop.get_by_label("Datei", exact=True).set_input_files(BELL)
    laptop.get_by_role("button", name="Vorschau").click()
    yeti = laptop.get_by_role("row", name="Yeti × 1")
    expect(yeti).to_contain_text("nur der Name")
    yeti.get_by_role("combobox").select_option("Troll")
    laptop.get_by_role("button", name="Als neuen Plan einlesen").click()
    expect(laptop.locator("#map-editor[data-ready]")).to_be_visible()
    laptop.locator("#map-findings a", has_text="Das Ziel fehlt").click()
    laptop.get_by_label("Ziel", exact=True).fill("Holt den Klöppel.")
    laptop.get_by_role("button", name="Speichern").last.click()
    expect(laptop.locator("#map-findings")).not_to_contain_text("Das Ziel fehlt")
    laptop.get_by_role("link", name="Spielen").click()
    laptop.wait_for_url(f"**{campaign}/quests/*/start")  # the campaign whose library was opened
    expect(laptop.locator("main")).to_contain_text("Holt den Klöppel.")
    laptop.get_by_role("button", name="Aufbrechen").click()
    laptop.wait_for_url("**/table")
    table = Map(laptop)
    expect(laptop.locator("#map-figures .b-hero")).to_have_count(5)

    # the first room: a tap on its door, two goblins, a blow at one of them
    table.monsters(5)
    table.tap("E2", "F2")
    table.door("1-2", "open")
    screen = Map(laptop.context.new_page())
    screen.page.goto(f"{server.laptop}{campaign}/screen")
    screen.monsters(2)
    weak = do("lose_body_points", hero_id="ragna", points=8)  # who pushes nobody back is asked nothing
    underway.play(laptop, server, campaign, do("put_figure", figure_id="ragna", square="I4"), weak)
    table.stands("ragna", "I4")
    expect(laptop.locator('#action-panel form[data-at="H4"]')).to_be_visible()
    table.tap("H4")
    table.press("Alles würfelt die App")
    table.press("Übernehmen")
    expect(Hands(laptop).newest).to_contain_text("Ragna Eisenfaust greift")
    screen.page.close()
