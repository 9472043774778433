"""HQ-19-DRACHENKAMPF, HQ-19-FEUERSTRAHL: a dragon bites, claws and lashes out in one action, or breathes fire."""

from collections.abc import Iterator
from typing import Literal

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.bestiary.targets import strike_each
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Monster

ABILITY, FIRE_ABILITY = "dragon_fight", "fire_ray"


def dragon_fight(scene: Scene, command: do.DragonFight) -> Iterator[Event]:
    """HQ-19-DRACHENKAMPF: one bite to the front, one claw to each side, the tail behind, with the quest's values.

    Raises: UnknownSubject, RuleViolation.
    """
    dragon, ability = able(scene, command.monster_id, ABILITY)
    bite = [_strike(dragon, ability, dragon.attack, command.front)] if command.front else []
    claws = [
        _strike(dragon, ability, _dice(scene, dragon, "claw"), one) for one in (command.left, command.right) if one
    ]
    tail = [_strike(dragon, ability, _dice(scene, dragon, "tail"), command.rear)] if command.rear else []
    stings = [strike._replace(poisonous=command.poisonous_tail) for strike in tail]
    yield from strike_each(scene, command, [*bite, *claws, *stings], "front")


def breathe_fire(scene: Scene, command: do.BreatheFire) -> Iterator[Event]:
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
