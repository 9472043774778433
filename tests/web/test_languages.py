"""German and English side by side: each device is spoken to in its own language, on pages, streams and in the API."""

import asyncio
import re
from html import unescape
from html.parser import HTMLParser

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from app.systems.heroquest.odds.luck import DiceSide
from app.web.heroquest.table.words import counted_faces
from app.web.http.languages import spoken, wanted
from app.web.ui.formats import day, full_date
from tests.web.conftest import HERE, LAPTOP, Clock, Server
from tests.web.pages_support import open_sample
from tests.web.test_live_stream import Looking

ENGLISH = {"accept-language": "en-GB,en;q=0.9,de;q=0.5"}
# Words that no English sentence has; ids of rules may.
GERMAN = re.compile(
    r"[äöüßÄÖÜ„]|\b(?:der|das|und|oder|nicht|eine?|einen|von|mit|für|auf|ist|sind|wird|kein|keine|zum|zur|im|aus|bei|nach"
    r"|noch|wie|Kap|Zauber|Wert|Zug|Runde|Schaden|Angriff|Abwehr|Verteidigung|Karte|Waffe|nur|auch|hier|sich|du|dein|es)\b"
)
# A page of every kind; that no template has a text of its own is proved without opening it (tests/labels).
PLACES = (
    "/",
    "/sign-in",
    "/heroquest/rules/HQ-9-FALL",
    "/heroquest/bestiary/lesser_demon",
    "/heroquest/calculator",
    "/heroquest/dice?attack_black=2&defence_white=3",
    "{campaign}/table?hero=liathan&tab=gear",
    "{campaign}/table?type=lose_body_points&hero_id=liathan&points=6&answer=hand:4",
    "{campaign}/quests/trial/start",
    "{campaign}/watch",
    "{campaign}/log",
    "{campaign}/undo?target=25",
    "{campaign}/settings",
    "{campaign}/import-hero",
    "{campaign}/catalogue/items/spirit_blade",
    "{campaign}/town?hero=tamsin&do=deal&shop=weaponsmith&deal=buy_item&subject=short_sword",
    "{campaign}/heroes/liathan",
    "{campaign}/heroes/liathan/own",
    "{campaign}/sheets",
    "/campaigns/999999/table",
)
_IDS = re.compile(r"H[QR]-[\w-]+")


class Words(HTMLParser):
    """All that somebody reads or hears on a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self._is_code = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._is_code = tag in ("style", "script")
        said = (text for name, text in attrs if name in ("aria-label", "title", "placeholder") or "data-" in name)
        self.found += [text for text in said if text]

    def handle_data(self, data: str) -> None:
        if not self._is_code:
            self.found.append(unescape(data))


@pytest.fixture
def english(server: Server) -> TestClient:
    """The laptop, set to English."""
    return server.client(LAPTOP, **ENGLISH)


@pytest.mark.parametrize(
    ("headers", "language"),
    [
        ({}, "de"),
        ({"accept-language": "en"}, "en"),
        ({"accept-language": "fr, en-US;q=0.8, de;q=0.9"}, "de"),
        ({"accept-language": "fr, *"}, "de"),
        ({"accept-language": "de;q=0, en;q=0.1"}, "en"),
        ({"accept-language": "en;q=very"}, "de"),
        ({"accept-language": "de", "cookie": "a=1; language=en"}, "en"),
        ({"accept-language": "en", "cookie": "language=xx"}, "en"),
        ({"accept-language": "en", "cookie": 'language="; \x01'}, "en"),
    ],
)
def test_a_device_is_spoken_to_as_it_chose_or_asks(headers: dict[str, str], language: str) -> None:
    assert wanted(Headers(headers)) == language


def test_a_page_says_in_which_language_it_is(server: Server, english: TestClient) -> None:
    for client, language, title in ((server.laptop, "de", "Kampagnen"), (english, "en", "Campaigns")):
        page = client.get("/")
        assert f'<html lang="{language}"' in page.text
        assert f"<title>{title} ·" in page.text
        assert page.headers["content-language"] == language
        assert "Accept-Language" in page.headers["vary"]


def test_what_a_device_chooses_holds_from_then_on(server: Server) -> None:
    chosen = server.laptop.post("/language", data={"language": "en"}, headers={"referer": f"{HERE}/?a=b"})
    assert chosen.headers["location"] == "/?a=b"
    assert "Campaigns" in server.laptop.get("/", headers={"accept-language": "de"}).text
    server.laptop.post("/language", data={"language": "tlh"})
    assert "Campaigns" in server.laptop.get("/").text


@pytest.mark.parametrize("referer", ["http://elsewhere.example/x", "http://192.168.1.5:8000//elsewhere.example", ""])
def test_the_choice_never_leads_elsewhere(server: Server, referer: str) -> None:
    chosen = server.laptop.post("/language", data={"language": "en"}, headers={"referer": referer})
    assert chosen.headers["location"] == "/"


def test_a_fault_has_the_same_code_in_both_languages(server: Server, english: TestClient) -> None:
    german, translated = (one.get("/api/v1/campaigns/99").json() for one in (server.laptop, english))
    assert german["code"] == translated["code"] == "campaign.unknown"
    assert (german["title"], translated["title"]) == (
        "Diese Kampagne gibt es nicht (mehr).",
        "This campaign does not exist (any more).",
    )


@pytest.mark.parametrize(
    ("language", "words"), [("de", "1 Totenschädel, 2 weiße Schilde"), ("en", "1 skull, 2 white shields")]
)
def test_faces_are_counted_as_each_language_does(language: str, words: str) -> None:
    before = spoken.set(language)
    try:
        assert f"1 {counted_faces(DiceSide.ATTACK, 1)}, 2 {counted_faces(DiceSide.DEFENCE, 2)}" == words
    finally:
        spoken.reset(before)


def test_days_are_told_as_people_say_them() -> None:
    moment = Clock().now
    before = spoken.set("en")
    try:
        assert full_date(moment).startswith("21 November 2026, ")
        assert day(moment, now=moment).startswith("today, ")
    finally:
        spoken.reset(before)


@pytest.mark.broad
def test_no_page_has_german_left_in_it(server: Server, english: TestClient) -> None:
    campaign = f"/campaigns/{open_sample(server)}"
    places = (one.format(campaign=campaign) for one in PLACES)
    left = {
        f"{place}: {text.strip()}"
        for place in places
        for text in Words(english.get(place).text).found
        if GERMAN.search(_IDS.sub("", text))
    }
    assert left == set()


def test_two_devices_follow_one_table_in_two_languages(server: Server) -> None:
    campaign = open_sample(server)
    opened, done = asyncio.Semaphore(0), asyncio.Event()

    async def follow(language: str) -> str:
        """All that a stream says until a hero has been wounded."""
        spoken.set(language)
        page = Looking(server, campaign, "table")
        said = [await page.next()]
        opened.release()
        await done.wait()
        while "hero-card-liathan" not in said[-1] or len(said) < 2:
            said.append(await page.next())
        return "".join(said)

    async def steps() -> None:
        streams = [asyncio.create_task(follow(language)) for language in ("de", "en", "de")]
        for _ in streams:
            await opened.acquire()
        server.do(campaign, "lose_body_points", hero_id="liathan", points=2)
        done.set()
        german, english, again = await asyncio.gather(*streams)
        assert german == again
        assert "Liathan verliert 2 Punkte Körperkraft." in german
        assert "Liathan loses 2 Body Points." in english
        assert not GERMAN.search(_IDS.sub("", " ".join(Words(english).found)))

    asyncio.run(steps())
