"""Plague and poison in a wound (ch. 19)."""

from collections.abc import Generator, Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.commands import CurePlague
from app.systems.heroquest.body.rules import resistance
from app.systems.heroquest.combat.rules.abilities import AbilityHooks, Strike, on_ability
from app.systems.heroquest.effects.events import EffectChanged
from app.systems.heroquest.effects.rules import end_effect
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect

PLAGUE_ABILITY = "plague_weapons"


def plague_before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-SEUCHENWAFFEN: a wounded hero is weakened; returns the points he loses.

    HR-PLAGUE-DWARF: what a dwarf's constitution (or a charm) wards off is the weakness, or the wound as well.
    """
    hero = scene.table.heroes.get(strike.target_id)
    if hero is None:
        return points
    if (yield from resistance.is_harmless(scene, hero.id)):
        return 0 if scene.table.house_rules.warded_plague == "wound_too" else points
    if not hero.amount(Effect.PLAGUED):
        yield scene.record(EffectChanged(figure_id=hero.id, effect=Effect.PLAGUED, change=1))
    return points


@rule(CurePlague)
def cure_plague(scene: Scene, command: CurePlague) -> Iterator[Event]:
    """HQ-19-SEUCHENWAFFEN: a potion or a spell ends it. Raises: UnknownSubject, RuleViolation when there is none."""
    if not scene.hero(command.hero_id).amount(Effect.PLAGUED):
        raise RuleViolation("bestiary.not_plagued", field="hero_id", hero=scene.hero(command.hero_id).name)
    yield from end_effect(scene, command.hero_id, Effect.PLAGUED)


on_ability(PLAGUE_ABILITY, AbilityHooks(before_wound=plague_before_wound))
POISON_ABILITY = "poison"


def poison_before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-GIFT: the wound is poisoned, so that an antidote gives it back (HQ-14-GIFT); returns the points lost.

    HR-PLAGUE-DWARF: a dwarf's constitution wards off the poison and leaves the wound, or wards off both.
    """
    if not strike.poisonous or strike.target_id not in scene.table.heroes:
        return points
    if (yield from resistance.is_harmless(scene, strike.target_id)):
        return 0 if scene.table.house_rules.warded_plague == "wound_too" else points
    yield scene.record(EffectChanged(figure_id=strike.target_id, effect=Effect.POISON, change=points))
    return points


on_ability(POISON_ABILITY, AbilityHooks(before_wound=poison_before_wound))
