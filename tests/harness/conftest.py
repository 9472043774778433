"""The programs of the short measurements start as quickly as those of all other tests: nobody measures a start here."""

import pytest

from benchmarks.measured_program import Program
from tests import warm_start


@pytest.fixture(autouse=True)
def quick_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Program, "begin", staticmethod(warm_start.begin))
