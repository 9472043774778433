"""Which monster is able to do what (ch. 19), by its kind or because the quest gave it the ability."""

from app.core.errors import RuleViolation
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Monster


def has(scene: Scene, monster: Monster, ability: str) -> bool:
    """Whether a monster has an ability."""
    return ability in monster.abilities or ability in scene.content.monsters[monster.kind].abilities


def bearers(scene: Scene, ability: str) -> tuple[Monster, ...]:
    """The monsters with an ability that still fight."""
    return tuple(one for one in scene.table.monsters.values() if one.is_standing and has(scene, one, ability))


def able(scene: Scene, monster_id: str, *abilities: str) -> tuple[Monster, Ability]:
    """A monster that still fights and the first of these abilities that it has.

    Raises: UnknownSubject, RuleViolation when it is slain or has none of them.
    """
    monster = scene.standing_monster(monster_id)
    for ability in abilities:
        if has(scene, monster, ability):
            return monster, scene.content.abilities[ability]
    raise RuleViolation("bestiary.not_able", field="monster_id", kind=monster.kind, ability=abilities[0])
