"""HQ-9-FAINT: what becomes of a hero at 0 body points."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.hero_events import HeroFainted
from app.systems.heroquest.rules import injuries
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.stamina import throw_on_table


def resolve_faint(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-FAINT: throw on the faint table."""
    table = scene.content.faint
    throw = throw_on_table(scene, scene.hero(hero_id), "faint_table", table.die)
    outcome = table.lookup(throw.number)
    yield scene.record(
        HeroFainted(
            hero_id=hero_id,
            roll=throw.roll,
            first_roll=throw.first_roll,
            bonus=throw.bonus,
            outcome=outcome.id,
            missed_rounds=outcome.missed_rounds,
        )
    )
    if outcome.injury:
        yield from injuries.resolve_injury(scene, hero_id)
