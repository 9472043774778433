"""The book as a table of contents: every rule and every settled point by its chapter."""

from collections.abc import Mapping
from functools import cache

from app.core.rulebook import CallableRule, Chapter, Rulebook
from app.systems.dungeonquest.rules import (
    attribute_tests,
    cards,
    catacombs,
    combat,
    ending,
    movement,
    passing,
    rooms,
    setup,
    sun,
)
from app.systems.dungeonquest.ruling import QUESTIONS
from app.systems.dungeonquest.settled import POINTS

# Named, so that they are loaded and have registered their rules.
WRITTEN_IN = (setup, sun, attribute_tests, movement, cards, combat, catacombs, rooms, passing, ending)
CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "setup": ("SET",), "turn": ("TRN",), "sun": ("SUN",), "tests": ("TST",), "movement": ("MOV", "OBS"),
    "cards": ("SRC", "CRD"), "wounds": ("WND", "DTH"), "combat": ("MON", "CMB", "FLE"), "catacombs": ("CAT",),
    "rooms": ("ROOM",), "end": ("ESC", "END"), "variants": ("SOL", "DCW", "TOR"),
}  # fmt: skip


@cache
def rulebook() -> Rulebook:
    """Every rule there is; the settled points stand in the chapter they belong to."""
    ids = [one for asked in QUESTIONS.values() for one in asked.rules]
    return Rulebook(
        {
            chapter: Chapter(
                id=chapter,
                rules=tuple(one for prefix in prefixes for one in ids if one.split("-")[1] == prefix),
                house_rules=tuple(name for name, point in POINTS.items() if point.chapter == chapter),
            )
            for chapter, prefixes in CHAPTERS.items()
        }
    )


@cache
def callable_rules() -> Mapping[str, CallableRule]:
    """Every rule that can be called alone, which are all of them."""
    return {name: CallableRule(name, asked.kind, asked.rules) for name, asked in QUESTIONS.items()}
