"""What is read of a measured program."""

from pathlib import Path

import pytest

from benchmarks import measured_program
from benchmarks.measured_program import Program


def _task(place: Path, begun: str = "") -> None:
    place.mkdir(parents=True)
    (place / "schedstat").write_text("1500000000 20 3\n")
    (place / "children").write_text(begun)


def test_all_threads_of_a_program_and_of_those_it_has_begun_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that ended since the folder was listed is left out."""
    _task(tmp_path / "1" / "task" / "1", "2 3 ")  # 3 has ended
    _task(tmp_path / "1" / "task" / "4")
    _task(tmp_path / "2" / "task" / "2")
    (tmp_path / "1" / "task" / "5").mkdir()
    (tmp_path / "1" / "task" / "5" / "schedstat").symlink_to(tmp_path / "gone")
    monkeypatch.setattr(measured_program, "PROCESSES", tmp_path)
    monkeypatch.setattr(Program, "pid", 1, raising=False)
    assert Program.__new__(Program).processor() == 4.5
