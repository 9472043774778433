"""What an action waits for beside long work: `python3 -m benchmarks.long_work` (a number of entries may follow).

A long campaign is written, then one after the other it goes out as a file and as an error report, comes in again, an
action of its beginning is taken back, a backup is made and examined. Meanwhile somebody acts in another campaign all
the time. What counts is the longest wait of that action, and the memory of the whole program.
"""

import gc
import resource
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep

from app.campaign.codec import Codec
from app.campaign.model import GAME_MASTER
from app.campaign.play import Form
from app.core.events import Command
from app.storage import campaign_files
from app.storage.campaign_files import CampaignFile
from app.storage.database import Database
from app.storage.recovery.choose import BackupReason, Backups
from app.storage.recovery.repair import Repairs
from app.storage.recovery.swap import Restoring
from app.storage.transfer import Transfer, check_dice, replay
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from benchmarks import figures
from benchmarks.journal import Table, now

USUAL = 10_000
PAUSE = 0.02
SWITCH_SECONDS = 0.0005  # as the server has it
ALONE = "bringing it back"  # while it is copied whoever acts keeps the old table, so nobody does


class Beside:
    """Somebody who acts in another campaign, again and again, for as long as something takes."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.id = table.play.create("Nebenan", SYSTEM.id, Form(actor=GAME_MASTER, revision=0, key="beside"))
        self._act(SeatHero(hero_id="elf", name="Elf", hero_class="elf"))

    def waits(self, work: Callable[[], object]) -> list[float]:
        """How long each action took meanwhile."""
        over, found = threading.Event(), list[float]()

        def act() -> None:
            while not over.is_set():
                before = perf_counter()
                self._act(ChangeGold(hero_id="elf", change=1))
                found.append(perf_counter() - before)
                sleep(PAUSE)

        acting = threading.Thread(target=act)
        acting.start()
        try:
            work()
        finally:
            over.set()
            acting.join()
        return found

    def _act(self, command: Command) -> None:
        with self._table.store.reading(self.id) as campaign:
            form = Form(actor=GAME_MASTER, revision=campaign.revision, key="")
        self._table.play.submit(self.id, command, (), form)


def measured(folder: Path, entries: int) -> dict[str, list[float]]:
    """The waits beside each kind of long work."""
    table = Table(folder)
    first = table.revision
    while table.revision < entries:
        table.act()
    database = table.database
    assert isinstance(database, Database)
    beside, transfer = Beside(table), Transfer(database, table.store, now, lambda: "moved")
    backups = Backups(database, folder / "backups", now)
    restoring = Restoring(backups, {SYSTEM.id: SYSTEM}, folder / "scratch")
    file, other = folder / "campaign.json.gz", folder / "report.json.gz"

    def bring() -> None:
        with file.open("rb") as source:
            transfer.take_in(campaign_files.read(source), "again")

    def work_out(how: Callable[[CampaignFile, Callable[[str], Codec]], object]) -> None:
        with file.open("rb") as source:
            how(campaign_files.read(source), table.store.codec)

    found = {
        "export": beside.waits(lambda: _written(transfer.campaign(table.id), file)),
        "error report": beside.waits(lambda: _written(transfer.report(table.id), other)),
        "import": beside.waits(bring),
        "working out its dice": beside.waits(lambda: work_out(check_dice)),
        "replaying it": beside.waits(lambda: work_out(replay)),
        "undo far back": beside.waits(lambda: table.undo(first)),
        "redo far back": beside.waits(table.redo),
        "mending a campaign": beside.waits(lambda: _mended(Repairs(database, table.store, None), table)),
        "backup": beside.waits(lambda: backups.make(BackupReason.MANUAL)),
    }
    name = backups.all()[0].name
    found["examining a backup"] = beside.waits(lambda: restoring.bring(backups.path(name), name))
    candidate = restoring.bring(backups.path(name), name)
    before = perf_counter()
    restoring.swap(candidate, restoring.stand())
    found[ALONE] = [perf_counter() - before]
    return found


def _written(campaign: CampaignFile, file: Path) -> None:
    with file.open("wb") as target:
        campaign_files.write(campaign, target)


def _mended(repairs: Repairs, table: Table) -> None:
    """As if something were damaged: all of it is derived anew."""
    repairs.carry_out(table.id, repairs.plan(table.id).entries)


def main() -> int:
    """Measure and print; 1 when somebody waited too long."""
    sys.setswitchinterval(SWITCH_SECONDS)
    _ = SYSTEM.content
    gc.freeze()  # as the server does with all that is loaded
    sheet, entries = figures.Sheet("long_work"), figures.options(__doc__, entries=USUAL).entries
    with tempfile.TemporaryDirectory() as folder:
        found = measured(Path(folder), entries)
    sheet.title(f"{entries} entries; how long an action beside waits")
    for name, waits in found.items():
        what = name if name == ALONE else f"beside: {name}, longest wait"
        sheet.rows([figures.Row(what, max(waits) * 1000, "ms")])
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    return sheet.rows([figures.Row("memory, most", most, "MB")])


if __name__ == "__main__":
    sys.exit(main())
