"""HQ-19-SCHNELLER-KÄMPFER, HQ-19-VIELARMIG: two attacks in one turn."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.combat.attacks import check_fighters
from app.systems.heroquest.rules.combat.exchange import exchange
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene

FAST_ABILITY, MANY_ARMED_ABILITY = "fast_fighter", "many_armed"


def attack_twice(scene: Scene, command: do.AttackTwice) -> Iterator[Event]:
    """HQ-19-SCHNELLER-KÄMPFER, HQ-19-VIELARMIG: the same foe twice or two foes; nobody strikes who already fell.

    Raises: UnknownSubject, RuleViolation.
    """
    monster, ability = able(scene, command.monster_id, FAST_ABILITY, MANY_ARMED_ABILITY)
    if command.moves_between and not _may_move(scene, ability.id):
        raise RuleViolation("bestiary.no_move_between", field="moves_between", kind=monster.kind)
    check_fighters(scene, monster.id, command.fields_of_targets(), acting="monster_id")
    yield from exchange(scene, Strike(monster.id, command.first_id), room_behind=command.room_behind_first)
    if command.second_id != command.first_id or scene.figure(command.second_id).is_standing:
        yield from exchange(scene, Strike(monster.id, command.second_id), room_behind=command.room_behind_second)


def _may_move(scene: Scene, ability: str) -> bool:
    """HR-ASSASSIN-MOVE: an assassin may move between its attacks; who has many arms never."""
    return ability == FAST_ABILITY and scene.table.house_rules.assassin_moves == "may"
