"""What people take home: the wheel and the folder to double-click, each started where no sources lie."""

import hashlib
import http.client
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import sysconfig
import time
import tomllib
import venv
import zipfile
from contextlib import closing
from email.parser import Parser
from pathlib import Path

import pytest

from app.launch import release
from app.settings import ROOT, VERSION
from app.storage.migrations import head_revision

LARGEST_WHEEL, LARGEST_FOLDER = 3_000_000, 60_000_000
SECONDS = 30.0
AT_THE_LAPTOP = {"Content-Type": "application/json", "Connection": "keep-alive"}  # as a browser on it says
WHERE = "Ein Örtchen mit Lücken"  # people's folders have blanks and umlauts


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return release.wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder without sources, but with something that is called like our package."""
    (tmp_path / WHERE / "app").mkdir(parents=True)
    (tmp_path / WHERE / "app" / "__init__.py").write_text("raise RuntimeError('not this one')", encoding="utf-8")
    return tmp_path / WHERE


def _installed(wheel: Path, place: Path) -> Path:
    """The program of the wheel in an environment with nothing besides it but the libraries it names."""
    venv.create(place, symlinks=True)
    python = place / "bin" / "python"
    target = Path(
        subprocess.check_output([python, "-c", "import site; print(site.getsitepackages()[0])"], text=True).strip()
    )
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(target)
    (target / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    entry = re.search(r"heldenpass = (\S+):(\S+)", next(target.glob("*.dist-info/entry_points.txt")).read_text("utf-8"))
    assert entry
    program = place / "bin" / "heldenpass"
    program.write_text(f"#!{python}\nimport sys\nfrom {entry[1]} import {entry[2]}\nsys.exit({entry[2]}())\n", "utf-8")
    program.chmod(0o755)
    return program


def _plays(program: Path, folder: Path, data: Path | None = None, begun: int = 1) -> int:
    """Started with a data folder it begins a campaign there, its `begun`th, shows its table and ends: the exit code."""
    data, started = data or folder / "meine Spielstände", time.monotonic()
    command: list[str | Path] = [program, "run", "--no-browser", "--port", "0", "--data", data]
    with subprocess.Popen(command, cwd=folder, env=_environ()) as process:
        try:
            address = data / "heldenpass.address"
            while process.poll() is None and not _answers(address):
                assert time.monotonic() < started + SECONDS
                time.sleep(0.02)
            port = int(address.read_text("utf-8").strip("/").rsplit(":", 1)[1])
            with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=SECONDS)) as connection:
                body = '{"name": "Montag", "system": "heroquest", "key": "k"}'
                connection.request("POST", "/api/v1/campaigns", body, AT_THE_LAPTOP)
                assert connection.getresponse().read().startswith(f'{{"id":{begun}'.encode())
                connection.request("GET", f"/campaigns/{begun}/table", headers=AT_THE_LAPTOP)
                answer = connection.getresponse()
                assert (answer.status, b"Spieltisch" in answer.read()) == (200, True)
            process.send_signal(signal.SIGINT)
            return process.wait(SECONDS)
        finally:
            process.kill()


def _keeps_data_safe(program: Path, folder: Path) -> None:
    """It opens what an older version wrote, after a backup, and refuses in one sentence what a newer one wrote."""
    older, newer = folder / "ältere", folder / "neuere"
    for data in (older, newer):
        data.mkdir()
        shutil.copy(ROOT / "tests/storage/released/0001.db", data / "heldenpass.db")
    with closing(sqlite3.connect(newer / "heldenpass.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert _plays(program, folder, older, begun=2) == 0
    [backup] = (older / "backups").glob("*-before-*")
    assert backup.name.endswith(f"-before-{head_revision()}.db")
    for data, said in ((newer, "neueren Fassung"), (older / "heldenpass.db" / "darunter", "lässt sich nicht anlegen")):
        command: list[str | Path] = [program, "run", "--no-browser", "--port", "0", "--data", data]
        told = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=SECONDS, env=_environ())
        assert (told.returncode, told.stderr.count("\n"), said in told.stderr) == (1, 1, True), told.stderr


def _environ() -> dict[str, str]:
    known = {key: value for key, value in os.environ.items() if not key.startswith(("HELDENPASS", "PYTHON", "COV_"))}
    return {**known, "LANG": "de_DE.UTF-8"}


def _answers(address: Path) -> bool:
    if not address.exists() or not (url := address.read_text("utf-8")):
        return False
    with closing(
        http.client.HTTPConnection("127.0.0.1", int(url.strip("/").rsplit(":", 1)[1]), timeout=SECONDS)
    ) as asking:
        try:
            asking.request("GET", "/health/live")
            return asking.getresponse().status == 200
        except OSError:
            return False


def test_the_wheel_is_small_whole_and_says_its_version_and_needs(wheel: Path) -> None:
    assert wheel.name == f"heldenpass-{VERSION}-py3-none-any.whl"
    assert wheel.stat().st_size < LARGEST_WHEEL
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        told = Parser().parsestr(packed.read(f"heldenpass-{VERSION}.dist-info/METADATA").decode())
    for folder in ("migrations", "static", "templates"):
        files = subprocess.check_output(["git", "ls-files", folder], cwd=ROOT, text=True).splitlines()
        assert {f"app/_data/{file}" for file in files} - names == set()
    code = subprocess.check_output(["git", "ls-files", "app"], cwd=ROOT, text=True).splitlines()
    assert set(code) - names == set()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needs = {re.split(r"[<>=;\[ ]", need)[0] for need in told.get_all("Requires-Dist", []) if "extra ==" not in need}
    assert needs == {re.split(r"[<>=;\[ ]", need)[0] for need in project["dependencies"]}


def test_the_wheel_holds_its_licence_and_those_of_others(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        place = f"heldenpass-{VERSION}.dist-info/licenses"
        told = Parser().parsestr(packed.read(f"heldenpass-{VERSION}.dist-info/METADATA").decode())
        held = {name.removeprefix(f"{place}/"): packed.read(name) for name in packed.namelist() if place in name}
    others = subprocess.check_output(["git", "ls-files", "static/**LICENSE*"], cwd=ROOT, text=True).splitlines()
    assert len(others) == 4
    assert held == {file: (ROOT / file).read_bytes() for file in ("LICENSE", "NOTICE.md", *others)}
    assert held["LICENSE"].startswith(b"MIT License\n")
    assert set(told.get_all("License-File", [])) == held.keys()
    assert set(told["License-Expression"].split(" AND ")) == {"MIT", "OFL-1.1", "ISC", "0BSD"}


def test_the_notice_names_every_file_of_others_with_its_licence() -> None:
    notice = (ROOT / "NOTICE.md").read_text("utf-8")
    for file in subprocess.check_output(["git", "ls-files", "*LICENSE-*"], cwd=ROOT, text=True).splitlines():
        assert f"({file})" in notice, file
    for folder in ("static", "tests"):
        for entry in tomllib.loads((ROOT / folder / "vendor" / "VENDOR.toml").read_text("utf-8"))["file"]:
            [row] = [line for line in notice.splitlines() if f"`{folder}/vendor`" in line]
            assert entry["licence"] in row, entry["file"]
            assert entry["name"].removesuffix(".org") in row, entry["file"]


def test_the_container_is_built_with_every_file_that_the_wheel_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    let_in = (ROOT / ".dockerignore").read_text("utf-8").split()
    for file in (project["readme"], *project["license-files"]):
        assert f"!{file.split('/')[0]}" in let_in, file


def test_the_wheel_plays_where_nothing_else_lies(wheel: Path, elsewhere: Path, tmp_path: Path) -> None:
    program = _installed(wheel, tmp_path / "umgebung")
    assert _plays(program, elsewhere) == 0
    told = subprocess.run(
        [program, "doctor", "--data", elsewhere / "meine Spielstände"], capture_output=True, text=True, cwd=elsewhere
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "Montag" in told.stdout
    # What only developers need is not there.
    refused = subprocess.run([program, "test"], capture_output=True, text=True, cwd=elsewhere)
    assert refused.returncode == 2
    assert "heldenpass" in refused.stderr


@pytest.mark.broad
@pytest.mark.timeout(600)  # packing alone takes minutes where the machine is busy
@pytest.mark.skipif(
    sys.platform != "linux", reason="the folder is tried on Linux; the others are built by their own workflow"
)
def test_the_folder_plays_without_python(wheel: Path, elsewhere: Path, tmp_path: Path) -> None:
    built = release.folder(wheel, tmp_path / "zum Mitnehmen")
    files = [file for file in built.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) < LARGEST_FOLDER
    assert {file.name for file in (built / "licenses").iterdir()} >= {"LICENSE", "NOTICE.md"}
    program = built / release.PROGRAM
    assert _plays(program, elsewhere) == 0
    told = subprocess.run(
        [program, "doctor", "--data", elsewhere / "meine Spielstände"], capture_output=True, text=True, cwd=elsewhere
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert "Montag" in told.stdout
    _keeps_data_safe(program, elsewhere)


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"wheel")
    (tmp_path / "a.zip").write_bytes(b"folder")
    text = release.checksums(tmp_path)
    assert text.splitlines() == [
        f"{hashlib.sha256(content).hexdigest()}  {name}"
        for name, content in (("a.zip", b"folder"), ("b.whl", b"wheel"))
    ]
    assert (tmp_path / release.SUMS).read_text("utf-8") == text
    assert release.checksums(tmp_path) == text, "its own list is not among the files"
