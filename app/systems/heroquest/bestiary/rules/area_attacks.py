"""Attacks at several targets at once: dragons, fireballs, screams (ch. 19)."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Literal

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.commands import BreatheFire, DragonFight, Scream, TargetsCommand, ThrowFireball
from app.systems.heroquest.bestiary.rules.abilities_had import able
from app.systems.heroquest.combat.rules.abilities import Defence, Strike
from app.systems.heroquest.combat.rules.attacks import check_fighters
from app.systems.heroquest.combat.rules.exchange import exchange
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.fields import Means
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Monster


def strike_each(scene: Scene, command: TargetsCommand, strikes: Sequence[Strike], field: str) -> Iterator[Event]:
    """One strike after the other, each at somebody else; `field` is where the command names the first.

    Raises: UnknownSubject, RuleViolation when nobody is struck, or somebody twice.
    """
    targets = [strike.target_id for strike in strikes]
    if not targets:
        raise RuleViolation("bestiary.no_target", field=field)
    if len(set(targets)) < len(targets):
        raise RuleViolation("bestiary.target_twice", field=field)
    check_fighters(scene, command.monster_id, command.fields_of_targets(), acting="monster_id")
    yield from scene.in_turn(partial(exchange, scene, strike) for strike in strikes)


DRAGON_ABILITY, FIRE_ABILITY = "dragon_fight", "fire_ray"


@rule(DragonFight)
def dragon_fight(scene: Scene, command: DragonFight) -> Iterator[Event]:
    """HQ-19-DRACHENKAMPF: one bite to the front, one claw to each side, the tail behind, with the quest's values.

    Raises: UnknownSubject, RuleViolation.
    """
    dragon, ability = able(scene, command.monster_id, DRAGON_ABILITY)
    bite = [_strike(dragon, ability, dragon.attack, command.front)] if command.front else []
    claws = [
        _strike(dragon, ability, _dice(scene, dragon, "claw"), one) for one in (command.left, command.right) if one
    ]
    tail = [_strike(dragon, ability, _dice(scene, dragon, "tail"), command.rear)] if command.rear else []
    stings = [strike._replace(poisonous=command.poisonous_tail) for strike in tail]
    yield from strike_each(scene, command, [*bite, *claws, *stings], "front")


@rule(BreatheFire)
def breathe_fire(scene: Scene, command: BreatheFire) -> Iterator[Event]:
    """HQ-19-FEUERSTRAHL: fewer dice for each target farther away; all may defend as ever.

    Raises: UnknownSubject, RuleViolation when more stand in the line than the fire reaches.
    """
    dragon, ability = able(scene, command.monster_id, FIRE_ABILITY)
    if len(command.target_ids) > len(ability.row):
        raise RuleViolation("bestiary.fire_ends", field="target_ids", maximum=len(ability.row))
    strikes = [
        Strike(dragon.id, target, Means.ABILITY, dice=dice, dice_rule=ability.rule)
        for target, dice in zip(command.target_ids, ability.row, strict=False)
    ]
    yield from strike_each(scene, command, strikes, "target_ids")


def _dice(scene: Scene, dragon: Monster, attack: Literal["claw", "tail"]) -> int:
    """Where the book names the attack, there stand its dice; a kind without it strikes as to the front."""
    named = dict(zip(scene.content.monsters[dragon.kind].further_attacks, dragon.further_attacks, strict=False))
    return named.get(attack, dragon.attack)


def _strike(dragon: Monster, ability: Ability, dice: int, target_id: str) -> Strike:
    return Strike(dragon.id, target_id, dice=dice, dice_rule=ability.rule)


FIREBALL_ABILITY = "demon_fireball"


@rule(ThrowFireball)
def throw_fireball(scene: Scene, command: ThrowFireball) -> Iterator[Event]:
    """HQ-19-FEUERBALL: two dice, defended as ever. Raises: UnknownSubject, RuleViolation."""
    demon, ability = able(scene, command.monster_id, FIREBALL_ABILITY)
    strike = Strike(demon.id, command.target_id, Means.ABILITY, dice=ability.dice, dice_rule=ability.rule)
    yield from strike_each(scene, command, [strike], "target_id")


SCREAM_ABILITY = "banshee_scream"


@rule(Scream)
def scream(scene: Scene, command: Scream) -> Iterator[Event]:
    """HQ-19-SCHREI-DER-BANSHEE: the attack value against every hero in sight, as many dice as mind points defend.

    Raises: UnknownSubject, RuleViolation.
    """
    banshee, ability = able(scene, command.monster_id, SCREAM_ABILITY)
    strikes = [
        Strike(
            banshee.id, scene.hero(hero_id).id, Means.ABILITY,
            dice=banshee.attack, dice_rule=ability.rule, defence=Defence.MIND,
        )
        for hero_id in command.target_ids
    ]  # fmt: skip
    yield from strike_each(scene, command, strikes, "target_ids")
