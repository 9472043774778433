"""Bare things that figures are compared with where their benchmark measures none: a page, a row, a loop, a start."""

import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from statistics import median
from time import process_time

import httpx

from benchmarks.figures import repeated, seconds
from benchmarks.measured_program import Floor, Program

ROUNDS, STARTS = 60, 4
STEPS = 20_000


@cache
def floor_of(kind: str) -> float:
    """Milliseconds: a bare `page` or committed `row` over HTTP, a `loop` of the processor, a `start` of FastAPI."""
    if kind == "loop":
        return median(repeated(_loop, ROUNDS, process_time)) * 1000
    with tempfile.TemporaryDirectory() as folder:
        return median(_of_program(kind, Path(folder))) * 1000


def starts(times: int, *programs: Callable[[], Program]) -> list[list[float]]:
    """How many seconds each program takes from its start to its first page, in turns.

    The first of each does not count: it compiles the files.
    """

    def open_once(program: Callable[[], Program]) -> None:
        with closing(program()) as begun:
            begun.path = "/"
            begun.start()
            begun.wait_until_open()

    found = [[seconds(partial(open_once, program)) for program in programs] for _ in range(times + 1)]
    return [list(each) for each in zip(*found[1:], strict=True)]


def bare_start(folder: Path) -> Program:
    """FastAPI with one page, and nothing of Heldenpass."""
    served = ("--factory", "benchmarks.floor:bare", "--log-level", "error", "--port")
    return Program(folder / "bare.log", "uvicorn", *served)


def _of_program(kind: str, folder: Path) -> list[float]:
    if kind == "start":
        return starts(STARTS, lambda: bare_start(folder))[0]
    with Floor(folder) as floor, httpx.Client(base_url=floor.base) as client:
        asked = {"page": lambda: client.get("/"), "row": lambda: client.post("/act", content="1")}[kind]
        return repeated(asked, ROUNDS)


def _loop() -> None:
    total = 0
    for number in range(STEPS):
        total += number % 7
