"""Attacks with weapons, with the mind, and all around (ch. 15, 18 and 19)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from app.core.errors import GameError, RuleViolation, UnknownSubject
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest import hero_dice
from app.systems.heroquest.combat import between_figures, strikes, weapon_use
from app.systems.heroquest.combat.commands import Attack, AttackMind, AttackTogether, Sweep
from app.systems.heroquest.combat.events import MonstersAttacked, StrikeResolved
from app.systems.heroquest.combat.exchange import exchange
from app.systems.heroquest.combat.strikes import Defence, Strike
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.effects import use_grant
from app.systems.heroquest.fields import Means
from app.systems.heroquest.limits import has_mind
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Hero, Item, Monster


@rule(Attack)
def attack(scene: Scene, command: Attack) -> Iterator[Event]:
    """HQ-3.1, HQ-4-INDIRECT, HQ-4.2, HQ-15.5-HERO: one figure, hero or monster, attacks another.

    An attack without dice is allowed: nothing is thrown, the target does not defend, and nothing follows.
    """
    strike = strike_of(scene, command)
    yield from use_grant(scene, command.attacker_id, "attack", second=command.second)
    yield from exchange(scene, strike, room_behind=command.room_behind)
    if strike.means is Means.THROWN:
        yield from weapon_use.land(scene, strike)


def strike_of(scene: Scene, command: Attack) -> Strike:
    """Return the strike of an attack. Raises: UnknownSubject, RuleViolation when it is not allowed."""
    check_fighters(scene, command.attacker_id, {command.target_id: "target_id"})
    return _STRIKES[command.means](scene, command)


def check_fighters(scene: Scene, attacker_id: str, targets: Mapping[str, str], acting: str = "attacker_id") -> None:
    """Check whether the one may attack, and the others can be attacked. HQ-19-LANGSAM: not after turning round.

    `targets` are those struck, each with the field that names it; `acting` is the field of the attacker.
    Raises: UnknownSubject, RuleViolation.
    """
    with _told_in(acting):
        _check_attacker(scene, attacker_id)
    for target_id, field in targets.items():
        with _told_in(field):
            scene.living_figure(target_id)
            if target_id == attacker_id:
                raise RuleViolation("attack.oneself")


_IDLE = {Effect.ASLEEP: "attack.asleep", Effect.MISSES_TURN: "attack.misses_turn", Effect.TURNED: "attack.turned"}


def _check_attacker(scene: Scene, attacker_id: str) -> None:
    attacker = scene.living_figure(attacker_id)
    if isinstance(attacker, Hero) and not attacker.is_standing:
        raise RuleViolation("attack.down", hero=attacker.name)
    if isinstance(attacker, Hero) and not has_mind(attacker, scene.content):
        raise RuleViolation("attack.no_mind", hero=attacker.name)
    for effect, code in _IDLE.items():
        if attacker.amount(effect):
            raise RuleViolation(code)


@contextmanager
def _told_in(field: str) -> Iterator[None]:
    """Report an error about a figure at the field of the command that names it."""
    try:
        yield
    except GameError as error:
        error.field = field
        raise


_NO_DIAGONALS = ("door", "slanted_door", "secret_door")


def _melee(scene: Scene, command: Attack) -> Strike:
    """HQ-3.1, HQ-3.2-SPEER: a diagonal attack needs the weapon for it, and goes through no door but double ones."""
    strike = Strike(command.attacker_id, command.target_id, diagonal=command.diagonal)
    hero = scene.table.heroes.get(command.attacker_id)
    weapon = weapon_use.in_hand(scene, hero, command) if hero else None
    if command.diagonal:
        if not weapon_use.reaches_diagonally(scene, command.attacker_id, weapon):
            raise RuleViolation("attack.not_diagonal", field="diagonal")
        if command.passage in _NO_DIAGONALS:
            raise RuleViolation("attack.diagonal_door", field="passage")
    return armed(scene, strike, weapon)


def _shot(scene: Scene, command: Attack) -> Strike:
    """HQ-4-ADJACENT, HQ-4-AMMO: no shot at a target on the eight squares around; arrows are not counted."""
    if command.adjacent:
        raise RuleViolation("attack.adjacent", field="adjacent")
    strike = between_figures.along_the_path(scene, command, Means.RANGED)
    hero = scene.table.heroes.get(command.attacker_id)
    if hero is not None:
        return armed(scene, strike, weapon_use.to_shoot(scene, hero, command))
    dice = strikes.dice_of(scene, command.attacker_id, Power.SHOOT)
    if dice == 0:
        raise RuleViolation("attack.no_ranged", field="means")
    return strike._replace(dice=dice)


def _throw(scene: Scene, command: Attack) -> Strike:
    """HQ-4.2, HR-THROW-ADJACENT: dagger and hand axe fly five squares, in a direct line of sight, at no neighbour."""
    if command.distance > scene.content.amounts.throw_range:
        raise RuleViolation("attack.too_far", field="distance", maximum=scene.content.amounts.throw_range)
    near = command.adjacent or command.distance == 1
    if near and scene.table.house_rules.adjacent_throw == "never":
        raise RuleViolation("attack.adjacent", field="adjacent")
    hero = scene.table.heroes.get(command.attacker_id)
    if hero is None:
        raise RuleViolation("attack.no_throw", field="means")
    strike = between_figures.along_the_path(scene, command, Means.THROWN)
    return armed(scene, strike, weapon_use.to_throw(scene, hero, command))


def armed(scene: Scene, strike: Strike, weapon: Item | None) -> Strike:
    """Return the strike made with this weapon; unchanged without one."""
    if weapon is None:
        return strike
    return strike._replace(weapon_id=weapon.id, magic_weapon=weapon_use.is_magic(scene, weapon))


_STRIKES: Mapping[str, Callable[[Scene, Attack], Strike]] = {"melee": _melee, "ranged": _shot, "thrown": _throw}


@rule(AttackMind)
def attack_mind(scene: Scene, command: AttackMind) -> Iterator[Event]:
    """HQ-16: mind points attack, mind points defend, body points are lost; only mages the quest names can do it.

    Raises: UnknownSubject, RuleViolation; Unanswered when dice are missing.
    """
    yield from exchange(scene, mind_strike(scene, command))


def mind_strike(scene: Scene, command: AttackMind) -> Strike:
    """Return the strike of a mind. Raises: UnknownSubject, RuleViolation when it is not allowed."""
    scene.living_figure(command.attacker_id)
    if not strikes.has_power(scene, command.attacker_id, Power.FIGHT_WITH_MIND):
        raise RuleViolation("mind.cannot", field="attacker_id")
    check_fighters(scene, command.attacker_id, {command.target_id: "target_id"})
    dice = scene.monster(command.attacker_id).mind or 0
    if dice == 0:
        raise RuleViolation("attack.no_dice", field="attacker_id")
    figures = command.attacker_id, command.target_id
    return Strike(*figures, Means.MIND, dice=dice, dice_rule="HQ-16", defence=Defence.MIND)


@rule(Sweep)
def sweep(scene: Scene, command: Sweep) -> Iterator[Event]:
    """HQ-19-RUNDUMSCHLAG: strike the targets on the adjacent squares, in the order announced.

    Raises: UnknownSubject, RuleViolation; Unanswered when dice are missing.
    """
    dice = _dice(scene, command.attacker_id)
    check_fighters(scene, command.attacker_id, dict.fromkeys(command.target_ids, "target_ids"))
    _check_targets(scene, command)
    first, *others = (_strike(scene, command.attacker_id, target_id, dice) for target_id in command.target_ids)
    yield from use_grant(scene, command.attacker_id, "attack", second=command.second)
    yield from scene.in_turn(partial(exchange, scene, strike) for strike in (first, *others))


def _check_targets(scene: Scene, command: Sweep) -> None:
    """HR-SWEEP-ARC: whether a sweep may leave out an adjacent figure."""
    if len(set(command.target_ids)) != len(command.target_ids):
        raise RuleViolation("sweep.twice", field="target_ids")
    if command.stops_short and scene.table.house_rules.sweep_arc == "all_adjacent":
        raise RuleViolation("sweep.all_adjacent", field="stops_short")


def _dice(scene: Scene, attacker_id: str) -> int:
    """HQ-1.1-RUNDUMSCHLAG: the white dice of a sweep, with any weapon. Raises: UnknownSubject, RuleViolation."""
    if attacker_id not in scene.table.heroes and attacker_id not in scene.table.monsters:
        raise UnknownSubject("figure.unknown", field="attacker_id", figure=attacker_id)
    dice = strikes.sweep_dice(scene, attacker_id)
    if dice == 0:
        raise RuleViolation("sweep.cannot", field="attacker_id")
    return dice


def _strike(scene: Scene, attacker_id: str, target_id: str, dice: int) -> Strike:
    """HQ-1.1-RUNDUMSCHLAG: the weapon's magic still counts against ghosts."""
    hero = scene.table.heroes.get(attacker_id)
    strike = Strike(attacker_id, target_id, Means.SWEEP, dice=dice, dice_rule="HQ-19-RUNDUMSCHLAG")
    weapon = None if hero is None else hero_dice.ready_hand_weapon(hero, scene.content)
    return armed(scene, strike, weapon)


@rule(AttackTogether)
def attack_together(scene: Scene, command: AttackTogether) -> Iterator[Event]:
    """HQ-3.1: each of them strikes once, in their order; once the target is down, the others do not strike.

    HQ-19-ZURÜCKDRÄNGEN: on the map one that may push can; one that does not get at the target then does not strike.
    Raises: UnknownSubject, RuleViolation where one of them may not attack or is not like the first.
    """
    if len(set(command.monster_ids)) != len(command.monster_ids):
        raise RuleViolation("attack.twice_named", field="monster_ids")
    for monster_id in command.monster_ids:
        check_fighters(scene, monster_id, {command.target_id: "target_id"}, acting="monster_ids")
    first, *others = (scene.monster(monster_id) for monster_id in command.monster_ids)
    if any(not are_alike(first, other) for other in others):
        raise RuleViolation("attack.not_alike", field="monster_ids")
    blows = [_blow_of(scene, command, monster_id) for monster_id in command.monster_ids]
    for blow in blows:
        with _told_in("monster_ids"):
            strike_of(scene, blow)
    struck: list[StrikeResolved] = []
    for monster_id in command.monster_ids:
        if not scene.figure(command.target_id).is_standing:
            break
        blow = _blow_of(scene, command, monster_id)
        if struck and not _still_strikes(scene, blow):
            continue
        for event in attack(scene, blow):
            struck += [event] if isinstance(event, StrikeResolved) else []
            yield event
    kind, points = scene.kind_of(command.target_id), sum(strike.points for strike in struck)
    fact = like(MonstersAttacked, command, kind=first.kind, number=len(struck), target_kind=kind, points=points)
    yield scene.record(fact)


def _blow_of(scene: Scene, command: AttackTogether, monster_id: str) -> Attack:
    """Return the blow of one of them, slanted or straight as it stands on the map, unless the game master said how."""
    blow = Attack(attacker_id=monster_id, target_id=command.target_id, diagonal=command.diagonal)
    facts = between_figures.blow_of(scene, monster_id, command.target_id).facts
    told = {name: facts[name].value for name in ("diagonal", "passage", "room_behind") if name in facts}
    return blow.model_copy(update={name: value for name, value in told.items() if name not in command.decided})


def _still_strikes(scene: Scene, blow: Attack) -> bool:
    """Return whether one of them gets at the target where it stands by now, or the game master said so of all."""
    if scene.overruled:
        return True
    if between_figures.blow_of(scene, blow.attacker_id, blow.target_id).objection is not None:
        return False
    try:
        strike_of(scene, blow)
    except RuleViolation:  # a slanted blow by now
        return False
    return True


def are_alike(one: Monster, other: Monster) -> bool:
    """Return whether two monsters fight with the same values, so that it does not matter which of them attacks."""
    values = ("kind", "attack", "defence", "further_attacks", "abilities", "blue_defence", "effects", "hidden")
    return all(getattr(one, value) == getattr(other, value) for value in values)
