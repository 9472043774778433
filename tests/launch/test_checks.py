import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.launch import checks, programs
from app.launch.checks import FAILED, PASSED, SKIPPED, Verdict


@pytest.fixture(autouse=True)
def project(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty project to check, outside of CI, knowing no browser yet."""
    monkeypatch.chdir(tmp_path)
    for variable in ("CI", "CHROMIUM", "PYTEST_XDIST_WORKER"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


def use_checks(monkeypatch: pytest.MonkeyPatch, **verdicts: Verdict) -> list[str]:
    """Replace the checks by ones with a known end; returns the names of those that ran."""
    ran: list[str] = []

    def ending(name: str) -> Callable[[], Verdict]:
        def check() -> Verdict:
            ran.append(name)
            return verdicts[name]

        return check

    monkeypatch.setattr(checks, "CHECKS", {name: ending(name) for name in verdicts})
    return ran


def test_a_failed_check_fails_the_run_but_does_not_stop_it(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest_verdict = Verdict(PASSED, "12 passed, 1 skipped in 3.00s")
    ran = use_checks(monkeypatch, ruff=Verdict(FAILED), pytest=pytest_verdict, coverage=Verdict(PASSED, "96 %"))

    assert checks.run(project, []) == 1
    assert ran == ["ruff", "pytest", "coverage"]
    shown = capsys.readouterr().out
    assert "gescheitert   ruff" in shown
    assert shown.splitlines()[-1] == "12 passed, 1 skipped in 3.00s"


def test_the_run_ends_with_the_reasons_of_all_skips(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,pytest_cov.plugin,inline_snapshot.pytest_plugin")
    (project / "test_some.py").write_text(
        "import pytest\n"
        "@pytest.mark.parametrize('number', [1, 2])\n"
        "def test_page(number): pytest.skip('no browser: none was found')\n"
        "@pytest.mark.skipif(True, reason='not on Sundays')\n"
        "def test_day(): ...\n"
        "def test_good(): ...\n"
    )
    monkeypatch.setattr(checks, "CHECKS", {"pytest": checks._pytest})

    assert checks.run(project, []) == 0
    end = capsys.readouterr().out.split("── Ausgelassen ──\n")[1].splitlines()
    assert sorted(end[:-1]) == ["   1 × not on Sundays", "   2 × no browser: none was found"]
    assert end[-1].startswith("1 passed, 3 skipped in ")


def test_a_skipped_check_does_not_fail_the_run(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_checks(monkeypatch, browser=Verdict(SKIPPED), pytest=Verdict(PASSED, "1 passed in 0.1s"))

    assert checks.run(project, []) == 0


def test_arguments_run_pytest_alone(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = use_checks(monkeypatch, ruff=Verdict(PASSED))
    monkeypatch.setattr(checks, "_call", lambda *command: 3 if command == ("pytest", "-k", "faint") else 4)

    assert checks.run(project, ["-k", "faint"]) == 3
    assert ran == []


def test_a_tool_that_hangs_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(checks, "TOOL_SECONDS", 0.2)
    assert checks._tool("http.server", "0").status == FAILED
    assert "http.server war nach" in capsys.readouterr().out


def test_every_check_of_the_house_is_run_in_order() -> None:
    assert list(checks.CHECKS) == [
        "ruff check",
        "ruff format",
        "mypy",
        "djlint",
        "Browser",
        "Firefox",
        "WebKit",
        "PostgreSQL",
        "nginx",
        "caddy",
        "pytest",
        "pure_coverage",
        "total_coverage",
    ]


def test_ruff_and_mypy_judge_the_whole_project(project: Path) -> None:
    (project / "pyproject.toml").write_text('[tool.mypy]\nfiles = ["."]\n')
    (project / "good.py").write_text("answer: int = 42\n")
    names = ["ruff check", "ruff format", "mypy"]
    assert [checks.CHECKS[name]().status for name in names] == [PASSED, PASSED, PASSED]

    (project / "bad.py").write_text("import os\nanswer : int = 'no'\n")
    assert [checks.CHECKS[name]().status for name in names] == [FAILED, FAILED, FAILED]


def test_templates_are_linted(project: Path) -> None:
    (project / "templates").mkdir()
    (project / "templates/good.html").write_text("<p>Willkommen</p>\n")
    assert checks.CHECKS["djlint"]().status == PASSED

    (project / "templates/bad.html").write_text('<img src="held.png">\n')
    assert checks.CHECKS["djlint"]().status == FAILED


@pytest.mark.parametrize(("ci", "status"), [("true", FAILED), ("", SKIPPED)])
def test_a_missing_browser_fails_only_ci(ci: str, status: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(checks, "obtain_browser", lambda: None)

    verdict = checks.CHECKS["Browser"]()

    assert verdict.status == status
    assert "Die Browsertests laufen nicht" in verdict.note


@pytest.mark.parametrize(("ci", "status"), [("true", FAILED), ("", SKIPPED)])
def test_a_missing_postgres_fails_only_ci(ci: str, status: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setenv(programs.POSTGRES, "/nowhere")

    verdict = checks.CHECKS["PostgreSQL"]()

    assert verdict.status == status
    assert "laufen nicht" in verdict.note


@pytest.mark.parametrize("missing", [programs.NGINX, programs.CADDY])
@pytest.mark.parametrize(("ci", "status"), [("true", FAILED), ("", SKIPPED)])
def test_a_missing_proxy_fails_only_ci(
    ci: str, status: str, missing: programs.Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", ci)
    monkeypatch.setenv(missing.variable, "/nowhere")
    monkeypatch.setattr(programs, "may_use_apt", lambda: False)

    verdict = checks.CHECKS[missing.program]()

    assert verdict.status == status
    assert "läuft nicht" in verdict.note


@pytest.mark.parametrize("missing", [programs.NGINX, programs.CADDY])
def test_a_proxy_is_installed_where_that_is_allowed(
    project: Path, missing: programs.Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[tuple[str, ...]]()
    program = project / missing.program

    def install(*command: str) -> None:
        made.append(command)
        program.touch(mode=0o755)

    monkeypatch.setenv(missing.variable, str(program))
    monkeypatch.setattr(programs, "may_use_apt", lambda: True)
    monkeypatch.setattr(programs, "_call", install)

    assert checks.CHECKS[missing.program]() == Verdict(PASSED, str(program))
    assert [command[:2] for command in made] == [("apt-get", "update"), ("apt-get", "install")]
    assert missing.package in made[1]


def test_the_programs_of_postgres_are_found_where_somebody_says_or_in_their_package(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (project / programs._INITDB).touch()
    monkeypatch.setenv(programs.POSTGRES, str(project))
    assert checks.CHECKS["PostgreSQL"]() == Verdict(PASSED, str(project))

    monkeypatch.delenv(programs.POSTGRES)
    assert (Path(programs.find_postgres() or "") / programs._INITDB).is_file()


def test_the_tests_get_the_browser_that_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "obtain_browser", lambda: "/usr/bin/some-browser")
    monkeypatch.setenv("CHROMIUM", "")

    assert checks.CHECKS["Browser"]().status == PASSED
    assert os.environ["CHROMIUM"] == "/usr/bin/some-browser"


def test_pytest_reports_with_its_own_closing_line(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Loading every installed plugin three times would take longer than all the rest.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,pytest_cov.plugin,inline_snapshot.pytest_plugin")
    (project / "test_two.py").write_text("def test_good(): ...\ndef test_bad(): assert False\n")

    verdict = checks.CHECKS["pytest"]()

    assert verdict.status == FAILED
    assert verdict.note.startswith("1 failed, 1 passed in ")


def test_what_fails_in_a_browser_failed_even_if_it_would_pass_a_second_time(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin,pytest_cov.plugin,inline_snapshot.pytest_plugin")
    (project / "tests" / "browser").mkdir(parents=True)
    (project / "tests" / "browser" / "test_slow.py").write_text(
        "from pathlib import Path\n"
        "def test_page():\n"
        "    was_tried = Path('tried').exists()\n"
        "    Path('tried').touch()\n"
        "    assert was_tried\n"
    )
    verdict = checks.CHECKS["pytest"]()
    assert verdict.status == FAILED
    assert verdict.note.startswith("1 failed in ")


@pytest.mark.parametrize(
    ("line", "closing"),
    [
        ("== 12 passed in 0.53s ==\n", "12 passed in 0.53s"),
        ("\x1b[32m== \x1b[1m3 passed\x1b[0m, 1 skipped\x1b[32m in 61.02s\x1b[0m ==\n", "3 passed, 1 skipped in 61"),
        ("=== no tests ran in 0.01s ===\n", "no tests ran in 0.01s"),
        ("12 passed\n", None),
        ("tests/test_a.py ....  [100%]\n", None),
    ],
)
def test_the_closing_line_is_known_by_its_form(line: str, closing: str | None) -> None:
    found = checks._closing_line(checks._COLOUR.sub("", line))
    assert (found is None) == (closing is None)
    assert (found or "").startswith(closing or "")


@pytest.fixture
def half_covered(project: Path) -> Path:
    """A pure layer of which exactly half was run, and a full outer layer."""
    for name, code in {
        "core/dice.py": "x = 1\nif x > 1:\n    x = 2\n    x = 3\n",
        "web/page.py": "y = 1\n" * 96,
    }.items():
        (project / "app" / name).parent.mkdir(parents=True)
        (project / "app" / name).write_text(code)
    (project / "main.py").write_text("import app.core.dice, app.web.page\n")
    subprocess.run([sys.executable, "-m", "coverage", "run", "--branch", "--source=app", "main.py"], check=True)
    return project


@pytest.mark.usefixtures("half_covered")
def test_the_pure_layers_have_their_own_gate(capfd: pytest.CaptureFixture[str]) -> None:
    pure, total = checks.CHECKS["pure_coverage"](), checks.CHECKS["total_coverage"]()

    assert (pure.status, pure.note) == (FAILED, "50 % (verlangt: 95 %)")
    assert (total.status, total.note) == (PASSED, "97 % (verlangt: 90 %)")
    assert "dice.py" in capfd.readouterr().out
