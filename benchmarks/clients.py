"""What the measurements do at the table: a game master over the API, phones as streams, a browser with a scale."""

import itertools
import re
import selectors
import socket
import threading
from collections.abc import Callable
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Browser, Page, Playwright

from app.launch.programs import find_browser

GERMAN = "de-DE"
CHROMIUM = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]


class Table:
    """The sample campaign, driven as the game master."""

    def __init__(self, base: str) -> None:
        self._base = base
        self.client = httpx.Client(base_url=base, follow_redirects=True, timeout=60)
        answer = self.client.post("/campaigns/sample", data={"key": "bench"})
        self.path = re.sub(r"/table.*", "", str(answer.url).removeprefix(base))
        self._heroes = re.findall(r'id="hero-card-([^"]+)"', answer.text)
        self._wounds = itertools.cycle(("lose_body_points", "restore_body_points"))
        self._revision = self.revision()

    def close(self) -> None:
        """Leave the table."""
        self.client.close()

    def revision(self) -> int:
        """Where the campaign stands."""
        return int(self.client.get(f"/api/v1{self.path}").json()["revision"])

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

    def change_points(self) -> None:
        """The first hero loses a body point, then gets it back."""
        form = {"type": next(self._wounds), "hero_id": self._heroes[0], "points": "1", "revision": str(self._revision)}
        form["key"] = f"bench-{self._revision}"
        answer = self.client.post(f"{self.path}/table", data=form, follow_redirects=False)
        assert answer.status_code == 303, answer.text[:400]
        self._revision += 1


class Phones:
    """Open streams that are read and thrown away, in one thread, so that they cost the measured machine little."""

    def __init__(self, urls: list[str]) -> None:
        self._ready = selectors.DefaultSelector()
        for url in urls:
            self._ready.register(_open_stream(url), selectors.EVENT_READ)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while True:
            for key, _ in self._ready.select():
                assert isinstance(key.fileobj, socket.socket)
                key.fileobj.recv(1 << 16)


def weigh_update(url: str, act: Callable[[], None]) -> int:
    """Bytes over the wire that a page is sent after an action."""
    stream = _open_stream(url)
    stream.settimeout(1.5)
    _drain(stream)
    act()
    return _drain(stream)


def _open_stream(url: str) -> socket.socket:
    parts = urlsplit(url)
    stream = socket.create_connection((parts.hostname or "", parts.port or 80))
    path = f"{parts.path}?{parts.query}"
    lines = [f"GET {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: keep-alive", "Accept-Encoding: gzip"]
    stream.sendall("\r\n".join([*lines, "", ""]).encode())
    return stream


def _drain(stream: socket.socket) -> int:
    total = 0
    try:
        while data := stream.recv(1 << 16):
            total += len(data)
    except TimeoutError:
        pass
    return total


def weigh(page: Page, url: str) -> int:
    """Bytes over the wire until a page stands, nothing in the cache."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    total: list[int] = []
    session.on("Network.loadingFinished", lambda event: total.append(int(event["encodedDataLength"])))
    page.goto(url, wait_until="load")
    page.wait_for_timeout(800)
    return sum(total)


def launched(playwright: Playwright) -> Browser:
    """The browser of this machine."""
    return playwright.chromium.launch(executable_path=find_browser(), args=CHROMIUM)
