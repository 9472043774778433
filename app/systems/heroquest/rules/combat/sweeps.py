"""The sweep: some dice against everybody around, friend or foe (ch. 1.1 and 19)."""

from collections.abc import Iterator
from functools import partial

from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest import combat_commands as do
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules import weapons
from app.systems.heroquest.rules.combat import abilities, attacks
from app.systems.heroquest.rules.combat.exchange import exchange
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.combat.strike_pools import attack_builder
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.second_action import use_grant


def sweep(scene: Scene, command: do.Sweep) -> Iterator[Event]:
    """HQ-19-RUNDUMSCHLAG: strike everybody on the adjacent squares, in the order announced.

    Raises: UnknownSubject, RuleViolation; Unanswered when dice are missing.
    """
    dice = _dice(scene, command.attacker_id)
    attacks.check_fighters(scene, command.attacker_id, dict.fromkeys(command.target_ids, "target_ids"))
    _check_targets(scene, command)
    first, *others = (_strike(scene, command.attacker_id, target_id, dice) for target_id in command.target_ids)
    if len(attack_builder(scene, first)) == 0:
        raise RuleViolation("attack.no_dice", field="attacker_id")
    yield from use_grant(scene, command.attacker_id, "attack", second=command.second)
    yield from scene.in_turn(partial(exchange, scene, strike) for strike in (first, *others))


def _check_targets(scene: Scene, command: do.Sweep) -> None:
    """HR-SWEEP-ARC: whether the run of squares may stop short of somebody."""
    if len(set(command.target_ids)) != len(command.target_ids):
        raise RuleViolation("sweep.twice", field="target_ids")
    if command.stops_short and scene.table.house_rules.sweep_arc == "all_adjacent":
        raise RuleViolation("sweep.all_adjacent", field="stops_short")


def _dice(scene: Scene, attacker_id: str) -> int:
    """HQ-1.1-RUNDUMSCHLAG: so many white dice, whatever the weapon. Raises: UnknownSubject, RuleViolation."""
    hero = scene.table.heroes.get(attacker_id)
    if hero is None and attacker_id not in scene.table.monsters:
        raise UnknownSubject("figure.unknown", field="attacker_id", figure=attacker_id)
    dice = abilities.sweep_dice(scene, attacker_id) if hero is None else scene.hero_class(hero).sweep
    if dice == 0:
        raise RuleViolation("sweep.cannot", field="attacker_id")
    return dice


def _strike(scene: Scene, attacker_id: str, target_id: str, dice: int) -> Strike:
    """HQ-1.1-RUNDUMSCHLAG: the weapon's magic still counts against ghosts."""
    hero = scene.table.heroes.get(attacker_id)
    strike = Strike(attacker_id, target_id, Means.SWEEP, dice=dice, dice_rule="HQ-19-RUNDUMSCHLAG")
    weapon = None if hero is None else weapons.ready_hand_weapon(hero, scene.content)
    return attacks.armed(scene, strike, weapon)
