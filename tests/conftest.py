"""For all tests: hypothesis finds the same examples on every run, and coverage is measured where it costs little."""

import gc
import multiprocessing
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import is_hypothesis_test, settings

from app.core.model import Model
from app.storage.database import Database
from app.storage.recovery import examine
from app.web.http import pin
from app.web.http.languages import GERMAN, spoken
from tests.luck import LUCK, luck_of

os.environ["LANGUAGE"] = "de"  # what the terminal says is read in German, whatever this machine speaks

settings.register_profile("house", derandomize=not LUCK, deadline=None, database=None, max_examples=100 if LUCK else 50)
settings.load_profile("house")

# hypothesis reads a model's signature, and one that is not built yet shows its parent's.
Model.model_config["defer_build"] = False


@pytest.fixture(autouse=True)
def the_same_luck_on_every_run(request: pytest.FixtureRequest) -> Iterator[None]:
    """What the program draws by chance is another for each test, and the same whenever and after whatever it runs."""
    with luck_of(request.node.nodeid):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """What several tests share has a luck of its own: it does not matter which of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with luck_of(f"{fixturedef.baseid}::{fixturedef.argname}[{getattr(request, 'param', '')}]"):
        return (yield)


@pytest.fixture(autouse=True)
def no_test_leaves_another_language() -> Iterator[None]:
    """A language that stays set would fail tests of others, and only in some orders: it fails the test that set it."""
    yield
    left = spoken.get()
    spoken.set(GERMAN)
    assert left == GERMAN


@pytest.fixture(autouse=True)
def no_database_stays_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the idle connections of every database made in the test; Python 3.13 warns of those that are left open.

    One that lives on, for the next test or in a thread, opens them again.
    """
    made, really = list[Database](), Database.__init__

    def noted(database: Database, path: Path) -> None:
        really(database, path)
        made.append(database)

    monkeypatch.setattr(Database, "__init__", noted)
    yield
    for database in made:
        database.close()


@pytest.fixture(autouse=True, scope="session")
def quick_examinations() -> Iterator[None]:
    """A backup is examined in a process that has read all modules already; `test_examine.py` takes a plain one."""
    with pytest.MonkeyPatch.context() as patch:
        if sys.platform != "win32":
            quick = multiprocessing.get_context("forkserver")
            quick.set_forkserver_preload(["app.storage.recovery.examine", "app.systems.registry"])
            patch.setattr(examine, "_SPAWN", quick)
        yield


@pytest.fixture(autouse=True, scope="session")
def cheap_pins() -> Iterator[None]:
    """A PIN is hashed at once; what it costs outside of tests stands in `test_security_pin.py`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pin, "COST", 2)
        yield


UNMEASURED = ("api", "broad", "browser")
MEASURED_OF_PAGES = 3
MEASURED_CASES = 1
_IS_MEASURED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What happens while modules are read is the same in every worker: the first one measures it for all."""
    measuring = Coverage.current()
    if measuring is None or os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0":
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What goes over everything takes longest: begun first, it leaves no worker alone at the end.

    Not so where the time may be up before (`app test --quick`): there the tests nearest to a change come first.
    """
    if not config.getoption("session_timeout", None):
        items.sort(key=lambda item: not any(item.get_closest_marker(name) for name in UNMEASURED))
    of_pages, cases = defaultdict[Path, set[str]](set), Counter[str]()
    for item in items:
        is_measured, test = not _goes_over_everything(item), item.nodeid.partition("[")[0]
        cases[test] += 1
        if is_measured and item.path.parent.name == "web":
            # What the first tests of such a file ask goes through nearly all of its page, with one case of each.
            of_pages[item.path].add(test)
            is_measured = cases[test] == 1 and len(of_pages[item.path]) <= MEASURED_OF_PAGES
        item.stash[_IS_MEASURED] = is_measured and cases[test] <= MEASURED_CASES


def pytest_collection_finish() -> None:
    """Garbage is looked for more rarely, and not among what stays anyhow; it took a sixth of the whole time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Measuring doubles what a test costs; those that go over everything would add no line to the quick ones."""
    measuring = Coverage.current()
    if measuring is None or item.stash[_IS_MEASURED]:
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()


def _goes_over_everything(item: pytest.Item) -> bool:
    return any(item.get_closest_marker(name) for name in UNMEASURED) or is_hypothesis_test(getattr(item, "obj", None))
