import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.launch import environment
from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK, CannotGoOn, Environment, create, install
from tests.launch.tiny_project import make_project, make_wheel


@pytest.fixture(autouse=True)
def only_local_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """pip sees the folder of this test and nothing else, neither an index nor the settings of this machine."""
    monkeypatch.setenv("PIP_CONFIG_FILE", "/dev/null")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    monkeypatch.setenv("PATH", "/usr/bin:/bin")  # no uv, unless a test brings one


@pytest.fixture
def no_ensurepip(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Debian without its package python3-venv. Also the quicker way to an environment, so most tests take it."""
    really = environment._succeeds
    has_pip = sys.executable if importlib.util.find_spec("pip") else environment._base_python()

    def without_ensurepip(command: list[str]) -> bool:
        return ("venv" not in command or "--without-pip" in command) and really(command)

    monkeypatch.setattr("app.launch.environment._succeeds", without_ensurepip)
    monkeypatch.setattr("app.launch.environment._base_python", lambda: has_pip)


def installed_version(environment: Environment) -> str:
    command = [str(environment.python), "-c", "import tiny; print(tiny.VERSION)"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def forbid_installing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*arguments: object) -> None:
        raise AssertionError("nothing was to be installed")

    monkeypatch.setattr("app.launch.environment.create", fail)
    monkeypatch.setattr("app.launch.environment.install", fail)


def test_the_first_start_builds_and_the_second_finds_all_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    environment = make_project(tmp_path)

    environment.prepare(RUNTIME_LOCK)

    assert environment.is_ready(RUNTIME_LOCK)
    assert installed_version(environment) == "1.0"
    assert "Heldenpass richtet sich einmalig ein" in capsys.readouterr().out

    forbid_installing(monkeypatch)
    environment.prepare(RUNTIME_LOCK)
    assert capsys.readouterr().out == ""


@pytest.mark.usefixtures("no_ensurepip")
def test_without_ensurepip_the_outer_pip_fills_the_environment(tmp_path: Path) -> None:
    environment = make_project(tmp_path)

    environment.prepare(RUNTIME_LOCK)

    assert installed_version(environment) == "1.0"
    assert environment.is_ready(RUNTIME_LOCK)
    assert not environment.is_ready(TEST_LOCK)


@pytest.mark.usefixtures("no_ensurepip")
def test_a_changed_lock_is_installed_and_the_old_promises_are_gone(tmp_path: Path) -> None:
    environment = make_project(tmp_path)
    environment.prepare(TEST_LOCK)
    assert environment.is_ready(RUNTIME_LOCK)
    assert environment.is_ready(POSTGRES_LOCK)

    make_project(tmp_path, "1.1")

    assert not environment.is_ready(RUNTIME_LOCK)
    environment.prepare(RUNTIME_LOCK)
    assert installed_version(environment) == "1.1"
    assert not environment.is_ready(TEST_LOCK)


@pytest.mark.usefixtures("no_ensurepip")
def test_an_interrupted_installation_heals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = make_project(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr("app.launch.environment.install", lambda *arguments: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            environment.prepare(RUNTIME_LOCK)
    # pip would believe this half-copied package to be installed.
    leftover = next((tmp_path / ".venv.new").glob("lib*/python*/site-packages")) / "tiny-1.0.dist-info"
    leftover.mkdir()
    (leftover / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n")

    assert not environment.is_ready(RUNTIME_LOCK)
    environment.prepare(RUNTIME_LOCK)

    assert installed_version(environment) == "1.0"


@pytest.mark.usefixtures("no_ensurepip")
def test_without_network_one_german_sentence_says_what_to_do(tmp_path: Path) -> None:
    environment = make_project(tmp_path)
    next(tmp_path.glob("*.whl")).unlink()

    with pytest.raises(CannotGoOn) as error:
        environment.prepare(RUNTIME_LOCK)

    assert "unverändert" in str(error.value)
    assert "No matching distribution found for tiny==1.0" in str(error.value), "the last that pip called an error"
    assert "damit verbinden und denselben Befehl noch einmal aufrufen" in str(error.value)
    assert str(environment.log) in str(error.value)
    assert "tiny" in environment.log.read_text("utf-8")
    assert not (tmp_path / ".venv.new").exists()
    assert not environment.is_ready(RUNTIME_LOCK)


@pytest.mark.usefixtures("no_ensurepip")
def test_programs_of_the_environment_start_after_the_swap(tmp_path: Path) -> None:
    environment = make_project(tmp_path)
    line = make_wheel(tmp_path, "2.0", "greeter", "#!python\nprint('here')\n")
    (tmp_path / RUNTIME_LOCK).write_text(line)

    environment.prepare(RUNTIME_LOCK)

    program = environment.python.with_name("greeter")
    assert subprocess.run([program], capture_output=True, text=True, check=True).stdout == "here\n"


@pytest.mark.usefixtures("no_ensurepip")
def test_a_package_with_another_hash_is_refused(tmp_path: Path) -> None:
    environment = make_project(tmp_path)
    lock = tmp_path / RUNTIME_LOCK
    lock.write_text(lock.read_text()[:-9] + "00000000\n")

    with pytest.raises(CannotGoOn):
        environment.prepare(RUNTIME_LOCK)


def test_a_python_without_venv_and_pip_gets_the_package_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.launch.environment._succeeds", lambda command: False)

    with pytest.raises(CannotGoOn, match="sudo apt install python3-venv"):
        make_project(tmp_path).prepare(RUNTIME_LOCK)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / ".venv.lock").mkdir()

    with pytest.raises(CannotGoOn, match=r"\.venv lässt sich nicht beschreiben"):
        make_project(tmp_path).prepare(RUNTIME_LOCK)


def test_a_file_in_the_way_of_the_environment_is_named(tmp_path: Path) -> None:
    environment = make_project(tmp_path)
    environment.folder.write_text("no folder")

    with pytest.raises(CannotGoOn, match=r"\.venv lässt sich nicht beschreiben \(.*File exists"):
        environment.prepare(RUNTIME_LOCK)


def test_an_environment_of_another_python_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment = make_project(tmp_path)
    monkeypatch.setattr("app.launch.environment.create", lambda folder: (folder / "bin").mkdir(parents=True))
    monkeypatch.setattr("app.launch.environment.install", lambda python, *rest: python.touch())
    monkeypatch.setattr(sys, "platform", "linux")
    environment.prepare(RUNTIME_LOCK)
    assert environment.is_ready(RUNTIME_LOCK)

    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))

    assert not environment.is_ready(RUNTIME_LOCK)


def test_windows_keeps_its_python_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")

    assert Environment(tmp_path).python == tmp_path / ".venv" / "Scripts" / "python.exe"


def test_a_process_knows_whether_it_is_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Environment(tmp_path).is_running()

    monkeypatch.setattr(sys, "prefix", str(tmp_path / ".venv"))

    assert Environment(tmp_path).is_running()


def test_who_waits_for_another_window_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other window holds the lock and finishes while we wait; we then have nothing left to do."""
    environment = make_project(tmp_path)
    forbid_installing(monkeypatch)
    ready, free = iter([False, True]), iter([False, True])
    monkeypatch.setattr(Environment, "is_ready", lambda self, lock: next(ready))
    monkeypatch.setattr("app.launch.environment._try_lock", lambda file: next(free))

    environment.prepare(RUNTIME_LOCK)

    assert "in einem anderen Fenster eingerichtet" in capsys.readouterr().out


def uv_that_ends(code: int, asked: Path) -> str:
    return f'#!/bin/sh\necho "$@" > "{asked}"\necho "error: uv is tired" >&2\nexit {code}\n'


@pytest.mark.usefixtures("no_ensurepip")
def test_uv_installs_where_it_is_there_and_pip_what_uv_cannot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    environment, uv, asked = make_project(tmp_path), tmp_path / "uv", tmp_path / "asked"
    lock, log = tmp_path / RUNTIME_LOCK, tmp_path / "log"
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    create(environment.folder)
    for code in (0, 1):
        uv.write_text(uv_that_ends(code, asked))
        uv.chmod(0o755)
        install(environment.python, lock, log)
        assert asked.read_text().startswith(f"pip install --require-hashes --requirement {lock} ")
        assert asked.read_text().endswith(f" --python {environment.python}\n")
        assert ("Processing" in log.read_text()) == (code != 0), "pip was asked only where uv had failed"
    assert installed_version(environment) == "1.0"


@pytest.mark.usefixtures("no_ensurepip")
def test_the_uv_that_is_among_the_packages_comes_first_and_installs_the_others(tmp_path: Path) -> None:
    environment, asked = make_project(tmp_path), tmp_path / "asked"
    with (tmp_path / TEST_LOCK).open("a") as lock:
        lock.write(make_wheel(tmp_path, "1.0", "uv", uv_that_ends(0, asked)).replace(" --hash", " \\\n    --hash"))

    environment.prepare(TEST_LOCK)

    assert f"--requirement {lock.name} " in asked.read_text()
    assert "tiny" not in environment.log.read_text(), "pip fetched uv alone"
