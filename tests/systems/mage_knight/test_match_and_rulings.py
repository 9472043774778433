"""The match and the rulings that can be asked alone answer alike: tokens, experience, and who wins."""

from random import Random
from typing import get_args

import pytest

from app.core.answers import Answers
from app.systems.mage_knight.actions import Player, remove_tokens, tie_break
from app.systems.mage_knight.match.commands import EliminateFigure, EndMatchTurn, TriggerTrap
from app.systems.mage_knight.match.state import (
    FigureEliminated,
    Match,
    MatchFigure,
    MatchSide,
    TokensRemoved,
    TrapTriggered,
    outcome,
)
from app.systems.mage_knight.spawn_and_experience import Cause, experience, trap_experience


def match_by(luck: Random) -> Match:
    """Two or three sides in the middle of a match, with whatever they have gained."""
    names = ["Ana", "Bert", "Cleo"][: luck.randint(2, 3)]
    figures = {
        f"figure-{n}": MatchFigure(
            id=f"figure-{n}", name=f"F{n}", side=luck.choice(names), tokens=luck.randint(0, 2),
            levels=luck.randint(0, 2), acted=luck.random() < 0.5, out=luck.random() < 0.3,
            kind=luck.choice(("hero", "mage_spawn", "non_hero")),
        )
        for n in range(1, 7)
    }  # fmt: skip
    sides = {name: MatchSide(actions=3, experience=luck.choice((0, 20))) for name in names}
    return Match(sides=sides, figures=figures, round=1, turn=names[0], left=3)


@pytest.mark.parametrize("seed", range(40))
def test_tokens_and_the_winner_are_what_the_rulings_say(seed: int) -> None:
    match = match_by(Random(seed))
    fact = next(EndMatchTurn().decide(match, Answers()))
    assert isinstance(fact, TokensRemoved)
    for one in match.of(match.turn):
        said = remove_tokens(one.tokens, acted_this_round=one.acted, eliminated=one.out)
        assert (one.id in fact.hero_ids) == (bool(said["removed"]) and one.tokens > 0)
    most = max(side.experience for side in match.sides.values())
    tied = [
        Player(
            name=name,
            levels=tuple(one.levels for one in match.of(name) if one.kind != "non_hero"),
            non_heroes=sum(one.kind == "non_hero" for one in match.of(name)),
        )
        for name, side in match.sides.items()
        if side.experience == most
    ]
    assert outcome(match).winner == (tie_break(tuple(tied))["winner"] or "")


@pytest.mark.parametrize("cause", get_args(get_args(Cause)[0]))
def test_experience_is_what_the_rulings_say(cause: str) -> None:
    match = match_by(Random(1)).having("figure-1", out=False, kind="hero")
    said = {"hero_id": "figure-1", "cause": cause, "gains": "Bert", "points": 7}
    eliminated = EliminateFigure.model_validate(said)
    fact = next(eliminated.decide(match, Answers()))
    assert isinstance(fact, FigureEliminated)
    assert fact.gains == experience(eliminated.cause, "Bert")["points_to"]
    trap = next(TriggerTrap(hero_id="figure-1").decide(match, Answers()))
    assert isinstance(trap, TrapTriggered)
    assert trap.points == trap_experience()["points"]
