"""Somebody attacks: with what is in the hand, with a shot, or with a throw (ch. 3 and 4)."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from app.core.errors import GameError, RuleViolation
from app.core.events import Event
from app.systems.heroquest import combat_commands as do
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.attributes import has_mind
from app.systems.heroquest.rules.combat import abilities, sight, throws, weapon_choice
from app.systems.heroquest.rules.combat.exchange import exchange
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.combat.strike_pools import attack_builder
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.second_action import use_grant
from app.systems.heroquest.state import Effect, Hero, Item


def attack(scene: Scene, command: do.Attack) -> Iterator[Event]:
    """HQ-3.1, HQ-4-INDIRECT, HQ-4.2, HQ-15.5-HERO: let one figure attack another, whoever they are."""
    strike = strike_of(scene, command)
    yield from use_grant(scene, command.attacker_id, "attack", second=command.second)
    yield from exchange(scene, strike, room_behind=command.room_behind)
    if strike.means is Means.THROWN:
        yield from throws.land(scene, strike)


def strike_of(scene: Scene, command: do.Attack) -> Strike:
    """The strike an attack comes to. Raises: UnknownSubject, RuleViolation when it is not allowed."""
    check_fighters(scene, command.attacker_id, {command.target_id: "target_id"})
    strike = _STRIKES[command.means](scene, command)
    if len(attack_builder(scene, strike)) == 0:
        raise RuleViolation("attack.no_dice", field="attacker_id")
    return strike


def check_fighters(scene: Scene, attacker_id: str, targets: Mapping[str, str], acting: str = "attacker_id") -> None:
    """Whether the one may attack, and the others can be attacked. HQ-19-LANGSAM: not after turning round.

    `targets` are those struck, each with the field that names him; `acting` is the field of whoever strikes.
    Raises: UnknownSubject, RuleViolation.
    """
    with _told_in(acting):
        _check_attacker(scene, attacker_id)
    for target_id, field in targets.items():
        with _told_in(field):
            scene.living_figure(target_id)
            if target_id == attacker_id:
                raise RuleViolation("attack.oneself")


def _check_attacker(scene: Scene, attacker_id: str) -> None:
    attacker = scene.living_figure(attacker_id)
    if isinstance(attacker, Hero) and not attacker.is_standing:
        raise RuleViolation("attack.down", hero=attacker.name)
    if isinstance(attacker, Hero) and not has_mind(attacker, scene.content):
        raise RuleViolation("attack.no_mind", hero=attacker.name)
    if attacker.amount(Effect.ASLEEP):
        raise RuleViolation("attack.asleep")
    if attacker.amount(Effect.MISSES_TURN):
        raise RuleViolation("attack.misses_turn")
    if attacker.amount(Effect.TURNED):
        raise RuleViolation("attack.turned")


@contextmanager
def _told_in(field: str) -> Iterator[None]:
    """What is wrong with a figure is wrong in the field of the command that names it."""
    try:
        yield
    except GameError as error:
        error.field = field
        raise


def _melee(scene: Scene, command: do.Attack) -> Strike:
    """HQ-3.1, HQ-3.2-SPEER: a diagonal attack needs the weapon for it."""
    strike = Strike(command.attacker_id, command.target_id, diagonal=command.diagonal)
    hero = scene.table.heroes.get(command.attacker_id)
    weapon = weapon_choice.in_hand(scene, hero, command) if hero else None
    if command.diagonal:
        if not weapon_choice.reaches_diagonally(scene, command.attacker_id, weapon):
            raise RuleViolation("attack.not_diagonal", field="diagonal")
        sight.check_diagonal(command)
    return armed(scene, strike, weapon)


def _shot(scene: Scene, command: do.Attack) -> Strike:
    """HQ-4-ADJACENT, HQ-4-AMMO: a shot goes at nobody on the eight squares around; arrows are not counted."""
    if command.adjacent:
        raise RuleViolation("attack.adjacent", field="adjacent")
    strike = sight.along_the_path(scene, command, Means.RANGED)
    hero = scene.table.heroes.get(command.attacker_id)
    if hero is not None:
        return armed(scene, strike, weapon_choice.to_shoot(scene, hero, command))
    dice = abilities.shot_dice(scene, command.attacker_id)
    if dice == 0:
        raise RuleViolation("attack.no_ranged", field="means")
    return strike._replace(dice=dice)


def _throw(scene: Scene, command: do.Attack) -> Strike:
    """HQ-4.2: dagger and hand axe fly, in a direct line of sight."""
    throws.check_range(scene, command)
    hero = scene.table.heroes.get(command.attacker_id)
    if hero is None:
        raise RuleViolation("attack.no_throw", field="means")
    strike = sight.along_the_path(scene, command, Means.THROWN)
    return armed(scene, strike, weapon_choice.to_throw(scene, hero, command))


def armed(scene: Scene, strike: Strike, weapon: Item | None) -> Strike:
    """The same strike with this weapon."""
    if weapon is None:
        return strike
    return strike._replace(weapon_id=weapon.id, magic_weapon=weapon_choice.is_magic(scene, weapon))


_STRIKES: Mapping[str, Callable[[Scene, do.Attack], Strike]] = {"melee": _melee, "ranged": _shot, "thrown": _throw}
