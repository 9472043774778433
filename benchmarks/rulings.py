"""What finding a ruling and converting a large pool cost: `python3 -m benchmarks.rulings`."""

import sys
from random import Random
from time import process_time

from app.systems.mage_knight.spawn_and_experience import PoolFigure, conversion
from app.web.mage_knight.rules import finder
from app.web.ui.finding import RankedFinder
from benchmarks import figures
from tests.web.test_mage_knight_rulings import QUERIES

POOL, PLACES, ROUNDS = 60, 12, 40
SHEET = figures.Sheet("rulings")


def main() -> int:
    """Print how long the misspelt searches of the tests take, and conversions of pools of 60 for 12 places."""
    SHEET.title(f"{len(QUERIES)} misspelt searches, nothing remembered; pools of {POOL} for {PLACES} places, processor")
    SHEET.times("the index of all rulings", [figures.seconds(lambda: finder.__wrapped__(), process_time)])
    found = finder()
    SHEET.times("a misspelt search", [_search(found, query) for query, _ in QUERIES])
    chance = Random(21)
    pools = [tuple(PoolFigure(name=f"{n}", cost=chance.randint(5, 110)) for n in range(POOL)) for _ in range(ROUNDS)]
    cases = [(pool, chance.randint(100, 1200)) for pool in pools]
    times = [
        figures.seconds(lambda p=p, n=n: conversion(pool=p, number=PLACES, points=n), process_time) for p, n in cases
    ]
    SHEET.times("a conversion", times)
    alike = tuple(PoolFigure(name=f"{n}", cost=10) for n in range(POOL))
    SHEET.times("… of figures that cost the same", [_conversion(alike, 600)])
    return SHEET.code


def _search(found: RankedFinder[str], query: str) -> float:
    return figures.seconds(lambda: found.find(query), process_time)


def _conversion(pool: tuple[PoolFigure, ...], points: int) -> float:
    return figures.seconds(lambda: conversion(pool=pool, number=PLACES, points=points), process_time)


if __name__ == "__main__":
    sys.exit(main())
