"""HQ-19-REGENERATION: a troll defends with white and black shields until a troll bane strikes it."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.combat_dice import BLACK_SHIELD, WHITE_SHIELD
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect

ABILITY = "regeneration"


def shields(scene: Scene, monster_id: str) -> tuple[str, ...]:
    """HQ-19-REGENERATION: the faces a troll defends with."""
    banished = scene.monster(monster_id).amount(Effect.TROLL_BANE)
    return (BLACK_SHIELD,) if banished else (WHITE_SHIELD, BLACK_SHIELD)


def banish_regeneration(scene: Scene, command: do.BanishRegeneration) -> Iterator[Event]:
    """HQ-19-REGENERATION: a troll bane strikes a troll."""
    yield from banish(scene, command.monster_id)


def banish(scene: Scene, monster_id: str) -> Iterator[Event]:
    """HQ-19-REGENERATION: what scroll and potion do.

    Raises: UnknownSubject, RuleViolation when there is nothing to banish.
    """
    monster, _ = able(scene, monster_id, ABILITY)
    if monster.amount(Effect.TROLL_BANE):
        raise RuleViolation("bestiary.banished_already", field="monster_id", kind=monster.kind)
    yield scene.record(EffectChanged(figure_id=monster.id, effect=Effect.TROLL_BANE, change=1))


HOOKS = AbilityHooks(shields=shields)
