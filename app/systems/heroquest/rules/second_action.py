"""What potions grant twice in a turn: two attacks, two spells. The second of them uses it up."""

from collections.abc import Iterator
from typing import Literal

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.round import settling
from app.systems.heroquest.rules import healing
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect

_GRANTS = {"attack": Effect.DOUBLE_ATTACK, "cast": Effect.DOUBLE_SPELL}
_REFUSALS = {"attack": "second.attack", "cast": "second.cast"}


def use_grant(scene: Scene, figure_id: str, deed: Literal["attack", "cast"], *, second: bool) -> Iterator[Event]:
    """Use up one grant for a second attack or spell: for one that is said to be it, or is seen to be it.

    Who has announced nimbleness may do it twice anyway (HQ-1.1-GEWANDT). What else allows it, the table knows.
    Raises: RuleViolation when the second one is claimed and nothing grants it.
    """
    effect, settled = _GRANTS[deed], scene.table.round.settled
    granted = scene.figure(figure_id).amount(effect) > 0
    if second and not granted:
        raise RuleViolation(_REFUSALS[deed], field="second")
    seen = settling(deed, figure_id) in settled and settling("nimbleness", figure_id) not in settled
    if granted and (second or seen):
        yield from healing.weaken_effect(scene, figure_id, effect)
