"""An evening on a phone with another engine: from joining to a network that goes away."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser import underway
from tests.browser.conftest import Server
from tests.browser.engines import PHONE, Window
from tests.browser.steps import open_sample
from tests.browser.wire import Wire

HERO, NAME = "ragna", "Ragna Eisenfaust"
# Where a hero's figure is drawn in the window, and how far the map is from it.
_FIGURE = """const one = document.getElementById(`figure-${arguments[0]}`);
const stage = document.getElementById("map-canvas").getBoundingClientRect();
if (!one) return null;
const { left, top, width, height } = one.getBoundingClientRect();
const [x, y] = [left + width / 2, top + height / 2];
return x > stage.left && x < stage.right && y > stage.top && y < stage.bottom ? [x, y] : null;"""
_PANEL = "return document.getElementById('action-panel').getBoundingClientRect().height > 40"
_BODY = "return document.querySelector('.vital.points--body .points__value > [aria-hidden]').textContent.split('/')[0]"
_VIEW = "return document.getElementById('map-layers').getAttribute('viewBox')"


def play_evening(window: Window, laptop: Page, server: Server, wire: Wire) -> None:
    """Play it; the game master sits at a laptop with Chromium."""
    campaign = open_sample(laptop, server)
    window.resize(*PHONE)

    def do(kind: str, /, *answers: object, **fields: Any) -> None:
        underway.play(laptop, server, campaign, underway.do(kind, *answers, **fields))

    do("permit_players", permissions=["fight", "moving", "turns", "dice", "gold", "casting"])
    do("start_quest")
    do("place_monster", monster_id="m1", kind="orc", body=9)
    _join(window, laptop, server, campaign, wire)
    before = window.js(_BODY)
    do("lose_body_points", hero_id=HERO, points=1)
    window.until("one body point less", lambda: int(window.js(_BODY)) == int(before) - 1)
    window.press("Verstanden", "#hero-cards button")
    window.hides("#hero-cards .story")
    _own_turn(window)
    _defence(window, laptop, server, campaign)
    window.press("Verstanden", "#hero-cards button")
    window.hides("#hero-cards .story")
    _town_and_back(window)
    underway.play(laptop, server, campaign, *underway.MAP)
    _map(window)
    wire.cut()
    window.shows("#live-badge", "getrennt")
    wire.join()
    window.shows("#live-badge", "verbunden")
    assert not window.note(), "\n".join(window.faults)


def _join(window: Window, laptop: Page, server: Server, campaign: str, wire: Wire) -> None:
    laptop.goto(f"{server.laptop}{campaign}/join?hero={HERO}")
    window.goto(laptop.locator(".join__address").inner_text().replace(server.lan, wire.url))
    window.write("Name", "Mia")
    window.press("An den Tisch", "button")
    window.shows("h1", NAME)
    window.shows("#live-badge", "verbunden")


def _own_turn(window: Window) -> None:
    """Move and strike by the thumb bar; the browser's back leaves a panel."""
    window.press("Bewegen", "#my-turn a")
    window.press("App würfelt", "#action-panel button")
    window.press("Übernehmen", "#action-panel button")
    window.shows("#my-turn", "gewürfelt")
    window.click("#my-deeds .tile.is-first")
    window.shows("#action-panel .outlook", "%")
    window.driver.back()
    window.hides("#action-panel")
    window.click("#my-deeds .tile.is-first")
    window.press("Alles würfelt", "#action-panel button")
    window.press("Übernehmen", "#action-panel button")
    window.shows("#hero-cards .story", "Ork")
    window.press("Verstanden", "#hero-cards button")
    window.press("Zug beenden", "#my-turn button")
    window.hides("#my-turn")


def _defence(window: Window, laptop: Page, server: Server, campaign: str) -> None:
    """A blow at the own hero, whose roll comes to the phone."""
    blow = f"type=attack&attacker_id=m1&target_id={HERO}&answer=hand:skull,skull,skull"
    laptop.goto(f"{server.laptop}{campaign}/table?{blow}")
    laptop.get_by_role("button", name=f"{NAME} würfelt am Handy").click()
    window.press("1", "#asked-roll button")
    window.hides("#asked-roll .asked-roll")
    laptop.get_by_role("button", name="Mit dem Wurf weiter").click()
    laptop.get_by_role("button", name="Übernehmen").first.click()
    expect(laptop.locator("#log-list")).to_contain_text("Ork greift Ragna Eisenfaust an")
    window.shows("#hero-cards .story", "Ork hat dich getroffen")


def _town_and_back(window: Window) -> None:
    window.press("Stadt", ".bottom-nav a")
    window.shows("main.town", "Waffenschmied")
    window.driver.back()
    window.shows("h1", NAME)
    window.shows("#live-badge", "verbunden")


def _map(window: Window) -> None:
    """The own figure is in sight at once; a drag moves the map, a tap says what is there."""
    window.press("Plan", "main a")
    window.until("the own hero in sight", lambda: window.js(_FIGURE, HERO))
    before = window.js(_VIEW)
    window.drag("#map-canvas", (-120, -60))
    window.until("the map was dragged", lambda: window.js(_VIEW) != before)
    window.press("Zu mir", "main button")
    window.until("the own hero in sight again", lambda: window.js(_FIGURE, HERO))
    window.click("#map-canvas")
    window.until("a tap says what is there", lambda: window.js(_PANEL))
