"""What a phone fetches before a passport stands, at worst: a wizard's full book, an own picture, a card unread."""

import re

from starlette.testclient import TestClient

from app.web.ui.pictures import MOST_BYTES_KEPT
from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.test_pictures import photo, upload

WIZARD = "aldemar"
LARGEST = 62_000  # about 1,700 over the wish of 60,000: the notice of old browsers, and what prints any page
STATUS_AND_DATE = 80  # what the server itself adds to each answer
_FETCHED = re.compile(r'<(?:link|script|img|image|use)[^>]*? (?:href|src)="(/[^"#]+)')


def fetched(caller: TestClient, url: str) -> int:
    """Bytes of an answer as they cross the air, pressed, with its headers."""
    with caller.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.status_code == 200, url
        headers = sum(len(name) + len(value) + len(": \r\n") for name, value in answer.headers.raw)
        return STATUS_AND_DATE + headers + sum(map(len, answer.iter_raw()))


def test_the_fullest_passport_loads_at_most_62_kilobytes(server: Server) -> None:
    campaign = open_sample(server)
    url = f"/campaigns/{campaign}/heroes/{WIZARD}"
    phone = server.player(campaign, WIZARD)
    phone.get(url)
    assert upload(server, phone, campaign, WIZARD, photo()).status_code == 303
    spells = ["genie", "courage", "sleep", "tempest", "heal_body"]
    server.do(campaign, "choose_special_spells", hero_id=WIZARD, spells=spells)
    page = phone.get(url).text
    assert "i-arrow-right" in page, "the card shows a change"
    parts = dict.fromkeys(_FETCHED.findall(re.sub(r"<noscript>.*?</noscript>", "", page)))  # scripts run on a phone
    for kind in ("/pictures/", ".woff2", ".css", ".js", "/sprite.svg"):
        assert any(kind in part for part in parts), kind
    sizes = {part: fetched(phone, part) for part in (url, *parts)}
    [picture] = (part for part in parts if part.startswith("/pictures/"))
    sizes[picture] += MOST_BYTES_KEPT - len(phone.get(picture).content)  # as large as one may be
    assert sum(sizes.values()) <= LARGEST, sizes
