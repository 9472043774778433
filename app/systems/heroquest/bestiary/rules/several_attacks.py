"""Monsters that attack more than once: spiders and double attacks (ch. 19)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.acting import acting_figure
from app.systems.heroquest.bestiary.commands import AttackTwice, SpiderAttack, TurnRound
from app.systems.heroquest.bestiary.rules.abilities_had import able, has
from app.systems.heroquest.bestiary.rules.area_attacks import strike_each
from app.systems.heroquest.combat.rules.abilities import Strike
from app.systems.heroquest.combat.rules.attacks import check_fighters
from app.systems.heroquest.combat.rules.exchange import exchange
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.effects.events import EffectChanged
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect

ABILITY, SLOW_ABILITY = "spider_attack", "slow"
_FRONT_DIAGONALS = 2


@rule(SpiderAttack)
def spider_attack(scene: Scene, command: SpiderAttack) -> Iterator[Event]:
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


@rule(TurnRound)
def turn_round(scene: Scene, command: TurnRound) -> Iterator[Event]:
    """HQ-19-LANGSAM: to turn round is the action of the turn; it fights no more until the turn is over.

    Raises: UnknownSubject, RuleViolation when it turns like any other, or has turned already.
    """
    monster, _ = able(scene, acting_figure(scene, command.monster_id).id, SLOW_ABILITY)
    if monster.amount(Effect.TURNED):
        raise RuleViolation("bestiary.turned", field="monster_id", kind=monster.kind)
    yield scene.record(EffectChanged(figure_id=monster.id, effect=Effect.TURNED, change=1))


def _check_diagonals(scene: Scene, command: SpiderAttack) -> None:
    """HR-SPIDER-DIAGONAL: the two diagonals to the front, or all four."""
    front_only = scene.table.house_rules.spider_diagonals == "front"
    if front_only and len(command.diagonal) > _FRONT_DIAGONALS:
        raise RuleViolation("bestiary.front_diagonals", field="diagonal", maximum=_FRONT_DIAGONALS)


def _strike(ability: Ability, monster_id: str, arc: str, target_id: str) -> Strike:
    return Strike(monster_id, target_id, dice=ability.arcs[arc], dice_rule=ability.rule)


FAST_ABILITY, MANY_ARMED_ABILITY = "fast_fighter", "many_armed"


@rule(AttackTwice)
def attack_twice(scene: Scene, command: AttackTwice) -> Iterator[Event]:
    """HQ-19-SCHNELLER-KÄMPFER, HQ-19-VIELARMIG: the same foe twice or two foes; nobody strikes who already fell.

    Raises: UnknownSubject, RuleViolation.
    """
    monster, ability = able(scene, command.monster_id, FAST_ABILITY, MANY_ARMED_ABILITY)
    if command.moves_between and not _may_move(scene, ability.id):
        raise RuleViolation("bestiary.no_move_between", field="moves_between", kind=monster.kind)
    check_fighters(scene, monster.id, command.fields_of_targets(), acting="monster_id")
    yield from exchange(scene, Strike(monster.id, command.target_id), room_behind=command.room_behind_first)
    if command.second_target_id != command.target_id or scene.figure(command.second_target_id).is_standing:
        yield from exchange(scene, Strike(monster.id, command.second_target_id), room_behind=command.room_behind_second)


def _may_move(scene: Scene, ability: str) -> bool:
    """HR-ASSASSIN-MOVE: an assassin may move between its attacks; who has many arms never."""
    return ability == FAST_ABILITY and scene.table.house_rules.assassin_moves == "may"
