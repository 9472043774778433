import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from app.launch import lock

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LOCKS = ["requirements.txt", "requirements-postgres.txt", "requirements-dev.txt"]


def requirements(name: str) -> dict[str, str]:
    """Name of each locked package and its whole entry: version, marker, hashes."""
    text = re.sub(r"^\s*#.*\n", "", (ROOT / name).read_text("utf-8"), flags=re.MULTILINE)
    entries = re.split(r"\n(?=\S)", text.strip())
    return {entry.split("==")[0]: entry for entry in entries}


def names(wanted: list[str]) -> set[str]:
    return {re.split(r"[<>=!\[; ]", requirement)[0].lower() for requirement in wanted}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_address(name: str) -> None:
    assert "://" not in (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_one_version_and_a_hash(name: str) -> None:
    for entry in requirements(name).values():
        assert re.match(r"^[a-z0-9-]+==[0-9][^ ]*( ; .+)? \\\n", entry), entry
        assert "--hash=sha256:" in entry


def test_the_runtime_lock_holds_every_dependency() -> None:
    assert names(PROJECT["project"]["dependencies"]) <= requirements("requirements.txt").keys()


def test_each_lock_adds_to_the_same_versions() -> None:
    runtime, club, testing = map(requirements, LOCKS)

    assert runtime.items() <= club.items() <= testing.items()
    assert names(PROJECT["project"]["optional-dependencies"]["postgres"]) == {"psycopg"}
    assert {"psycopg", "psycopg-binary"} <= club.keys() - runtime.keys()
    assert names(PROJECT["dependency-groups"]["dev"]) <= testing.keys()


def test_locking_writes_the_runtime_first_and_the_others_upon_it(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[list[str]] = []

    def uv(command: list[str], **settings: object) -> subprocess.CompletedProcess[str]:
        compiled.append(command)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", uv)

    assert lock.main(["--upgrade"]) == 0
    assert {"--no-emit-index-url", "--output-file=requirements.txt", "--upgrade"} <= set(compiled[0])
    assert {"--extra=postgres", "--constraints=requirements.txt", "--upgrade"} <= set(compiled[1])
    assert {"--group=dev", "--constraints=requirements-postgres.txt", "--upgrade"} <= set(compiled[2])
