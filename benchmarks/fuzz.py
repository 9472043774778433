"""Requests that make little sense: `python3 -m benchmarks.fuzz --requests 100000` (a hundred a second, or so).

Every route of the house and of the games is called as the game master, as a player, as a phone that was sent away and
as a guest: with what pages and commands would say, with parts of it exchanged, left out, repeated or replaced by what
nobody would type, and with bodies that are no bodies. Whatever it is, the answer is an answer: no status of 500 and
above. The app runs in this process; every few thousand requests it begins anew. What failed can be repeated: `--seed`.
"""

import logging
import random
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode

import httpx
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts

from app.main import create_app
from app.settings import Settings
from app.systems.registry import SYSTEMS
from app.web.table.services import Services
from benchmarks import figures
from benchmarks.nonsense import BRACE, Nonsense
from benchmarks.people import BEFORE

REQUESTS, ROUND = 100_000, 2_500
PIN = "246813"
LAPTOP, PHONE = ("127.0.0.1", 50_000), ("192.168.1.20", 50_000)
DEAR = ("/backups/drill", "/campaigns/sample", "/api/v1/openapi.json", "/backups")  # a second each


@dataclass
class Found:
    """What was seen. `faults`: what was answered with 500 and above, once each place, ready to be sent again."""

    statuses: Counter[int] = field(default_factory=Counter)
    routes: set[str] = field(default_factory=set)
    faults: dict[str, str] = field(default_factory=dict)


class Fuzzer:
    """One app on a folder of its own, with a campaign in a quest, and everybody who may call it."""

    def __init__(self, data: Path, chance: random.Random, found: Found) -> None:
        self._chance, self._found = chance, found
        self._app: FastAPI = create_app(Settings(data=data))
        self._services: Services = self._app.state.services
        self._services.hub.closing = True  # a stream is over at once
        self._app.state.late_routes.join()
        self._routes = sorted(
            {
                (method, one.path)
                for one in iter_route_contexts(self._app.routes)
                if one.path
                for method in (one.methods or set()) - {"HEAD"}
            }
        )
        self._says = Nonsense(chance, SYSTEMS["heroquest"].command_types)
        self._clients: dict[str, httpx.AsyncClient] = {}
        self._doors: dict[str, httpx.ASGITransport] = {}

    async def open(self) -> None:
        """A table as it is in the middle of an evening, and the words that belong to it."""
        laptop = self._client("laptop", LAPTOP)
        begun = await laptop.post("/campaigns/sample", data={"key": "fuzz"})
        campaign = begun.headers["location"].split("/")[2]
        api = f"/api/v1/campaigns/{campaign}"
        for number, command in enumerate(BEFORE):
            revision = (await laptop.get(api)).json()["revision"]
            await laptop.post(f"{api}/commands", json={"command": command, "revision": revision, "key": f"b{number}"})
        view = (await laptop.get(api)).json()
        self._says.learn(view)
        heroes = [hero["id"] for hero in view["table"]["heroes"]]
        join = (await laptop.get(f"/campaigns/{campaign}/join")).text
        [token, *_] = re.findall(r"/join/([\w.=-]+)", join)
        for number, name in enumerate(("player", "sent away")):
            await self._client(name, PHONE).post(f"/join/{token}", data={"name": name, "hero_ids": heroes[number]})
        house = self._services.snapshots.take(int(campaign)).state.house
        devices = {one.name: one.id for one in house.devices.values()}
        await laptop.post(f"/campaigns/{campaign}/devices/{devices['sent away']}/revoke")
        self._services.pin.choose(PIN)
        await self._client("signed in", PHONE).post("/sign-in", data={"pin": PIN})
        self._client("guest", PHONE)
        known = {
            "campaign_id": [campaign] * 8,
            "token": [token],
            "device_id": list(devices.values()),
            "hero_id": heroes,
        }
        known |= {"page": ["table", "passport", "watch", "screen", "join", "town"], "pin": [PIN], "key": ["k1", "k2"]}
        known |= {"type": list(self._says.kinds), "revision": [str(view["revision"]), "1"], "language": ["de", "en"]}
        for name, words in known.items():
            self._says.words.setdefault(name, []).extend(words)

    async def call(self) -> None:
        """One request of anybody."""
        who = self._chance.choice(list(self._clients))
        method, route = self._chance.choice(self._routes)
        if route == "/health/ready" or (route in DEAR and self._chance.random() < 0.95):
            return  # the one says that streams end here
        path = BRACE.sub(lambda name: self._says.in_path(name[1]), route)
        headers, content = self._says.headers(), b""
        if method == "GET":
            path += "?" + urlencode(self._says.fields(path, 3)) if self._chance.random() < 0.7 else ""
        elif route.startswith("/api/"):
            headers.setdefault("content-type", "application/json")
            content = self._says.json(route)
        else:
            headers.setdefault("content-type", "application/x-www-form-urlencoded")
            content = urlencode(self._says.fields(path, 8)).encode("utf-8", "surrogatepass")
        content = self._says.broken(content) if self._chance.random() < 0.1 else content
        client = self._clients[who]
        if who != "laptop":  # from one address so many would be a flood, and refused unread
            self._doors[who].client = (f"10.{'.'.join(str(part) for part in self._chance.randbytes(3))}", PHONE[1])
        kept = list(client.cookies.jar)
        try:
            answer = await client.request(method, path, headers=headers, content=content or None)
        except (httpx.InvalidURL, httpx.LocalProtocolError, UnicodeError):
            return  # no client sends that
        client.cookies.jar.clear()
        for cookie in kept:  # everybody stays who he is
            client.cookies.jar.set_cookie(cookie)
        self._found.routes.add(route)
        self._found.statuses[answer.status_code] += 1
        if answer.status_code >= 500 and answer.status_code != 507:
            told = f"{answer.status_code} {who}: {method} {path} {headers} {content[:600]!r}"
            if self._found.faults.setdefault(f"{method} {route}", told) is told:
                print("  !", told, file=sys.stderr, flush=True)
        elif answer.status_code == 200 and method == "GET":
            self._says.read(answer)

    async def close(self) -> None:
        """Everybody goes home."""
        for client in self._clients.values():
            await client.aclose()
        self._services.repairs.close()
        self._services.database.close()

    def _client(self, name: str, address: tuple[str, int]) -> httpx.AsyncClient:
        base = "http://localhost" if address == LAPTOP else "http://192.168.1.5"
        door = httpx.ASGITransport(self._app, raise_app_exceptions=False, client=address)
        self._doors[name] = door
        self._clients[name] = httpx.AsyncClient(transport=door, base_url=base)
        return self._clients[name]


async def run(folder: Path, requests: int, seed: int) -> Found:
    """So many requests, on a new table every few thousand."""
    found, made = Found(), 0
    logging.disable(logging.CRITICAL)  # what fails is told by its status
    try:
        for number, begin in enumerate(range(0, requests, ROUND)):
            data = folder / str(number)
            data.mkdir()
            fuzzer = Fuzzer(data, random.Random(f"{seed}-{number}"), found)
            await fuzzer.open()
            for _ in range(min(ROUND, requests - begin)):
                await fuzzer.call()
                made += 1
            await fuzzer.close()
            if requests > ROUND:
                print(f"{made:>7} {len(found.faults)} faults", flush=True)
    finally:
        logging.disable(logging.NOTSET)
    return found


def main() -> int:
    """Send and print."""
    chosen = figures.options(__doc__, requests=REQUESTS, seed=1)
    found = figures.in_folder(run, chosen.requests, chosen.seed)
    statuses = {int(status): number for status, number in sorted(found.statuses.items())}
    print(f"{sum(statuses.values())} requests over {len(found.routes)} routes: {statuses}")
    said = (
        figures.Row("requests", sum(statuses.values())),
        figures.Row("answered with 500 and above", len(found.faults)),
    )
    return figures.Sheet("fuzz").rows(said)


if __name__ == "__main__":
    sys.exit(main())
