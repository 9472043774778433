"""Every page of a quest that is underway: its half of the walk, so that two workers share it."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, NewContext, Server
from tests.browser.every_page import check_pages_in_quest

pytestmark = [pytest.mark.browser, pytest.mark.timeout(400)]  # long where the machine is busy


def test_every_page_in_a_quest_is_fit_for_people(laptop: Page, new_context: NewContext, server: Server) -> None:
    check_pages_in_quest(laptop, new_context(**LAPTOP).new_page(), server)
