"""HQ-14: potions are drunk, poured into a companion who cannot, or used on a monster."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.acting import check_stands
from app.systems.heroquest.bestiary.rules import strike_effects
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board
from app.systems.heroquest.body.events import HealingThrown, MindPointsRegained
from app.systems.heroquest.body.rules import injuries
from app.systems.heroquest.body.rules import points as rules_points
from app.systems.heroquest.combat.rules import damage
from app.systems.heroquest.content.town import Cure, PotionFacts
from app.systems.heroquest.effects import EffectChanged, end_effect
from app.systems.heroquest.equipment.rules import carrying
from app.systems.heroquest.limits import has_mind
from app.systems.heroquest.potions.commands import DrinkPotion, HealWithHerbs, ThrowPotion
from app.systems.heroquest.potions.events import PotionDrunk, PotionThrown
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Item


@on_board(DrinkPotion, HealWithHerbs, by="hero_id", fills=("adjacent",))
def known_of_giving(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-1.1-KRAEUTER: on one of the squares around, with no wall or shut door between."""
    other = here.other(told.get("to_id"))
    if other is None:
        return NOTHING
    near = here.touches(other)
    return Known({"adjacent": Fact(near, "next_to_it" if near else "")}, "to_id")


@rule(DrinkPotion)
def drink_potion(scene: Scene, command: DrinkPotion) -> Iterator[Event]:
    """HQ-9-FAINT, HQ-17: whoever stands and has a mind drinks, or pours it into somebody who cannot drink."""
    giver, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    drinker = scene.living_hero(command.to_id or command.hero_id)
    facts = _facts(scene, item)
    if facts.is_thrown:
        raise RuleViolation("potion.is_thrown", field="item_id", item=item.content_id)
    _check_able(scene, giver)
    if drinker.id != giver.id:
        _check_pouring(scene, drinker, item, adjacent=command.adjacent)
    if not carrying.may_use(drinker, scene.entry(item), scene.table.house_rules):
        raise RuleViolation("carrying.class", field="item_id", hero=drinker.name, item=item.content_id)
    yield scene.record_item(PotionDrunk, giver.id, item, to_id=drinker.id)
    yield from _take_effect(scene, drinker.id, facts)


@rule(ThrowPotion)
def throw_potion(scene: Scene, command: ThrowPotion) -> Iterator[Event]:
    """HQ-14-BREW, HQ-19-REGENERATION: troll bane ends a monster's regeneration; holy water slays an undead."""
    hero, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    facts = _facts(scene, item)
    _check_able(scene, hero)
    monster = scene.standing_monster(command.monster_id)
    if facts.slays is not None and scene.content.monsters[monster.kind].family != facts.slays:
        raise RuleViolation("potion.not_on_this", field="monster_id", item=item.content_id, kind=monster.kind)
    if not facts.is_thrown:
        raise RuleViolation("potion.is_drunk", field="item_id", item=item.content_id)
    yield scene.record_item(PotionThrown, hero.id, item, monster_id=monster.id, kind=monster.kind)
    if facts.ends is not None:
        yield from strike_effects.banish(scene, monster.id)
    else:
        yield from damage.wound_figure(scene, monster.id, monster.body_points, hero.id)


def _facts(scene: Scene, item: Item) -> PotionFacts:
    potion = scene.entry(item).potion
    if potion is None:
        raise RuleViolation("potion.none", field="item_id", item=item.content_id)
    return potion


def _check_able(scene: Scene, hero: Hero) -> None:
    """HQ-17: without mind nobody takes or gives a potion."""
    check_stands(hero)
    if not has_mind(hero, scene.content):
        raise RuleViolation("potion.no_mind", field="hero_id", hero=hero.name)


def _check_pouring(scene: Scene, drinker: Hero, item: Item, *, adjacent: bool) -> None:
    """A companion pours what raises the fainted; into the dead and those without mind only the elixir."""
    facts = _facts(scene, item)
    if not adjacent:
        raise RuleViolation("hero.out_of_reach", field="adjacent", hero=drinker.name)
    if drinker.is_standing and has_mind(drinker, scene.content):
        raise RuleViolation("potion.can_drink", field="to_id", hero=drinker.name)
    raises = facts.heals_wounds and drinker.condition is Condition.FAINTED
    if not raises and facts.cures is not Cure.DEATH:
        raise RuleViolation("potion.in_vain", field="item_id", hero=drinker.name, item=item.content_id)


def _take_effect(scene: Scene, hero_id: str, facts: PotionFacts) -> Iterator[Event]:
    if facts.heals_wounds or facts.restores_mind:
        yield from _restore(scene, hero_id, facts)
    if facts.cures is not None:
        yield from _cure(scene, hero_id, facts.cures)
    if facts.grants:
        effect = scene.answers.choose("potion_effect", *(grant.effect for grant in facts.grants))
        grant = next(grant for grant in facts.grants if grant.effect == effect)
        yield scene.record(EffectChanged(figure_id=hero_id, effect=grant.effect, change=grant.amount))


def _restore(scene: Scene, hero_id: str, facts: PotionFacts) -> Iterator[Event]:
    """Points of body and mind; a potion that gives both may find one of them full."""
    hero = scene.hero(hero_id)
    missing_mind = min(facts.restores_mind, hero.mind_attribute - hero.mind_points)
    if missing_mind > 0:
        yield scene.record(MindPointsRegained(hero_id=hero_id, points=missing_mind))
    if missing_mind > 0 and hero.body_points == hero.body_attribute:
        yield from end_effect(scene, hero_id, Effect.PLAGUED)
        return
    points = facts.heals
    if facts.heals_die:
        roll = scene.answers.roll("healing_die", D6)
        yield scene.record(HealingThrown(hero_id=hero_id, roll=roll))
        points = roll.total
    yield from rules_points.heal(scene, hero_id, points, "potion")


def _cure(scene: Scene, hero_id: str, cure: Cure) -> Iterator[Event]:
    hero = scene.hero(hero_id)
    match cure:
        case Cure.POISON:
            yield from _counter_poison(scene, hero)
        case Cure.PLAGUE:
            if not hero.amount(Effect.PLAGUED):
                raise RuleViolation("potion.no_plague", field="item_id", hero=hero.name)
            yield from end_effect(scene, hero_id, Effect.PLAGUED)
        case Cure.INJURY:
            yield from injuries.cure(scene, hero_id)
        case Cure.DEATH:
            yield from _elixir(scene, hero)


def _counter_poison(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-14-GIFT: the antidote gives back what poison took."""
    points = hero.amount(Effect.POISON)
    if not points:
        raise RuleViolation("potion.no_poison", field="item_id", hero=hero.name)
    yield from rules_points.give_back(scene, hero.id, points)
    yield from end_effect(scene, hero.id, Effect.POISON)


def _elixir(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HQ-14-ELIXIER: raises the dead, or gives a lost mind back."""
    if hero.is_standing or (hero.condition is Condition.FAINTED and not has_mind(hero, scene.content)):
        yield from rules_points.restore(scene, hero)
    else:
        yield from rules_points.raise_by_elixir(scene, hero)
