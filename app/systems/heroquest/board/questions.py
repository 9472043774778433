"""Questions to the board that can be asked alone: described inputs, an answer, and how it is told in words.

Nothing is decided or recorded by them: the game master always has the last word.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from app.core.board.board import Board
from app.core.board.squares import Square, name_of
from app.core.errors import InvalidValue
from app.core.model import Model, like
from app.systems.heroquest.board import measuring
from app.systems.heroquest.board.attack_shapes import around
from app.systems.heroquest.board.described import (
    AskAdjacent,
    AskDiagonal,
    AskReach,
    AskReveal,
    AskSight,
    AskThrow,
    described_door,
    on_board,
    situation_of,
)
from app.systems.heroquest.board.measuring import IN_CONTACT, Contact, Mover, Sight
from app.systems.heroquest.board.situation import Side, Situation
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table


class SquareTold(Model):
    """A square by its name and its numbers, counted from 0 at the upper left corner."""

    square: str
    x: int
    y: int


class ReachedTold(SquareTold):
    """The same with what it costs to get there."""

    cost: int


class ContactTold(Model):
    """Answer whether the weapon reaches `end`, why or why not; every square it reaches from `start`, and who stands
    there.
    """

    reached: bool
    reason: Contact | Literal["all"]
    squares: tuple[SquareTold, ...]
    figures: tuple[str, ...]


class SightTold(Model):
    """Squares and figures that are seen.

    `sight` and `slanted` as an attack takes them; `in_area`: the same room or section. `stopped_at`, `stopped_by`: what
    ends the line from centre to centre. `squares` are those in line of sight where no `end` was asked for, `ray` is a
    free line from point to point.
    """

    visible: bool
    sight: Literal["direct", "indirect", "none", "all"]
    in_area: bool = False
    slanted: bool = False
    stopped_at: SquareTold | None = None
    stopped_by: str | None = None
    next_in_path: str | None = None
    ray: tuple[tuple[float, float], tuple[float, float]] | None = None
    squares: tuple[SquareTold, ...] = ()


class ReachTold(Model):
    """Squares where the move may end, nearest first; for an `end` its cost and a shortest way, the end included."""

    squares: tuple[ReachedTold, ...]
    reached: bool | None
    cost: int | None
    way: tuple[SquareTold, ...]


class RevealTold(Model):
    """Things newly revealed: squares, the rooms and the corridor they belong to, and everybody and everything there."""

    squares: tuple[SquareTold, ...]
    areas: tuple[str, ...]
    figures: tuple[str, ...]
    furniture: tuple[str, ...]


class ThrowTold(Model):
    """Answer whether it can be thrown, and why not; how far it is and may be; without an `end` every square."""

    allowed: bool
    reason: str
    maximum: int
    distance: int | None = None
    sight: SightTold | None = None
    squares: tuple[SquareTold, ...] = ()


@dataclass(frozen=True)
class Answer:
    """Answer to a question: the facts, which sentence says them, and the values in it."""

    told: Model
    sentence: str
    data: Mapping[str, object]


@dataclass(frozen=True)
class Question:
    """A rule that asks the board: its id, what it is asked with, which rules of the book it applies."""

    id: str
    chapter: str
    inputs: type[Model]
    rules: tuple[str, ...]
    answer: Callable[[Any, Table, Content], Answer]


def _adjacent(asked: AskAdjacent, _: HouseRules, content: Content) -> Answer:
    situation, start, end = _asked(asked, content.board)
    reason = measuring.contact(situation, start, end) if end else None
    return _contact(situation, list(around(situation, start, diagonal=False)), reason, asked)


def _diagonal(asked: AskDiagonal, _: HouseRules, content: Content) -> Answer:
    situation, start, end = _asked(asked, content.board)
    both = asked.corner == "both_sides"
    reached = [
        near
        for near in content.board.neighbours(start)
        if measuring.diagonal_contact(situation, start, near, both_sides=both) in IN_CONTACT
    ]
    reason = measuring.diagonal_contact(situation, start, end, both_sides=both) if end else None
    return _contact(situation, reached, reason, asked)


def _contact(
    situation: Situation, reached: list[Square], reason: Contact | None, asked: AskAdjacent | AskDiagonal
) -> Answer:  # fmt: skip
    figures = tuple(figure.id for figure in map(situation.figure_on, reached) if figure)
    told = ContactTold(
        reached=bool(reached) if reason is None else reason in IN_CONTACT,
        reason=reason or "all",
        squares=tuple(map(_told, reached)),
        figures=figures,
    )
    return Answer(told, told.reason, {"start": asked.start, "end": asked.end, "count": len(reached)})


def _sight(asked: AskSight, rules: HouseRules, content: Content) -> Answer:
    situation, start, end = _asked(asked, content.board)
    if end is None:
        mask = situation.in_line(start, slanted=rules.slanted_door != "never") & ~situation.bit(start)
        squares = tuple(map(_told, situation.plan.board.unwalled.squares(mask)))
        everything = SightTold(visible=bool(squares), sight="all", squares=squares)
        return Answer(everything, "all", {"start": asked.start, "count": len(squares)})
    found = measuring.line_of_sight(situation, start, end, rules, whole_row=asked.section == "whole_row")
    sentence: str = found.sight
    if found.sight == "none" and found.hindrance:
        sentence = f"none_{found.hindrance.why}"
    elif found.sight == "direct" and found.slanted:
        sentence = "slanted"
    at = name_of(found.hindrance.square) if found.hindrance else ""
    return Answer(_sight_told(found), sentence, {"start": asked.start, "end": asked.end, "at": at})


def _sight_told(found: Sight) -> SightTold:
    stopped = found.hindrance
    return like(
        SightTold,
        found,
        visible=found.sight == "direct",
        stopped_at=_told(stopped.square) if stopped else None,
        stopped_by=stopped.why.value if stopped else None,
        ray=found.ray and (found.ray.start, found.ray.end),
    )


def _reach(asked: AskReach, rules: HouseRules, content: Content) -> Answer:
    situation, start, end = _asked(asked, content.board)
    walker = situation.figure_on(start)
    side = Side(asked.side) if asked.side else walker.side if walker else Side.HERO
    mover = Mover(
        id=walker.id if walker else "",
        side=side,
        crosses_figures=asked.crosses_figures,
        through_walls=asked.through_walls,
        fallen=rules.fallen_figures,
    )
    if walker is not None and walker.block.width * walker.block.height > 1:
        start, mover = walker.square, mover.model_copy(update={"width": walker.width, "height": walker.height})
    traps = [on_board(content.board, name, f"traps.{number}") for number, name in enumerate(asked.traps)]
    found = measuring.reach_of(situation, start, asked.steps, mover, traps)
    costs = found.costs()
    told = ReachTold(
        squares=tuple(ReachedTold(cost=cost, **dict(_told(square))) for square, cost in costs.items()),
        reached=None if end is None else end in costs,
        cost=costs.get(end) if end else None,
        way=tuple(map(_told, found.way(end) or ())) if end in costs and end else (),
    )
    sentence = "all" if end is None else "reached" if told.reached else "out_of_reach"
    data = {"start": asked.start, "end": asked.end, "count": len(costs), "steps": asked.steps, "cost": told.cost}
    return Answer(told, sentence, data)


def _reveal(asked: AskReveal, _: HouseRules, content: Content) -> Answer:
    board = content.board
    situation = situation_of(asked.board, board)
    start = on_board(board, asked.start, "start") if asked.start else None
    known = situation.plan.board.unwalled.mask(
        on_board(board, name, f"revealed.{number}") for number, name in enumerate(asked.revealed)
    )
    if asked.door:
        door = described_door(asked.door, board, "door")
        if start and start not in door.edge:
            raise InvalidValue("board.not_at_door", field="start", square=asked.start)
        mask = measuring.behind_door(situation, door, start)
    elif start:
        mask = measuring.step_reveals(situation, start)
    else:
        raise InvalidValue("board.what_reveals", field="start")
    mask &= ~known
    squares = list(board.unwalled.squares(mask))
    told = RevealTold(
        squares=tuple(map(_told, squares)),
        areas=tuple(dict.fromkeys(map(board.area, squares))),
        figures=tuple(one.id for one in situation.figures if situation.mask([one.block]) & mask),
        furniture=tuple(one.id for one in situation.furniture if situation.mask([one.block]) & mask),
    )
    return Answer(told, "door" if asked.door else "step", {"count": len(squares)})


def _throw(asked: AskThrow, rules: HouseRules, content: Content) -> Answer:
    situation, start, end = _asked(asked, content.board)
    maximum, by_steps = content.amounts.throw_range, asked.counted == "straight"
    if end is None:
        squares = measuring.throw_squares(situation, start, rules, maximum, by_steps=by_steps)
        everything = ThrowTold(allowed=bool(squares), reason="all", maximum=maximum, squares=tuple(map(_told, squares)))
        return Answer(everything, "all", {"start": asked.start, "count": len(squares), "maximum": maximum})
    found = measuring.throw(situation, start, end, rules, maximum, by_steps=by_steps)
    told = ThrowTold(
        allowed=found.reason == "free",
        reason=found.reason,
        maximum=maximum,
        distance=found.distance,
        sight=_sight_told(found.sight),
    )
    data = {"start": asked.start, "end": asked.end, "distance": found.distance, "maximum": maximum}
    return Answer(told, found.reason, data)


def _asked(
    asked: AskAdjacent | AskDiagonal | AskSight | AskReach | AskThrow, board: Board
) -> tuple[Situation, Square, Square | None]:
    situation, start = situation_of(asked.board, board), on_board(board, asked.start, "start")
    return situation, start, on_board(board, asked.end, "end") if asked.end else None


def _told(square: Square) -> SquareTold:
    return SquareTold(square=name_of(square), x=square.x, y=square.y)


def _by_rules(answer: Callable[[Any, HouseRules, Content], Answer]) -> Callable[[Any, Table, Content], Answer]:
    """Return the answer to a question that of a table needs its house rules alone."""
    return lambda asked, table, content: answer(asked, table.house_rules, content)


QUESTIONS: Mapping[str, Question] = {
    one.id: one
    for one in (
        Question("adjacent", "3", AskAdjacent, ("HQ-3.1",), _by_rules(_adjacent)),
        Question("diagonal_reach", "3", AskDiagonal, ("HQ-3.1", "HQ-3.2-SPEER"), _by_rules(_diagonal)),
        Question("line_of_sight", "4", AskSight, ("HQ-4.1", "HQ-4-INDIRECT", "HR-SLANTED-DOOR"), _by_rules(_sight)),
        Question("reach", "2", AskReach, ("HQ-2", "HQ-8.2.2", "HR-FALLEN-GAP"), _by_rules(_reach)),
        Question("reveal", "4", AskReveal, ("HQ-4.1",), _by_rules(_reveal)),
        Question("throw_range", "4", AskThrow, ("HQ-4.2", "HR-THROW-ADJACENT"), _by_rules(_throw)),
    )
}
