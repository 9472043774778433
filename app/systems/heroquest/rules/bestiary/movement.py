"""How far monsters move (ch. 2 and 19). Across whose squares: rules/combat/passing.py."""

from collections.abc import Iterator

from app.core.dice import D6, Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.bestiary_events import MonsterMoved
from app.systems.heroquest.rules.bestiary import handler
from app.systems.heroquest.rules.exploration.acting import figure_on_its_way
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Monster


def move_monster(scene: Scene, command: do.MoveMonster) -> Iterator[Event]:
    """HQ-19: a monster moves as far as its value says, a squig as far as a d6 shows.

    Raises: UnknownSubject, RuleViolation when it is slain, asleep or in a pit, or nobody has said how far it moves.
    """
    monster = scene.monster(command.monster_id)
    figure_on_its_way(scene, monster.id)
    if command.again:
        handler.check_second_move(scene, monster, in_sight=command.handler_in_sight)
    squares, roll = _squares(scene, monster)
    yield scene.record(
        MonsterMoved(monster_id=monster.id, kind=monster.kind, squares=squares, roll=roll, again=command.again)
    )


def _squares(scene: Scene, monster: Monster) -> tuple[int, Roll | None]:
    """The quest's value goes before the book's."""
    entry = scene.content.monsters[monster.kind]
    if monster.movement is None and entry.movement_die:
        roll = scene.answers.roll("monster_movement", D6)
        return roll.total, roll
    value = entry.movement if monster.movement is None else monster.movement
    if value is None:
        raise RuleViolation("bestiary.movement_of_quest", field="monster_id", kind=monster.kind)
    return value, None
