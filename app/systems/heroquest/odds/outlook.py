"""What figures of a table have to expect of each other: of the next blow before its dice fall, and of a whole fight."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import NamedTuple

from app.core.answers import Answer, Answers, Unanswered
from app.core.errors import InvalidAnswer, InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.commands import TargetsCommand
from app.systems.heroquest.combat.attacks import mind_strike, strike_of
from app.systems.heroquest.combat.commands import Attack, AttackMind, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.combat.strikes import strike_pools
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.odds.chances import chances_of
from app.systems.heroquest.odds.comparison import figures
from app.systems.heroquest.odds.duel import MOST_STATES, Duel, Fighter, Side, fought_out
from app.systems.heroquest.odds.faces import NONE, Counts, reduced
from app.systems.heroquest.odds.policy import best_of
from app.systems.heroquest.odds.search import Leaf, explore
from app.systems.heroquest.odds.summary import ChoiceOdds, choices_in
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Figure
from app.systems.heroquest.state.table import Table

# Whoever throws on these tables has gone down, and the fight goes on without him.
# A potion allows one second throw, not one in every round.
_EVERY_ROUND = best_of({"second_throw": "keep"})
_DOWN = frozenset({"faint_table", "death_table", "fall_table", "fallen_gold"})


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
    ends = explore(table, command, content, given=given, until=_DOWN, policy=best_of())
    return _outlook(pools.attack, pools.defence, table, command.target_id, ends)


def next_blow(
    table: Table, command: Sweep | TargetsCommand, content: Content, given: Sequence[Answer], facts: Sequence[Event]
) -> tuple[int, Outlook] | None:
    """Of an action of several blows: the number of the blow that follows these answers and facts, from 0, and its
    outlook; None when no target is left.

    Raises: GameError when a rule forbids the action or an answer does not fit.
    """
    place = sum(isinstance(fact, StrikeResolved) for fact in facts)
    if place >= len(command.targets()):
        return None
    target = command.targets()[place]
    ends = explore(table, command.up_to(place + 1), content, given=given, until=_DOWN, policy=best_of())
    blow = next((fact for fact in reversed(ends[0].facts) if isinstance(fact, StrikeResolved)), None)
    if blow is None or blow.target_id != target:
        return None
    for fact in facts:
        table = evolve(table, fact)
    return place, _outlook(blow.attack, blow.defence, table, target, ends)


def _outlook(attack: Pool, defence: Pool, before: Table, target: str, ends: Sequence[Leaf]) -> Outlook:
    choices = tuple(choices_in(chances_of(ends).happened))
    return Outlook(attack, defence, _losses(before, target, ends), figures(before)[target].body_points, choices)


def _losses(table: Table, target: str, leaves: Sequence[Leaf]) -> Counts:
    """How many points the target has lost at these ends."""
    before = figures(table)[target].body_points
    lost = [(before - figures(leaf.table)[target].body_points, leaf.probability) for leaf in leaves]
    total = lcm(*(chance.denominator for _, chance in lost))
    weights = [0] * (max(points for points, _ in lost) + 1)
    for points, chance in lost:
        weights[points] += int(chance * total)
    return reduced(weights)


def encounter(
    table: Table,
    first_ids: Sequence[str],
    second_ids: Sequence[str],
    content: Content,
    most_states: int = MOST_STATES,
) -> Duel:
    """A melee to the end; the first side begins, each fighter strikes the first foe who still stands.

    Blows are the attacks of the rules, with weapons, wear and abilities of both. What a blow changes besides body
    points is left out. A figure that may not attack only defends.
    Raises: UnknownSubject; InvalidValue when a figure is on both sides or down already, or the fight is too large.
    """
    if len({*first_ids, *second_ids}) < len(first_ids) + len(second_ids):
        raise InvalidValue("odds.twice", field="second")
    first, second = _side(table, first_ids, content), _side(table, second_ids, content)

    @cache
    def blow(striker: str, target: str, left: int | None) -> Counts:
        return _blow(table if left is None else _wounded(table, target, left), striker, target, content)

    alike = _alike(table, (*first_ids, *second_ids))

    def blows(side: int, striker: int, target: int, left: int) -> Counts:
        own, foes = (first_ids, second_ids) if side == 0 else (second_ids, first_ids)
        one, other = alike[own[striker]], alike[foes[target]]
        return blow(one, other, left if other in table.monsters else None)

    return fought_out(first, second, blows, most_states=most_states)


def _alike(table: Table, ids: Sequence[str]) -> Mapping[str, str]:
    """For each figure the first one that differs from it in nothing but the name: the blows of both are the same."""
    everybody, firsts = figures(table), dict[Figure, str]()
    nameless = {name: everybody[name].model_copy(update={"id": "", "name": ""}) for name in ids}
    return {name: firsts.setdefault(figure, name) for name, figure in nameless.items()}


def _side(table: Table, ids: Sequence[str], content: Content) -> Side:
    scene = Scene(table, content, Answers())
    return tuple(Fighter((), body=scene.figure(name).body_points) for name in ids)


def _wounded(table: Table, monster_id: str, left: int) -> Table:
    """By house rule a monster saves only what it can lose; a hero falls below nothing and loses the same anyhow."""
    monster = table.monsters[monster_id].model_copy(update={"body_points": left})
    return table.model_copy(update={"monsters": {**table.monsters, monster_id: monster}})


def _blow(table: Table, striker: str, target: str, content: Content) -> Counts:
    """How many points an attack takes, exactly; none where the rules forbid it."""
    attack = Attack(attacker_id=striker, target_id=target)
    try:
        return _losses(table, target, explore(table, attack, content, until=_DOWN, policy=_EVERY_ROUND))
    except RuleViolation:
        return NONE
