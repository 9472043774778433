"""Every page on a phone in the light: its half of the walk, so that two workers share it."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE, NewContext, Server
from tests.browser.every_page import check_every_page

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]  # long where the machine is busy


def test_every_page_is_fit_for_people(laptop: Page, new_context: NewContext, server: Server) -> None:
    check_every_page(laptop, new_context(color_scheme="light", **PHONE).new_page(), server)
