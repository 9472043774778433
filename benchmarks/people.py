"""People at the table with a device each: they wish for something with a key, and ask again until they are answered.

What they wish for is drawn at random from one seed (`Ideas`): every kind of wish, by API and by form. What they were
told is kept in a `Ledger`; `benchmarks.audit` compares it with what the files say.
"""

import asyncio
import itertools
import json
import random
import re
import sys
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
from itsdangerous import TimestampSigner

from app.web.http.house_session import COOKIE

# Whoever comes through a proxy is no laptop: so one machine can be many phones.
PHONE = {"X-Forwarded-For": "192.168.1.20"}

MOST_ANSWERS = 12
SLOWEST = 60.0
NO_DISK = (503, 507)
_TOKEN = re.compile(r"/join/([\w.=-]+)")

GOLD_HEROES = ("borrek", "aldemar")  # nothing else ever touches their gold, so that it can be summed up
FIGHTERS = ("ragna", "liathan")
HEROES = (*FIGHTERS, *GOLD_HEROES)
MONSTERS = tuple(f"o-{number}" for number in range(1, 5))

PERMISSIONS = ["body_points", "mind_points", "gold", "dice", "names", "fight"]

BEFORE: tuple[Mapping[str, Any], ...] = (
    {"type": "permit_players", "permissions": PERMISSIONS},
    {"type": "start_quest"},
    {"type": "place_monster", "monster_id": "o", "kind": "orc", "count": len(MONSTERS)},
)

_MASTER = {"gold": 5, "form": 3, "dice": 4, "body": 4, "blow": 4, "notes": 1, "undo": 3, "redo": 1, "settle": 2}

_PLAYER = {"gold": 5, "dice": 4, "body": 4, "mind": 2, "propose": 1}


def phone_address(number: int) -> str | None:
    """The address of a phone of this number: each has its own, because the server takes turns by address.

    None where a machine has only one address of its own, which then is everybody's.
    """
    return f"127.1.{number // 250}.{1 + number % 250}" if sys.platform.startswith("linux") else None


class Wish(NamedTuple):
    """Something somebody wants, ready to be sent as often as necessary."""

    key: str
    campaign: int
    path: str  # of the API, below the campaign; "table": the form of the page
    body: Mapping[str, Any]

    @property
    def command(self) -> Mapping[str, Any] | None:
        """The command in it, unless it takes something back."""
        if self.path == "table":
            return {name: value for name, value in self.body.items() if name not in ("key", "revision", "confirmed")}
        found: Mapping[str, Any] | None = self.body.get("command")
        return found


@dataclass
class Ledger:
    """What was wished for and what was said to it, by key."""

    sent: dict[str, Wish] = field(default_factory=dict)
    done: dict[str, int | None] = field(default_factory=dict)  # with the revision, where it was told
    refused: dict[str, str] = field(default_factory=dict)
    waiting: dict[str, tuple["Person", Wish]] = field(default_factory=dict)  # sent, but the answer got lost
    faults: list[str] = field(default_factory=list)
    may_lack_its_disk: bool = False  # a refusal for want of a disk is none of the server's faults
    repeated: int = 0  # answers to a key that had acted before
    slowest: float = 0.0

    @property
    def answered(self) -> int:
        """How many wishes were answered, yes or no."""
        return len(self.done) + len(self.refused)


class Person:
    """The game master at the laptop, or a player with a phone."""

    def __init__(
        self, base: str, ledger: Ledger, name: str = "", heroes: Sequence[str] = (), address: str | None = None
    ) -> None:
        """`address`: where a phone's requests come from, see `phone_address`."""
        self.name, self.heroes, self.ledger, self.address = name, tuple(heroes), ledger, address
        self.is_game_master = not name
        headers = {} if self.is_game_master else PHONE
        door = httpx.AsyncHTTPTransport(verify=False, trust_env=False, limits=_FEW, local_address=address)
        self.client = httpx.AsyncClient(base_url=base, headers=headers, timeout=SLOWEST, transport=door)
        self._keys = (f"{name or 'master'}-{number}" for number in itertools.count())

    async def be_known(self, campaign: int, master: "Person", secret: bytes) -> None:
        """Have joined before: the campaign knows the phone, which holds the cookie that it was given then.

        By the QR code twenty phones may join in a minute: a full table would wait for that longer than it is measured.
        """
        device = f"phone-{self.name}"
        admit = {"type": "admit_device", "device_id": device, "name": self.name, "hero_ids": list(self.heroes)}
        wish = master.wish(campaign, "commands", await master.revision(campaign), command=admit)
        assert await master.send(wish)
        assert wish.key in master.ledger.done, master.ledger.refused[wish.key]
        kept = b64encode(json.dumps({"devices": {str(campaign): device}}).encode())
        self.client.cookies.set(COOKIE, TimestampSigner(secret.hex()).sign(kept).decode())

    async def revision(self, campaign: int) -> int:
        """Where the campaign stands, as this person sees it."""
        return int((await self.client.get(f"/api/v1/campaigns/{campaign}")).raise_for_status().json()["revision"])

    def key(self) -> str:
        """One that nobody had before."""
        return next(self._keys)

    @property
    def headers(self) -> Mapping[str, str]:
        """What the device sends with everything: who it is, once it has joined."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        return {} if self.is_game_master else {**PHONE, **({"Cookie": cookies} if cookies else {})}

    def wish(self, campaign: int, path: str, revision: int, **said: Any) -> Wish:
        """A new wish, with a key that nobody had before."""
        key = self.key()
        return Wish(key, campaign, path, {**said, "revision": revision, "key": key})

    async def think(self, campaign: int, command: Mapping[str, Any], chance: random.Random) -> list[Any] | None:
        """Every answer a command asks for, thrown by the app or by hand; None when the rules refuse it."""
        answers: list[Any] = []
        while len(answers) < MOST_ANSWERS:
            body = {"command": command, "answers": answers}
            looked = await self.client.post(f"/api/v1/campaigns/{campaign}/commands/preview", json=body)
            if looked.status_code != 200:
                self._check(looked)
                return None
            found = looked.json()
            if found["prompt"] is None:
                return list(found["answers"])
            answers = [*found["answers"], _answer(found["prompt"], chance)]
        return None

    async def send(self, wish: Wish) -> bool:
        """Say it once. Whether it was answered, yes or no."""
        self.ledger.sent[wish.key] = wish
        before = asyncio.get_running_loop().time()
        try:
            answer = await self._post(wish)
        except httpx.HTTPError:
            if wish.key not in self.ledger.done and wish.key not in self.ledger.refused:
                self.ledger.waiting[wish.key] = (self, wish)
            return False
        self.ledger.slowest = max(self.ledger.slowest, asyncio.get_running_loop().time() - before)
        return self._hear(wish, answer)

    async def close(self) -> None:
        """Put the device away."""
        await self.client.aclose()

    async def _post(self, wish: Wish) -> httpx.Response:
        if wish.path == "table":
            return await self.client.post(f"/campaigns/{wish.campaign}/table", data=dict(wish.body))
        return await self.client.post(f"/api/v1/campaigns/{wish.campaign}/{wish.path}", json=wish.body)

    def _hear(self, wish: Wish, answer: httpx.Response) -> bool:
        if answer.status_code in NO_DISK:  # the disk's fault, not the wish's: it waits
            self.ledger.waiting[wish.key] = (self, wish)
            return False
        self.ledger.waiting.pop(wish.key, None)
        if answer.status_code in (200, 201) and wish.path != "table":
            told = answer.json()
            self.ledger.repeated += told["repeated"]
            self._keep(wish, int(told["revision"]))
        elif answer.status_code == 303:
            self._keep(wish, None)
        else:
            self._check(answer)
            self.ledger.refused[wish.key] = f"{answer.status_code} {answer.text[:200]}"
        return True

    def _keep(self, wish: Wish, revision: int | None) -> None:
        before = self.ledger.done.get(wish.key, revision)
        if revision is not None and before not in (None, revision):
            self.ledger.faults.append(f"{wish.key} acted at {before} and again at {revision}")
        self.ledger.done[wish.key] = revision if revision is not None else before

    def _check(self, answer: httpx.Response) -> None:
        """Whatever is refused is refused with a reason; the server itself is never at a loss."""
        is_excused = self.ledger.may_lack_its_disk and answer.status_code in NO_DISK
        if answer.status_code >= 500 and not is_excused:
            self.ledger.faults.append(f"{answer.request.url.path}: {answer.status_code} {answer.text[:300]}")


# Idle connections are let go of before the server does so after five seconds: what it just closed answers nobody.
_FEW = httpx.Limits(max_connections=8, max_keepalive_connections=8, keepalive_expiry=2)


async def table(master: Person, key: str, *commands: Mapping[str, Any]) -> tuple[int, str]:
    """The sample campaign, begun by this key, in which these commands were done: its id, and the token for phones."""
    begun = await master.client.post("/campaigns/sample", data={"key": key})
    campaign = int(begun.headers["location"].split("/")[2])
    for command in commands:
        assert await master.send(master.wish(campaign, "commands", await master.revision(campaign), command=command))
    assert not master.ledger.refused, master.ledger.refused
    page = (await master.client.get(f"/campaigns/{campaign}/join")).raise_for_status().text
    found = _TOKEN.search(page)
    assert found, page[:500]
    return campaign, found[1]


def _answer(prompt: Mapping[str, Any], chance: random.Random) -> Mapping[str, Any]:
    if "options" in prompt:
        return {"kind": "choice", "option": chance.choice(prompt["options"])}
    dice = prompt["dice"]
    if chance.random() < 0.5 or any(die["hidden"] for die in dice):
        return {"kind": "app"}
    return {"kind": "hand", "faces": [chance.choice(die["faces"]) for die in dice]}


class Ideas:
    """Draws wishes from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    async def next(self, person: Person, campaign: int) -> Wish | None:
        """Something this person might want now; None when the rules would not hear of it."""
        weights = _MASTER if person.is_game_master else _PLAYER
        [kind] = self.chance.choices(list(weights), list(weights.values()))
        if kind in ("undo", "redo"):
            return await self._taking_back(person, campaign, kind)
        if kind == "settle":
            return await self._settling(person, campaign)
        command = self._command(kind, person.heroes or HEROES)
        revision = await person.revision(campaign)
        if kind == "form":
            return person.wish(campaign, "table", revision, **command, confirmed="yes")
        if kind == "propose":
            return person.wish(campaign, "proposals", revision, command=command)
        answers = await person.think(campaign, command, self.chance)
        if answers is None:
            return None
        return person.wish(campaign, "commands", revision, command=command, answers=answers)

    def _command(self, kind: str, mine: tuple[str, ...]) -> Mapping[str, Any]:
        pick = self.chance.choice
        rich, fighting = _both(mine, GOLD_HEROES), _both(mine, FIGHTERS)
        if not (fighting if kind == "body" else rich) and kind in ("body", "gold"):
            kind = "dice"
        match kind:
            case "dice":
                return {"type": "roll_dice", "hero_id": pick(mine), "pool": "d6"}
            case "body":
                kind = pick(("lose_body_points", "restore_body_points", "restore_body_points"))
                return {"type": kind, "hero_id": pick(fighting), "points": self.chance.randint(1, 2)}
            case "mind" | "propose":
                return {"type": "change_mind_points", "hero_id": pick(mine), "change": pick((-1, 1))}
            case "blow":
                ours, theirs = pick(FIGHTERS), pick(MONSTERS)
                attacker, target = pick(((ours, theirs), (theirs, ours)))
                return {"type": "attack", "attacker_id": attacker, "target_id": target}
            case "notes":
                return {"type": "write_notes", "text": "x" * self.chance.randint(1, 3000)}
            case _:
                change = self.chance.randint(-20, 30) or 1
                return {"type": "change_gold", "hero_id": pick(rich), "change": change}

    async def _taking_back(self, person: Person, campaign: int, kind: str) -> Wish:
        revision = await person.revision(campaign)
        is_far = kind == "undo" and self.chance.random() < 0.5
        target = {"target": max(1, revision - self.chance.randint(0, 40))} if is_far else {}
        return person.wish(campaign, kind, revision, **target)

    async def _settling(self, person: Person, campaign: int) -> Wish | None:
        """Yes or no to the proposal that has waited longest."""
        path = f"/api/v1/campaigns/{campaign}/proposals"
        listed = (await person.client.get(path)).raise_for_status().json()
        open_ones = [one["id"] for one in listed if one["outcome"] is None]
        if not open_ones:
            return None
        path = f"proposals/{open_ones[0]}/{self.chance.choice(('accept', 'decline'))}"
        return person.wish(campaign, path, await person.revision(campaign))


def _both(mine: tuple[str, ...], wanted: tuple[str, ...]) -> list[str]:
    return [hero for hero in mine if hero in wanted]
