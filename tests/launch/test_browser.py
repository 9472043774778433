import os
import shutil
import sys
from pathlib import Path

import pytest

from app.launch import programs
from app.launch.programs import find_browser


@pytest.fixture
def bare_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine whose PATH and home are empty folders."""
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "platform", "linux")
    return tmp_path


def make_program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(mode=0o755)
    return str(path)


def test_a_bare_machine_has_no_browser(bare_machine: Path) -> None:
    assert find_browser() is None


@pytest.mark.parametrize("name", ["chromium", "google-chrome", "microsoft-edge"])
def test_a_browser_on_the_path_is_found(bare_machine: Path, name: str) -> None:
    program = make_program(bare_machine / "bin" / name)

    assert find_browser() == program


def test_the_environment_variable_wins(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_program(bare_machine / "bin/chromium")
    mine = make_program(bare_machine / "my-chromium")
    monkeypatch.setenv("CHROMIUM", mine)

    assert find_browser() == mine


def test_a_wrong_environment_variable_is_not_papered_over(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_program(bare_machine / "bin/chromium")
    monkeypatch.setenv("CHROMIUM", str(bare_machine / "missing"))

    assert find_browser() is None


def test_windows_programs_are_looked_up(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edge = make_program(bare_machine / "x86/Microsoft/Edge/Application/msedge.exe")
    monkeypatch.setattr(sys, "platform", "win32")
    # A real Windows would ask PATHEXT; here only the fixed places are of interest.
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.delenv("ProgramFiles", raising=False)
    monkeypatch.setenv("ProgramFiles(x86)", str(bare_machine / "x86"))

    assert find_browser() == edge


def test_mac_applications_of_one_person_are_looked_up(bare_machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chrome = make_program(bare_machine / "home/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    monkeypatch.setattr(sys, "platform", "darwin")

    assert find_browser() == chrome


def test_the_newest_browser_fetched_by_playwright_is_found(bare_machine: Path) -> None:
    cache = bare_machine / "home/.cache/ms-playwright"
    make_program(cache / "chromium-1100/chrome-linux/chrome")
    newest = make_program(cache / "chromium-1200/chrome-linux64/chrome")

    assert find_browser() == newest


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What would have been run to get a browser; nothing is."""
    made: list[tuple[str, ...]] = []
    monkeypatch.setattr(programs, "_call", lambda *command: made.append(command))
    return made


def test_nothing_is_installed_where_a_browser_is(bare_machine: Path, calls: list[tuple[str, ...]]) -> None:
    program = make_program(bare_machine / "bin/chromium")

    assert programs.obtain_browser() == program
    assert calls == []


def test_debian_as_root_installs_its_own_chromium(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, calls: list[tuple[str, ...]]
) -> None:
    monkeypatch.setattr(programs, "may_use_apt", lambda: True)

    def apt_get(*command: str) -> None:
        calls.append(command)
        for package in command:
            if package.startswith("chromium"):
                make_program(bare_machine / "bin" / package)

    monkeypatch.setattr(programs, "_call", apt_get)

    assert programs.obtain_browser() == str(bare_machine / "bin/chromium-headless-shell")
    assert [command[1] for command in calls] == ["update", "install", "install"]
    assert "chromium" in calls[1]


def test_beside_debians_own_chromium_the_quicker_one_is_fetched(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, calls: list[tuple[str, ...]]
) -> None:
    chromium = make_program(bare_machine / "bin/chromium")
    monkeypatch.setattr(programs, "may_use_apt", lambda: True)
    assert programs.obtain_browser() == chromium
    assert calls == []  # one that somebody put elsewhere stays the only one

    monkeypatch.setattr(programs, "_DEBIANS", chromium)
    assert programs.obtain_browser() == chromium  # this Debian has no quicker one
    assert [command[1] for command in calls] == ["update", "install"]
    assert calls[1][-1] == "chromium-headless-shell"

    quicker = make_program(bare_machine / "bin/chromium-headless-shell")
    calls.clear()
    assert programs.obtain_browser() == quicker
    monkeypatch.setenv("CHROMIUM", chromium)
    assert programs.obtain_browser() == chromium  # whoever names one gets it
    assert calls == []


def test_elsewhere_playwright_fetches_one(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, calls: list[tuple[str, ...]]
) -> None:
    monkeypatch.setattr(programs, "may_use_apt", lambda: False)

    assert programs.obtain_browser() is None
    assert [command[1:] for command in calls] == [("-m", "playwright", "install", "chromium")]


def test_only_root_uses_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)

    assert programs.may_use_apt() is False


def test_a_failing_installation_shows_its_error(capsys: pytest.CaptureFixture[str]) -> None:
    programs._call(sys.executable, "-c", "import sys; sys.exit('kein Netz')")

    assert "kein Netz" in capsys.readouterr().out


def test_an_installer_that_hangs_is_given_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(programs, "SECONDS", 0.2)
    programs._call(sys.executable, "-c", "import time; time.sleep(60)")
    assert "noch nicht fertig" in capsys.readouterr().out


def test_an_engine_is_there_with_its_driver_alone(bare_machine: Path) -> None:
    engine = programs.Engine("Any", ("its-driver", str(bare_machine / "its-library")), ("its-package",))
    make_program(bare_machine / "bin/its-driver")
    assert not programs.has_engine(engine)
    make_program(bare_machine / "its-library")
    assert programs.has_engine(engine)


def test_an_engine_that_is_not_there_is_installed_where_that_is_allowed(
    bare_machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = list[str]()

    def install(*groups: tuple[str, ...]) -> None:
        asked.extend(name for group in groups for name in group)
        make_program(bare_machine / "bin/its-driver")

    engine = programs.Engine("Any", ("its-driver",), ("its-package", "its-window"))
    monkeypatch.setattr(programs, "install_with_apt", install)
    monkeypatch.setattr(programs, "may_use_apt", lambda: False)
    assert not programs.obtain_engine(engine)
    monkeypatch.setattr(programs, "may_use_apt", lambda: True)
    assert programs.obtain_engine(engine)
    assert programs.obtain_engine(engine)
    assert asked == ["its-package", "its-window"]
    assert "Any" in capsys.readouterr().out
