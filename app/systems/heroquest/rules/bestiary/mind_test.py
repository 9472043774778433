"""A hero proves the strength of the mind (ch. 19)."""

from collections.abc import Generator, Iterator

from app.core.dice import D6
from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.bestiary_events import MindTested
from app.systems.heroquest.rules.attributes import current_mind
from app.systems.heroquest.rules.scene import Scene


def prove_mind(scene: Scene, command: do.ProveMind) -> Iterator[Event]:
    """HQ-19-DURCHDRINGEN, HR-MIND-TEST: throw a mind test for a hero, whatever asks for it."""
    yield from throw_mind_test(scene, command.hero_id)


def throw_mind_test(scene: Scene, hero_id: str) -> Generator[Event, None, bool]:
    """HR-MIND-TEST: a d6 must not exceed the current mind points; or two of them the mind points and a bonus.

    Yields the throw and returns whether it was passed. Raises: UnknownSubject, RuleViolation when he is lost.
    """
    hero = scene.living_hero(hero_id)
    limit, dice = max(current_mind(hero, scene.content), 0), 1
    if scene.table.house_rules.mind_test == "two_dice":
        limit, dice = limit + scene.content.amounts.mind_test_bonus, 2
    roll = scene.answers.roll("mind_test", *[D6] * dice, about=hero_id)
    passed = roll.total <= limit
    yield scene.record(MindTested(hero_id=hero.id, roll=roll, limit=limit, passed=passed))
    return passed
