import gc
import importlib
import runpy
import sys
from argparse import Namespace
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.launch import checks, index, lock, main
from app.launch.environment import RUNTIME_LOCK, TEST_LOCK, CannotGoOn, Environment


@pytest.fixture(autouse=True)
def first_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a person starts it: no switch set, the process outside the environment."""
    monkeypatch.delenv(main.OFF_SWITCH, raising=False)
    monkeypatch.setattr(Environment, "is_running", lambda self: False)


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    locks: list[str] = []
    monkeypatch.setattr(Environment, "prepare", lambda self, lock: locks.append(lock))
    return locks


def install_command(monkeypatch: pytest.MonkeyPatch, name: str) -> list[Namespace]:
    """A stand-in for app.commands.<name> that records what it was called with."""
    received: list[Namespace] = []

    def command(options: Namespace) -> int:
        received.append(options)
        return 7

    monkeypatch.setitem(sys.modules, f"app.commands.{name}", SimpleNamespace(main=command))
    return received


FOR_DEVELOPERS = {"test": checks, "lock": lock, "index": index}
ENVIRONMENTS = [("run", RUNTIME_LOCK), ("doctor", RUNTIME_LOCK), *((name, TEST_LOCK) for name in FOR_DEVELOPERS)]


@pytest.mark.parametrize(("command", "lock"), ENVIRONMENTS)
def test_each_command_gets_its_environment_and_goes_on_inside(
    command: str, lock: str, prepared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main, "run_again", lambda python, argv: (python, argv) == (inner_python(), [command]) and 5)

    assert main.main([command]) == 5
    assert prepared == [lock]


def inner_python() -> Path:
    return Environment(main.ROOT).python


def test_the_off_switch_runs_the_command_right_here(prepared: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELDENPASS_NO_BOOTSTRAP", "1")
    received = install_command(monkeypatch, "run")

    assert main.main(["run", "--port", "9000"]) == 7
    assert received[0].port == 9000
    assert prepared == []


def test_inside_a_ready_environment_nothing_is_handed_over(
    prepared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Environment, "is_ready", lambda self, lock: True)
    monkeypatch.setattr(Environment, "is_running", lambda self: True)
    received = install_command(monkeypatch, "rebuild")

    assert main.main(["rebuild", "--campaign", "c1"]) == 7
    assert received[0].campaign == "c1"
    assert prepared == []


@pytest.mark.parametrize(("command", "arguments"), [("test", ["-x"]), ("lock", ["--upgrade"]), ("index", [])])
def test_what_developers_call_runs_with_the_root_and_all_that_follows(
    command: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HELDENPASS_NO_BOOTSTRAP", "1")
    module = FOR_DEVELOPERS[command]
    monkeypatch.setattr(module, "run", lambda root, given: (root, given) == (main.ROOT, arguments) and 4)

    assert main.main([command, *arguments]) == 4


def test_a_failed_setup_is_one_german_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(self: Environment, lock: str) -> None:
        raise CannotGoOn("Bitte mit dem Internet verbinden.")

    monkeypatch.setattr(Environment, "prepare", fail)

    assert main.main(["run"]) == 1
    assert capsys.readouterr().err == "Bitte mit dem Internet verbinden.\n"


def test_ctrl_c_during_the_setup_shows_no_stack(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(self: Environment, lock: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Environment, "prepare", interrupt)

    assert main.main(["run"]) == 1
    assert "Abgebrochen" in capsys.readouterr().err


def test_an_old_python_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))

    assert main.main(["run"]) == 1
    assert "braucht Python 3.11 oder neuer, gefunden wurde Python 3.9.18" in capsys.readouterr().err


def test_python_minus_m_app_runs_the_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["app", "run"])
    monkeypatch.setenv("HELDENPASS_NO_BOOTSTRAP", "1")
    install_command(monkeypatch, "run")

    with pytest.raises(SystemExit) as ended:
        runpy.run_module("app", run_name="__main__")

    assert ended.value.code == 7


def test_nothing_looks_for_garbage_while_a_command_is_loaded(
    prepared: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(main.OFF_SWITCH, "1")
    looking: list[bool] = []

    def command(_options: Namespace) -> int:
        looking.append(gc.isenabled())
        return 7

    def load(_name: str) -> SimpleNamespace:
        looking.append(gc.isenabled())
        return SimpleNamespace(main=command)

    monkeypatch.setattr(importlib, "import_module", load)
    monkeypatch.setattr(gc, "freeze", lambda: looking.append(False))  # this process goes on to other tests
    assert main.main(["run"]) == 7
    assert looking == [False, False, True], "off while it is loaded and kept, on when it runs"


def test_a_command_that_cannot_be_loaded_leaves_the_search_for_garbage_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(main.OFF_SWITCH, "1")
    monkeypatch.setattr(importlib, "import_module", lambda _name: 1 / 0)
    monkeypatch.setattr(gc, "freeze", lambda: None)
    with pytest.raises(ZeroDivisionError):
        main.main(["run"])
    assert gc.isenabled()
