"""Runs benchmarks in their short forms, each in a process of its own; says what falls short; writes the table of docs.

A process of its own, so that one that hangs can be ended, and none leaves another with warm caches.
"""

import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.launch.programs import find_browser, find_postgres
from benchmarks.figures import FILE, Row, shown, wanted
from benchmarks.goals import Benchmark, Goal
from benchmarks.measured_program import ROOT

LONGEST = 240.0  # seconds; on two quiet cores none takes thirty, on a busy machine some take five times as long
LEAVING = 20.0  # seconds that one that is ended has for ending its servers
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- measured by python3 -m benchmarks -->", "<!-- until here -->"
_BETWEEN = re.compile(f"(?<={re.escape(BEGIN)}\n).*(?={re.escape(END)})", re.S)
_HEAD = "| benchmark | figure | measured | p95 | floor | ratio | wanted | |\n|---|---|---|---|---|---|---|---|\n"


@dataclass(frozen=True)
class Outcome:
    """What a benchmark came to."""

    name: str
    benchmark: Benchmark
    rows: Sequence[Row] = ()
    skipped: str = ""  # why it was not run
    broken: str = ""  # how it ended, if not by itself and well

    def short_falls(self) -> Iterator[str]:
        """What is beyond its goal, was not measured, or did not come to its end, a sentence each."""
        if self.skipped:
            return
        found = {row.name: row for row in self.rows}
        for figure, goal in self.benchmark.goals.items():
            if figure not in found:
                yield f"{self.name}: {figure}: not measured"
                continue
            yield from (f"{self.name}: {figure}: {missed}" for missed in found[figure].missed(goal))
        if self.broken:
            yield f"{self.name}: {self.broken}"


def run(benchmarks: Mapping[str, Benchmark], longest: float = LONGEST) -> list[Outcome]:
    """Run one after the other, and print what each says."""
    outcomes = []
    for name, benchmark in benchmarks.items():
        lacking = _lacking(benchmark.needs)
        begun = time.monotonic()
        print(f"\n== {name}{f': skipped, {lacking}' if lacking else ''}", flush=True)
        outcomes.append(Outcome(name, benchmark, skipped=lacking) if lacking else _measured(name, benchmark, longest))
        if not lacking:
            print(f"   {time.monotonic() - begun:.0f} s", flush=True)
    return outcomes


def report(outcomes: Sequence[Outcome], *, strict: bool) -> int:
    """Name what falls short; the exit code, which is 1 only if that is asked for."""
    found = [fall for outcome in outcomes for fall in outcome.short_falls()]
    print(f"\n{len(found)} short of their goal" if found else "\nEvery goal is reached.")
    for fall in found:
        print("  !", fall)
    return int(strict and bool(found))


def table(outcomes: Sequence[Outcome]) -> str:
    """What was measured, as the page shows it: figures with a goal or a floor, and what was not run."""
    lines = [
        f"| {outcome.name} | {_cells(row, outcome.benchmark.goals.get(row.name, Goal()))} |\n"
        for outcome in outcomes
        for row in outcome.rows
        if row.name in outcome.benchmark.goals or row.floor is not None
    ]
    left = [f"{one.name}: {one.skipped or one.broken}.\n" for one in outcomes if one.skipped or one.broken]
    told = "\nNot measured to the end: " + " ".join(left) if left else ""
    return f"{_machine()}\n\n{_HEAD}{''.join(lines)}{told}"


def write(text: str, page: Path = PAGE) -> None:
    """Put it between the marks of the page. Raises: ValueError where there are none."""
    known = page.read_text(encoding="utf-8")
    changed, count = _BETWEEN.subn(lambda _: f"\n{text}\n", known)
    if count != 1:
        raise ValueError(f"{page} needs one place between {BEGIN} and {END}")
    page.write_text(changed, encoding="utf-8")


def _lacking(needs: str) -> str:
    """What a benchmark needs and this machine lacks; empty if it may run."""
    lacking = {
        "browser": "" if find_browser() else "no Chromium or Chrome is there",
        "postgres": "" if find_postgres() else "no PostgreSQL is there",
        "linux": "" if sys.platform.startswith("linux") else "only Linux tells what it looks at",
    }
    return lacking[needs] if needs else ""


def _measured(name: str, benchmark: Benchmark, longest: float) -> Outcome:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "figures"
        broken = _called([sys.executable, "-m", benchmark.module, *benchmark.short], file, longest)
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    outcome = Outcome(name, benchmark, [Row(**json.loads(line)) for line in lines])
    # A missed goal ends with 1 as well; where none is missed, the 1 is a fault.
    return outcome if broken == "ended with 1" and any(outcome.short_falls()) else _broken(outcome, broken)


def _broken(outcome: Outcome, how: str) -> Outcome:
    return Outcome(outcome.name, outcome.benchmark, outcome.rows, broken=how)


def _called(command: Sequence[str], file: Path, longest: float) -> str:
    """Run it to its end, or until it took too long; how it ended, if not well."""
    environ = {**os.environ, FILE: str(file), "HELDENPASS_NO_BOOTSTRAP": "1"}
    process = subprocess.Popen(command, cwd=ROOT, env=environ, start_new_session=True)
    try:
        code = process.wait(longest)
    except subprocess.TimeoutExpired:
        return f"ended after {longest:.0f} s, before it was done"
    finally:
        _end(process)
    return f"ended with {code}" if code else ""


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End it with everything it began: first as Ctrl-C does, so that it ends its servers itself."""
    for number in (signal.SIGINT, signal.SIGKILL):
        if process.poll() is not None:
            return
        os.killpg(process.pid, number)
        try:
            process.wait(LEAVING)
        except subprocess.TimeoutExpired:
            continue


def _cells(row: Row, goal: Goal) -> str:
    numbers = [f"{shown(row.value)} {row.unit}".strip()]
    numbers += ["" if one is None else shown(one) for one in (row.p95, row.floor, row.ratio)]
    return " | ".join([row.name, *numbers, wanted(goal), "missed" if any(row.missed(goal)) else ""])


def _machine() -> str:
    """When and on what it was measured."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.strip()
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    return (
        f"Measured on {datetime.now(UTC):%Y-%m-%d}: {platform.system()}, {os.cpu_count()} cores{load} at the end, "
        f"Python {platform.python_version()}, commit {commit or 'unknown'}."
    )
