"""`python3 -m app.launch.release`: build everything that people take home, and list it with its checksums.

In `dist/`: the wheel, and for the system it runs on a folder to double-click, packed. For developers; needs what the
tests need.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
SUMS = "SHA256SUMS"
PROGRAM = "Heldenpass"
ENTRY = """import multiprocessing
import sys

multiprocessing.freeze_support()  # the process that examines a backup is this program again

from app.launch.main import installed

sys.exit(installed())
"""
_COLLECT = ("app", "uvicorn", "alembic", "sqlalchemy.dialects.sqlite", "mako")
# What libraries would use if it were there, and what only tests have.
_LEFT_OUT = (
    *("psycopg", "tkinter", "numpy", "babel", "pytz", "PIL._avif"),
    *("rich", "pygments", "markdown_it", "setuptools", "pkg_resources", "distutils"),
    *("pytest", "unittest", "mypy", "hypothesis", "yaml", "alembic.testing", "sqlalchemy.testing"),
)


def wheel(target: Path, source: Path = ROOT) -> Path:
    """Return the wheel of a checkout, built into a folder. Raises: CalledProcessError."""
    # The backend as it is called by every tool that builds; without one of these nothing is fetched.
    build = f"from hatchling.build import build_wheel; print(build_wheel({str(target)!r}))"
    done = subprocess.run([sys.executable, "-c", build], cwd=source, check=True, capture_output=True, text=True)
    return target / done.stdout.splitlines()[-1]


def folder(built: Path, target: Path) -> Path:
    """Return the folder to double-click out of a wheel; the libraries are those of this Python. Raises:
    CalledProcessError.
    """
    with TemporaryDirectory() as place:
        contents, entry = Path(place) / "contents", Path(place) / f"{PROGRAM}.py"
        with zipfile.ZipFile(built) as packed:
            packed.extractall(contents)
        entry.write_text(ENTRY, encoding="utf-8")
        collected = [f"--collect-submodules={name}" for name in _COLLECT]
        left_out = [f"--exclude-module={name}" for name in _LEFT_OUT]
        places = [f"--distpath={target}", f"--workpath={place}/work", f"--specpath={place}"]
        command = ["PyInstaller", "--noconfirm", "--onedir", "--strip", "--log-level=WARN", f"--name={PROGRAM}"]
        # Collected data leaves out Python's own files, which the migrations are.
        data = [
            "--collect-data=app",
            f"--add-data={contents / 'app/_data'}{os.pathsep}app/_data",
            f"--paths={contents}",
        ]
        icon = [f"--icon={contents / 'app/_data/static/img/heldenpass.png'}"]
        subprocess.run(
            [sys.executable, "-m", *command, *places, *data, *icon, *collected, *left_out, str(entry)],
            cwd=place,  # the checkout beside it must not be found instead
            env={**os.environ, "PYTHONPATH": str(contents)},
            check=True,
        )
        [licences] = contents.glob("*.dist-info/licenses")
        shutil.copytree(licences, target / PROGRAM / "licenses")
    return target / PROGRAM


def checksums(target: Path) -> str:
    """Return each file of a folder with its SHA-256, as `sha256sum --check` reads it; written beside them."""
    files = sorted(file for file in target.iterdir() if file.is_file() and file.name != SUMS)
    text = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (target / SUMS).write_text(text, encoding="utf-8")
    return text


def main() -> int:
    """Build into `dist/`, which is emptied before."""
    target = ROOT / "dist"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    built = wheel(target)
    version = built.name.split("-")[1]
    with TemporaryDirectory() as place:
        made = folder(built, Path(place))
        name = target / f"{PROGRAM}-{version}-{sys.platform}"
        kind = "zip" if sys.platform == "win32" else "gztar"  # a zip would forget what may be executed
        shutil.make_archive(str(name), kind, made.parent, made.name)
    print(checksums(target), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
