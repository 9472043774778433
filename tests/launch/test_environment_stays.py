"""A working environment stays whole whatever fails; the slow parts of setting up are replaced here."""

import itertools
from pathlib import Path

import pytest

from app.launch import environment
from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK, CannotGoOn
from tests.launch.tiny_project import make_project


@pytest.mark.parametrize("order", list(itertools.permutations(("tests", "pulled", "club", "run"))), ids="-".join)
def test_what_works_still_works_after_any_failure_offline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, order: tuple[str, ...]
) -> None:
    """Every command in every order, also with a lock file that changed, as after a pull, and went back again."""
    environment, lock = make_project(tmp_path), tmp_path / RUNTIME_LOCK
    monkeypatch.setattr("app.launch.environment.create", _make_bare)
    monkeypatch.setattr("app.launch.environment.install", lambda *of: None)
    environment.prepare(RUNTIME_LOCK)
    environment.python.write_text("works")
    monkeypatch.setattr("app.launch.environment.install", _fail_in_the_middle)
    played = lock.read_text()
    for command in order:
        if command == "pulled":
            lock.write_text(played.replace("1.0", "1.1"))
        wanted = {"tests": TEST_LOCK, "pulled": RUNTIME_LOCK, "club": POSTGRES_LOCK, "run": RUNTIME_LOCK}[command]
        try:
            environment.prepare(wanted)
        except CannotGoOn:
            assert command != "run"
        else:
            assert command == "run"
        lock.write_text(played)
        assert environment.is_ready(RUNTIME_LOCK)
        assert environment.python.read_text() == "works"


def _make_bare(folder: Path) -> None:
    """Make what looks like an environment to somebody who starts nothing in it."""
    python = environment._python_in(folder)
    python.parent.mkdir(parents=True, exist_ok=True)
    python.write_text("new")


def _fail_in_the_middle(python: Path, lock: Path, log: Path) -> None:
    python.write_text("half")
    raise CannotGoOn("no network")


@pytest.mark.parametrize("step", [1, 2])
def test_a_swap_that_was_broken_off_is_put_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    environment = make_project(tmp_path)
    monkeypatch.setattr("app.launch.environment.create", _make_bare)
    monkeypatch.setattr("app.launch.environment.install", lambda *of: None)
    environment.prepare(RUNTIME_LOCK)
    environment.python.write_text("works")
    really, steps = Path.rename, itertools.count(1)

    def killed(path: Path, target: Path) -> Path:
        if next(steps) == step:
            raise KeyboardInterrupt
        return really(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "rename", killed)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare(TEST_LOCK)

    environment.prepare(RUNTIME_LOCK)
    assert environment.python.read_text() == "works"
    environment.prepare(TEST_LOCK)
    assert environment.is_ready(TEST_LOCK)
    assert environment.python.read_text() == "new"
    assert not [left for left in tmp_path.glob(".venv.*") if left.is_dir()]
