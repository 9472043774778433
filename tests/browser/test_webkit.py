"""WebKit, which every iPhone has: all pages, and an evening."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from app.launch.programs import WEBKIT, has_engine
from tests.browser.conftest import Server
from tests.browser.engine_evening import play_evening
from tests.browser.engine_walk import check_pages
from tests.browser.engines import Window, webkit
from tests.browser.wire import Wire

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not has_engine(WEBKIT), reason="WebKit and its driver are not on this machine"),
]


@pytest.fixture(scope="module")
def window() -> Iterator[Window]:
    with webkit() as window:
        yield window


def test_every_page_works_in_webkit(window: Window, laptop: Page, server: Server) -> None:
    check_pages(window, laptop, server)


def test_an_evening_in_webkit(window: Window, laptop: Page, server: Server, wire: Wire) -> None:
    play_evening(window, laptop, server, wire)
