"""A quest begins: who sets out, and what is renewed (ch. 7 and 14)."""

from collections.abc import Iterator, Sequence

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.attributes import has_mind
from app.systems.heroquest.body.events import HeroRevived, MindPointsRegained
from app.systems.heroquest.body.rules import faint_death_fall
from app.systems.heroquest.body.rules import points as rules_points
from app.systems.heroquest.effects.events import EffectChanged
from app.systems.heroquest.equipment.rules.carrying import loadout_problems
from app.systems.heroquest.exploration.rules import areas
from app.systems.heroquest.magic.rules import book
from app.systems.heroquest.magic.rules.book import begin
from app.systems.heroquest.maps.rules import revealing
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.quests.events import GiftsRenewed, HeroSetOut, OilFaded, ScrollReserved
from app.systems.heroquest.quests.rules import keeping
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.rules import rounds
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Hero


@rule(StartQuest)
def start_quest(scene: Scene, command: StartQuest) -> Iterator[Event]:
    """HQ-5-END: everybody sets out rested; what can be done once a quest can be done again.
    The board and the treasure deck begin anew, and the first round with them, unless a single hero comes later.

    HQ-8.3: a scroll the quest needs is taken out of the deck. HR-QUEST-END-DOWN: who still lies dead is lost now.
    HQ-5, HQ-6-SURPLUS: nobody sets out who carries more or otherwise than the rules allow.
    HQ-1.1-SPEZIAL: nor a wizard with more special spells than he may take along; with fewer he may.
    """
    heroes = _setting_out(scene, command.hero_id)
    if command.hero_id is None:
        yield from areas.clear(scene)
    yield from keeping.begin(scene, command.quest_id)
    for hero in heroes:
        yield from _set_out(scene, hero)
    yield from revealing.enter(scene)
    if command.scroll:
        yield scene.record(ScrollReserved(title=command.scroll))
    if command.hero_id is None and _can_begin(scene):
        yield from rounds.begin(scene)


def _can_begin(scene: Scene) -> bool:
    return not scene.table.round.is_running and any(hero.on_quest for hero in scene.table.heroes.values())


def _setting_out(scene: Scene, hero_id: str | None) -> Sequence[Hero]:
    if hero_id is not None:
        hero = scene.living_hero(hero_id)
        if hero.on_quest:
            raise RuleViolation("quest.running_already", field="hero_id", hero=hero.name)
        _check_ready(scene, hero)
        return [hero]
    heroes = [
        hero
        for hero in scene.table.heroes.values()
        if not hero.on_quest and hero.condition is not Condition.LOST
    ]  # fmt: skip
    if not heroes:
        raise RuleViolation("quest.nobody_sets_out", field="hero_id")
    for hero in heroes:
        _check_ready(scene, hero)
    return heroes


def _check_ready(scene: Scene, hero: Hero) -> None:
    """Whether a hero may set out with what he carries and has learnt; who lies dead goes nowhere.

    Raises: RuleViolation.
    """
    if hero.condition is Condition.DEAD:
        return
    number = book.special_spells_allowed(hero, scene.content)
    if len(hero.special_spells) > number:
        raise RuleViolation("quest.too_many_spells", field="hero_id", hero=hero.name, number=number)
    problems = loadout_problems(hero, scene.content, scene.table.house_rules)
    if problems:
        raise RuleViolation("quest.not_ready", field="hero_id", hero=hero.name, item=problems[0].content_id)


def _set_out(scene: Scene, hero: Hero) -> Iterator[Event]:
    if hero.condition is Condition.DEAD:
        yield from faint_death_fall.lose_for_good(scene, hero.id)
        return
    yield from recover(scene, hero.id)
    yield from renew_gifts(scene, hero.id)
    yield scene.record(HeroSetOut(hero_id=hero.id))
    yield from begin(scene, hero.id)


def recover(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-5-END, HR-QUEST-END-DOWN: body points come back to the attribute, and the fainted to their senses."""
    hero = scene.hero(hero_id)
    if hero.condition is Condition.FAINTED:
        points = hero.body_attribute - hero.body_points
        yield scene.record(HeroRevived(hero_id=hero_id, means="quest_end", points=points))
    elif hero.is_standing:
        yield from rules_points.give_back(scene, hero_id, hero.body_attribute)


def regain_mind(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-17, HR-MIND-RESTORED: the mind is whole again; a lost one comes back as the elixir would restore it."""
    hero = scene.hero(hero_id)
    target = hero.mind_attribute
    if not has_mind(hero, scene.content) and scene.table.house_rules.restored_mind == "start_value":
        target = hero.start_mind
    if target > hero.mind_points:
        yield scene.record(MindPointsRegained(hero_id=hero_id, points=target - hero.mind_points))


def end_effects(scene: Scene, hero_id: str) -> Iterator[Event]:
    """What holds for a while does not outlast the quest."""
    for active in scene.hero(hero_id).effects:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=active.effect, change=-active.amount))


def end_oil(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-15.3-OIL: weapon oil works for one quest."""
    oiled = tuple(item.id for item in scene.hero(hero_id).items if item.wear.oiled)
    if oiled:
        yield scene.record(OilFaded(hero_id=hero_id, item_ids=oiled))


def renew_gifts(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-1.1-KRAEUTER, HQ-1.1-GEWANDT: once a quest means once in each."""
    gifts = scene.hero(hero_id).spent_gifts
    if gifts:
        yield scene.record(GiftsRenewed(hero_id=hero_id, gifts=gifts))
