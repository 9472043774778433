"""Every page in every width and both themes, from a phone at 200 % to a large screen: too long for every run.

HELDENPASS_WIDTHS=all python -m pytest tests/browser/test_widths.py walks through all of them, which takes half an hour.
"""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, NewContext, Server
from tests.browser.every_page import check_pages_at_rest, check_pages_in_quest
from tests.browser.widths import WalkInWidths

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(7200),
    pytest.mark.skipif(
        not os.environ.get("HELDENPASS_WIDTHS"), reason="takes half an hour; HELDENPASS_WIDTHS=all walks"
    ),
]


@pytest.mark.parametrize("check", [check_pages_at_rest, check_pages_in_quest])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_page_fits_every_window(
    laptop: Page, new_context: NewContext, server: Server, theme: str, check: Callable[..., None]
) -> None:
    page = new_context(color_scheme=theme, reduced_motion="reduce", **LAPTOP).new_page()
    check(laptop, page, server, WalkInWidths)
