"""More pages of one browser than it opens connections: six to a server, whatever the pages ask for."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import LAPTOP, NewContext, Server
from tests.browser.steps import follows, hero_id, hurt, open_sample

pytestmark = pytest.mark.browser
TABS = 8
STREAMS = 4


def test_the_last_of_many_tabs_works_and_every_one_follows_when_it_is_used(
    new_context: NewContext, server: Server
) -> None:
    window = new_context(**LAPTOP)
    tabs = [window.new_page()]
    campaign = open_sample(tabs[0], server)
    hero = hero_id(tabs[0], "Liathan")
    for _ in range(TABS - 1):
        tabs.append(window.new_page())
        tabs[-1].goto(f"{server.laptop}{campaign}/table")
        follows(tabs[-1])
    assert [_rests(tab) for tab in tabs] == [True] * (TABS - STREAMS) + [False] * STREAMS
    hurt(tabs[-1], hero)
    expect(_points(tabs[-2], hero)).to_contain_text("5/")
    expect(_points(tabs[0], hero)).to_contain_text("6/")
    tabs[0].locator("h1").first.dispatch_event("pointerdown")
    follows(tabs[0])
    expect(_points(tabs[0], hero)).to_contain_text("5/")
    hurt(tabs[0], hero)
    expect(_points(tabs[-1], hero)).to_contain_text("4/")


def test_a_tab_that_rests_follows_again_when_there_is_room(new_context: NewContext, server: Server) -> None:
    window = new_context(**LAPTOP)
    tabs = [window.new_page()]
    campaign = open_sample(tabs[0], server)
    for _ in range(STREAMS):
        tabs.append(window.new_page())
        tabs[-1].goto(f"{server.laptop}{campaign}/watch")
        follows(tabs[-1])
    assert _rests(tabs[0])
    tabs[2].close()
    follows(tabs[0])


def test_walking_through_pages_in_one_tab_lets_no_other_rest(new_context: NewContext, server: Server) -> None:
    window = new_context(**LAPTOP)
    still, walking = window.new_page(), window.new_page()
    campaign = open_sample(still, server)
    for page in ("table", "watch") * STREAMS:
        walking.goto(f"{server.laptop}{campaign}/{page}")
        follows(walking)
    follows(still)


def _rests(page: Page) -> bool:
    return "ruht" in page.locator("#live-badge").inner_text()


def _points(page: Page, hero: str) -> Locator:
    return page.locator(f"#hero-card-{hero} .points--body .points__value > [aria-hidden]")
