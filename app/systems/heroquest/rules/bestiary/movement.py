"""How far monsters move, and over whom (ch. 2 and 19)."""

from collections.abc import Iterator

from app.core.dice import D6, Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.bestiary_events import MonsterMoved
from app.systems.heroquest.rules.bestiary import flying, handler, pass_through
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Monster


def move_monster(scene: Scene, command: do.MoveMonster) -> Iterator[Event]:
    """HQ-19: a monster moves as far as its value says, a squig as far as a d6 shows.

    Raises: UnknownSubject, RuleViolation when it is slain, may not go there, or nobody has said how far it moves.
    """
    monster = scene.standing_monster(command.monster_id)
    if command.over_heroes:
        able(scene, monster.id, flying.ABILITY, pass_through.ABILITY)
    if command.ends_on_hero:
        raise RuleViolation("bestiary.square_taken", field="ends_on_hero", kind=monster.kind)
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
