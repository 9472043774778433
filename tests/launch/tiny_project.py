"""A project of one tiny package, so that a real environment stands within seconds and without any network."""

import hashlib
import zipfile
from pathlib import Path

from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK, Environment


def make_wheel(folder: Path, version: str, name: str = "tiny", program: str = "") -> str:
    """Put a package of this version into the folder, maybe with a program of its name; returns its line for a lock."""
    info = f"{name}-{version}.dist-info"
    files = {
        f"{name}.py": f'VERSION = "{version}"\n',
        **({f"{name}-{version}.data/scripts/{name}": program} if program else {}),
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{file},,\n" for file in [*files, f"{info}/RECORD"])
    wheel = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for file, content in {**files, f"{info}/RECORD": record}.items():
            archive.writestr(file, content)
            archive.getinfo(file).external_attr = 0o100755 << 16  # as a program may be started
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


def make_project(root: Path, version: str = "1.0") -> Environment:
    """Put a project with this package in all its locks into a folder."""
    line = make_wheel(root, version)
    (root / RUNTIME_LOCK).write_text(line)
    (root / POSTGRES_LOCK).write_text("# with a club's needs\n" + line)
    (root / TEST_LOCK).write_text("# with the tests' needs\n" + line)
    return Environment(root)
