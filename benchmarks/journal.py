"""What an action costs, and what it costs to take one back: `python3 -m benchmarks.journal`.

How many actions the long campaign has may follow (10,000 are usual).
Everything is measured in one run on one disk, so that the ratios hold on any machine.
"""

import platform
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import count, cycle
from pathlib import Path

from app.campaign.model import GAME_MASTER
from app.campaign.play import Form, Play
from app.core.answers import Answer, HandRoll
from app.core.events import Command
from app.storage.database import Database
from app.storage.migrations import upgrade
from app.storage.store import SqlStore
from app.systems.heroquest.body.commands import LoseBodyPoints, RestoreBodyPoints
from app.systems.heroquest.equipment.commands import ChangeGold, GiveItem
from app.systems.heroquest.free_rolls import RollDice
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from benchmarks.figures import Row, Sheet, options, repeated, seconds

FEW, MANY = 100, 10_000
ROUNDS = 300
SHEET = Sheet("journal")
HEROES = {"ragna": "barbarian", "liathan": "elf", "borrek": "dwarf", "aldemar": "wizard"}
GEAR = ("helmet", "dagger", "healing_potion_4", "healing_potion_2", "antidote")
_numbers = count()

Wish = tuple[Command, tuple[Answer, ...]]


class Silent:
    """A broadcaster nobody listens to."""

    def publish(self, campaign_id: int, revision: int) -> None:
        """Tell nobody."""


class Table:
    """A campaign with four heroes in a database of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self.path = folder / "heldenpass.db"
        self.database = database = Database(self.path)
        upgrade(database, folder / "backups", now())
        self.store = SqlStore(database, {SYSTEM.id: SYSTEM})
        self.play = Play(self.store, {SYSTEM.id: SYSTEM}, Silent(), now, lambda: "seed")
        self.revision, self.wishes = 0, _everyday()
        self.id = self.play.create("Messrunde", SYSTEM.id, self._form())
        self.revision = 1
        for wish in _seating():
            self.act(wish)

    def act(self, wish: Wish | None = None) -> int:
        """One confirmed action."""
        command, answers = wish or next(self.wishes)
        self.revision = self.play.submit(self.id, command, answers, self._form()).revision
        return self.revision

    def undo(self, target: int) -> None:
        """Take an action back."""
        self.revision = self.play.undo(self.id, target, self._form()).revision

    def redo(self) -> None:
        """Bring back what was taken back last."""
        self.revision = self.play.redo(self.id, self._form()).revision

    def _form(self) -> Form:
        return Form(actor=GAME_MASTER, revision=self.revision, key=f"key{next(_numbers)}")


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


def _seating() -> Iterator[Wish]:
    for hero_id, hero_class in HEROES.items():
        yield SeatHero(hero_id=hero_id, name=hero_id.title(), hero_class=hero_class), ()
        yield ChangeGold(hero_id=hero_id, change=500), ()
        for thing in GEAR:
            yield GiveItem(hero_id=hero_id, item_id=f"{hero_id}.{thing}", content_id=thing), ()


def _everyday() -> Iterator[Wish]:
    """What happens all evening, for ever: blows, healing, gold, dice."""
    for hero_id in cycle(HEROES):
        yield LoseBodyPoints(hero_id=hero_id, points=1), ()
        yield ChangeGold(hero_id=hero_id, change=25), ()
        yield RestoreBodyPoints(hero_id=hero_id, points=1), ()
        yield RollDice(hero_id=hero_id, pool="d6"), (HandRoll(faces=("4",)),)
        yield ChangeGold(hero_id=hero_id, change=-25), ()


def _bare_row(folder: Path) -> Callable[[], None]:
    """A transaction with one row of the same length, on the driver alone."""
    driver = sqlite3.connect(folder / "bare.db", isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        driver.execute(f"PRAGMA {pragma}")
    driver.execute("CREATE TABLE line (number INTEGER PRIMARY KEY, text TEXT NOT NULL)")

    def commit() -> None:
        driver.execute("BEGIN IMMEDIATE")
        driver.execute("INSERT INTO line (text) VALUES (?)", ("x" * 700,))
        driver.execute("COMMIT")

    return commit


def _compared(*acts: Callable[[], object]) -> Iterator[tuple[float, ...]]:
    """Times of each, taken in turns, so that whatever disturbs disturbs all."""
    return zip(*([seconds(act) for act in acts] for _ in range(ROUNDS)), strict=True)


def _long(folder: Path, actions: int) -> Table:
    table = Table(folder)
    print(f"Playing {actions} actions …", file=sys.stderr)
    while table.revision < actions:
        table.act()
    return table


def _report_actions(folder: Path, few: Table, many: Table) -> None:
    bare, small, large = _compared(_bare_row(folder), few.act, many.act)
    SHEET.times("a confirmed action, short campaign", small, bare)
    SHEET.times("a confirmed action, long campaign", large, bare)
    ratio = statistics.median(large) / statistics.median(small)
    SHEET.rows([Row("long campaign against short one", ratio, "×")])


def _report_undo(many: Table, back: int) -> None:
    newest = [many.act((ChangeGold(hero_id="ragna", change=1), ())) for _ in range(20)]
    SHEET.times("taking back the newest action", repeated(lambda: many.undo(newest.pop()), 20))
    for name, number in (("100 back", 100), ("half the campaign back", back)):
        SHEET.times(f"taking back one {name}", repeated(partial(_undo_gold, many, number), 5))


def _undo_gold(table: Table, back: int) -> None:
    """Take back a gain of gold about so many actions back, which counts."""
    with table.store.reading(table.id) as campaign:
        found = campaign.recent(60, before=table.revision - back)
    gain = next(
        action.revision
        for action in found
        if action.active and isinstance(action.entry.command, ChangeGold) and action.entry.command.change > 0
    )
    table.undo(gain)


def _report_loading(table: Table) -> None:
    def load() -> None:
        fresh = SqlStore(Database(table.path), {SYSTEM.id: SYSTEM})
        with fresh.reading(table.id) as campaign:
            assert campaign.state.house.name

    SHEET.times("the state, parsed anew", repeated(load, 20))
    SHEET.times("a rebuild of everything", repeated(lambda: table.store.rebuild(table.id), 1))


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    actions = options(__doc__, actions=MANY).actions
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        small, large = Table(folder / "few"), _long(folder / "many", actions)
        for _ in range(FEW - small.revision):
            small.act()
        SHEET.title(f"{now():%Y-%m-%d}, Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
        _report_actions(folder, small, large)
        _report_undo(large, actions // 2)
        _report_loading(large)
    return SHEET.code


if __name__ == "__main__":
    sys.exit(main())
