"""docs/architecture.md follows one faint from tap to phone: what it names is called, in that order; a blow, too."""

import asyncio
import re
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType

import pytest

from app.core.answers import HandRoll
from app.settings import ROOT
from app.systems.heroquest.state.table import Table
from app.web.table.answers import write
from tests.systems.heroquest.board.quest_maps import monster, quest
from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place as Page
from tests.web.panel_support import tap
from tests.web.test_live_stream import Looking
from tests.web.test_map_page import lay

_PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
_TOLD = _PAGE.split("## One faint", 1)[1].split("\n## ", 1)[0]
_SECTIONS = _TOLD.split("\n### ")[1:]
_HERO = "liathan"
Place = tuple[str, str]


class Calls:
    """The functions of the app that were called while it listens, each with its file, the first call of each."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self.listens = False

    def hear(self, frame: FrameType, event: str, _: object) -> None:
        if self.listens and event == "call" and frame.f_code.co_filename.startswith(f"{ROOT}/app/"):
            place = (frame.f_code.co_filename.removeprefix(f"{ROOT}/"), frame.f_code.co_qualname)
            if place not in self.places:
                self.places.append(place)


@pytest.fixture
def calls() -> Iterator[Calls]:
    """Hears every thread that is begun from here on, and this one."""
    heard = Calls()
    threading.setprofile(heard.hear)
    sys.setprofile(heard.hear)
    yield heard
    sys.setprofile(None)
    threading.setprofile(None)


def told(section: str) -> list[Place]:
    """The functions a section names, each after the file it stands in."""
    found, file = list[Place](), ""
    for name in re.findall(r"`([\w./]+)`", section):
        if name.endswith((".py", ".js", ".html")):
            file = name
        elif file.endswith(".py"):
            found.append((file, name))
    return found


def faint(server: Server, campaign: int) -> Callable[[], str]:
    """A tap that confirms: Liathan loses all his body points; the faint and fall tables and the gold are thrown."""
    table = server.services.snapshots.take(campaign).state.table
    assert isinstance(table, Table)
    form = {
        "type": "lose_body_points",
        "hero_id": _HERO,
        "points": str(table.heroes[_HERO].body_points),
        "answer": [write(HandRoll(faces=(face,))) for face in "465"],
        "confirmed": "yes",
        "key": "one-faint",
        "revision": str(server.revision(campaign)),
    }
    return lambda: (
        server.laptop.post(f"/campaigns/{campaign}/heroes/{_HERO}", data=form, headers={"HX-Request": "true"}).text
    )


def test_the_trace_names_what_is_called_in_the_order_of_the_calls(
    calls: Calls, make_server: Callable[[], Server]
) -> None:
    server = make_server()
    campaign = open_sample(server)
    server.laptop.get(f"/campaigns/{campaign}/heroes/{_HERO}")
    messages: list[str] = []

    async def steps() -> None:
        phone = Looking(server, campaign, "passport")
        await phone.next()
        await phone.next()
        tap = faint(server, campaign)
        calls.listens = True
        await asyncio.to_thread(tap)
        messages.append(await phone.next())
        calls.listens = False

    asyncio.run(steps())
    assert "passport-cover" in messages[0]
    assert len(_SECTIONS) == 3
    for section in _SECTIONS[:2]:
        named = told(section)
        assert [place for place in named if place not in calls.places] == [], "named in the trace, but not called"
        order = [place for place in calls.places if place in named]
        assert named == order


def blow(server: Server) -> int:
    """A campaign with a map on which an orc stands beside Ragna."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(campaign, "start_quest")
    lay(server, campaign, quest(monster("D3", "orc-1", content="orc")))
    server.do(campaign, "put_figure", figure_id="ragna", square="C3")
    return campaign


def test_a_blow_calls_what_the_trace_names_and_its_dice_lie_open_before_it(
    calls: Calls, make_server: Callable[[], Server]
) -> None:
    server = make_server()
    campaign = blow(server)
    table = Page(server.laptop, f"/campaigns/{campaign}/table")
    told_of = list[list[str]]()
    while not any("hero.wounded" in one for one in told_of):
        assert len(told_of) < 60, "no blow has wounded"
        before = server.revision(campaign)
        calls.listens = True
        asked = table.open(type="attack", attacker_id="orc-1", target_id="ragna")
        tap(server.laptop, asked, "Alles würfelt die App", "Übernehmen")
        calls.listens = False
        journal = server.laptop.get(f"/api/v1/campaigns/{campaign}/journal?after={before}").json()
        told_of += [[fact["type"] for fact in entry["events"]] for entry in journal["entries"]]
    assert told_of[-2] == ["roll.kept"]
    assert told_of[-1][:2] == ["strike.resolved", "hero.wounded"]
    named = told(_SECTIONS[2])
    assert len(named) > 8
    assert [place for place in named if place not in calls.places] == [], "named in the trace, but not called"
