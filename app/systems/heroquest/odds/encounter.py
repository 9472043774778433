"""A fight to the end between figures of a table, as they stand there now."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import lcm

from app.core.answers import Answer, Answers
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Command
from app.systems.heroquest.combat.commands import Attack, AttackMind
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.comparison import figures
from app.systems.heroquest.odds.duel import MOST_STATES, TAIL, Duel, Fighter, Side, fought_out
from app.systems.heroquest.odds.faces import NONE, Counts, reduced
from app.systems.heroquest.odds.policy import best_of
from app.systems.heroquest.odds.search import Leaf, Policy, explore
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Figure
from app.systems.heroquest.state.table import Table

# Whoever throws on these tables has gone down, and the fight goes on without him.
# A potion allows one second throw, not one in every round.
_EVERY_ROUND = best_of({"second_throw": "keep"})
_DOWN = frozenset({"faint_table", "death_table", "fall_table", "fallen_gold"})


def encounter(
    table: Table,
    first_ids: Sequence[str],
    second_ids: Sequence[str],
    content: Content,
    tail: Fraction = TAIL,
    most_states: int = MOST_STATES,
) -> Duel:
    """A melee to the end; the first side begins, everybody strikes the first foe who still stands.

    Blows are the very attacks of the rules, with weapons, wear and abilities of both. What a blow changes besides body
    points is left out: the next one finds everybody as they stand now. Whoever may not attack only defends.
    Raises: UnknownSubject; InvalidValue when somebody is on both sides or down already, or the fight is too large.
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

    return fought_out(first, second, blows, tail, most_states)


def _alike(table: Table, ids: Sequence[str]) -> Mapping[str, str]:
    """For everybody the first one who differs in nothing but the name: the blows of both are the same."""
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
    """What an attack takes, exactly."""
    try:
        return points_lost(table, Attack(attacker_id=striker, target_id=target), content, policy=_EVERY_ROUND)
    except RuleViolation:
        return NONE


def points_lost(
    table: Table,
    command: Attack | AttackMind,
    content: Content,
    given: Sequence[Answer] = (),
    policy: Policy | None = None,
) -> Counts:
    """How many points the target of an attack loses, exactly. Raises: GameError."""
    return counted_losses(table, command.target_id, blow_ends(table, command, content, given, policy))


def blow_ends(
    table: Table,
    command: Command,
    content: Content,
    given: Sequence[Answer] = (),
    policy: Policy | None = None,
) -> tuple[Leaf, ...]:
    """All the ways an attack can end, until somebody goes down; without a policy the best. Raises: GameError."""
    return explore(table, command, content, given=given, until=_DOWN, policy=policy or best_of())


def counted_losses(table: Table, target: str, leaves: Sequence[Leaf]) -> Counts:
    """How many points the target has lost at these ends."""
    before = figures(table)[target].body_points
    lost = [(before - figures(leaf.table)[target].body_points, leaf.probability) for leaf in leaves]
    total = lcm(*(chance.denominator for _, chance in lost))
    weights = [0] * (max(points for points, _ in lost) + 1)
    for points, chance in lost:
        weights[points] += int(chance * total)
    return reduced(weights)
