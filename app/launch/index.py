"""`python3 -m app index`: write anew every file that is made from the sources (for developers)."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Sequence

# Each writes its files when it is run, and its tests fail while what lies there differs.
WRITERS = ("rules_index.py", "rules_page.py", "folders_page.py")


def run(root: Path, _arguments: Sequence[str]) -> int:
    """Run every writer, and name the files that it changed."""
    before = _written(root)
    for module in writers(root):
        runpy.run_module(module, run_name="__main__")
    for file, text in _written(root).items():
        if before.get(file) != text:
            print(file.relative_to(root).as_posix())
    return 0


def writers(root: Path) -> list[str]:
    """Return the modules among the tests that write files."""
    files = (file for name in WRITERS for file in (root / "tests").rglob(name))
    return sorted(".".join(file.relative_to(root).with_suffix("").parts) for file in files)


def _written(root: Path) -> dict[Path, bytes]:
    """Return the files that the writers may change."""
    pages = [*(root / "docs").glob("*.md"), *(root / "app").rglob("rule_index.toml")]
    return {file: file.read_bytes() for file in pages}
