"""A quest begins (ch. 1.1, 8.3 and 9)."""

from collections.abc import Iterator, Sequence

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.rules import death
from app.systems.heroquest.rules.exploration import areas
from app.systems.heroquest.rules.magic import quest as magic
from app.systems.heroquest.rules.quests import log
from app.systems.heroquest.rules.round import play
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.town import renewal
from app.systems.heroquest.rules.town.loadout import loadout_problems
from app.systems.heroquest.state import Condition, Hero
from app.systems.heroquest.town_events import HeroSetOut, ScrollReserved


def start_quest(scene: Scene, command: do.StartQuest) -> Iterator[Event]:
    """HQ-5-END: everybody sets out rested; what can be done once a quest can be done again.
    The board and the treasure deck begin anew, and the first round with them, unless a single hero comes later.

    HQ-8.3: a scroll the quest needs is taken out of the deck. HR-QUEST-END-DOWN: who still lies dead is lost now.
    HQ-5, HQ-6-SURPLUS: nobody sets out who carries more or otherwise than the rules allow.
    """
    heroes = _setting_out(scene, command.hero_id)
    if command.hero_id is None:
        yield from areas.clear(scene)
    yield from log.begin(scene, command.quest_id)
    for hero in heroes:
        yield from _set_out(scene, hero)
    if command.scroll:
        yield scene.record(ScrollReserved(title=command.scroll))
    if command.hero_id is None and _can_begin(scene):
        yield from play.begin(scene)


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
    """Whether a hero may set out with what he carries; who lies dead goes nowhere. Raises: RuleViolation."""
    problems = loadout_problems(hero, scene.content, scene.table.house_rules)
    if problems and hero.condition is not Condition.DEAD:
        raise RuleViolation("quest.not_ready", field="hero_id", hero=hero.name, item=problems[0].content_id)


def _set_out(scene: Scene, hero: Hero) -> Iterator[Event]:
    if hero.condition is Condition.DEAD:
        yield from death.lose_for_good(scene, hero.id)
        return
    yield from renewal.recover(scene, hero.id)
    yield from renewal.renew_gifts(scene, hero.id)
    yield scene.record(HeroSetOut(hero_id=hero.id))
    yield from magic.begin(scene, hero.id)
