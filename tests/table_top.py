"""A campaign on a real database with short ways to do things, for the tests of campaign and storage."""

import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import event

from app.campaign.codec import Codec
from app.campaign.model import GAME_MASTER, Actor, CampaignState, Entry
from app.campaign.play import Form, Play, Receipt
from app.campaign.replay import Decision
from app.core.answers import Answer, AppRoll, Choice, HandRoll
from app.core.events import Command
from app.core.game_system import GameSystem
from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.migrations import upgrade
from app.storage.rebuild import Contents, contents
from app.storage.store import SqlStore
from tests.toy.game.game import ChangeCoins, Gamble, Purses, ToyGame

NOW = datetime(2026, 11, 21, 20, 47, tzinfo=UTC)
APP = AppRoll()
KEEP, AGAIN = Choice(option="keep"), Choice(option="again")
_keys = count()


@dataclass
class Heard:
    """A broadcaster that remembers what it was told."""

    messages: list[tuple[int, int]] = field(default_factory=list)

    def publish(self, campaign_id: int, revision: int) -> None:
        self.messages.append((campaign_id, revision))


class TableTop:
    """One campaign with short ways to do things."""

    def __init__(self, database: AnyDatabase, system: GameSystem | None = None, campaign_id: int | None = None) -> None:
        self.database = database
        self.system: GameSystem = system or ToyGame()
        systems: Mapping[str, GameSystem] = {self.system.id: self.system}
        self.store, self.heard, self.codec = SqlStore(database, systems), Heard(), Codec(self.system)
        self._seeds = chain(["seed"], (f"seed {number}" for number in count(2)))
        self.play = Play(self.store, systems, self.heard, lambda: NOW, lambda: next(self._seeds))
        self.id = campaign_id or self.play.create(
            "Montagsrunde", self.system.id, _form(GAME_MASTER, 0, f"create{next(_keys)}")
        )

    def reopened(self) -> "TableTop":
        """The same campaign as a program sees it that has just been started."""
        return TableTop(self.database, self.system, self.id)

    @property
    def state(self) -> CampaignState:
        with self.store.reading(self.id) as campaign:
            return campaign.state

    @property
    def json(self) -> tuple[str, str]:
        """House and table byte for byte."""
        return self.state.as_json()

    @property
    def revision(self) -> int:
        with self.store.reading(self.id) as campaign:
            return campaign.revision

    @property
    def entries(self) -> list[Entry]:
        with self.store.reading(self.id) as campaign:
            return list(campaign.entries())

    @property
    def derived(self) -> Contents:
        """All rows that follow from the journal, by table."""
        with self.database.reading() as connection:
            return contents(connection, self.id)

    @property
    def coins(self) -> dict[str, int]:
        assert isinstance(self.state.table, Purses)
        return dict(self.state.table.coins)

    def form(self, actor: Actor = GAME_MASTER, revision: int | None = None, key: str | None = None) -> Form:
        return _form(actor, self.revision if revision is None else revision, f"k{next(_keys)}" if key is None else key)

    def do(self, command: Command, *answers: Answer, form: Form | None = None) -> Receipt:
        return self.play.submit(self.id, command, answers, form or self.form())

    def give(self, owner: str, change: int) -> int:
        return self.do(ChangeCoins(owner=owner, change=change)).revision

    def gamble(self, owner: str, *answers: Answer) -> int:
        return self.do(Gamble(owner=owner), *answers).revision

    def throw(
        self, command: Command, *answers: Answer, form: Form | None = None, correcting: int | None = None
    ) -> Decision:
        """Let the app throw; what somebody sees then."""
        form = form or self.form()
        self.play.throw(self.id, command, answers, form, correcting)
        return self.play.preview(self.id, command, answers, correcting, form.actor)

    def shown(self, owner: str, form: Form | None = None) -> tuple[Answer, ...]:
        """A gamble with the app's dice as a panel shows it, good numbers kept."""
        decision = self.throw(Gamble(owner=owner), APP, form=form)
        return decision.answers if decision.prompt is None else (*decision.answers, KEEP)

    def undo(self, target: int | None = None, form: Form | None = None) -> Receipt:
        return self.play.undo(self.id, target, form or self.form())

    def redo(self, form: Form | None = None) -> Receipt:
        return self.play.redo(self.id, form or self.form())

    def correct(self, target: int, *answers: Answer, form: Form | None = None) -> int:
        return self.play.correct(self.id, target, answers, form or self.form()).revision


def _form(actor: Actor, revision: int, key: str) -> Form:
    return Form(actor=actor, revision=revision, key=key)


def hand(*faces: int) -> HandRoll:
    return HandRoll(faces=tuple(map(str, faces)))


@contextmanager
def pragma(database: Database, text: str) -> Iterator[None]:
    """Every connection made inside has this pragma too."""

    def set_pragma(driver: sqlite3.Connection, _record: object) -> None:
        driver.execute(f"PRAGMA {text}")

    database.close()
    event.listen(database.engine, "connect", set_pragma)
    yield
    event.remove(database.engine, "connect", set_pragma)
    database.close()


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a campaign, whole in its file; copies are quick."""
    folder = tmp_path_factory.mktemp("empty")
    database = Database(folder / "heldenpass.db")
    upgrade(database, folder / "backups", NOW)
    database.close()
    return database.path


@pytest.fixture
def database(tmp_path: Path, empty_file: Path) -> Iterator[Database]:
    database = Database(Path(shutil.copy(empty_file, tmp_path / "heldenpass.db")))
    yield database
    database.close()


@pytest.fixture
def table(database: Database) -> TableTop:
    return TableTop(database)


def looked_at_while_giving(table: TableTop, store: SqlStore, times: int) -> set[int]:
    """The revisions a store shows meanwhile. Each action gives a coin, so there are always as many coins as actions."""
    seen, over = set[int](), Event()

    def look() -> None:
        while not over.is_set():
            with store.reading(table.id) as campaign:
                assert isinstance(campaign.state.table, Purses)
                assert sum(campaign.state.table.coins.values()) == campaign.revision - 1
                assert len(list(campaign.entries())) == campaign.revision
                seen.add(campaign.revision)

    with ThreadPoolExecutor(1) as pages:
        looking = pages.submit(look)
        for _ in range(times):
            table.give("bert", 1)
        over.set()
        looking.result()
    return seen
