"""Under which headings the questions of an action stand."""

from collections.abc import Mapping
from typing import NamedTuple

from app.core.answers import Prompt


class Part(NamedTuple):
    """A stage of an action: its id and the questions that belong to it."""

    id: str
    purposes: frozenset[str]


_TABLES_OF_FATE = ("faint_table", "faint_table_again", "death_table", "death_table_again")
AFTERMATH = "after"  # only when it comes to that
_BLOW = (
    Part("attack", frozenset({"attack", "attack_again"})),
    Part("defence", frozenset({"defence"})),
    Part(AFTERMATH, frozenset()),
)
# Which questions stand under one heading. An action not listed has a single stage.
PARTS: Mapping[str, tuple[Part, ...]] = {
    "lose_body_points": (
        Part("fate", frozenset({*_TABLES_OF_FATE, "stamina", "injury"})),
        Part("fall", frozenset({"fall_table", "fallen_weapon"})),
        Part("gold", frozenset({"fallen_gold"})),
    ),
    "attack": _BLOW,
    "attack_mind": _BLOW,
}
ONE_PART = (Part("roll", frozenset()),)


def part_of(prompt: Prompt, parts: tuple[Part, ...]) -> Part:
    return next((part for part in parts if prompt.purpose in part.purposes), parts[-1])
