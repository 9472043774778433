"""The short form of `python3 -m benchmarks.full_table`: both games come to a full table, and phones are told."""

from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import pytest

from benchmarks import full_table
from benchmarks.clients import Table
from benchmarks.figures import Row
from benchmarks.measured_program import House


@pytest.mark.parametrize(("game", "measure"), [("dnd5e", full_table.fight), ("dungeonquest", full_table.dungeon)])
def test_four_phones_are_told(game: str, measure: Callable[[Table, int], Sequence[Row]], tmp_path: Path) -> None:
    with House(tmp_path / "data", tmp_path / "server.log") as server, closing(Table(server.base, game)) as table:
        assert [row.name for row in measure(table, 1) if row.value <= 0] == []
