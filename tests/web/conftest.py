"""A server on an empty data folder, and the people who call it."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count, pairwise
from pathlib import Path
from typing import Any

import pytest
from anyio.from_thread import start_blocking_portal
from httpx2 import Request, Response
from starlette.testclient import TestClient

from app.main import create_app
from app.settings import Settings
from app.systems.registry import GAMES
from app.web.http.invitation_tokens import Invitation
from app.web.table.services import Services
from tests.toy import TOY
from tests.web import stencils

ADDRESS, HERE = "http://192.168.1.5:8000", "http://localhost:8000"
LAPTOP, PHONE = ("127.0.0.1", 50_000), ("192.168.1.20", 50_000)
_keys = count()
_HEADING = re.compile(r"<h([1-6])[\s>]([^<]*)")


@dataclass
class Clock:
    """A clock that stands still until somebody moves it."""

    now: datetime = datetime(2026, 11, 21, 20, 47, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


class _Caller(TestClient):
    """Check the headings of every page that any test asks for: a screen reader goes from one to the next."""

    def send(self, request: Request, *, stream: bool = False, **options: Any) -> Response:
        answer = super().send(request, stream=stream, **options)
        if not stream and answer.headers.get("content-type", "").startswith("text/html"):
            heard = _HEADING.findall(answer.text)
            skipped = [(before, after) for before, after in pairwise(heard) if int(after[0]) > int(before[0]) + 1]
            assert not skipped, f"{answer.url}: {skipped}"
        return answer


def _make_empty(folder: Path) -> Path:
    settings = Settings(data=folder)
    services: Services = create_app(settings, Clock(), (*GAMES, TOY)).state.services
    services.database.close()
    return settings.database


class Server:
    """One server with HeroQuest and the toy game."""

    def __init__(self, data: Path, *, metrics: bool = False) -> None:
        self.clock = Clock()
        settings = Settings(data=data, metrics=metrics)
        if not settings.database.exists():
            stencils.lay("empty", settings.database, _make_empty)
        self.app = create_app(settings, self.clock, (*GAMES, TOY))
        self._open = ExitStack()
        self._open.callback(self.services.database.close)
        # One event loop for all who call: one for each request, with its threads, costs more than most answers.
        self._loop = self._open.enter_context(start_blocking_portal())
        self.services.watchman.requests.limit = 10**9  # a test asks faster than any guest
        self.services.watchman.joins.limit = self.services.watchman.joins_of_all.limit = 10**9
        self.laptop = self.client(LAPTOP)

    def close(self) -> None:
        """Nobody calls any more."""
        self._open.close()

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def client(self, address: tuple[str, int] = PHONE, **headers: str) -> TestClient:
        """Somebody at this address whom nobody knows yet."""
        base = HERE if address == LAPTOP else ADDRESS
        client = _Caller(self.app, base, client=address, headers=headers, follow_redirects=False)
        client.portal = self._loop
        return client

    def is_untouched(self) -> bool:
        """Whether nobody has begun or set anything here."""
        with self.services.database.reading() as connection:
            return not any(
                connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in ("campaign", "setting")
            )

    def campaign(self, system: str = "toy", name: str = "Montagsrunde") -> int:
        """A new campaign; its id."""
        begun = self.laptop.post("/api/v1/campaigns", json={"name": name, "system": system, "key": new_key()})
        assert begun.status_code == 201, begun.text
        return int(begun.json()["id"])

    def revision(self, campaign: int) -> int:
        """Where a campaign stands."""
        return int(self.laptop.get(f"/api/v1/campaigns/{campaign}").json()["revision"])

    def wish(self, campaign: int, kind: str, /, *answers: dict[str, Any], **fields: Any) -> dict[str, Any]:
        """The body of a command, made from the newest revision."""
        return {
            "command": {"type": kind, **fields},
            "answers": list(answers),
            "revision": self.revision(campaign),
            "key": new_key(),
        }

    def do(self, campaign: int, kind: str, /, *answers: dict[str, Any], **fields: Any) -> dict[str, Any]:
        """Something the game master does, successfully."""
        done = self.laptop.post(
            f"/api/v1/campaigns/{campaign}/commands", json=self.wish(campaign, kind, *answers, **fields)
        )
        assert done.status_code == 201, done.text
        result: dict[str, Any] = done.json()
        return result

    def token(self, campaign: int, hero: str | None = None) -> str:
        """The token in the QR code of a table or a hero."""
        generation = self.services.snapshots.take(campaign).state.house.invitation
        return self.services.invitations.token(Invitation(campaign, generation, hero))

    def player(self, campaign: int, hero: str, name: str = "Anna") -> TestClient:
        """A phone that joined by a hero's QR code."""
        phone = self.client()
        joined = phone.post(
            f"/join/{self.token(campaign, hero)}", data={"name": name, "key": new_key(), "shared": hero}
        )
        assert joined.status_code == 303, joined.text
        return phone


def new_key() -> str:
    """A key that no form had before."""
    return f"key-{next(_keys)}"


def hand(*faces: object) -> dict[str, Any]:
    """An answer: faces read off the table."""
    return {"kind": "hand", "faces": [str(face) for face in faces]}


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers on the same data folder, one after the other."""
    made: list[Server] = []

    def make(*, metrics: bool = False) -> Server:
        made.append(Server(tmp_path, metrics=metrics))
        return made[-1]

    yield make
    for server in made:
        server.close()


@pytest.fixture
def server(make_server: Callable[[], Server]) -> Server:
    """A server on an empty data folder."""
    return make_server()
