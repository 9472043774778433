"""The page of long work, while it goes on and when it is over, on a laptop and on a phone."""

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect

from app.campaign.ports import Progress
from app.web.http.long_work import WorkOutcome
from tests.browser.conftest import free_port
from tests.browser.walk import Walk
from tests.web.conftest import Server

pytestmark = pytest.mark.browser


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server in this process, so that a test can hold its work."""
    server, port = Server(tmp_path), free_port()
    program = uvicorn.Server(uvicorn.Config(server.app, port=port, log_level="error", lifespan="off"))
    thread = threading.Thread(target=program.run)
    thread.start()
    try:
        yield server, f"http://127.0.0.1:{port}"
    finally:
        program.should_exit = True
        thread.join()
        server.close()


def test_how_far_it_is_and_what_it_led_to(browser: Browser, house: tuple[Server, str], tmp_path: Path) -> None:
    server, base = house
    told, let_go = threading.Event(), threading.Event()
    file = tmp_path / "evening.json"
    file.write_text("{}")

    def work(tell: Progress) -> WorkOutcome:
        tell(1_500, 6_000)
        told.set()
        let_go.wait(60)
        return WorkOutcome(file=file.open("rb"), name="evening.json")

    begun = server.services.works.begin(("export", "1"), "Eine Kampagne geht hinaus", "/", work)
    assert told.wait(30)
    try:
        page = browser.new_context(locale="de-DE").new_page()
        walk = Walk(page)
        walk.pages(base, [f"/long-work/{begun.id}"])
        expect(page.locator("#work [role=status]")).to_have_text("1500 von 6000 Einträgen")
        let_go.set()
        link = page.get_by_role("link", name="Als Datei speichern")
        expect(link).to_be_visible()
        walk.pages(base, [f"/long-work/{begun.id}"])
        assert walk.found == []
        with page.expect_download() as saved:
            link.click()
        assert saved.value.suggested_filename == "evening.json"
    finally:
        let_go.set()
