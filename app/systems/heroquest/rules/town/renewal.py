"""What comes back to a hero between two quests (ch. 1.1, 9, 15.3 and 17)."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.hero_events import HeroRevived, MindPointsRegained
from app.systems.heroquest.rules import healing
from app.systems.heroquest.rules.attributes import has_mind
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Condition
from app.systems.heroquest.town_events import GiftsRenewed, OilFaded


def recover(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-5-END, HR-QUEST-END-DOWN: body points come back to the attribute, and the fainted to their senses."""
    hero = scene.hero(hero_id)
    if hero.condition is Condition.FAINTED:
        points = hero.body_attribute - hero.body_points
        yield scene.record(HeroRevived(hero_id=hero_id, means="quest_end", points=points))
    elif hero.is_standing:
        yield from healing.give_back(scene, hero_id, hero.body_attribute)


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
