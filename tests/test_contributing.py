"""What a newcomer is told about setting up, testing and reporting is so."""

import re
import tomllib

import yaml

from app.launch import index, lock, programs
from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK
from app.settings import ROOT

TOLD = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
WORKFLOWS = {file.name: file.read_text("utf-8") for file in (ROOT / ".github/workflows").glob("*.yml")}
OWN_WORKFLOWS = {f"./.github/workflows/{name}" for name in WORKFLOWS}
# Of the program itself, of the system, and what CI sets.
_OF_OTHERS = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "PYTHONPATH", "PYTEST_XDIST_WORKER", "CI"}
_OF_THE_PROGRAM = {"HELDENPASS_DATA", "HELDENPASS_HOSTS"}


def test_contributing_is_a_page() -> None:
    assert len(TOLD.split()) < 800


def test_every_variable_that_tests_read_is_told() -> None:
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "app" / "launch").glob("*.py")]
    read = re.compile(r"""environ(?:\.get\(|\[)["']([A-Z_]+)["']""")
    found = {name for file in files for name in read.findall(file.read_text("utf-8"))} - _OF_OTHERS - _OF_THE_PROGRAM
    found |= {programs.POSTGRES, programs.NGINX.variable, programs.CADDY.variable}
    assert {"CHROMIUM", "LUCK"} < found
    rows = set(re.findall(r"`([A-Z_]+)`", "".join(re.findall(r"^\| `[A-Z_].*? \|", TOLD, re.MULTILINE))))
    assert rows == found | {"SSL_CERT_FILE"}  # the last is for pip and uv


def test_every_written_file_is_named() -> None:
    pages = {file.relative_to(ROOT).as_posix() for file in index._written(ROOT) if file.suffix == ".md"}
    pages = {page for page in pages if "`python3 -m app index`" in (ROOT / page).read_text("utf-8")[:300]}
    assert pages - {"docs/recipes.md"} <= set(re.findall(r"`(docs/[\w-]+\.md)`", TOLD))
    locks = {RUNTIME_LOCK, POSTGRES_LOCK, TEST_LOCK, lock.BUILD_LOCK}
    assert {file.name for file in ROOT.glob("requirements*.txt")} == locks
    assert "the four `requirements*.txt`" in TOLD


def test_the_checks_run_on_every_push_and_pull_request_with_the_oldest_and_a_new_python() -> None:
    checks = yaml.safe_load(WORKFLOWS["checks.yml"])
    assert checks[True].keys() == {"push", "pull_request"}  # YAML reads `on` as true
    [job] = checks["jobs"].values()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    assert job["strategy"]["matrix"]["python"] == [oldest, "3.13"]
    assert f"Python {oldest} and 3.13" in TOLD
    *_, install, test = [step.get("run", "") for step in job["steps"]]
    assert {programs.CADDY.package, programs.NGINX.package} <= set(install.split())
    assert test == "python3 -m app test"


def test_workflows_name_no_host_and_what_they_use_has_a_version() -> None:
    for name, text in WORKFLOWS.items():
        assert "://" not in text, name
        assert not re.search(r"index-url|find-links|registry", text), name
        used = {one for one in re.findall(r"uses: (\S+)", text) if one not in OWN_WORKFLOWS}
        assert all(re.fullmatch(r"actions/[a-z-]+@v\d+", one) for one in used), name


def test_what_is_measured_is_measured_weekly_and_for_each_release() -> None:
    weekly = yaml.safe_load(WORKFLOWS["benchmarks.yml"])
    assert weekly[True].keys() == {"schedule", "workflow_dispatch", "workflow_call"}
    [moment] = weekly[True]["schedule"]
    assert re.fullmatch(r"\d+ \d+ \* \* [0-6]", moment["cron"])
    called = [step["run"] for step in weekly["jobs"]["measure"]["steps"] if "run" in step]
    assert "python -m benchmarks --write" in called
    assert yaml.safe_load(WORKFLOWS["release.yml"])["jobs"]["measure"] == {"uses": "./.github/workflows/benchmarks.yml"}


def test_issue_forms_are_forms_in_both_languages() -> None:
    forms = [file for file in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if file.stem != "config"]
    assert {file.stem for file in forms} == {"fault", "wish"}
    for form in (yaml.safe_load(file.read_text("utf-8")) for file in forms):
        assert all("·" in text for text in (form["name"], form["description"]))
        for part in form["body"]:
            assert part["type"] in {"textarea", "input"}
            assert "·" in part["attributes"]["label"]
        assert len({part["id"] for part in form["body"]}) == len(form["body"])


def test_a_fault_in_security_has_a_way_that_is_not_public() -> None:
    text = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "private vulnerability report" in text
    assert "@" not in text
    assert "SECURITY.md" in TOLD
