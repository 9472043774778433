"""Who may call which route of which campaign: a row for every route there is, called by everybody.

all       everybody, also whom nobody knows
own       the phones of this hero, and the game master
phone     the phones of this hero alone
leader    the game master alone: the laptop, or a phone that signed in with the PIN
nobody    not without a right code, or a switch at the start
"""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, open_sample
from tests.web.routes_support import Route, all_routes

pytestmark = pytest.mark.broad

ROWS = """
all     GET  /
leader  GET  /backups
leader  POST /backups
leader  POST /backups/candidates
leader  GET  /backups/candidates/{token}
leader  POST /backups/candidates/{token}
leader  POST /backups/drill
leader  GET  /backups/files/{name}
leader  POST /backups/files/{name}
leader  POST /backups/undo
all     GET  /campaigns
leader  POST /campaigns
leader  POST /campaigns/sample
leader  GET  /campaigns/import
leader  POST /campaigns/import
leader  GET  /campaigns/{campaign_id}/file
leader  GET  /campaigns/{campaign_id}/report
all     GET  /campaigns/{campaign_id}/bestiary
all     GET  /campaigns/{campaign_id}/bestiary/{kind}
all     GET  /campaigns/{campaign_id}/catalogue
leader  GET  /campaigns/{campaign_id}/catalogue/exchange
leader  POST /campaigns/{campaign_id}/catalogue/exchange
leader  GET  /campaigns/{campaign_id}/catalogue/file
leader  GET  /campaigns/{campaign_id}/catalogue/new/{kind}
leader  POST /campaigns/{campaign_id}/catalogue/new/{kind}
all     GET  /campaigns/{campaign_id}/catalogue/{kind}/{entry}
leader  POST /campaigns/{campaign_id}/catalogue/{kind}/{entry}
leader  POST /campaigns/{campaign_id}/devices/{device_id}/revoke
all     GET  /campaigns/{campaign_id}/dice
all     GET  /campaigns/{campaign_id}/dice/weapons
all     GET  /campaigns/{campaign_id}/heroes
leader  POST /campaigns/{campaign_id}/heroes
all     GET  /campaigns/{campaign_id}/heroes/{hero_id}
leader  POST /campaigns/{campaign_id}/heroes/{hero_id}
own     GET  /campaigns/{campaign_id}/heroes/{hero_id}/file
own     GET  /campaigns/{campaign_id}/heroes/{hero_id}/life
own     GET  /campaigns/{campaign_id}/heroes/{hero_id}/own
own     POST /campaigns/{campaign_id}/heroes/{hero_id}/own
own     POST /campaigns/{campaign_id}/heroes/{hero_id}/own/picture
all     GET  /campaigns/{campaign_id}/heroes/{hero_id}/sheet
leader  GET  /campaigns/{campaign_id}/import-hero
leader  POST /campaigns/{campaign_id}/import-hero
leader  GET  /campaigns/{campaign_id}/join
leader  POST /campaigns/{campaign_id}/join/renew
leader  GET  /campaigns/{campaign_id}/jump
leader  POST /campaigns/{campaign_id}/jump
all     GET  /campaigns/{campaign_id}/live/{page}
all     GET  /campaigns/{campaign_id}/log
all     POST /campaigns/{campaign_id}/phone
all     GET  /campaigns/{campaign_id}/quests
all     GET  /campaigns/{campaign_id}/quests/chronicle
leader  GET  /campaigns/{campaign_id}/quests/close
leader  POST /campaigns/{campaign_id}/quests/close
leader  GET  /campaigns/{campaign_id}/quests/new
leader  POST /campaigns/{campaign_id}/quests/new
all     GET  /campaigns/{campaign_id}/quests/{quest}
leader  POST /campaigns/{campaign_id}/quests/{quest}
leader  GET  /campaigns/{campaign_id}/quests/{quest}/edit
leader  POST /campaigns/{campaign_id}/quests/{quest}/edit
leader  GET  /campaigns/{campaign_id}/quests/{quest}/start
leader  POST /campaigns/{campaign_id}/quests/{quest}/start
leader  POST /campaigns/{campaign_id}/redo
leader  GET  /campaigns/{campaign_id}/results
leader  POST /campaigns/{campaign_id}/results
all     GET  /campaigns/{campaign_id}/screen
leader  GET  /campaigns/{campaign_id}/settings
leader  POST /campaigns/{campaign_id}/settings
leader  POST /campaigns/{campaign_id}/settings/pin
all     GET  /campaigns/{campaign_id}/sheets
leader  GET  /campaigns/{campaign_id}/sheets/fight
leader  GET  /campaigns/{campaign_id}/sheets/session
leader  GET  /campaigns/{campaign_id}/table
leader  POST /campaigns/{campaign_id}/table
all     GET  /campaigns/{campaign_id}/town
leader  POST /campaigns/{campaign_id}/town
leader  GET  /campaigns/{campaign_id}/undo
leader  POST /campaigns/{campaign_id}/undo
all     GET  /campaigns/{campaign_id}/watch
all     POST /dice-mode
all     GET  /health
all     GET  /health/live
all     GET  /health/ready
all     GET  /heroquest/bestiary
all     GET  /heroquest/bestiary/{kind}
all     GET  /heroquest/calculator
all     GET  /heroquest/dice
all     GET  /heroquest/dice/numbers
all     GET  /heroquest/dice/weapons
all     GET  /heroquest/duel
all     GET  /heroquest/rules
all     GET  /heroquest/rules/{rule}
nobody  GET  /join/{token}
nobody  POST /join/{token}
all     POST /language
nobody  GET  /metrics
all     GET  /patterns
all     GET  /pictures/{digest}.webp
all     GET  /sign-in
all     POST /sign-in
all     POST /sign-out
all     GET  /static/bundles/{names}.{kind}
all     GET  /api/v1/campaigns
leader  POST /api/v1/campaigns
all     GET  /api/v1/campaigns/{campaign_id}
own     POST /api/v1/campaigns/{campaign_id}/commands
own     POST /api/v1/campaigns/{campaign_id}/commands/preview
leader  POST /api/v1/campaigns/{campaign_id}/corrections
leader  GET  /api/v1/campaigns/{campaign_id}/devices
leader  POST /api/v1/campaigns/{campaign_id}/devices/{device_id}/revoke
all     GET  /api/v1/campaigns/{campaign_id}/heroes
all     GET  /api/v1/campaigns/{campaign_id}/heroes/{hero_id}
all     GET  /api/v1/campaigns/{campaign_id}/journal
all     GET  /api/v1/campaigns/{campaign_id}/proposals
phone   POST /api/v1/campaigns/{campaign_id}/proposals
leader  POST /api/v1/campaigns/{campaign_id}/proposals/{proposal_id}/accept
leader  POST /api/v1/campaigns/{campaign_id}/proposals/{proposal_id}/decline
nobody  POST /api/v1/campaigns/{campaign_id}/proposals/{proposal_id}/withdraw
leader  POST /api/v1/campaigns/{campaign_id}/redo
leader  POST /api/v1/campaigns/{campaign_id}/undo
leader  GET  /api/v1/campaigns/{campaign_id}/undo/preview
leader  GET  /api/v1/heroquest/campaigns/{campaign_id}/own-content
all     GET  /api/v1/heroquest/campaigns/{campaign_id}/quests
all     GET  /api/v1/heroquest/campaigns/{campaign_id}/quests/{quest}
all     GET  /api/v1/heroquest/campaigns/{campaign_id}/town
all     GET  /api/v1/heroquest/duel
all     POST /api/v1/heroquest/duel
all     GET  /api/v1/heroquest/rules
all     POST /api/v1/heroquest/rules/{rule}
all     GET  /api/v1/openapi.json
"""
WHO = {Route(method, path): who for who, method, path in map(str.split, ROWS.strip().splitlines())}
STRANGERS = ("guest", "sent away", "of another campaign")
REFUSED = {
    "all": (),
    "own": (*STRANGERS, "of another hero"),
    "leader": (*STRANGERS, "of another hero", "own"),
    "phone": (*STRANGERS, "of another hero", "leader"),
    "nobody": (*STRANGERS, "of another hero", "own"),
}
ADMITTED = {
    "all": ("sent away",),
    "own": ("own", "leader"),
    "phone": ("own",),
    "leader": ("signed in",),
}


# What takes a second each, and has tests of its own.
DEAR = {"/campaigns/sample", "/backups/drill", "/api/v1/openapi.json"}


@dataclass
class House:
    """Two campaigns with the same heroes, and everybody who may come to the door of the first."""

    server: Server
    campaign: int
    hero: str
    people: dict[str, TestClient] = field(default_factory=dict)

    def call(self, who: str, route: Route) -> Response:
        """Call a route as it is meant to be called."""
        names = defaultdict(lambda: "x", campaign_id=self.campaign, hero_id=self.hero, page="passport", digest="0" * 32)
        path, caller = route.filled(names), self.people[who]
        with _same_cookies(caller):
            if route.method == "GET":
                return caller.get(path, params={"hero": self.hero} if "/live/" in path else {})
            if path.startswith("/api/"):
                return caller.post(path, json=self._body(route))
            return caller.post(path, data=self._form(route))

    def _form(self, route: Route) -> dict[str, str]:
        if route.path.endswith("/pin"):
            return {"pin": "1"}  # too short, or the signed-in phone would not be for long
        kinds = {"own": "keep_notes", "all": "x"}
        form = {"type": kinds.get(WHO[route], "change_gold"), "hero_id": self.hero, "change": "1", "notes": "x"}
        return {**form, "revision": str(self.server.revision(self.campaign)), "key": new_key()}

    def _body(self, route: Route) -> dict[str, object]:
        last = route.path.rpartition("/")[2]
        wish = {"revision": self.server.revision(self.campaign), "key": new_key()}
        command = {"command": {"type": "keep_notes", "hero_id": self.hero, "notes": "x"}}
        bodies: dict[str, dict[str, object]] = {
            "campaigns": {"name": "Neu", "system": "heroquest", "key": new_key()},
            "commands": {**wish, **command},
            "proposals": {**wish, **command},
            "preview": {**command},
            "corrections": {**wish, "target": 2, "answers": []},
        }
        return bodies.get(last, {} if "/heroquest/" in route.path else dict(wish))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = Server(tmp_path_factory.mktemp("house"))
    campaign, other = open_sample(server), server.campaign("heroquest")
    hero, neighbour, *_ = hero_ids(server, campaign)
    server.do(other, "seat_hero", hero_id=hero, name="Doppelgänger", hero_class="elf")
    server.services.pin.choose("2468")
    server.services.hub.closing = True  # a stream is over at once
    people = {
        "guest": server.client(),
        "of another campaign": server.player(other, hero),
        "sent away": server.player(campaign, hero, "Weg"),
        "of another hero": server.player(campaign, neighbour, "Bert"),
        "own": server.player(campaign, hero),
        "signed in": server.client(),
        "leader": server.laptop,
    }
    devices = server.services.snapshots.take(campaign).state.house.devices.values()
    server.do(campaign, "revoke_device", device_id=next(one.id for one in devices if one.name == "Weg"))
    people["signed in"].post("/sign-in", data={"pin": "2468"})
    yield House(server, campaign, hero, people)
    server.services.database.close()


@contextmanager
def _same_cookies(caller: TestClient) -> Iterator[None]:
    kept = dict(caller.cookies)
    yield
    caller.cookies.clear()
    caller.cookies.update(kept)


def test_every_route_has_a_row_and_every_row_a_route(house: House) -> None:
    assert set(all_routes(house.server.app)) == WHO.keys()


def _rows(*kinds: str) -> Iterator[tuple[str, Route]]:
    return ((who, route) for route, kind in WHO.items() if kind in kinds for who in REFUSED[kind])


def test_nobody_else_gets_in(house: House) -> None:
    before = house.server.revision(house.campaign)
    wrong = [
        (who, *route, answer.status_code)
        for who, route in _rows("own", "phone", "leader")
        if (answer := house.call(who, route)).status_code != 403
    ]
    assert wrong == []
    assert house.server.revision(house.campaign) == before


def test_without_a_right_code_nobody_gets_in(house: House) -> None:
    before = house.server.revision(house.campaign)
    wrong = [(who, *route) for who, route in _rows("nobody") if house.call(who, route).status_code < 400]
    assert wrong == []
    assert house.server.revision(house.campaign) == before


def test_who_may_is_let_in(house: House) -> None:
    """Otherwise the rows above could hold because nothing works."""
    wrong = [
        (who, *route, answer.status_code)
        for route, kind in WHO.items()
        if route.path not in DEAR
        for who in ADMITTED.get(kind, ())
        if (answer := house.call(who, route)).status_code in (401, 403, 500)
    ]
    assert wrong == []


@pytest.mark.parametrize("number", [0, -1, 99, 2**31, 2**63, 2**80])
def test_a_campaign_that_is_not_there_tells_nobody_anything(house: House, number: int) -> None:
    elsewhere = House(house.server, number, house.hero, house.people)
    reading = [route for route in WHO if "{campaign_id}" in route.path and route.method == "GET"]
    called = reading if number == 99 else reading[::9]
    assert [route for route in called if elsewhere.call("own", route).status_code not in (403, 404)] == []


def test_no_route_takes_what_another_sites_page_sends(house: House) -> None:
    """With the game master's own cookies, at the laptop itself."""
    before = house.server.revision(house.campaign)
    for origin in ("http://evil.example", "null"):
        for route in WHO:
            if route.method != "GET":
                path = route.filled(defaultdict(lambda: "x", campaign_id=house.campaign, hero_id=house.hero))
                answer = house.server.laptop.post(path, data={"text": "x"}, headers={"origin": origin})
                assert answer.status_code == 403, route
    assert house.server.revision(house.campaign) == before
