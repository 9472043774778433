"""A device without cookies or storage: it is told before it joins, and the pages work all the same."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import join, open_sample

pytestmark = pytest.mark.browser

# As browsers do where the user has switched site data off: asking for it throws.
NOTHING_KEPT = """
for (const name of ["localStorage", "sessionStorage", "caches"]) {
  Object.defineProperty(window, name, { get() { throw new DOMException("switched off", "SecurityError"); } });
}
"""
NO_COOKIES = """
Object.defineProperty(Navigator.prototype, "cookieEnabled", { get: () => false });
Object.defineProperty(Document.prototype, "cookie", { get: () => "", set() {} });
"""


@pytest.fixture
def faults(laptop: Page) -> list[str]:
    """What scripts could not do."""
    found = list[str]()
    laptop.on("pageerror", lambda error: found.append(str(error)))
    return found


def _shown(page: Page) -> dict[str, bool]:
    return {name: page.locator(f"[data-cannot={name}]").is_visible() for name in ("cookies", "storage")}


def _code(laptop: Page, server: Server) -> str:
    """The address behind the table's code."""
    laptop.goto(f"{server.laptop}{open_sample(laptop, server)}/join")
    address = laptop.locator(".join__address a").first.get_attribute("href") or ""
    return server.laptop + re.sub("^https?://[^/]+", "", address)


def test_a_usual_device_is_told_nothing(laptop: Page, server: Server, faults: list[str]) -> None:
    laptop.goto(_code(laptop, server))
    expect(laptop.locator("[data-can-play]")).to_be_attached()
    laptop.wait_for_timeout(300)
    assert _shown(laptop) == {"cookies": False, "storage": False}
    expect(laptop.locator("#old-browser")).to_be_hidden()
    assert faults == []


def test_a_device_without_cookies_or_storage_is_told_before_it_joins(
    laptop: Page, server: Server, faults: list[str]
) -> None:
    code = _code(laptop, server)
    laptop.add_init_script(NOTHING_KEPT + NO_COOKIES)
    laptop.goto(code)
    expect(laptop.locator("[data-cannot=cookies]")).to_be_visible()
    expect(laptop.locator("[data-cannot=storage]")).to_be_visible()
    assert faults == []


def test_an_old_browser_shows_that_it_is_too_old(laptop: Page, server: Server) -> None:
    code = _code(laptop, server)
    laptop.add_init_script("delete Document.prototype.adoptedStyleSheets")
    laptop.goto(code)
    expect(laptop.locator("#old-browser")).to_be_visible()


def test_an_old_phone_reads_the_passport_and_is_offered_nothing_to_press(
    laptop: Page, new_phone: Callable[[], Page], server: Server
) -> None:
    """As in Safari before 16.4: what needs a newer browser is not there, and no other script runs."""
    campaign = open_sample(laptop, server)
    phone = new_phone()
    join(laptop, phone, server, campaign, "liathan", "Liathan", "Mia")
    old = phone.context.new_page()
    old.add_init_script("delete Document.prototype.adoptedStyleSheets")
    old.route(re.compile(r"/static/bundles/.*\.js"), lambda route: route.abort())
    old.goto(phone.url)
    expect(old.locator("#old-browser")).to_contain_text("16.4")
    shown = old.locator("main").inner_text()  # what can be seen alone
    assert [words for words in ("Liathan", "Körperkraft", "Bogen", "Lehre des Lichts") if words not in shown] == []
    expect(old.locator("button:visible, input:visible, select:visible")).to_have_count(0)
    assert old.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_table_works_without_storage(laptop: Page, server: Server, faults: list[str]) -> None:
    campaign = open_sample(laptop, server)
    laptop.add_init_script(NOTHING_KEPT)
    laptop.goto(f"{server.laptop}{campaign}/table")
    expect(laptop.locator("[data-htmx-powered]").first).to_be_attached()
    gold = laptop.locator("#action-panel")
    for name in ("Hugo", "Berta"):
        laptop.keyboard.press("h")
        field = laptop.get_by_label("Name des Helden")
        field.fill(name)
        expect(field).to_have_value(name)
        laptop.go_back()
        expect(laptop.get_by_label("Name des Helden")).to_have_count(0)
    expect(gold).to_be_attached()
    laptop.keyboard.press("?")
    keys = laptop.get_by_role("dialog", name="Tasten auf dieser Seite")
    keys.locator("input[type=checkbox]").click()
    assert faults == []
