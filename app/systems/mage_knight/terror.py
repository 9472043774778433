"""Rolls for Terror while a figure moves."""

from collections.abc import Collection, Iterator, Sequence
from fractions import Fraction
from typing import Annotated, NamedTuple

from pydantic import Field

from app.core.answers import Answers
from app.core.dice import D6
from app.core.function_rules import Chances
from app.systems.mage_knight.rulings import Names, Result, ruling

LOWEST = 3  # the lowest face with which a figure goes on
GOES_ON = Fraction(2, 3)
TerrorFigures = Annotated[int, Field(ge=1, le=6)]
Path = Annotated[tuple[Names, ...], Field(min_length=1, max_length=60)]


def _must_roll(before: bool, after: bool, is_enemy: bool, own_side_too: bool) -> bool:
    return after and not before and (is_enemy or own_side_too)


def _roll_odds(
    adjacent_before: bool, adjacent_after: bool, terror_figures: int, enemy: bool, own_side_too: bool
) -> Chances:
    rolls = terror_figures if _must_roll(adjacent_before, adjacent_after, enemy, own_side_too) else 0
    return {"allowed": GOES_ON**rolls, "refused": 1 - GOES_ON**rolls}


@ruling("MKD-TER-1", "MKD-TER-2", chances=_roll_odds)
def terror_roll(
    answers: Answers,
    adjacent_before: bool = False,
    adjacent_after: bool = True,
    terror_figures: TerrorFigures = 1,
    enemy: bool = True,
    own_side_too: bool = False,
) -> Result:
    """Tell whether a step next to a figure with Terror is allowed: on 1 and 2 it is not, for this round.

    Several `terror_figures` that are not yet adjacent take a die each. `own_side_too`: the table lets Terror work on
    the figure's own side.
    """
    needed = _must_roll(adjacent_before, adjacent_after, enemy, own_side_too)
    roll = answers.roll("terror", *[D6] * (terror_figures if needed else 0))
    faces = [int(face) for face in roll.faces]
    allowed = all(face >= LOWEST for face in faces)
    return {
        "roll_needed": needed,
        "faces": faces,
        "allowed": allowed,
        "banned_this_round": not allowed,
        "step_paid": allowed,
        "may_go_elsewhere": True,
    }


@ruling("MKD-TER-2", "MKD-TER-1")
def terror_adjacent(adjacent_before: bool = True, adjacent_after: bool = True) -> Result:
    """Tell whether a step needs a roll for Terror."""
    return {"roll_needed": _must_roll(adjacent_before, adjacent_after, True, False)}


class _Step(NamedTuple):
    """A step of a path that asks for dice: its number, and against whom."""

    number: int
    against: Sequence[str]


def _entries(path: Sequence[Sequence[str]], banned: Collection[str]) -> Iterator[_Step]:
    for number in range(1, len(path)):
        if any(one in banned for one in path[number]):
            yield _Step(number, ())
            return
        yield _Step(number, [one for one in path[number] if one not in path[number - 1]])


def _path_odds(path: Sequence[Sequence[str]], banned: Sequence[str]) -> Chances:
    rolls = sum(len(step.against) for step in _entries(path, banned))
    goes = Fraction(0) if any(one in banned for field in path[1:] for one in field) else GOES_ON**rolls
    return {"whole_path": goes, "stopped": 1 - goes}


@ruling("MKD-TER-3", "MKD-TER-1", "MKD-TER-2", chances=_path_odds)
def terror_path(answers: Answers, path: Path, banned: Names = ()) -> Result:
    """Tell how far a figure comes on a path of one action.

    `path`: for every field, that on which it starts first, the enemy figures with Terror adjacent to it. Entering such
    a neighbourhood takes a die for each of them, also when it was left in the same action. `banned`: figures whose
    neighbourhood was already refused this round.
    """
    faces, rolls, stopped_by = list[int](), list[int](), list[str]()
    reached = len(path) - 1
    for step in _entries(path, banned):
        stopped_by = [one for one in path[step.number] if one in banned]
        if step.against:
            rolls.append(step.number)
            fell = [int(answers.roll("terror", D6, about=one).faces[0]) for one in step.against]
            faces += fell
            stopped_by = [one for one, face in zip(step.against, fell, strict=True) if face < LOWEST]
        if stopped_by:
            reached = step.number - 1
            break
    return {
        "rolls_at": rolls,
        "faces": faces,
        "reached": reached,
        "whole_path": not stopped_by,
        "banned_this_round": list(dict.fromkeys([*banned, *stopped_by])),
    }


@ruling("MKD-TER-4", "MKD-TER-2")
def terror_after_break_away(adjacent: bool = True, broke_away: bool = False) -> Result:
    """Tell whether a figure next to one with Terror rolls for it after its attempt to break away."""
    return {"roll_needed": False, "adjacent": adjacent, "stays": not broke_away}
