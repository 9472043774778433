"""A backup is tried in a process of its own, which can be broken off."""

import multiprocessing
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from app.campaign.ports import StorageFault
from app.core.errors import InvalidValue
from app.storage.recovery import examine
from app.storage.recovery.examine import BackupCheck
from tests.storage.house import House


def spoil(file: Path) -> None:
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE journal SET events = replace(events, '5', '9') WHERE revision = 2")


def test_it_finds_what_the_file_holds(house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examine, "_SPAWN", multiprocessing.get_context("spawn"))  # as outside of tests
    found = BackupCheck({"toy": house.table.system}).examine(house.backup(), tmp_path / "tried.db")
    assert (found.campaigns, found.entries, found.differed) == (1, house.table.revision, ())


def test_what_is_refused_is_refused_with_the_same_words(house: House, tmp_path: Path) -> None:
    file = house.backup()
    spoil(file)
    with pytest.raises(InvalidValue) as refused:
        BackupCheck({"toy": house.table.system}).examine(file, tmp_path / "tried.db")
    assert (refused.value.code, refused.value.field) == ("backup.seal_broken", "file")
    assert refused.value.data["name"]


def test_a_campaign_whose_game_is_gone_keeps_no_other_from_coming_back(house: House, tmp_path: Path) -> None:
    """In a backup of this house; its journal's seals are checked all the same."""
    file, target = house.backup(), tmp_path / "tried.db"
    assert BackupCheck({}).examine(file, target).entries == house.table.revision
    spoil(file)
    with pytest.raises(InvalidValue, match=r"backup\.seal_broken"):
        BackupCheck({}).examine(file, tmp_path / "spoilt.db")


def test_it_can_be_broken_off(house: House, tmp_path: Path) -> None:
    trial, faults = BackupCheck({"toy": house.table.system}), list[str]()

    def examine() -> None:
        with pytest.raises(StorageFault) as fault:
            trial.examine(house.backup(), tmp_path / "tried.db")
        faults.append(fault.value.code)

    thread = threading.Thread(target=examine)
    thread.start()
    while thread.is_alive():
        trial.stop()
        thread.join(0.01)
    assert faults == ["backup.not_tried"]
    examine()  # nothing is begun when the evening is over
    assert faults == ["backup.not_tried"] * 2
