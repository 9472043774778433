"""The moments of a fight at which an ability of a monster may have a say."""

from collections.abc import Callable, Generator, Iterator
from typing import NamedTuple

from app.core.events import Event
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.pool_builder import PoolBuilder
from app.systems.heroquest.rules.scene import Scene

# Scene, strike, the dice of the attacker and those of the target, both with everything else already in them.
Dice = Callable[[Scene, Strike, PoolBuilder, PoolBuilder], None]


class AbilityHooks(NamedTuple):
    """What an ability does and when; whatever is left out, it does not do. "Bearer" is the monster that has it."""

    attacking: Dice | None = None  # the bearer attacks: change the dice of both
    defending: Dice | None = None  # the bearer is attacked: change the dice of both
    shields: Callable[[Scene, str], tuple[str, ...]] | None = None  # the faces this bearer defends with
    # The bearer would lose these points: throw what saves some of them, and return the points that remain.
    save: Callable[[Scene, Strike, int], Generator[Event, None, int]] | None = None
    # The bearer has hit, and the target is about to lose these points: what else becomes of it; returns what remains.
    before_wound: Callable[[Scene, Strike, int], Generator[Event, None, int]] | None = None
    slain: Callable[[Scene, str], Iterator[Event]] | None = None  # the bearer was slain
    shot: Callable[[Scene, str], int] | None = None  # white dice the bearer shoots or throws with
    sweeps: bool = False  # attacks all around, with the dice the content gives the ability
    diagonal: bool = False  # may attack diagonally
    pushes: bool = False  # may push back
    attacks_mind: bool = False  # may fight with the mind
    large: bool = False  # nothing hides the bearer from a shot, nor a target from the bearer
    passes: bool = False  # may pass squares that others hold
