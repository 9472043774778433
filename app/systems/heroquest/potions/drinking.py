"""Effects of a potion on the hero who drinks it (ch. 14): points of body and mind, a cure, a power."""

from collections.abc import Callable, Iterator

from app.core.answers import Answers, objection
from app.core.dice import D6
from app.core.errors import GameError, RuleViolation
from app.core.events import Event
from app.systems.heroquest.body import healing, wounds
from app.systems.heroquest.body.events import HealingThrown, MindPointsRegained
from app.systems.heroquest.content.items import Cure, PotionFacts
from app.systems.heroquest.effects import EffectChanged, end_effect
from app.systems.heroquest.limits import has_mind
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect

_Part = Callable[[Scene, str, PotionFacts], Iterator[Event]]


def take_effect(scene: Scene, hero_id: str, facts: PotionFacts) -> Iterator[Event]:
    """Let a potion do what it can. A part that would be in vain is left out before its dice fall.

    Raises: RuleViolation where nothing is left to do; no die has fallen by then, and the potion is not wasted.
    """
    works, refused = False, list[GameError]()
    for part in _parts(facts):
        error = objection(part(Scene(scene.table, scene.content, Answers()), hero_id, facts))
        if error is not None:
            refused.append(error)
            continue
        works = True
        yield from part(scene, hero_id, facts)
    if refused and not works:
        raise refused[0]


def _parts(facts: PotionFacts) -> Iterator[_Part]:
    """Yield the parts of what a potion does, in their order."""
    if facts.restores_mind:
        yield _restore_mind
    if facts.heals_wounds:
        yield _heal
    if facts.cures is not None:
        yield _cure
    if facts.grants:
        yield _grant


def _restore_mind(scene: Scene, hero_id: str, facts: PotionFacts) -> Iterator[Event]:
    hero = scene.hero(hero_id)
    missing = hero.mind_attribute - hero.mind_points
    if missing <= 0:
        raise RuleViolation("mind_points.full", field="item_id", hero=hero.name, maximum=hero.mind_attribute)
    yield scene.record(MindPointsRegained(hero_id=hero_id, points=min(facts.restores_mind, missing)))


def _heal(scene: Scene, hero_id: str, facts: PotionFacts) -> Iterator[Event]:
    """So many body points as it names, or as a die shows that falls only for somebody who needs them."""
    healing.check_needs_healing(scene.living_hero(hero_id))
    points = facts.heals
    if facts.heals_die:
        roll = scene.answers.roll("healing_die", D6)
        yield scene.record(HealingThrown(hero_id=hero_id, roll=roll))
        points = roll.total
    yield from healing.heal(scene, hero_id, points, "potion")


def _cure(scene: Scene, hero_id: str, facts: PotionFacts) -> Iterator[Event]:
    """HQ-14-GIFT: the antidote gives back what poison took. HQ-14-ELIXIER: a lost mind, or it raises the dead."""
    hero = scene.hero(hero_id)
    match facts.cures:
        case Cure.POISON:
            points = hero.amount(Effect.POISON)
            if not points:
                raise RuleViolation("potion.no_poison", field="item_id", hero=hero.name)
            yield from healing.give_back(scene, hero.id, points)
            yield from end_effect(scene, hero.id, Effect.POISON)
        case Cure.PLAGUE:
            if not hero.amount(Effect.PLAGUED):
                raise RuleViolation("potion.no_plague", field="item_id", hero=hero.name)
            yield from end_effect(scene, hero_id, Effect.PLAGUED)
        case Cure.INJURY:
            yield from wounds.cure_injury(scene, hero_id)
        case Cure.DEATH:
            mindless = hero.condition is Condition.FAINTED and not has_mind(hero, scene.content)
            gives_mind = hero.is_standing or mindless
            yield from (healing.restore_lost_mind if gives_mind else healing.raise_by_elixir)(scene, hero)


def _grant(scene: Scene, hero_id: str, facts: PotionFacts) -> Iterator[Event]:
    """Yield one of its powers, which the drinker chooses."""
    effect = scene.answers.choose("potion_effect", *(grant.effect for grant in facts.grants))
    grant = next(grant for grant in facts.grants if grant.effect == effect)
    yield scene.record(EffectChanged(figure_id=hero_id, effect=grant.effect, change=grant.amount))
