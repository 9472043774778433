"""HQ-19-SCHREI-DER-BANSHEE: a scream that only the mind withstands."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.bestiary.targets import strike_each
from app.systems.heroquest.rules.combat.strike import Defence, Strike
from app.systems.heroquest.rules.scene import Scene

ABILITY = "banshee_scream"


def scream(scene: Scene, command: do.Scream) -> Iterator[Event]:
    """HQ-19-SCHREI-DER-BANSHEE: the attack value against every hero in sight, as many dice as mind points defend.

    Raises: UnknownSubject, RuleViolation.
    """
    banshee, ability = able(scene, command.monster_id, ABILITY)
    strikes = [
        Strike(
            banshee.id, scene.hero(hero_id).id, Means.ABILITY,
            dice=banshee.attack, dice_rule=ability.rule, defence=Defence.MIND,
        )
        for hero_id in command.hero_ids
    ]  # fmt: skip
    yield from strike_each(scene, command, strikes, "hero_ids")
