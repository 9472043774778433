"""HQ-19-FEUERBALL: a demon throws a small fireball instead of biting."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.bestiary.targets import strike_each
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene

ABILITY = "demon_fireball"


def throw_fireball(scene: Scene, command: do.ThrowFireball) -> Iterator[Event]:
    """HQ-19-FEUERBALL: two dice, defended as ever. Raises: UnknownSubject, RuleViolation."""
    demon, ability = able(scene, command.monster_id, ABILITY)
    strike = Strike(demon.id, command.target_id, Means.ABILITY, dice=ability.dice, dice_rule=ability.rule)
    yield from strike_each(scene, command, [strike], "target_id")
