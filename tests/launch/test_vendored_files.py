import hashlib
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ["static/vendor", "tests/vendor"]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_vendored_script_is_listed_unchanged_and_licensed(folder: str) -> None:
    listed = tomllib.loads((ROOT / folder / "VENDOR.toml").read_text("utf-8"))["file"]

    assert {entry["file"] for entry in listed} == {file.name for file in (ROOT / folder).glob("*.js")}
    for entry in listed:
        assert hashlib.sha256((ROOT / folder / entry["file"]).read_bytes()).hexdigest() == entry["sha256"]
        assert (ROOT / folder / entry["licence_file"]).is_file()
        assert entry["licence"]


def test_what_the_browser_caches_carries_its_version_in_the_name() -> None:
    for entry in tomllib.loads((ROOT / "static/vendor/VENDOR.toml").read_text("utf-8"))["file"]:
        assert f"-{entry['version']}." in entry["file"]
