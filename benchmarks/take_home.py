"""The folder to double-click, built and started: `python3 -m benchmarks.take_home`.

It prints the sizes, and how long a start takes until the first page is there, with new data and with known ones.
"""

import sys
import tempfile
from itertools import count
from pathlib import Path

from app.launch import release
from benchmarks.bare import bare_start, starts
from benchmarks.figures import Row, Sheet, of_values
from benchmarks.measured_program import House, run_beside

STARTS = 7
SHEET = Sheet("take_home")


class Folder(House):
    """A data folder, and the double-clicked program that lives on it."""

    begin = staticmethod(run_beside)

    def __init__(self, program: Path, data: Path) -> None:
        super().__init__(data, data.with_suffix(".log"))
        self._command = (str(program), *self._command[1:])


def main() -> int:
    """Build, measure and print; 1 if a goal was missed."""
    with tempfile.TemporaryDirectory() as made:
        wheel = release.wheel(Path(made))
        folder = release.folder(wheel, Path(made))
        files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
        played, program, numbers = Path(made) / "played", folder / release.PROGRAM, count()
        played.mkdir()
        new, known, bare = starts(
            STARTS,
            lambda: Folder(program, played / f"new-{next(numbers)}"),
            lambda: Folder(program, played / "known"),
            lambda: bare_start(played),
        )
        return SHEET.rows(
            (
                Row("wheel", wheel.stat().st_size / 1e6, "MB"),
                Row("folder", sum(file.stat().st_size for file in files) / 1e6, "MB"),
                of_values("start to first page, new data", new, bare, "s"),
                of_values("start to first page, every day", known, bare, "s"),
            )
        )


if __name__ == "__main__":
    sys.exit(main())
