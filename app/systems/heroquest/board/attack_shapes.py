"""Targets of attacks that have directions: sweeps, dragons, spiders, fire, pushing back; and stepping aside."""

from collections.abc import Iterator, Mapping
from typing import Literal

from app.core.board.line_of_sight import row_ahead
from app.core.board.moves import FigureStep, push
from app.core.board.passages import Passages, Squares
from app.core.board.squares import (
    EAST,
    NORTH,
    SOUTH,
    STRAIGHT,
    WEST,
    Block,
    Square,
    are_diagonal,
    straight_direction,
)
from app.systems.heroquest.board.measuring import IN_CONTACT, contact, diagonal_contact
from app.systems.heroquest.board.situation import BoardFigure, Side, Situation
from app.systems.heroquest.state.house_rules import HouseRules

BodySide = Literal["front", "left", "right", "back"]
_CLOCKWISE = (NORTH, EAST, SOUTH, WEST)


def around(situation: Situation, square: Square, *, diagonal: bool = True) -> Iterator[Square]:
    """Yield the squares next to a square that no wall or door parts from it, clockwise from above."""
    for near in sorted(situation.plan.board.neighbours(square), key=lambda one: _clock(square, one)):
        found = contact(situation, square, near)
        if found in IN_CONTACT or (diagonal and diagonal_contact(situation, square, near) in IN_CONTACT):
            yield near


def _clock(centre: Square, square: Square) -> int:
    ring = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
    return ring.index((square.x - centre.x, square.y - centre.y))


def sweep_targets(situation: Situation, attacker: BoardFigure) -> tuple[str, ...]:
    """HQ-19-RUNDUMSCHLAG: every figure around, friends as well, clockwise from above; each once."""
    squares = (near for own in attacker.block.squares() for near in around(situation, own))
    found = (situation.figure_on(square) for square in squares)
    return tuple(dict.fromkeys(figure.id for figure in found if figure and figure != attacker))


def step_aside(situation: Situation, figure: BoardFigure, shunned: Squares = 0) -> tuple[Square, ...]:
    """HQ-10.2.3: the free squares a figure may step to from under a falling block, clockwise from above.

    A large figure moves as a whole, by its upper left square. No part of it ends on one of the `shunned` squares.
    """
    ways = situation.plan.walkable.for_block(figure.width, figure.height)
    taken = situation.taken_for(figure.block, figure.id, also=shunned)
    steps = (figure.square.step(direction) for direction in _CLOCKWISE)
    return tuple(near for near in steps if ways.joins(figure.square, near) and not taken & situation.bit(near))


def room_beside(situation: Situation, figure: BoardFigure, shunned: Squares = 0) -> tuple[Square, ...]:
    """Return the free squares straight beside a figure, for somebody else of one square, clockwise from above; of a
    large figure along all of its sides. None of them is one of the `shunned`.
    """
    taken = situation.held | situation.filled | situation.plan.rubble | shunned
    steps = ((own, own.step(direction)) for direction in _CLOCKWISE for own in figure.block.squares())
    free = (near for own, near in steps if situation.plan.walkable.joins(own, near) and not taken & situation.bit(near))
    return tuple(dict.fromkeys(free))


def sides(situation: Situation, dragon: BoardFigure, facing: Square) -> Mapping[BodySide, tuple[str, ...]]:
    """HQ-19-DRACHENKAMPF: the figures at the front, left, right and back of the dragon."""
    ahead = _CLOCKWISE.index(facing)
    order: tuple[BodySide, ...] = ("front", "right", "back", "left")
    return {side: _beside(situation, dragon, _CLOCKWISE[(ahead + n) % 4]) for n, side in enumerate(order)}


def _beside(situation: Situation, figure: BoardFigure, direction: Square) -> tuple[str, ...]:
    steps = ((own, own.step(direction)) for own in figure.block.squares())
    found = (situation.figure_on(near) for own, near in steps if contact(situation, own, near) in IN_CONTACT)
    return tuple(dict.fromkeys(other.id for other in found if other and other != figure))


def spider_strikes(situation: Situation, spider: BoardFigure, facing: Square, rules: HouseRules) -> Mapping[str, int]:
    """HQ-19-SPINNENANGRIFF, HR-SPIDER-DIAGONAL: with how many dice it strikes which foe; none behind it."""
    side = Square(-facing.y, facing.x)
    ahead = spider.square.step(facing)
    slanted = [ahead.step(side), ahead.step(side, -1)]
    if rules.spider_diagonals == "all_four":
        slanted += [square.step(facing, -2) for square in slanted]
    dice = {ahead: 4, **dict.fromkeys(slanted, 3), spider.square.step(side): 2, spider.square.step(side, -1): 2}
    found: dict[str, int] = {}
    for square, number in dice.items():
        figure = situation.figure_on(square)
        strikes = diagonal_contact if are_diagonal(spider.square, square) else contact
        if figure and figure.side is not spider.side and strikes(situation, spider.square, square) in IN_CONTACT:
            found[figure.id] = number
    return found


def fire_line(situation: Situation, dragon: BoardFigure, direction: Square) -> tuple[str, ...]:
    """HQ-19-FEUERSTRAHL: the first four figures in a straight row ahead, nearest first; figures hide nothing."""
    ends = [own for own in dragon.block.squares() if situation.figure_on(own.step(direction)) != dragon]
    ways, rows = situation.plan.doorless, list[tuple[int, str]]()
    for own in ends:
        for square in ways.squares(row_ahead(ways, own, direction)):
            figure = situation.figure_on(square)
            if figure:
                rows.append((abs(square.x - own.x) + abs(square.y - own.y), figure.id))
    return tuple(dict.fromkeys(name for _, name in sorted(rows)))[:4]


def in_scream(situation: Situation, square: Square, rules: HouseRules) -> tuple[str, ...]:
    """HQ-19-SCHREI-DER-BANSHEE: every hero in the same room or section, or else in line of sight."""
    heard = situation.in_area(square) | situation.in_line(square, slanted=rules.slanted_door != "never")
    heroes = (figure for figure in situation.figures if figure.side is Side.HERO)
    return tuple(figure.id for figure in heroes if situation.mask([figure.block]) & heard)


def push_back(situation: Situation, pusher: BoardFigure, pushed: BoardFigure) -> tuple[FigureStep, ...] | None:
    """HQ-19-ZURÜCKDRÄNGEN: the steps in their order, the pusher's last; None where the pushed figure cannot make way.

    Large figures move as a whole, by their upper left square: they make way for no other and need free squares.
    """
    pairs = ((own, far) for own in pusher.block.squares() for far in pushed.block.squares())
    direction = next((straight_direction(*pair) for pair in pairs if contact(situation, *pair) in IN_CONTACT), None)
    if direction is None:
        return None
    solid = situation.filled & ~situation.mask([pushed.block])
    large = situation.mask(one.block for one in situation.figures if one.is_wide and one not in (pusher, pushed))
    ways = situation.plan.walkable.without(solid | large)
    if pushed.is_wide:
        steps = _moved_on(situation, ways, pushed, direction)
    else:
        steps = push(ways, pushed.square, direction, situation.held | situation.filled)
    follows = _moved_on(situation, ways, pusher, direction, pushed.id) if steps else None
    return (*steps, *follows) if steps and follows else None


def _moved_on(
    situation: Situation, ways: Passages, figure: BoardFigure, direction: Square, *gone: str
) -> tuple[FigureStep, ...] | None:
    """Return a figure one square further as a whole; the figures that are `gone` hold nothing by then."""
    end, taken = figure.square.step(direction), situation.taken_for(figure.block, figure.id, *gone)
    free = ways.for_block(figure.width, figure.height).joins(figure.square, end) and not taken & situation.bit(end)
    return (FigureStep(figure.square, end),) if free else None


def handler_beside(situation: Situation, ogre: BoardFigure, handler: BoardFigure, *, diagonal: bool = True) -> bool:
    """HQ-19-BÄNDIGER, HR-HANDLER-DIAGONAL: whether the handler stands on a square next to its ogre."""
    grown = Block(
        x=ogre.square.x - 1, y=ogre.square.y - 1, width=ogre.block.width + 2, height=ogre.block.height + 2
    )  # fmt: skip
    ring = situation.mask([grown])
    if not diagonal:
        ring = situation.mask([ogre.block])
        for own in ogre.block.squares():
            ring |= situation.plan.board.unwalled.mask(own.step(direction) for direction in STRAIGHT)
    return bool(ring & situation.mask([handler.block]))
