"""How far a hero may go (ch. 2)."""

from collections.abc import Iterator
from typing import Literal

from app.core.dice import D6
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.exploration_events import MovementRolled
from app.systems.heroquest.rules.attributes import has_mind
from app.systems.heroquest.rules.exploration.acting import acting_hero
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect, Hero, Weakness

_FOR_ONE_MOVE = (Effect.SWIFT, Effect.EXTRA_MOVE)


def move_roll(scene: Scene, command: do.MoveRoll) -> Iterator[Event]:
    """HQ-2: a die and the base of the class; what a potion or spell adds is used up with this move."""
    hero = acting_hero(scene, command.hero_id)
    base, limit = scene.hero_class(hero).movement, movement_limit(hero, scene.content)
    dice = (D6,) * movement_dice(hero, scene.content)
    roll = scene.answers.roll("movement", *dice) if dice else None
    squares = base + (roll.total if roll else 0) + hero.amount(Effect.EXTRA_MOVE)
    yield scene.record(MovementRolled(hero_id=hero.id, base=base, roll=roll, squares=squares, limit=limit))
    for effect in _FOR_ONE_MOVE:
        if hero.amount(effect):
            yield scene.record(EffectChanged(figure_id=hero.id, effect=effect, change=-hero.amount(effect)))


def movement_dice(hero: Hero, content: Content) -> int:
    """HQ-2: how many dice the next move has; none for whoever has nothing but the base."""
    return 0 if movement_limit(hero, content) else 1 + hero.amount(Effect.SWIFT)


def movement_limit(hero: Hero, content: Content) -> Literal["no_mind", "slowed"] | None:
    """HQ-2, HQ-17: who is hampered in moving, or without mind, has nothing but the base.

    Poison that only cost body points does not hamper (ch. 14 tells the two apart).
    """
    if not has_mind(hero, content):
        return "no_mind"
    return "slowed" if hero.amount(Effect.SLOWED) or Weakness.MOVEMENT in hero.injuries else None
