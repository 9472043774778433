"""Whatever a released program wrote opens today: a backup and a campaign's file for every state of the tables."""

from pathlib import Path

import pytest

from app.campaign.codec import codecs
from app.storage.database import Database
from app.storage.migrations import known_revisions
from app.storage.recovery.choose import Backups
from app.storage.recovery.swap import Restoring
from app.storage.store import SqlStore
from app.storage.transfer import Transfer, check_dice
from app.systems.registry import SYSTEMS
from tests.storage.files import read
from tests.storage.make_released import FOLDER
from tests.table_top import NOW

FILES = sorted(FOLDER.iterdir())


def test_every_state_of_the_tables_has_left_its_files() -> None:
    """After a new migration: python -m tests.storage.make_released."""
    kinds = ("db", "kampagne.json.gz")
    assert {file.name for file in FILES} == {f"{revision}.{kind}" for revision in known_revisions() for kind in kinds}
    assert sum(file.stat().st_size for file in FILES) < 150_000 * len(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_it_opens(file: Path, database: Database, tmp_path: Path) -> None:
    store = SqlStore(database, SYSTEMS)
    if file.suffix == ".db":
        backups = Backups(database, tmp_path / "backups", lambda: NOW)
        restoring = Restoring(backups, SYSTEMS, tmp_path / "scratch")
        restoring.swap(restoring.bring(file, file.name), restoring.stand())
    else:
        Transfer(database, store, lambda: NOW, lambda: "seed").take_in(read(file.read_bytes()), "key")
    [campaign] = store.campaigns()
    assert (campaign.name, campaign.system, campaign.revision) == (
        "Montagsrunde",
        "heroquest",
        10 if file.suffix == ".db" else 11,
    )
    with store.reading(campaign.id) as reading:
        state, redo = reading.state, reading.redo_stack()
    ada, bert = SYSTEMS["heroquest"].passports(state.table)
    assert (ada.name, ada.values["gold"], ada.values["body_points"], bert.name) == ("Ada", 250, 8, "Bert")
    assert [item.item_id for item in ada.equipment][-1] == "flask"
    assert (state.house.notes, state.house.cup.next > 0, redo) == ("Der Wirt war es", True, (8,))
    assert store.rebuild(campaign.id).differed == ()


@pytest.mark.parametrize("file", [one for one in FILES if one.suffix == ".gz"], ids=lambda file: file.name)
def test_its_dice_are_checked_and_nothing_is_held_against_them(file: Path) -> None:
    report = check_dice(read(file.read_bytes()), codecs(SYSTEMS))
    assert (report.findings, report.unclear) == ((), ())
    assert report.dice > 0
