"""The rule book: which rules there are, chapter by chapter, what proves them, and by which questions each is called."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from app.core.rulebook import CallableRule, Chapter, Proof, Rulebook, RuleIndex
from app.systems.dnd5e.fields import QUESTIONS
from app.systems.dnd5e.rules import breath, initiative, movement, noticing, spaces, surprise, turns

DATA = Path(__file__).parent / "data"
SUBJECTS = (noticing, breath, turns, surprise, initiative, movement, spaces)  # each registers its questions


def questions() -> Mapping[str, CallableRule]:
    """Every question by its name."""
    return QUESTIONS


@cache
def book() -> Rulebook:
    """The chapters, with how many functions apply each rule and how many tests prove it."""
    chapters: Mapping[str, tuple[str, ...]] = _read("rulebook.toml")["chapters"]
    proofs = {rule: Proof.model_validate(one) for rule, one in _read("rule_index.toml")["rules"].items()}
    found = {number: Chapter(id=number, rules=tuple(rules)) for number, rules in chapters.items()}
    return Rulebook(found, RuleIndex(rules=proofs))


def _read(name: str) -> Mapping[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))
