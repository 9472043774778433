"""`app test --quick`: what was changed, which tests are near it, and what becomes of them."""

import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from app.launch import checks
from app.launch.changed import changed_files, nearest_tests
from app.launch.checks import FAILED, PASSED, QUICK_CHECKS

FILES = {
    "app/systems/quest/traps/rules.py": "",
    "app/systems/quest/traps/kinds.py": "",
    "app/web/map_panel.py": "",
    "templates/quest/_map_panel.html": "",
    "tests/builders.py": "",
    "tests/test_architecture.py": "def test_house(): ...",
    "tests/browser/test_map_panel.py": "from app.web import map_panel",
    "tests/systems/quest/traps/test_pit.py": "def test_pit(): ...",
    "tests/systems/quest/test_evening.py": "from app.systems.quest.traps import (\n    kinds,\n    rules,\n)",
    "tests/systems/quest/test_kinds.py": "from app.systems.quest.traps.kinds import Pit",
    "tests/web/test_map_page.py": "from tests.builders import table",
    "tests/web/test_map_panel.py": "",
    "tests/web/test_town.py": "from tests import builders",
}
HOUSE = "tests/test_architecture.py"
EVENING, KINDS = "tests/systems/quest/test_evening.py", "tests/systems/quest/test_kinds.py"
PIT, PAGE, PANEL, TOWN = (
    *("tests/systems/quest/traps/test_pit.py", "tests/web/test_map_page.py"),
    *("tests/web/test_map_panel.py", "tests/web/test_town.py"),
)
IN_BROWSER = "tests/browser/test_map_panel.py"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository on a branch of its own that has changed nothing yet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CHROMIUM", raising=False)
    _write(tmp_path, FILES)
    _git(tmp_path, "init", "--quiet", "--initial-branch=main")
    _commit(tmp_path, "all")
    _git(tmp_path, "switch", "--quiet", "--create", "mine")
    return tmp_path


def _git(project: Path, *arguments: str) -> None:
    person = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *person, *arguments], cwd=project, check=True, capture_output=True)


def _commit(project: Path, subject: str) -> None:
    _git(project, "add", "--all")
    _git(project, "commit", "--quiet", "--message", subject)


def _write(project: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text, "utf-8")


def test_what_was_committed_here_and_what_was_not_yet_are_changed_but_nothing_of_others(project: Path) -> None:
    assert changed_files(project) == []
    _write(project, {"app/web/map_panel.py": "x = 1"})
    _commit(project, "mine")
    _git(project, "switch", "--quiet", "main")
    _write(project, {"theirs.py": ""})
    _commit(project, "theirs")
    _git(project, "switch", "--quiet", "mine")
    _write(project, {"app/systems/quest/traps/kinds.py": "x = 2", "app/web/new.py": ""})
    assert changed_files(project) == ["app/systems/quest/traps/kinds.py", "app/web/map_panel.py", "app/web/new.py"]


def test_the_main_branch_of_the_origin_counts_before_the_one_here(project: Path) -> None:
    _git(project, "switch", "--quiet", "main")
    _git(project, "update-ref", "refs/remotes/origin/main", "HEAD")
    _write(project, {"app/web/map_panel.py": "x = 1"})
    _commit(project, "not pushed yet")
    assert changed_files(project) == ["app/web/map_panel.py"]


def test_a_folder_that_git_does_not_know_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    monkeypatch.chdir(tmp_path)
    assert changed_files(tmp_path) is None
    verdict = QUICK_CHECKS["pytest"]()
    assert (verdict.status, verdict.note) == (FAILED, "git kann nicht sagen, was geändert ist")


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        ([], [HOUSE]),
        (["app/systems/quest/traps/kinds.py"], [EVENING, KINDS, HOUSE, PIT]),
        (["app/systems/quest/traps/rules.py"], [EVENING, HOUSE, PIT]),
        (["templates/quest/_map_panel.html"], [HOUSE, PANEL, PAGE]),
        (["tests/builders.py"], [PAGE, TOWN, HOUSE]),
        ([TOWN], [TOWN, HOUSE]),
        ([IN_BROWSER], [IN_BROWSER, HOUSE, PANEL, PAGE]),
    ],
)
def test_the_nearest_tests_come_first(project: Path, changed: list[str], tests: list[str]) -> None:
    assert nearest_tests(project, changed) == tests


def test_a_failure_fails_and_success_passes(project: Path) -> None:
    _write(project, {TOWN: "def test_shop(): ..."})
    verdict = QUICK_CHECKS["pytest"]()
    assert verdict.status == PASSED
    assert verdict.note.startswith("2 passed in ")
    _write(project, {TOWN: "def test_shop(): assert False"})
    assert QUICK_CHECKS["pytest"]().status == FAILED


def test_time_that_is_up_leaves_the_rest_to_all_checks(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "QUICK_SECONDS", 0.01)
    _write(project, {TOWN: "import time\ndef test_shop(): time.sleep(0.1)\ndef test_never(): 1 / 0"})
    verdict = QUICK_CHECKS["pytest"]()
    assert verdict.status == PASSED
    assert "; dann war die Zeit um" in verdict.note
    _write(project, {TOWN: "def test_shop(): 1 / 0\ndef test_never(): 1 / 0"})
    assert QUICK_CHECKS["pytest"]().status == FAILED


def test_quick_judges_style_and_types_as_the_whole_run_does() -> None:
    assert list(QUICK_CHECKS) == ["ruff check", "ruff format", "mypy", "djlint", "pytest"]
    assert all(checks.CHECKS[name] is QUICK_CHECKS[name] for name in list(QUICK_CHECKS)[:-1])


def test_the_quick_option_runs_the_quick_checks_alone(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "QUICK_CHECKS", {"pytest": lambda: checks.Verdict(PASSED, "1 passed in 0.1s")})
    monkeypatch.setattr(checks, "CHECKS", {"pytest": lambda: checks.Verdict(FAILED, "too much")})
    assert checks.run(project, ["--quick"]) == 0


@pytest.mark.parametrize(
    ("codes", "status"), [([0], PASSED), ([1], FAILED), ([2, 0], PASSED), ([2, 1], FAILED), ([2, 2], FAILED)]
)
def test_types_are_checked_without_workers_where_these_do_not_start(
    monkeypatch: pytest.MonkeyPatch, codes: list[int], status: str
) -> None:
    called: list[tuple[str, ...]] = []

    def call(*command: str, seconds: float) -> int:
        called.append(command)
        return codes[len(called) - 1]

    monkeypatch.setattr(checks, "_call", call)
    assert QUICK_CHECKS["mypy"]().status == status
    assert called == [("mypy", "--num-workers=auto"), ("mypy",)][: len(codes)]
