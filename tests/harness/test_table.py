"""The short form of `python3 -m benchmarks.table`: everything it measures is really done, and really taken back."""

import sys
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks.measured_program import House
from benchmarks.table import ACTIONS, PANELS, THROWN, Table, Times

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it starts a server as others do")


def test_every_action_is_thrown_done_and_taken_back(tmp_path: Path) -> None:
    with House(tmp_path / "data", tmp_path / "server.log") as server, closing(Table(server)) as table:
        assert [name for name, query in PANELS.items() if 'id="action-panel"' not in table.open(query)] == []
        for name, pairs in ACTIONS.items():
            thrown, done, undone = Times(), Times(), Times()
            table.act(pairs, thrown, done, undone)
            assert [len(times.clock) for times in (thrown, done, undone)] == [int(THROWN in pairs), 1, 1], name
