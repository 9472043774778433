"""What a target throws against a spell that allows it."""

from collections.abc import Generator

from app.core.dice import D6, Roll
from app.core.events import Event
from app.systems.heroquest.combat_dice import COMBAT_DICE, Color
from app.systems.heroquest.content.spells import Save
from app.systems.heroquest.magic_events import SpellBraved
from app.systems.heroquest.rules.attributes import current_mind
from app.systems.heroquest.rules.combat import abilities
from app.systems.heroquest.rules.magic.spell_in_hand import SpellInHand
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero

_BY_MIND = ("mind_shields", "mind_numbers")
_BY_SHIELDS = ("own_shields", "mind_shields")


def brave(scene: Scene, cast: SpellInHand, target_id: str) -> Generator[Event, None, int]:
    """The points of a spell that remain after the target has thrown against it."""
    save = cast.spell.save
    if save is None:
        return cast.points
    number = mind_of(scene, target_id) if save.by in _BY_MIND else save.dice
    if number == 0:
        return cast.points
    die = COMBAT_DICE[Color.WHITE] if save.by in _BY_SHIELDS else D6
    roll = scene.answers.roll("brave_spell", *[die] * number, about=target_id)
    successes = _successes(scene, save, roll, target_id)
    left = 0 if successes and save.by in _BY_MIND else max(cast.points - successes, 0)
    yield scene.record(SpellBraved(figure_id=target_id, roll=roll, points=left))
    return left


def mind_of(scene: Scene, figure_id: str) -> int:
    """The mind points of a figure as they are now; a mindless one has none."""
    figure = scene.figure(figure_id)
    if isinstance(figure, Hero):
        return max(current_mind(figure, scene.content), 0)
    return figure.mind or 0


def _successes(scene: Scene, save: Save, roll: Roll, target_id: str) -> int:
    """HQ-15.5-HERO: heroes save themselves with white shields, monsters with black ones."""
    high = (face for face in D6.faces if int(face) >= save.high)
    return sum(map(roll.count, abilities.shields(scene, target_id) if save.by in _BY_SHIELDS else high))
