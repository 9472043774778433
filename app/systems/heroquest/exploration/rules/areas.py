"""Areas are revealed and cleared; how far somebody moves."""

from collections.abc import Iterator
from typing import Literal

from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.acting import acting_hero
from app.systems.heroquest.attributes import has_mind
from app.systems.heroquest.cards.rules.deck_keeping import refill
from app.systems.heroquest.combat.rules import weapon_use
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.effects.events import EffectChanged
from app.systems.heroquest.exploration.commands import ClearBoard, MoveRoll, RevealArea
from app.systems.heroquest.exploration.events import AreaRevealed, BoardCleared, MapTakenAway, MovementRolled
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Dungeon
from app.systems.heroquest.state.figures import Effect, Hero, Weakness


@rule(ClearBoard)
def clear_board(scene: Scene, _: ClearBoard) -> Iterator[Event]:
    """Begin anew: no areas, markers, fires; cards in their decks, nobody in a pit or slain, an empty floor."""
    facts = [*clear(scene), *take_map_away(scene)]
    if not facts:
        raise RuleViolation("board.is_clear")
    yield from facts


def take_map_away(scene: Scene) -> Iterator[Event]:
    """Put the map away, if one is laid or waits aside."""
    if scene.table.map or scene.table.map_aside:
        yield scene.record(MapTakenAway())


def clear(scene: Scene) -> Iterator[Event]:
    """Clear away what there is to clear away."""
    yield from refill(scene)
    laid = scene.table.map or scene.table.map_aside
    if scene.table.dungeon != Dungeon() or scene.table.slain or (laid is not None and laid != laid.as_laid):
        yield scene.record(BoardCleared())
    for figure_id in (*scene.table.heroes, *scene.table.monsters):
        inside = scene.figure(figure_id).amount(Effect.IN_PIT)
        if inside:
            yield scene.record(EffectChanged(figure_id=figure_id, effect=Effect.IN_PIT, change=-inside))
    yield from weapon_use.leave_behind(scene)


@rule(RevealArea)
def reveal_area(scene: Scene, command: RevealArea) -> Iterator[Event]:
    """Lay an area open, once."""
    if command.area in scene.table.dungeon.revealed:
        raise RuleViolation("area.is_revealed", field="area", area=command.area)
    yield scene.record(AreaRevealed(area=command.area))


_FOR_ONE_MOVE = (Effect.SWIFT, Effect.EXTRA_MOVE)


@rule(MoveRoll)
def move_roll(scene: Scene, command: MoveRoll) -> Iterator[Event]:
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
