"""What holds only for a while, and ends with a turn: which, and when. What ends by a wound or by use does so there."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.core.events import Event
from app.systems.heroquest.effects.events import EffectChanged
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER, settling
from app.systems.heroquest.state.figures import Effect, Figure

_FOR_ONE_TURN = (Effect.DOUBLE_ATTACK, Effect.DOUBLE_SPELL, Effect.TURNED)
_FOR_ONE_MOVE = (Effect.VEILED, Effect.THROUGH_WALLS)
_UNTIL_NEXT_TURN = (Effect.INVISIBLE,)


class Ending(NamedTuple):
    """Something that is over for a figure, and how much of it."""

    figure_id: str
    effect: Effect
    amount: int


def ending_with_turn(scene: Scene, figure_id: str) -> Sequence[Ending]:
    """HQ-8.2.2: what was for one turn, and what was for one move if the hero has moved; of monsters one missed turn."""
    if figure_id == GAME_MASTER:
        return [ending for name in scene.table.monsters for ending in _of_monster(scene, name)]
    moved = settling("moved", figure_id) in scene.table.round.settled
    return _all_of(scene, figure_id, *_FOR_ONE_TURN, *(_FOR_ONE_MOVE if moved else ()))


def ending_as_turn_begins(scene: Scene, figure_id: str) -> Sequence[Ending]:
    """HQ-8.2.2: nobody stays unseen beyond the beginning of the next turn."""
    acting = scene.table.monsters if figure_id == GAME_MASTER else (figure_id,)
    return [ending for one in acting for ending in _all_of(scene, one, *_UNTIL_NEXT_TURN)]


def end(scene: Scene, endings: Sequence[Ending]) -> Iterator[Event]:
    """Let it be over, and say so."""
    for figure_id, effect, amount in endings:
        yield scene.record(EffectChanged(figure_id=figure_id, effect=effect, change=-amount))


def _of_monster(scene: Scene, monster_id: str) -> Sequence[Ending]:
    monster = scene.table.monsters[monster_id]
    missed = [Ending(monster_id, Effect.MISSES_TURN, 1)] if monster.amount(Effect.MISSES_TURN) else []
    return [*_all_of(scene, monster_id, *_FOR_ONE_TURN, *_FOR_ONE_MOVE), *missed]


def _all_of(scene: Scene, figure_id: str, *effects: Effect) -> Sequence[Ending]:
    figure: Figure | None = scene.table.heroes.get(figure_id) or scene.table.monsters.get(figure_id)
    if figure is None:
        return ()
    return [Ending(figure_id, effect, figure.amount(effect)) for effect in effects if figure.amount(effect)]
