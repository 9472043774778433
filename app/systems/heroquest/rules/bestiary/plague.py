"""HQ-19-SEUCHENWAFFEN: the blades of plague monks weaken whom they wound."""

from collections.abc import Generator, Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.rules import antidote, healing
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect

ABILITY = "plague_weapons"


def before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-SEUCHENWAFFEN: a wounded hero is weakened; returns the points he loses.

    HR-PLAGUE-DWARF: what a dwarf's constitution (or a charm) wards off is the weakness, or the wound as well.
    """
    hero = scene.table.heroes.get(strike.target_id)
    if hero is None:
        return points
    if (yield from antidote.is_harmless(scene, hero.id)):
        return 0 if scene.table.house_rules.warded_plague == "wound_too" else points
    if not hero.amount(Effect.PLAGUED):
        yield scene.record(EffectChanged(figure_id=hero.id, effect=Effect.PLAGUED, change=1))
    return points


def cure_plague(scene: Scene, command: do.CurePlague) -> Iterator[Event]:
    """HQ-19-SEUCHENWAFFEN: a potion or a spell ends it. Raises: UnknownSubject, RuleViolation when there is none."""
    if not scene.hero(command.hero_id).amount(Effect.PLAGUED):
        raise RuleViolation("bestiary.not_plagued", field="hero_id", hero=scene.hero(command.hero_id).name)
    yield from cure(scene, command.hero_id)


def cure(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-19-SEUCHENWAFFEN: what every healing potion and healing spell does besides; nothing for the healthy."""
    yield from healing.end_effect(scene, hero_id, Effect.PLAGUED)


HOOKS = AbilityHooks(before_wound=before_wound)
