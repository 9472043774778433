"""A real server, a real browser: the laptop on loopback, phones over the LAN address."""

import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Response, sync_playwright

from app.launch.programs import find_browser
from app.web.http.network import lan_addresses
from benchmarks.measured_program import Process
from tests import warm_start
from tests.browser.wire import Wire

CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-site-isolation-trials",  # we open our own site alone; no process is kept ready for another
    "--js-flags=--no-opt --no-maglev",  # no page stays long enough to be worth compiling well
    # A later list takes the place of Playwright's own, so what matters of that stands here as well. The suggestions
    # below the address bar are a page of their own for each window, and cost more than the pages we look at.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,AimEnabled,LensOverlay,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "MediaRouter,SpareRendererForSitePerProcess,PaintHolding,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch,msForceBrowserSignIn",
]
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
START_SECONDS = 30


class Server:
    """The program as people start it, in a process of its own."""

    def __init__(self, data: Path, *options: str, program: Sequence[str] = ("app", "run", "--no-browser")) -> None:
        self.data = data
        self._program = program
        self._options = options
        self.port = free_port()
        self.laptop = f"http://127.0.0.1:{self.port}"
        self.home = f"http://{lan_addresses()[0]}:"
        self.lan = f"{self.home}{self.port}"
        self._process: Process | None = None

    def start(self, sign_of_life: str = "/health") -> None:
        """Start and wait for the first answer; a server whose database is lost has only /health/live."""
        command = [*self._program, "--port", str(self.port), "--data", str(self.data), *self._options]
        with Path(os.devnull).open("w") as nowhere:
            told = {"HELDENPASS_NO_BOOTSTRAP": "1"}
            self._process = warm_start.begin(command, told, nowhere.fileno(), sys.stderr.fileno())
        _wait_for(self.laptop + sign_of_life, self._process)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> None:
        """Stop, as Ctrl-C or a pulled plug would."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(timeout=10)
            self._process = None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file; each test has a sample campaign of its own."""
    server = Server(tmp_path_factory.mktemp("data"))
    try:
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    """A Wi-Fi of the phones' own that can fall silent."""
    wire = Wire(lan_addresses()[0], server.port)
    yield wire
    wire.close()


_KEPT = ExitStack()  # what of Playwright is open; while it is, no other test of the process can run a loop of its own
_browsers: list[Browser] = []
_is_broken: list[bool] = []


@pytest.fixture
def browser() -> Browser:
    """One for all browser tests that a process runs in a row."""
    if not _browsers:
        _browsers.append(_launched(_KEPT))
    return _browsers[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """After a failure the next test gets a new browser: what waits for a hanging page never ends."""
    if call.excinfo and not call.excinfo.errisinstance(pytest.skip.Exception):
        _is_broken.append(True)
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Generator[None, None, None]:
    """The browser ends before a test that needs none."""
    yield
    if _is_broken or nextitem is None or nextitem.get_closest_marker("browser") is None:
        _browsers.clear()
        _is_broken.clear()
        _KEPT.close()


def _launched(until: ExitStack) -> Browser:
    executable = find_browser()
    if executable is None:
        if os.environ.get("CI"):
            pytest.fail("no Chromium, Chrome or Edge was found, and in CI there has to be one")
        pytest.skip("no Chromium, Chrome or Edge was found on this machine")
    house = f"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE {lan_addresses()[0]}"
    chromium = until.enter_context(sync_playwright()).chromium
    return until.enter_context(chromium.launch(executable_path=executable, args=[*CHROMIUM, house]))


@pytest.fixture
def foreign_requests() -> list[str]:
    """Requests that tried to leave the machine."""
    return []


@pytest.fixture
def refused_by_policy() -> list[str]:
    """What the content security policy refused, in the browser's words; after a test there must be nothing."""
    return []


NewContext = Callable[..., BrowserContext]


@pytest.fixture
def new_context(
    browser: Browser, server: Server, foreign_requests: list[str], refused_by_policy: list[str]
) -> Iterator[NewContext]:
    """Makes windows of the laptop or a phone; nothing of them gets out of the house.

    They are watched, not routed: a route would make each request wait for us, and switch the browser's cache off.
    """
    contexts: list[BrowserContext] = []

    def make(**kind: Any) -> BrowserContext:
        # Without motion, which costs frames; the evening is played with it.
        calm = {"locale": "de-DE", "timezone_id": "Europe/Berlin", "reduced_motion": "reduce"}
        context = browser.new_context(**{**calm, **kind})
        context.set_default_timeout(8000)
        context.set_default_navigation_timeout(30_000)  # the first page waits for a cold browser on a busy machine
        context.on("request", lambda request: _note_foreign(request.url, server, foreign_requests))
        context.on("console", lambda message: _note_refused(message.text, refused_by_policy))
        context.on("page", _wait_for_ways_back)
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert refused_by_policy == [], "the content security policy refused something of our own pages"


@pytest.fixture
def laptop(new_context: NewContext) -> Page:
    return new_context(**LAPTOP).new_page()


@pytest.fixture
def new_phone(new_context: NewContext) -> Callable[[], Page]:
    return lambda: new_context(**PHONE).new_page()


def _wait_for_ways_back(page: Page) -> None:
    """Lets a test type an address while a finished panel is going home, which aborts the page that was to come."""
    goto = page.goto

    def again(url: str, **options: Any) -> Response | None:
        try:
            return goto(url, **options)
        except Error as error:
            if "net::ERR_ABORTED" not in str(error):
                raise
            page.wait_for_load_state()
            return goto(url, **options)

    setattr(page, "goto", again)  # noqa: B010  (a method of one page, not of all)


def _note_refused(message: str, refused: list[str]) -> None:
    if "Content Security Policy" in message:
        refused.append(message)


def _note_foreign(url: str, server: Server, foreign: list[str]) -> None:
    if not url.startswith(("http://127.0.0.1:", server.home, "data:")):
        foreign.append(url)


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as found:
        found.bind(("", 0))
        return int(found.getsockname()[1])


def _wait_for(url: str, process: Process) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end:
        if process.poll() is not None:
            pytest.fail(f"the server ended with code {process.returncode}")
        try:
            with urlopen(url, timeout=1):
                return
        except OSError:  # refused, reset or too slow: not there yet
            time.sleep(0.05)
    pytest.fail("the server did not answer in time")
