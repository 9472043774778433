"""HQ-19-SPINNENANGRIFF, HQ-19-LANGSAM: a giant spider strikes all around, unless it has turned round."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.rules.bestiary.having import able, has
from app.systems.heroquest.rules.bestiary.targets import strike_each
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.exploration.acting import acting_figure
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect

ABILITY, SLOW_ABILITY = "spider_attack", "slow"
_FRONT_DIAGONALS = 2


def spider_attack(scene: Scene, command: do.SpiderAttack) -> Iterator[Event]:
    """HQ-19-SPINNENANGRIFF: everybody to the front, on the diagonals and on the first square to each side.

    HQ-19-LANGSAM: not if turning round was its action, told before or only now.
    Raises: UnknownSubject, RuleViolation.
    """
    monster, ability = able(scene, command.monster_id, ABILITY)
    if command.turned and has(scene, monster, SLOW_ABILITY):
        raise RuleViolation("bestiary.turned", field="turned", kind=monster.kind)
    _check_diagonals(scene, command)
    front = [Strike(monster.id, command.front)] if command.front else []
    diagonal = [_strike(ability, monster.id, "diagonal", target) for target in command.diagonal]
    side = [_strike(ability, monster.id, "side", target) for target in command.side]
    yield from strike_each(scene, command, [*front, *diagonal, *side], "front")


def turn_round(scene: Scene, command: do.TurnRound) -> Iterator[Event]:
    """HQ-19-LANGSAM: to turn round is the action of the turn; it fights no more until the turn is over.

    Raises: UnknownSubject, RuleViolation when it turns like any other, or has turned already.
    """
    monster, _ = able(scene, acting_figure(scene, command.monster_id).id, SLOW_ABILITY)
    if monster.amount(Effect.TURNED):
        raise RuleViolation("bestiary.turned", field="monster_id", kind=monster.kind)
    yield scene.record(EffectChanged(figure_id=monster.id, effect=Effect.TURNED, change=1))


def _check_diagonals(scene: Scene, command: do.SpiderAttack) -> None:
    """HR-SPIDER-DIAGONAL: the two diagonals to the front, or all four."""
    front_only = scene.table.house_rules.spider_diagonals == "front"
    if front_only and len(command.diagonal) > _FRONT_DIAGONALS:
        raise RuleViolation("bestiary.front_diagonals", field="diagonal", maximum=_FRONT_DIAGONALS)


def _strike(ability: Ability, monster_id: str, arc: str, target_id: str) -> Strike:
    return Strike(monster_id, target_id, dice=ability.arcs[arc], dice_rule=ability.rule)
