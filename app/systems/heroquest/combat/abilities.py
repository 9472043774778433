"""A strike, what abilities do in a fight, and who has them (ch. 19)."""

from collections.abc import Callable, Generator, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from app.core.events import Event
from app.systems.heroquest.content.monsters import Ability, Power
from app.systems.heroquest.dice import BLACK_SHIELD, WHITE_SHIELD, PoolBuilder
from app.systems.heroquest.fields import Means
from app.systems.heroquest.scene import Scene


class Defence(StrEnum):
    """What the target may defend with."""

    NORMAL = "normal"
    MIND = "mind"  # as many plain dice as mind points
    NONE = "none"


class Strike(NamedTuple):
    """One attack of one figure against another. `dice` white dice are thrown instead of the attacker's own."""

    attacker_id: str
    target_id: str
    means: Means = Means.MELEE
    weapon_id: str | None = None  # the hero's item; None: bare hands, or a monster
    magic_weapon: bool = False
    diagonal: bool = False
    dice: int | None = None
    dice_rule: str = "HQ-19"  # the rule that says so
    defence: Defence = Defence.NORMAL
    poisonous: bool = False
    slanted: bool = False  # through a door at a slant (HR-SLANTED-DOOR)
    indirect: bool = False  # past figures or furniture (HQ-4-INDIRECT) …
    in_path: str | None = None  # … and who is next in the path; None: a piece of furniture


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


HOOKS: dict[str, AbilityHooks] = {}  # what each ability does, by its id; filled by `on_ability`
_NONE = AbilityHooks()


def on_ability(ability: str, hooks: AbilityHooks) -> None:
    """Register what an ability of the content does in a fight, besides what its `powers` switch on."""
    HOOKS[ability] = hooks


def borne_by(scene: Scene, figure_id: str) -> Sequence[tuple[Ability, AbilityHooks]]:
    """The abilities of a monster's kind and those the quest gave it, with what they do; heroes have none of these."""
    monster = scene.table.monsters.get(figure_id)
    if monster is None:
        return ()
    ids = dict.fromkeys((*scene.content.monsters[monster.kind].abilities, *monster.abilities))
    return [(scene.content.abilities[one], HOOKS.get(one, _NONE)) for one in ids]


def can(scene: Scene, figure_id: str, power: Power) -> bool:
    """Whether one of a figure's abilities switches this on."""
    return any(power in ability.powers for ability, _ in borne_by(scene, figure_id))


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


def dice_of(scene: Scene, figure_id: str, power: Power) -> int:
    """HQ-19-SCHLEUDER, HQ-19-WURFSTERNE: the dice of the first ability that switches this on; 0 when none does."""
    return next((ability.dice for ability, _ in borne_by(scene, figure_id) if power in ability.powers), 0)
