"""Which abilities a figure has, and what they say at a moment of a fight."""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import NamedTuple

from app.core.events import Event
from app.systems.heroquest.combat_dice import BLACK_SHIELD, WHITE_SHIELD
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.rules.bestiary.hooks import HOOKS
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.pool_builder import PoolBuilder
from app.systems.heroquest.rules.scene import Scene

_NONE = AbilityHooks()


class Borne(NamedTuple):
    """An ability with its numbers and what it does."""

    ability: Ability
    hooks: AbilityHooks


def borne_by(scene: Scene, figure_id: str) -> Sequence[Borne]:
    """The abilities of a monster's kind and those the quest gave it; heroes have none of these."""
    monster = scene.table.monsters.get(figure_id)
    if monster is None:
        return ()
    ids = dict.fromkeys((*scene.content.monsters[monster.kind].abilities, *monster.abilities))
    return [Borne(scene.content.abilities[one], HOOKS.get(one, _NONE)) for one in ids]


def can(scene: Scene, figure_id: str, what: Callable[[AbilityHooks], bool]) -> bool:
    """Whether one of a figure's abilities allows something."""
    return any(what(hooks) for _, hooks in borne_by(scene, figure_id))


def change_dice(scene: Scene, strike: Strike, attack: PoolBuilder, defence: PoolBuilder) -> None:
    """Let the abilities of both sides change the dice of both sides."""
    for _, hooks in borne_by(scene, strike.attacker_id):
        if hooks.attacking:
            hooks.attacking(scene, strike, attack, defence)
    for _, hooks in borne_by(scene, strike.target_id):
        if hooks.defending:
            hooks.defending(scene, strike, attack, defence)


def shields(scene: Scene, figure_id: str) -> tuple[str, ...]:
    """HQ-15.5-HERO: heroes defend with white shields, monsters with black ones unless an ability says otherwise."""
    if figure_id in scene.table.heroes:
        return (WHITE_SHIELD,)
    own = (hooks.shields(scene, figure_id) for _, hooks in borne_by(scene, figure_id) if hooks.shields)
    return next(own, (BLACK_SHIELD,))


def save(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """The points that remain after every save of the target."""
    for _, hooks in borne_by(scene, strike.target_id):
        if hooks.save and points > 0:
            points = yield from hooks.save(scene, strike, points)
    return points


def before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """What the attacker's abilities do to a target that is about to lose points, and the points that remain."""
    for _, hooks in borne_by(scene, strike.attacker_id):
        if hooks.before_wound and points > 0:
            points = yield from hooks.before_wound(scene, strike, points)
    return points


def slain(scene: Scene, monster_id: str) -> Iterator[Event]:
    """What follows from the end of a monster."""
    for _, hooks in borne_by(scene, monster_id):
        if hooks.slain:
            yield from hooks.slain(scene, monster_id)


def shot_dice(scene: Scene, figure_id: str) -> int:
    """The dice a monster shoots with; 0 when it cannot."""
    return next((hooks.shot(scene, figure_id) for _, hooks in borne_by(scene, figure_id) if hooks.shot), 0)


def sweep_dice(scene: Scene, figure_id: str) -> int:
    """The dice a monster sweeps with; 0 when it cannot."""
    return next((ability.dice for ability, hooks in borne_by(scene, figure_id) if hooks.sweeps), 0)
