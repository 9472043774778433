"""What the measurements do at the table: a game master over HTTP, phones as streams, a browser that is measured."""

import itertools
import re
import selectors
import socket
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, Page, Playwright

from app.launch.programs import find_browser
from benchmarks.figures import Row

GERMAN = "de-DE"
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
_OBSERVE = """selector => {
  window.seen = [];
  const see = () => window.seen.push(performance.timeOrigin + performance.now());
  const everything = {subtree: true, childList: true, characterData: true, attributes: true};
  new MutationObserver(see).observe(document.querySelector(selector), everything);
}"""


class Table:
    """The sample campaign, or an empty one of another game, driven as the game master."""

    def __init__(self, base: str, game: str = "") -> None:
        self._base = base
        self.client = httpx.Client(base_url=base, follow_redirects=True, timeout=60)
        if game:
            made = self.client.post(
                "/api/v1/campaigns", json={"name": "Messrunde", "system": game, "key": f"bench-{game}"}
            )
            self.path = f"/campaigns/{made.json()['id']}"
        else:
            sample = self.client.post("/campaigns/sample", data={"key": "bench"})
            self.path = re.sub(r"/table.*", "", str(sample.url).removeprefix(base))
            self._heroes = re.findall(r'id="hero-card-([^"]+)"', sample.text)
        self._wounds = itertools.cycle(("lose_body_points", "restore_body_points"))
        self._revision = self.revision()

    def close(self) -> None:
        """Leave the table."""
        self.client.close()

    def revision(self) -> int:
        """Where the campaign stands."""
        return int(self.client.get(f"/api/v1{self.path}").json()["revision"])

    def view(self) -> dict[str, Any]:
        """The table, as the game master's programs see it."""
        found: dict[str, Any] = self.client.get(f"/api/v1{self.path}").json()["table"]
        return found

    def url(self, page: str) -> str:
        """A page of the campaign."""
        return f"{self._base}{self.path}/{page}"

    @property
    def passport_url(self) -> str:
        """The first hero's passport."""
        return self.url(f"heroes/{self._heroes[0]}")

    def stream_urls(self, count: int) -> list[str]:
        """Streams of passports, the heroes in turn."""
        heroes = itertools.islice(itertools.cycle(self._heroes), count)
        return [self.url(f"live/passport?hero={hero}") for hero in heroes]

    def do(self, kind: str, /, *answers: object, **fields: Any) -> None:
        """A command of a program."""
        wish = {"command": {"type": kind, **fields}, "answers": answers, "revision": self._revision}
        answer = self.client.post(f"/api/v1{self.path}/commands", json={**wish, "key": f"do-{self._revision}"})
        assert answer.is_success, answer.text[:400]
        self._revision = int(answer.json()["revision"])

    def tap(self, kind: str, /, **fields: str) -> None:
        """A command as a tap on a page sends it."""
        form = {"type": kind, **fields, "key": f"bench-{self._revision}", "revision": str(self._revision)}
        answer = self.client.post(f"{self.path}/table", data=form, headers={"HX-Request": "true"})
        assert answer.is_success, answer.text[:400]
        self._revision += 1

    def change_points(self) -> None:
        """The first hero loses a body point, then gets it back; sent by a form without a script."""
        form = {"type": next(self._wounds), "hero_id": self._heroes[0], "points": "1", "revision": str(self._revision)}
        form["key"] = f"bench-{self._revision}"
        answer = self.client.post(f"{self.path}/table", data=form, follow_redirects=False)
        assert answer.status_code == 303, answer.text[:400]
        self._revision += 1


class Phones:
    """Open streams that are read in one thread, so that they cost the measured machine little.

    `told`: when each stream said `news` last; without any what they say is thrown away, packed as it came.
    """

    def __init__(self, urls: Sequence[str], news: bytes = b"") -> None:
        self.told = [0.0] * len(urls)
        self._news = news
        self._ready = selectors.DefaultSelector()
        for place, url in enumerate(urls):
            stream = _open_stream(url, "identity" if news else "gzip")
            self._ready.register(stream, selectors.EVENT_READ, place)
        threading.Thread(target=self._read, daemon=True).start()

    def until_told(self, act: Callable[[], object], whom: Sequence[int] = ()) -> float:
        """How many seconds an action takes until all of them are told, or those at these places."""
        time.sleep(0.05)
        begun = time.perf_counter()
        act()
        concerned = whom or range(len(self.told))
        while min(self.told[place] for place in concerned) < begun:
            time.sleep(0.0002)
        return max(self.told[place] for place in concerned) - begun

    def _read(self) -> None:
        """Read until every stream has ended. One that is over would be ready for ever and take a processor."""
        while self._ready.get_map():
            for key, _ in self._ready.select():
                assert isinstance(key.fileobj, socket.socket)
                said = _received(key.fileobj)
                if not said:
                    self._ready.unregister(key.fileobj)
                    key.fileobj.close()
                elif self._news in said:
                    self.told[key.data] = time.perf_counter()
        self._ready.close()


def weigh_update(url: str, act: Callable[[], None]) -> int:
    """Bytes over the wire that a page is sent after an action."""
    stream = _open_stream(url)
    stream.settimeout(1.5)
    _drain(stream)
    act()
    return _drain(stream)


def _open_stream(url: str, encoding: str = "gzip") -> socket.socket:
    parts = urlsplit(url)
    stream = socket.create_connection((parts.hostname or "", parts.port or 80))
    path = f"{parts.path}?{parts.query}"
    lines = [f"GET {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: keep-alive", f"Accept-Encoding: {encoding}"]
    stream.sendall("\r\n".join([*lines, "", ""]).encode())
    return stream


def _received(stream: socket.socket) -> bytes:
    """Return what has come, nothing when the stream is over."""
    try:
        return stream.recv(1 << 20)
    except ConnectionError:
        return b""


def _drain(stream: socket.socket) -> int:
    total = 0
    try:
        while data := stream.recv(1 << 16):
            total += len(data)
    except TimeoutError:
        pass
    return total


def first_load(browser: Browser, what: str, url: str) -> Row:
    """Bytes over the wire until a page stands, nothing in the cache."""
    window = browser.new_context(locale=GERMAN)
    page, total = window.new_page(), list[int]()
    session = window.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: total.append(int(event["encodedDataLength"])))
    page.goto(url, wait_until="load")
    page.wait_for_timeout(800)
    window.close()
    return Row(f"{what}, first load", sum(total) / 1000, "kB")


def watched(browser: Browser, url: str, selector: str, *, live: bool = True) -> Page:
    """A page in a window of its own that notes when this part of it changes; `live`: it must be connected before."""
    page = browser.new_context(locale=GERMAN).new_page()
    page.goto(url)
    if live:
        page.wait_for_selector("#live-badge:has-text('verbunden')")
    page.evaluate(_OBSERVE, selector)
    return page


def seen_after(page: Page, act: Callable[[], object]) -> float:
    """How many milliseconds an action takes until a watched page shows it."""
    page.evaluate("window.seen = []")
    before = time.time() * 1000
    act()
    while not (seen := page.evaluate("window.seen[0]")):
        time.sleep(0.002)
    time.sleep(0.02)
    return float(seen) - before


def launched(playwright: Playwright) -> Browser:
    """The browser of this machine."""
    return playwright.chromium.launch(executable_path=find_browser(), args=CHROMIUM)
