"""What people do, in the words of the table."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Server


def open_sample(page: Page, server: Server) -> str:
    """The game master opens the sample campaign before it sets out; returns the campaign's path."""
    begun = page.request.post(f"{server.laptop}/campaigns/sample", form={"system": "heroquest"}, max_redirects=0)
    page.goto(server.laptop + begun.headers["location"])
    expect(page.locator(".hero-card")).to_have_count(5)
    expect(page.locator("[data-htmx-powered]").first).to_be_attached()  # it is the first page, and all is still to come
    follows(page)
    return re.sub(r"/table.*", "", page.url.removeprefix(server.laptop))


def drawing_that_ships(page: Page, server: Server, quest: str = "bell_under_the_moor") -> str:
    """The game master takes a drawn quest that ships; the path of the editor."""
    page.goto(f"{server.laptop}/heroquest/maps")
    page.locator(f"form:has([name=shipped][value={quest}]) button").click()
    expect(page.locator("#map-editor[data-ready]")).to_be_visible()
    return page.url.removeprefix(server.laptop)


def follows(page: Page) -> None:
    """The page is connected to the table."""
    expect(page.locator("#live-badge")).to_contain_text(re.compile("verbunden|connected"))


def card(page: Page, name: str) -> str:
    """The id of a hero's card."""
    found = page.locator(".hero-card", has=page.get_by_role("heading", name=name))
    return str(found.get_attribute("id"))


def hero_id(page: Page, name: str) -> str:
    """The id of a hero."""
    return card(page, name).removeprefix("hero-card-")


def join(
    laptop: Page, phone: Page, server: Server, campaign: str, hero: str, name: str, player: str, through: str = ""
) -> None:
    """A phone joins with a hero's own code, as its camera would read it from the laptop's screen."""
    laptop.goto(f"{server.laptop}{campaign}/join?hero={hero}")
    link = laptop.locator(".join__address").inner_text()
    phone.goto(link.replace(server.lan, through) if through else link)
    phone.get_by_label("Name").fill(player)
    phone.get_by_role("button", name=re.compile("[Ss]etzen|[Bb]eitreten|[Ll]os")).click()
    expect(phone.get_by_role("heading", level=1)).to_have_text(name)
    follows(phone)


def body_points(page: Page) -> str:
    """The number of body points on a passport."""
    return page.locator(".vital.points--body .points__value > [aria-hidden]").inner_text()


def hurt(laptop: Page, hero: str) -> None:
    """One body point less, from the hero's panel."""
    card = laptop.locator(f"#hero-card-{hero}")
    card.get_by_role("link").click()  # the panel may stand there already: its address says when it is a new one
    expect(laptop).to_have_url(re.compile(rf"hero={hero}\b"))
    expect(laptop.locator("#action-head")).to_have_text(card.get_by_role("heading").inner_text())
    laptop.get_by_role("button", name="−1 Körperkraft").click()
    expect(laptop).to_have_url(re.compile("/table$"))  # it is done, and going elsewhere meets no step back any more


NewPhone = Callable[[], Page]
