"""A spell on its way: what its targets can do about it, and then what it does."""

from collections.abc import Generator, Iterator, Sequence
from functools import partial

from app.core.events import Event
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.content.spells import Targets
from app.systems.heroquest.magic_events import SpellShrugged
from app.systems.heroquest.rules import resistance
from app.systems.heroquest.rules.bestiary.immunity import is_immune
from app.systems.heroquest.rules.magic.saves import brave
from app.systems.heroquest.rules.magic.spell_in_hand import SpellInHand
from app.systems.heroquest.rules.magic.workings import ON_FIGURES, ON_THE_BOARD
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect, Monster


def unfold(scene: Scene, cast: SpellInHand, targets: Sequence[str]) -> Iterator[Event]:
    """Let a spell work on each of its targets, or on the board; whoever it was aimed at has been checked."""
    if cast.spell.targets is Targets.CASTER:
        targets = (cast.caster_id,)
    if not targets:
        yield from ON_THE_BOARD[cast.spell.works](scene, cast)
    yield from scene.in_turn(partial(_work_on, scene, cast, target_id) for target_id in targets)


def _work_on(scene: Scene, cast: SpellInHand, target_id: str) -> Iterator[Event]:
    if (yield from _is_turned_away(scene, cast, target_id)):
        return
    points = yield from brave(scene, cast, target_id)
    if points:
        yield from ON_FIGURES[cast.spell.works](scene, cast, target_id, points)


def _is_turned_away(scene: Scene, cast: SpellInHand, target_id: str) -> Generator[Event, None, bool]:
    """HQ-1.1-RESISTENZ, HQ-19-IMMUN: whether a spell does nothing to this target; in a group to nobody else."""
    figure = scene.figure(target_id)
    if figure.amount(Effect.SPELL_PROOF):
        yield scene.record(EffectChanged(figure_id=target_id, effect=Effect.SPELL_PROOF, change=-1))
        yield scene.record(SpellShrugged(figure_id=target_id, reason="proof"))
        return True
    if isinstance(figure, Monster):
        immune = cast.spell.influence and is_immune(scene, target_id)
        if immune:
            yield scene.record(SpellShrugged(figure_id=target_id, reason="immune"))
        return immune
    return (yield from resistance.wards_off(scene, target_id, "scroll" if cast.from_scroll else "mage"))
