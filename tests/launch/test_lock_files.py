import re
import subprocess
import tomllib
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from app.launch import lock

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ["requirements.txt", "requirements-postgres.txt", "requirements-dev.txt"]
ALL = [*LOCKS, lock.BUILD_LOCK]


def requirements(name: str) -> dict[str, str]:
    """Name of each locked package and its whole entry: version, marker, hashes."""
    text = re.sub(r"^\s*#.*\n", "", (ROOT / name).read_text("utf-8"), flags=re.MULTILINE)
    entries = re.split(r"\n(?=\S)", text.strip())
    return {re.split(r"[\[=]", entry)[0]: entry for entry in entries}


def names(wanted: list[str | dict[str, str]]) -> set[str]:
    """The packages of a list in pyproject.toml, where a group may include another."""
    return {re.split(r"[<>=!\[; ]", one)[0].lower() for one in wanted if isinstance(one, str)}


@pytest.mark.parametrize("name", ALL)
def test_a_lock_names_no_address(name: str) -> None:
    assert "://" not in (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", ALL)
def test_every_package_has_one_version_and_a_hash(name: str) -> None:
    for entry in requirements(name).values():
        assert re.match(r"^[a-z0-9-]+(\[[a-z,]+\])?==[0-9][^ ]*( ; .+)? \\\n", entry), entry
        assert "--hash=sha256:" in entry


def test_the_runtime_lock_holds_every_dependency() -> None:
    assert names(PROJECT["project"]["dependencies"]) <= requirements("requirements.txt").keys()


def test_each_lock_adds_to_the_same_versions() -> None:
    runtime, club, testing = map(requirements, LOCKS)

    assert runtime.items() <= club.items() <= testing.items()
    assert names(PROJECT["project"]["optional-dependencies"]["postgres"]) == {"psycopg"}
    assert {"psycopg", "psycopg-binary"} <= club.keys() - runtime.keys()
    assert names(PROJECT["dependency-groups"]["dev"]) <= testing.keys()


def test_every_extra_that_a_package_asks_for_is_pinned() -> None:
    """A pip as old as Debian 12's refuses a lock that pins `coverage` where a package asks for `coverage[toml]`."""
    pinned, asked = requirements("requirements-dev.txt"), set[tuple[str, str]]()
    for package in pinned:
        with suppress(PackageNotFoundError):  # one for another system
            wanted = [Requirement(line) for line in distribution(package).requires or ()]
            asked |= {
                (one.name, extra) for one in wanted if not one.marker or one.marker.evaluate() for extra in one.extras
            }
    assert ("coverage", "toml") in asked
    for name, extra in asked:
        assert extra in pinned[name].split("==")[0], (name, extra)


def test_what_builds_the_wheel_is_pinned_as_in_the_tests() -> None:
    building, testing = requirements(lock.BUILD_LOCK), requirements("requirements-dev.txt")
    assert names(PROJECT["build-system"]["requires"]) <= building.keys()
    assert building.items() <= testing.items()


def test_locking_writes_the_runtime_first_and_the_others_upon_it(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[list[str]] = []

    def uv(command: list[str], **settings: object) -> subprocess.CompletedProcess[str]:
        compiled.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", uv)

    assert lock.run(ROOT, ["--upgrade"]) == 0
    assert {"--no-emit-index-url", "--output-file=requirements.txt", "--upgrade"} <= set(compiled[0])
    assert {"--extra=postgres", "--constraints=requirements.txt", "--upgrade"} <= set(compiled[1])
    assert {"--group=dev", "--constraints=requirements-postgres.txt", "--upgrade"} <= set(compiled[2])
    assert {"--group=pyproject.toml:build", "--constraints=requirements-dev.txt", "--upgrade"} <= set(compiled[3])
