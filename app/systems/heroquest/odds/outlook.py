"""What a blow promises before the dice fall: the pools of both sides with their reasons, and the exact chances."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from app.core.answers import Answer, Answers, Unanswered
from app.core.errors import InvalidAnswer
from app.core.events import Event
from app.systems.heroquest.bestiary.commands import TargetsCommand
from app.systems.heroquest.combat.commands import Attack, AttackMind, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.combat.rules.attacks import mind_strike, strike_of
from app.systems.heroquest.combat.rules.strike_dice import strike_pools
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.odds.chances import chances_of
from app.systems.heroquest.odds.encounter import blow_ends, counted_losses
from app.systems.heroquest.odds.faces import Counts
from app.systems.heroquest.odds.model import ChoiceOdds
from app.systems.heroquest.odds.summary import choices_in
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table


class Outlook(NamedTuple):
    """The dice of both sides, how many body points the target loses how likely, and what was chosen on the way."""

    attack: Pool
    defence: Pool
    points: Counts
    left: int
    choices: tuple[ChoiceOdds, ...] = ()

    @property
    def wounds(self) -> Fraction:
        """The chance that the target loses anything."""
        return self.points.at_least(1)

    @property
    def fells(self) -> Fraction:
        """The chance that the target goes down."""
        return self.points.at_least(self.left)


def outlook(table: Table, command: Attack | AttackMind, content: Content, given: Sequence[Answer] = ()) -> Outlook:
    """The outlook of an attack after the answers so far.

    Raises: GameError when a rule forbids the attack, an answer does not fit, or with how many dice is asked first.
    """
    scene = Scene(table, content, Answers())
    strike = strike_of(scene, command) if isinstance(command, Attack) else mind_strike(scene, command)
    try:
        pools = strike_pools(scene, strike)
    except Unanswered as question:
        raise InvalidAnswer("answer.missing", purpose=question.prompt.purpose) from question
    ends = blow_ends(table, command, content, given)
    points = counted_losses(table, command.target_id, ends)
    choices = tuple(choices_in(chances_of(ends).happened))
    return Outlook(pools.attack, pools.defence, points, scene.figure(command.target_id).body_points, choices)


def next_blow(
    table: Table, command: Sweep | TargetsCommand, content: Content, given: Sequence[Answer], facts: Sequence[Event]
) -> tuple[int, Outlook] | None:
    """Of an action that strikes one after the other: which blow comes after these answers and facts, from 0, and its
    outlook; None when nobody is left to be struck.

    Raises: GameError when a rule forbids the action or an answer does not fit.
    """
    place = sum(isinstance(fact, StrikeResolved) for fact in facts)
    if place >= len(command.targets()):
        return None
    target = command.targets()[place]
    ends = blow_ends(table, command.up_to(place + 1), content, given)
    blow = next((fact for fact in reversed(ends[0].facts) if isinstance(fact, StrikeResolved)), None)
    if blow is None or blow.target_id != target:
        return None
    for fact in facts:
        table = evolve(table, fact)
    points, choices = counted_losses(table, target, ends), tuple(choices_in(chances_of(ends).happened))
    left = Scene(table, content, Answers()).figure(target).body_points
    return place, Outlook(blow.attack, blow.defence, points, left, choices)
