"""HQ-19-DURCHDRINGEN: a death elf passes through heroes."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest import bestiary_commands as do
from app.systems.heroquest.combat_events import FigurePassed
from app.systems.heroquest.rules.bestiary.having import able
from app.systems.heroquest.rules.bestiary.mind_test import throw_mind_test
from app.systems.heroquest.rules.combat.damage import wound_figure
from app.systems.heroquest.rules.exploration.acting import figure_on_its_way
from app.systems.heroquest.rules.scene import Scene

ABILITY = "pass_through"


def pass_through(scene: Scene, command: do.PassThrough) -> Iterator[Event]:
    """HQ-19-DURCHDRINGEN: the hero passes a mind test or loses a body point (HR-MIND-TEST).

    Raises: UnknownSubject, RuleViolation.
    """
    elf, ability = able(scene, command.monster_id, ABILITY)
    figure_on_its_way(scene, elf.id)
    hero = scene.living_hero(command.hero_id)
    yield scene.record(FigurePassed(mover_id=elf.id, mover_kind=elf.kind, holder_id=hero.id, holder_kind=None))
    passed = yield from throw_mind_test(scene, command.hero_id)
    if not passed:
        yield from wound_figure(scene, command.hero_id, ability.points)
