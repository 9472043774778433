"""The file of a long campaign: whoever works it out never holds all of its entries."""

from weakref import WeakSet

import pytest

from app.campaign.codec import Codec
from app.campaign.model import Entry
from app.campaign.ports import StorageFault
from app.storage.journal_reading import SpooledLines
from app.storage.journal_rows import JournalLine, to_entry
from app.storage.transfer import check_dice, replay
from tests.storage.files import out
from tests.table_top import APP, KEEP, TableTop


def test_dice_and_decisions_are_worked_out_with_few_entries_in_the_memory_at_once(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    for _ in range(40):
        table.gamble("anna", APP, *([KEEP] if table.shown("anna")[-1] == KEEP else []))
    file = out(table)
    alive, held = WeakSet[Entry](), list[int]()

    def noted(line: JournalLine, codec: Codec) -> Entry:
        entry = to_entry(line, codec)
        alive.add(entry)
        held.append(len(alive))
        return entry

    monkeypatch.setattr("app.storage.journal_reading.to_entry", noted)
    assert check_dice(file, lambda _system: table.codec).dice >= 40
    assert replay(file, lambda _system: table.codec).is_same
    assert len(held) > 80
    assert max(held) < 10


def test_rows_put_aside_are_found_by_their_revision_and_nothing_else_is(table: TableTop) -> None:
    table.give("anna", 1)
    lines = tuple(out(table).lines())
    aside = SpooledLines(lines)
    assert (aside.count, aside.one(2), tuple(aside.all())) == (2, lines[1], lines)
    for nowhere in (0, 3):
        with pytest.raises(StorageFault, match=r"journal\.damaged"):
            aside.one(nowhere)
    aside.close()
