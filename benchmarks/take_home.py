"""The folder to double-click, built and started: `python3 -m benchmarks.take_home`.

It prints the sizes, and how long a start takes until the first page is there, with new data and with known ones.
"""

import statistics
import tempfile
from pathlib import Path

from app.launch import release
from benchmarks.figures import Row, report, seconds
from benchmarks.measured_program import House

STARTS = 7


class Folder(House):
    """A data folder, and the double-clicked program that lives on it."""

    path = "/"

    def __init__(self, program: Path, data: Path) -> None:
        super().__init__(data, data.with_suffix(".log"))
        self._command = (str(program), *self._command[3:])


def main() -> None:
    """Build, measure and print."""
    with tempfile.TemporaryDirectory() as made, tempfile.TemporaryDirectory() as played:
        wheel = release.wheel(Path(made))
        folder = release.folder(wheel, Path(made))
        files = (file for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
        report([Row("wheel", wheel.stat().st_size / 1e6, "MB", 3)])
        report([Row("folder", sum(file.stat().st_size for file in files) / 1e6, "MB", 60)])
        program = folder / release.PROGRAM
        new = [_start(program, Path(played) / str(number)) for number in range(STARTS)]
        known = [_start(program, Path(played) / str(number)) for number in range(STARTS)]
        report([Row("start to first page, new data", statistics.median(new), "s", 2)])
        report([Row("start to first page, every day", statistics.median(known), "s", 2)])


def _start(program: Path, data: Path) -> float:
    house = Folder(program, data)

    def until_open() -> None:
        house.start()
        house.wait_until_open()

    taken = seconds(until_open)
    house.close()
    return taken


if __name__ == "__main__":
    main()
