"""What is read of a measured program."""

from pathlib import Path

import pytest

from benchmarks.measured_program import Program


def test_a_thread_that_ended_meanwhile_is_left_out_of_the_seconds_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alive = tmp_path / "schedstat"
    alive.write_text("1500000000 20 3\n")
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: iter((alive, tmp_path / "gone" / "schedstat")))
    program = Program.__new__(Program)
    monkeypatch.setattr(Program, "pid", 1, raising=False)
    assert program.processor() == 1.5
