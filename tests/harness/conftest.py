"""The programs of the short measurements start as quickly as those of all other tests: nobody measures a start here."""

import threading
from collections.abc import Iterator

import pytest

from benchmarks.measured_program import Program
from tests import warm_start

SECONDS = 5.0  # for a thread to see that its server is gone


@pytest.fixture(autouse=True)
def quick_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Program, "begin", staticmethod(warm_start.begin))


@pytest.fixture(autouse=True)
def no_thread_goes_on() -> Iterator[None]:
    """Fail a measurement whose threads outlive it: they would take a processor from every test that follows."""
    before = set(threading.enumerate())
    yield
    left = set(threading.enumerate()) - before
    for thread in left:
        thread.join(SECONDS)
    assert not [thread for thread in left if thread.is_alive()]
