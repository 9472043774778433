"""A strike is carried out: both throws, repeated throws, pushing back, the wound."""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from app.core.dice import Roll
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest import positions
from app.systems.heroquest.combat import monsters, strikes
from app.systems.heroquest.combat.events import FigurePushed, StrikeResolved
from app.systems.heroquest.combat.strikes import Defence, Strike, StrikePools, strike_pools
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, SKULL, Color, Pool, kinds
from app.systems.heroquest.effects import end_effect
from app.systems.heroquest.fields import Means
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Hero

BY_POTION = "second_throw"  # what a roll says that was repeated by a potion
_OWN_DICE = (Means.MELEE, Means.RANGED, Means.THROWN)


class Throws(NamedTuple):
    """Dice of both sides, and what they are worth."""

    attack_roll: Roll
    defence_roll: Roll | None
    hits: int
    blocks: int


def exchange(scene: Scene, strike: Strike, *, room_behind: bool = False) -> Generator[Event, None, StrikeResolved]:
    """Let one figure strike another; `room_behind` says that the target can be pushed back.

    Outcome: the facts one by one, and the strike with its dice at the end.
    Raises: UnknownSubject, RuleViolation when the target is slain or dead for good; Unanswered when dice are missing.
    """
    pools = strike_pools(scene, strike)
    attack_roll = throw_attack(scene, strike, pools.attack)
    diverted = attack_roll.count(BLACK_SHIELD) if strike.indirect else 0
    spared = diverted > 0 and scene.table.house_rules.diverted_shot == "spares_target"
    throws = Throws(attack_roll, None, 0, 0) if spared else _defend(scene, strike, attack_roll, pools.defence)
    resolved = scene.record(_resolved(scene, strike, pools, throws, diverted))
    yield resolved
    yield from use_up(scene, strike, resolved)
    yield from divert(scene, strike, diverted)
    if not spared:
        yield from harm(scene, strike, resolved.points, room_behind=room_behind)
    return resolved


def divert(scene: Scene, strike: Strike, points: int) -> Iterator[Event]:
    """HQ-4-INDIRECT: the next figure in the path loses one point for each black shield, without defence."""
    if strike.in_path is not None and points > 0:
        stray = strike._replace(target_id=strike.in_path, in_path=None)
        yield from harm(scene, stray, points)


def harm(scene: Scene, strike: Strike, points: int, *, room_behind: bool = False) -> Iterator[Event]:
    """Take from the target the points that remain after saves and a push."""
    points = yield from strikes.save(scene, strike, points)
    if room_behind:
        points = yield from push_instead(scene, strike, points)
    points = yield from strikes.before_wound(scene, strike, points)
    yield from monsters.wound_figure(scene, strike.target_id, points, strike.attacker_id)
    yield from _wake(scene, strike.target_id)


def _defend(scene: Scene, strike: Strike, attack_roll: Roll, pool: Pool) -> Throws:
    """HQ-15.5-HERO: skulls hit, each shield of the right colour cancels one. Without a hit there is no defence."""
    hits = attack_roll.count(SKULL)
    if hits == 0 or not pool.dice:
        return Throws(attack_roll, None, hits, 0)
    defence_roll = scene.answers.roll("defence", *kinds(pool.dice), about=strike.target_id)
    blocks = defence_roll.count(*strikes.shields(scene, strike.target_id))
    if hits <= blocks and scene.table.house_rules.archer_miss == "no_damage":
        attack_roll = offer_second_shot(scene, strike, attack_roll)
    return Throws(attack_roll, defence_roll, attack_roll.count(SKULL), blocks)


def _resolved(scene: Scene, strike: Strike, pools: StrikePools, throws: Throws, diverted: int) -> StrikeResolved:
    points = max(throws.hits - throws.blocks, 0)
    return like(
        StrikeResolved, strike, **_kinds(scene, strike), **pools._asdict(), **throws._asdict(), diverted=diverted,
        points=points,
    )  # fmt: skip


def _kinds(scene: Scene, strike: Strike) -> dict[str, str | None]:
    return {"attacker_kind": scene.kind_of(strike.attacker_id), "target_kind": scene.kind_of(strike.target_id)}


def _wake(scene: Scene, figure_id: str) -> Iterator[Event]:
    """HQ-8.2.1: a figure that survives an attack is awake, even if nothing hit."""
    slain = figure_id in scene.table.monsters and not scene.monster(figure_id).is_standing
    if not slain:
        yield from end_effect(scene, figure_id, Effect.ASLEEP)


def push_instead(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-ZURÜCKDRÄNGEN: spend one point to push the target one square; the attacker follows.

    Outcome: the points that still wound. It is asked only where a push is possible.
    """
    if points < 1 or not may_push(scene, strike):
        return points
    if scene.answers.choose("push_back", "wound", "push", usual="wound") == "wound":
        return points
    steps = tuple(positions.steps_of_push(scene.table, strike.attacker_id, strike.target_id))
    by_hand = scene.table.map is not None and not steps
    yield scene.record(like(FigurePushed, strike, **_kinds(scene, strike), by_hand=by_hand))
    yield from map(scene.record, steps)
    return points - 1


def may_push(scene: Scene, strike: Strike) -> bool:
    """Return whether a figure pushes: a hero with two points left, a monster with the ability; never in a pit."""
    attacker, target = scene.figure(strike.attacker_id), scene.figure(strike.target_id)
    stuck = attacker.amount(Effect.IN_PIT) or target.amount(Effect.IN_PIT)
    if strike.means is not Means.MELEE or stuck:
        return False
    if attacker.id in scene.table.heroes:
        return attacker.body_points >= scene.content.amounts.body_to_push and target.id in scene.table.monsters
    return strikes.has_power(scene, attacker.id, Power.PUSH_BACK)


def use_up(scene: Scene, strike: Strike, resolved: StrikeResolved) -> Iterator[Event]:
    """HQ-15.5-EXTRA: dice for the next attack and the next defence are gone once they were thrown."""
    if strike.means in _OWN_DICE:
        yield from end_effect(scene, strike.attacker_id, Effect.ATTACK_DICE)
    if resolved.attack_roll.repeated_by == BY_POTION:
        yield from end_effect(scene, strike.attacker_id, Effect.SECOND_THROW)
    if strike.defence is Defence.NORMAL and resolved.defence_roll is not None:
        yield from end_effect(scene, strike.target_id, Effect.DEFENCE_DICE)


def throw_attack(scene: Scene, strike: Strike, pool: Pool) -> Roll:
    """Throw for the attack. HQ-18: a repeated throw is never repeated again.

    Raises: Unanswered when dice or a choice are missing.
    """
    roll = scene.answers.roll("attack", *kinds(pool.dice), about=strike.target_id)
    if roll.count(SKULL) == 0:
        roll = offer_second_shot(scene, strike, roll)
    if scene.figure(strike.attacker_id).amount(Effect.SECOND_THROW):  # who drank for it
        roll = _offer_again(scene, strike, roll, "second_throw", BY_POTION)
    return _through_the_plague(scene, strike, roll)


def offer_second_shot(scene: Scene, strike: Strike, roll: Roll) -> Roll:
    """HQ-1.1-FERNKAEMPFER: an archer may throw all dice of a failed shot with the bow once more (HR-ARCHER-MISS)."""
    hero = scene.table.heroes.get(strike.attacker_id)
    archery = scene.hero_class(hero).archery if hero else None
    weapon = hero.item(strike.weapon_id) if hero and strike.weapon_id else None
    if archery is None or weapon is None or weapon.content_id != archery.bow:
        return roll
    return _offer_again(scene, strike, roll, "second_shot", "HQ-1.1-FERNKAEMPFER")


def _offer_again(scene: Scene, strike: Strike, roll: Roll, question: str, by: str) -> Roll:
    if roll.repeated_by is not None or not roll.dice or scene.answers.choose(question, "keep", "repeat") == "keep":
        return roll
    return scene.answers.roll_again(roll, by, *kinds([Color(die) for die in roll.dice]), about=strike.target_id)


def _through_the_plague(scene: Scene, strike: Strike, roll: Roll) -> Roll:
    """HQ-19-SEUCHENWAFFEN: a weakened hero throws each skull once more, and that result counts (HQ-18)."""
    attacker = scene.figure(strike.attacker_id)
    plagued = isinstance(attacker, Hero) and attacker.amount(Effect.PLAGUED) > 0
    if not plagued or roll.count(SKULL) == 0 or roll.repeated_by is not None:
        return roll
    dice = (COMBAT_DICE[Color(die)] for die in roll.dice_showing(SKULL))
    again = scene.answers.roll_again(roll, "HQ-19-SEUCHENWAFFEN", *dice, about=strike.target_id)
    return roll.with_again(SKULL, again)
