"""`python3 -m benchmarks`: nothing that can be measured is left out, what was measured is written, misses are named."""

import ast
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from benchmarks import goals, short_run
from benchmarks.goals import Benchmark, Goal

FOLDER = Path(goals.__file__).parent
FAKE = "tests.harness.fake_benchmark"
REACHED = {"a tap": Goal(most=30, p95=60, ratio=3), "faults": Goal(most=0)}


def _outcome(how: str = "well", *, longest: float = 60.0, goals: Mapping[str, Goal] = REACHED) -> short_run.Outcome:
    fake = Benchmark(FAKE, (how,), goals=goals)
    [outcome] = short_run.run({"fake": fake}, longest)
    return outcome


def test_every_module_with_a_main_is_in_the_short_run_or_left_out_with_a_reason() -> None:
    callable_ones = {
        f"benchmarks.{file.stem}"
        for file in FOLDER.glob("*.py")
        if any(isinstance(one, ast.If) and "__main__" in ast.unparse(one.test) for one in _body(file))
    }
    listed = {one.module for one in goals.known().values()}
    assert listed == callable_ones - {"benchmarks.__main__"}
    assert all(len(one.left_out.split()) > 5 for one in goals.known().values() if one.left_out)


def _body(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text(encoding="utf-8")).body


def test_only_what_every_machine_knows_is_needed() -> None:
    assert {one.needs for one in goals.known().values()} <= {"", "browser", "postgres", "linux"}
    assert {goal.floor for one in goals.known().values() for goal in one.goals.values()} <= {"", "page", "row", "loop"}


def test_what_reaches_its_goal_is_not_named(capfd: pytest.CaptureFixture[str]) -> None:
    outcome = _outcome()
    assert short_run.report([outcome], strict=True) == 0
    printed = capfd.readouterr().out
    assert "Every goal is reached." in printed
    assert "a tap" in printed


@pytest.mark.parametrize(
    ("goal", "named"),
    [
        (Goal(most=29), "fake: a tap: 30 ms instead of 29"),
        (Goal(p95=41), "fake: a tap: p95 41.5 ms instead of 41"),
        (Goal(ratio=2.5), "fake: a tap: ratio 3 instead of 2.5"),
    ],
)
def test_what_falls_short_is_named(goal: Goal, named: str, capfd: pytest.CaptureFixture[str]) -> None:
    outcome = _outcome(goals={"a tap": goal})
    assert short_run.report([outcome], strict=False) == 0
    assert short_run.report([outcome], strict=True) == 1
    assert f"  ! {named}\n" in capfd.readouterr().out


def test_a_benchmark_that_hangs_fails_or_says_nothing_of_a_goal_is_named() -> None:
    assert list(_outcome("hangs", longest=0.5).short_falls()) == [
        "fake: a tap: not measured",
        "fake: faults: not measured",
        "fake: ended after 0 s, before it was done",
    ]
    assert list(_outcome("fails").short_falls()) == ["fake: ended with 1"]
    assert list(_outcome(goals={"a page": Goal(most=1)}).short_falls()) == ["fake: a page: not measured"]


def test_a_benchmark_is_skipped_where_what_it_needs_is_not_there(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(short_run, "find_browser", lambda: None)
    [outcome] = short_run.run({"fake": Benchmark(FAKE, ("fails",), needs="browser", goals=REACHED)})
    assert outcome.rows == ()
    assert short_run.report([outcome], strict=True) == 0
    assert "== fake: skipped, no Chromium or Chrome is there" in capfd.readouterr().out
    assert "Not measured to the end: fake: no Chromium or Chrome is there." in short_run.table([outcome])


def test_the_table_is_written_between_its_marks_with_what_was_measured(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{short_run.BEGIN}\nold\n{short_run.END}\nafter\n", encoding="utf-8")
    for _twice in range(2):
        short_run.write(short_run.table([_outcome(goals={**REACHED, "a tap": Goal(p95=41)})]), page)
    written = page.read_text(encoding="utf-8")
    assert written.startswith(f"before\n{short_run.BEGIN}\n\nMeasured on 20")
    assert f"Python {sys.version.split()[0]}, commit " in written
    assert " cores" in written
    assert "| fake | a tap | 30 ms | 41.5 | 10 | 3 | p95 ≤ 41 | missed |\n" in written
    assert "| fake | faults | 0 |  |  |  | ≤ 0 |  |\n" in written
    assert written.endswith(f"\n{short_run.END}\nafter\n")
    assert "old" not in written


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("as it was", encoding="utf-8")
    with pytest.raises(ValueError, match="needs one place"):
        short_run.write("new", page)
    assert page.read_text(encoding="utf-8") == "as it was"


def test_the_page_of_the_docs_has_its_marks() -> None:
    text = short_run.PAGE.read_text(encoding="utf-8")
    assert (text.count(short_run.BEGIN), text.count(short_run.END)) == (1, 1)
