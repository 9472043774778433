"""The game master's hands at the Spieltisch: keys and taps, each waited for, each counted, each timed."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, Page, Request, expect

from app.systems.heroquest.labels import HeroQuestLabels

_LABELS = HeroQuestLabels("de")
SKULL, WHITE_SHIELD, BLACK_SHIELD = "skull", "white_shield", "black_shield"
# A panel that only follows the table is no answer: what counts is what htmx brings, or another page.
_WAIT = """() => {
  window.isAnswered = false;
  const hear = ({detail}) => {
    if (detail.ctx.target?.id !== "panel-place") return;
    window.isAnswered = true;
    document.removeEventListener("htmx:after:swap", hear);
  };
  document.addEventListener("htmx:after:swap", hear);
}"""
_ANSWERED = "() => window.isAnswered !== false && document.querySelector('#action-panel') !== null"


class Hands:
    """Two hands on one laptop that shows the Spieltisch. `taps` counts every key and every tap."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0
        self.server_times: list[float] = []  # of each form that acted, in milliseconds
        page.on("requestfinished", self._note)

    @property
    def panel(self) -> Locator:
        """The action panel as it is now."""
        return self.page.locator("#action-panel")

    @property
    def newest(self) -> Locator:
        """The newest entry of the chronicle."""
        return self.page.locator("#log-list .log-entry").first

    def press(self, *keys: str) -> None:
        """Keys that change the panel, one after the other."""
        for key in keys:
            with self.panel_changes():
                self.page.keyboard.press(key)
            self.taps += 1

    def tap(self, words: str) -> None:
        """A button or link of the panel by the beginning of its words."""
        with self.panel_changes():
            self._named(words).click()
        self.taps += 1

    def begin(self, kind: str) -> None:
        """Choose an action of the hero whose turn it is; unfold it first where it is no tile."""
        words = _LABELS.text(f"actions.{kind}")
        self._unfold(words)
        self.tap(words)

    def _unfold(self, words: str) -> None:
        if not self._named(words).count():
            self.panel.locator("details.kind", has_text=words).first.locator("summary").click()
            self.taps += 1

    def let_strike(self, monster: str, target: str) -> None:
        """A monster on the game master's turn strikes somebody."""
        self.tap(monster)
        self.panel.locator(".tile", has_text=target).wait_for()
        with self.panel_changes():
            self.panel.locator(".tile", has_text=target).click()
        self.taps += 1

    def mark(self, words: str) -> None:
        """A box or a choice of the panel; nothing is sent."""
        self.panel.locator("label", has_text=re.compile(rf"^\s*{re.escape(words)}")).first.click()
        self.taps += 1

    def choose(self, field: str, words: str) -> None:
        """A line of a list."""
        self.panel.locator(f"select[name={field}]").select_option(label=words)
        self.taps += 1

    def write(self, field: str, text: str) -> None:
        """Text into a field of the panel."""
        self.panel.locator(f"input[name={field}]:not([type=hidden])").fill(text)

    def close(self) -> None:
        """Leave the panel, out of a field as well."""
        self.page.evaluate("document.activeElement.blur()")
        self.press("Escape")

    @property
    def _pad(self) -> Locator:
        return self.panel.locator(".count-pad")

    def throw(self, *faces: str) -> None:
        """Throw by hand; with one face for combat dice all dice show it. What is asked for is told in figures."""
        if not self.is_asked_for_dice():
            return self.press(*faces)
        dice = int(str(self._pad.get_attribute("data-dice")))
        fell = faces * dice if len(faces) == 1 else faces
        while True:
            counts = str(self._pad.get_attribute("data-counts")).split("_or_")
            self.press(str(sum(face in counts for face in fell)))
            if not self.panel.locator(".count-pad[data-goes-on]").count():
                return None

    def is_asked_for_dice(self) -> bool:
        """Whether combat dice are to be thrown now."""
        return self._pad.count() > 0

    def app_throws(self) -> None:
        """The app throws whatever there is to throw, and whatever that leads to: a scroll that was found is drawn."""
        self.press("l" if self.panel.locator("[aria-keyshortcuts=L]").count() else "w")
        while self.panel.locator("button[name=answer][value=app]").count():
            self.press("w")

    def confirm(self, says: str = "") -> None:
        """Do it; the chronicle says so."""
        self.press("Enter")
        self.told(says)

    def told(self, says: str) -> None:
        """The newest entry of the chronicle has these words."""
        if says:
            expect(self.newest).to_contain_text(says)

    def search(self, letters: str) -> None:
        """Find something to do by a few letters, and begin with the first that fits."""
        self.press("/")
        field = self.page.locator("#find-deed")
        expect(field).to_be_focused()
        with self.page.expect_response(lambda response: "do=find" in response.url):
            field.press_sequentially(letters)
        expect(self.panel.locator("#found a").first).to_be_visible()
        self.press("Enter")

    def open_hero(self, name: str) -> None:
        """The panel of a hero."""
        card = self.page.locator(".hero-card", has=self.page.get_by_role("heading", name=name))
        with self.panel_changes():
            card.get_by_role("link").click()
        self.taps += 1

    def open_monster(self, name: str) -> None:
        """The panel of a monster."""
        with self.panel_changes():
            self.page.locator("#monster-cards").get_by_role("link", name=re.compile(f"^{name}")).click()
        self.taps += 1

    def set_out(self) -> None:
        """The next quest of the book begins, by the key and the check before it."""
        table_url = self.page.url
        self.page.keyboard.press("n")
        self.page.get_by_role("link", name="Aufbruch vorbereiten").first.click()
        self.page.get_by_role("button", name="Aufbrechen").click()
        self.page.wait_for_url(table_url)
        self.taps += 3

    def pass_quest(self) -> None:
        """The guided close of a quest that was passed and leaves nothing to choose; then back to the table."""
        table_url = self.page.url
        words = _LABELS.text("actions.close_quest")
        self._unfold(words)
        self._named(words).click()
        self.page.get_by_role("link", name=re.compile("^Bestanden")).click()
        self.page.get_by_role("button", name="Abschluss übernehmen").click()
        self.page.goto(table_url)
        self.taps += 3

    def end_turn(self, following: str) -> None:
        """The turn ends, past all monsters that wait for theirs; the bar shows whose it is then."""
        while self.panel.locator("[data-next]").count():
            with self.panel_changes():
                self.page.keyboard.press("n")
        self.press("n")
        expect(self.page.locator("#turn-bar [aria-current]")).to_contain_text(following)

    @contextmanager
    def panel_changes(self) -> Iterator[None]:
        """What is done inside brings another panel."""
        self.page.evaluate(_WAIT)
        yield
        self.page.wait_for_function(_ANSWERED)

    def _named(self, words: str) -> Locator:
        name = re.compile(rf"^{re.escape(words)}(?!\w)")
        return self.panel.get_by_role("button", name=name).or_(self.panel.get_by_role("link", name=name)).first

    def _note(self, request: Request) -> None:
        if request.method == "POST":
            timing = request.timing
            self.server_times.append(timing["responseStart"] - timing["requestStart"])


def counted(hands: Hands, act: Callable[[], None]) -> int:
    """How many taps something takes."""
    before = hands.taps
    act()
    return hands.taps - before
