"""An evening on four phones: own turns counted in taps, rolls that come to them; and nothing that axe finds."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import join, open_sample
from tests.browser.walk import AXE

pytestmark = pytest.mark.browser
MOST_TAPS = 8
NewPhone = Callable[[], Page]
HERO = "liathan"
HEROES = {"ragna": "Ragna Eisenfaust", HERO: "Liathan", "borrek": "Borrek Kupferbart", "aldemar": "Aldemar"}
SEND = """async ([path, wish]) => {
    const { revision } = await (await fetch(path)).json();
    const body = JSON.stringify({ ...wish, revision, key: crypto.getRandomValues(new Uint32Array(2)).join("-") });
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path + "/commands", { method: "POST", headers, body })).status;
}"""


FAULTS = """async (places) => {
    const found = await axe.run({ include: places.map((one) => [one]) }, { resultTypes: ["violations"] });
    return found.violations.map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)}`);
}"""


def do(laptop: Page, campaign: str, kind: str, /, **fields: Any) -> None:
    """Something the game master does."""
    wish = {"command": {"type": kind, **fields}, "answers": []}
    assert laptop.evaluate(SEND, [f"/api/v1{campaign}", wish]) == 201


def check(page: Page, *where: str) -> None:
    """Axe finds nothing there, in either theme."""
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # no colour on its way to another
        if not page.evaluate("typeof axe === 'object'"):
            page.evaluate(AXE)
        found = page.evaluate(FAULTS, list(where))
        assert found == [], (where, scheme)


class Phone:
    """A player's thumb on a phone, counted."""

    def __init__(self, page: Page) -> None:
        self.page, self.taps = page, 0
        self.panel, self.bar, self.cards = (page.locator(one) for one in ("#action-panel", "#my-turn", "#hero-cards"))

    def tap(self, place: Locator) -> None:
        self.taps += 1
        place.tap()

    def key(self, name: str) -> None:
        """Something under the thumb."""
        self.tap(self.bar.get_by_role("link", name=name))

    def press(self, name: str) -> None:
        """A button of the panel by the beginning of its words."""
        self.tap(self.panel.get_by_role("button", name=re.compile(f"^{name}")).first)

    def count(self, number: int, of: str) -> None:
        """What fell, as a number."""
        expect(self.panel).to_contain_text(of)
        self.tap(self.panel.get_by_role("button", name=str(number), exact=True).first)

    def confirm(self) -> None:
        self.press("Übernehmen")
        expect(self.page).to_have_url(re.compile("/heroes/[a-z]+$"))

    def end(self) -> None:
        self.tap(self.bar.get_by_role("button", name="Zug beenden"))
        expect(self.bar).to_be_hidden()

    def told(self, text: str) -> None:
        """A card says so, and is understood."""
        expect(self.cards).to_contain_text(text)
        self.cards.get_by_role("button", name=re.compile("erstanden$")).tap()
        expect(self.cards).to_be_hidden()

    def unfold(self, heading: str) -> None:
        """While something is being done a card is folded to its heading; a tap on that opens it, another closes it."""
        expect(self.cards).to_contain_text(heading)
        self.page.get_by_role("link", name="Werte ändern").tap()
        expect(self.panel).to_be_visible()
        head, details = self.cards.locator("summary"), self.cards.locator(".what")
        expect(details).to_be_hidden()
        head.tap()
        expect(details).to_be_visible()
        check(self.page, "#hero-cards")
        head.tap()
        expect(details).to_be_hidden()
        self.page.go_back()
        expect(details).to_be_visible()

    def throw(self, number: int) -> None:
        """A roll that was handed over."""
        asked = self.page.locator("#asked-roll")
        expect(asked.get_by_role("heading")).to_be_visible()
        if number == 1:
            check(self.page, "#asked-roll")
        asked.get_by_role("button", name=str(number), exact=True).tap()
        expect(asked.get_by_role("heading")).to_have_count(0)


COVERED = """async () => {
    const [target, bar] = ["#my-deeds .tile", "#my-turn"].map((one) => document.querySelector(one));
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found = { looked: 0, covered: [] };
    for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 60) {
        scrollTo(0, top);
        await drawn();
        const { x, y, width, height } = target.getBoundingClientRect();
        if (y < 0 || y + height > bar.getBoundingClientRect().top) continue;
        found.looked += 1;
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        if (hit?.closest(".tile") !== target) found.covered.push(scrollY);
    }
    return found;
}"""


def test_the_own_result_covers_nobody_whom_one_strikes_next(laptop: Page, new_phone: NewPhone, server: Server) -> None:
    """What the move was lies at its place in the page while a blow is still to come, wherever the page stands."""
    campaign = open_sample(laptop, server)
    do(laptop, campaign, "permit_players", permissions=["fight", "moving", "turns"])
    do(laptop, campaign, "start_quest")
    do(laptop, campaign, "place_monster", monster_id="m1", kind="orc", body=9)
    ragna = Phone(new_phone())
    join(laptop, ragna.page, server, campaign, "ragna", HEROES["ragna"], "Spieler ragna")
    ragna.key("Bewegen")
    ragna.press("5")
    ragna.confirm()
    expect(ragna.cards).to_contain_text("weit ziehen")
    found = ragna.page.evaluate(COVERED)
    assert found["looked"] > 2
    assert found["covered"] == []


def test_an_evening_on_four_phones(laptop: Page, new_phone: NewPhone, server: Server) -> None:
    """The game master touches the laptop for monsters alone; a turn with move and attack takes eight taps."""
    campaign = open_sample(laptop, server)
    do(laptop, campaign, "permit_players", permissions=["fight", "moving", "turns", "dice", "gold", "casting"])
    do(laptop, campaign, "mark_presence", hero_id="tamsin", present=False)
    do(laptop, campaign, "start_quest")
    do(laptop, campaign, "lose_body_points", hero_id=HERO, points=4)
    do(laptop, campaign, "place_monster", monster_id="m1", kind="orc", body=9)
    ragna, liathan, borrek, aldemar = phones = [Phone(new_phone()) for _ in HEROES]
    for phone, (hero, name) in zip(phones, HEROES.items(), strict=True):
        join(laptop, phone.page, server, campaign, hero, name, f"Spieler {hero}")

    expect(ragna.bar).to_contain_text("Bewegung")
    check(ragna.page, "#my-turn", "#my-deeds")
    ragna.key("Bewegen")
    ragna.press("App würfelt")
    ragna.confirm()
    expect(ragna.bar).to_contain_text("gewürfelt")
    ragna.tap(ragna.page.locator("#my-deeds .tile").first)
    expect(ragna.panel.locator(".outlook")).to_contain_text("%")
    check(ragna.page, ".outlook")
    ragna.press("Alles würfelt")
    ragna.confirm()
    expect(ragna.bar).to_contain_text("Angreifen")
    expect(ragna.cards.locator(".story")).to_contain_text("Ork")
    check(ragna.page, "#hero-cards")
    edges = "() => ['.story', '#my-turn'].map((one) => document.querySelector(one).getBoundingClientRect())"
    card, bar = ragna.page.evaluate(edges)
    assert card["bottom"] <= bar["top"]
    ragna.key("Suchen")
    expect(ragna.panel).to_contain_text("Die Aktion ist verbraucht")
    expect(ragna.cards).to_be_hidden()
    ragna.page.go_back()
    expect(ragna.cards).to_be_visible()
    ragna.taps -= 1  # a look, and no part of the turn
    ragna.end()

    liathan.key("Bewegen")
    liathan.press("5")
    liathan.confirm()
    expect(liathan.bar).to_contain_text("gewürfelt")
    expect(liathan.cards).to_contain_text("weit ziehen")
    liathan.tap(liathan.page.locator("#my-deeds .tile").first)
    liathan.count(2, of="Wie viele Totenschädel?")
    liathan.count(1, of="Wie viele schwarze Schilde?")
    liathan.confirm()
    expect(liathan.cards).to_contain_text("Du hast Ork getroffen")
    liathan.end()
    assert max(ragna.taps, liathan.taps) <= MOST_TAPS
    liathan.told("Du hast Ork getroffen")

    borrek.key("Mehr")
    borrek.panel.get_by_role("link", name="Gold geben").tap()
    borrek.panel.get_by_label("Wie viel?").fill("5")
    borrek.press("Liathan")
    liathan.unfold("5 Gold")
    liathan.told("Borrek Kupferbart gibt dir 5 Gold")
    expect(borrek.cards).to_contain_text("Du gibst Liathan 5 Gold")
    borrek.end()
    aldemar.key("Zaubern")
    aldemar.tap(aldemar.page.locator("#passport-spells").get_by_role("link", name="Wirken").last)
    expect(aldemar.panel.get_by_role("heading").first).to_be_in_viewport()  # its head, from the end of a long page
    aldemar.page.go_back()
    expect(aldemar.panel).to_be_hidden()
    aldemar.end()

    blow = f"type=attack&attacker_id=m1&target_id={HERO}&answer=hand:skull,skull,skull"
    laptop.goto(f"{server.laptop}{campaign}/table?{blow}")
    for number in (1, 4, 6, 3):  # the defence; then faint, fall and gold
        laptop.get_by_role("button", name="Liathan würfelt am Handy").click()
        expect(laptop.locator("#handed-rolls")).to_contain_text("würfelt am Handy")
        liathan.throw(number)
        laptop.get_by_role("button", name="Mit dem Wurf weiter").click()
        expect(laptop.locator("#handed-rolls")).to_be_hidden()
    laptop.get_by_role("button", name=re.compile("^Übernehmen")).click()
    expect(liathan.cards).to_contain_text("Ork hat dich getroffen")
    liathan.told("Du liegst ohnmächtig")
    liathan.page.reload()
    expect(liathan.cards).to_be_hidden()
    do(laptop, campaign, "place_monster", monster_id="g1", kind="goblin")
    do(laptop, campaign, "end_turn")
    expect(ragna.page.locator("#my-deeds")).to_contain_text("Goblin")
