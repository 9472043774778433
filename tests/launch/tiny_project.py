"""A project of one tiny package, so that a real environment stands within seconds and without any network."""

import hashlib
import zipfile
from pathlib import Path


def make_wheel(folder: Path, version: str) -> str:
    """Put the package `tiny` of this version into the folder; returns its line for a lock file."""
    info = f"tiny-{version}.dist-info"
    files = {
        "tiny.py": f'VERSION = "{version}"\n',
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: tiny\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},,\n" for name in [*files, f"{info}/RECORD"])
    wheel = folder / f"tiny-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, content in {**files, f"{info}/RECORD": record}.items():
            archive.writestr(name, content)
    return f"tiny=={version} --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"
