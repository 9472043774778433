"""Who may call which route of which campaign: every row of `route_rows.py`, called by everybody."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from tests.web.conftest import Server, new_key
from tests.web.pages_support import hero_ids, open_sample
from tests.web.route_rows import WHO
from tests.web.routes_support import Route, all_routes

pytestmark = pytest.mark.broad

STRANGERS = ("guest", "sent away", "of another campaign")
REFUSED = {
    "all": (),
    "own": (*STRANGERS, "of another hero"),
    "leader": (*STRANGERS, "of another hero", "own"),
    "phone": (*STRANGERS, "of another hero", "leader"),
    "nobody": (*STRANGERS, "of another hero", "own"),
}
ADMITTED = {
    "all": ("guest", "sent away"),
    "own": ("own", "leader"),
    "phone": ("own",),
    "leader": ("signed in",),
}

# Of what is everybody's a phone that was sent away is shown all but these: they would look like its own, only emptied.
TOLD_OFF = {
    ("sent away", f"/campaigns/{{campaign_id}}/{page}") for page in ("heroes/{hero_id}", "heroes/{hero_id}/map", "town")
} | {(who, "/api/v1/campaigns/{campaign_id}/commands/throw") for who in ("guest", "sent away")}
TOLD_OFF |= {("signed in", "/program/end")}  # the PIN does not make a phone the laptop
TOLD_OFF |= {("own", "/campaigns/{campaign_id}/new-hero")}  # as long as players may not begin heroes

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
                return caller.request(route.method, path, json=self._body(route))
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
            "throw": {**command, "key": "throw"},
            "corrections": {**wish, "target": 2, "answers": []},
        }
        return bodies.get(last, dict(wish) if "/campaigns/" in route.path else {})


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    server = Server(tmp_path_factory.mktemp("house"))
    campaign, other = open_sample(server), server.campaign("heroquest")
    hero, neighbour, *_ = hero_ids(server, campaign)
    server.do(other, "seat_hero", hero_id=hero, name="Doppelgänger", hero_class="elf")
    server.services.pin.choose("2468")
    server.services.hub.closing = True  # a stream is over at once
    sent_away = server.player(campaign, hero, "Weg")
    devices = server.services.snapshots.take(campaign).state.house.devices.values()
    server.do(campaign, "revoke_device", device_id=next(one.id for one in devices if one.name == "Weg"))
    people = {
        "guest": server.client(),
        "of another campaign": server.player(other, hero),
        "sent away": sent_away,
        "of another hero": server.player(campaign, neighbour, "Bert"),
        "own": server.player(campaign, hero),
        "signed in": server.client(),
        "leader": server.laptop,
    }
    for one in server.services.snapshots.take(campaign).state.house.joined:  # nobody sends them away as unknown
        server.do(campaign, "know_device", device_id=one.id)
    people["signed in"].post("/sign-in", data={"pin": "2468"})
    yield House(server, campaign, hero, people)
    server.close()


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


UNSEEN = {Route("POST", "/api/v1/campaigns/{campaign_id}/suggestions")}  # nobody else learns that it is there


def test_nobody_else_gets_in(house: House) -> None:
    before = house.server.revision(house.campaign)
    wrong = [
        (who, *route, answer.status_code)
        for who, route in _rows("own", "phone", "leader")
        if (answer := house.call(who, route)).status_code != (404 if route in UNSEEN else 403)
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
    assert {(who, path) for who, _method, path, _status in wrong} == TOLD_OFF


@pytest.mark.parametrize("number", [0, -1, 99, 2**31, 2**63, 2**80])
def test_a_campaign_that_is_not_there_tells_nobody_anything(house: House, number: int) -> None:
    elsewhere = House(house.server, number, house.hero, house.people)
    reading = [route for route in WHO if "{campaign_id}" in route.path and route.method == "GET"]
    called = reading if number == 99 else reading[::9]
    assert [route for route in called if elsewhere.call("own", route).status_code != 404] == []


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
