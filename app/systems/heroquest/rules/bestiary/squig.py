"""HQ-19-SCHWER-ZU-KONTROLLIEREN: a squig does not always do what its master wants."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.bestiary_events import ControlTested
from app.systems.heroquest.combat_dice import BLACK_SHIELD, COMBAT_DICE, Color
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.scene import Scene

ABILITY = "hard_to_control"


def control_monster(scene: Scene, command: do.ControlMonster) -> Iterator[Event]:
    """HQ-19-SCHWER-ZU-KONTROLLIEREN: on a black shield the heroes play its whole turn.

    Raises: UnknownSubject, RuleViolation when it is slain or obeys anyway.
    """
    monster, _ = able(scene, command.monster_id, ABILITY)
    roll = scene.answers.roll("control", COMBAT_DICE[Color.WHITE])
    lost = roll.count(BLACK_SHIELD) > 0
    yield scene.record(ControlTested(monster_id=monster.id, kind=monster.kind, roll=roll, lost=lost))
