"""Monsters that are alike attack together: the same rules, asked in one go."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.combat.commands import Attack, AttackTogether
from app.systems.heroquest.combat.events import MonstersAttacked, StrikeResolved
from app.systems.heroquest.combat.rules.attacks import attack, check_fighters
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Monster


@rule(AttackTogether)
def attack_together(scene: Scene, command: AttackTogether) -> Iterator[Event]:
    """HQ-3.1: each of them strikes once, in their order; once the target is down, the others stay their hands.

    Raises: UnknownSubject, RuleViolation where one of them may not attack or is not like the first.
    """
    if len(set(command.monster_ids)) != len(command.monster_ids):
        raise RuleViolation("attack.twice_named", field="monster_ids")
    for monster_id in command.monster_ids:
        check_fighters(scene, monster_id, {command.target_id: "target_id"}, acting="monster_ids")
    first, *others = (scene.monster(monster_id) for monster_id in command.monster_ids)
    if any(not are_alike(first, other) for other in others):
        raise RuleViolation("attack.not_alike", field="monster_ids")
    struck: list[StrikeResolved] = []
    for monster_id in command.monster_ids:
        if not scene.figure(command.target_id).is_standing:
            break
        strike = Attack(attacker_id=monster_id, target_id=command.target_id, diagonal=command.diagonal)
        for event in attack(scene, strike):
            struck += [event] if isinstance(event, StrikeResolved) else []
            yield event
    yield scene.record(
        MonstersAttacked(
            monster_ids=command.monster_ids,
            kind=first.kind,
            number=len(struck),
            target_id=command.target_id,
            target_kind=scene.kind_of(command.target_id),
            points=sum(strike.points for strike in struck),
        )
    )


def are_alike(one: Monster, other: Monster) -> bool:
    """Whether two monsters fight with the same values, so that nobody has to tell them apart."""
    values = ("kind", "attack", "defence", "further_attacks", "abilities", "blue_defence", "effects", "hidden")
    return all(getattr(one, value) == getattr(other, value) for value in values)
