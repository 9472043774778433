"""One strike: who strikes whom and how, what abilities change about it (ch. 19), and the dice of both sides."""

from collections.abc import Callable, Generator, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from app.core.events import Event
from app.systems.heroquest import hero_dice
from app.systems.heroquest.content.monsters import Ability, Power
from app.systems.heroquest.dice import BLACK_SHIELD, WHITE_SHIELD, Color, Pool, PoolBuilder
from app.systems.heroquest.fields import Means
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import UNTIL_WOUNDED, Effect, Hero, Item, Monster, Weakness


class Defence(StrEnum):
    """Defence that the target may use."""

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
    indirect: bool = False  # past figures or furniture (HQ-4-INDIRECT)
    in_path: str | None = None  # the figure next in the path; None: a piece of furniture


# Scene, strike, the dice of the attacker and those of the target, both with everything else already in them.
Dice = Callable[[Scene, Strike, PoolBuilder, PoolBuilder], None]


class AbilityHooks(NamedTuple):
    """Hooks of an ability, by their moment; a hook left out does nothing. "Bearer" is the monster that has the
    ability.
    """

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
    """Return the abilities of a monster's kind and those the quest gave it, with what they do; heroes have none of
    these.
    """
    monster = scene.table.monsters.get(figure_id)
    if monster is None:
        return ()
    ids = dict.fromkeys((*scene.content.monsters[monster.kind].abilities, *monster.abilities))
    return [(scene.content.abilities[one], HOOKS.get(one, _NONE)) for one in ids]


def has_power(scene: Scene, figure_id: str, power: Power) -> bool:
    """Return whether one of a figure's abilities switches this on."""
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
    """Yield the points that remain after every save of the target."""
    for _, hooks in borne_by(scene, strike.target_id):
        if hooks.save and points > 0:
            points = yield from hooks.save(scene, strike, points)
    return points


def before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """Apply the attacker's abilities to a target that is about to lose points; return the points that remain."""
    for _, hooks in borne_by(scene, strike.attacker_id):
        if hooks.before_wound and points > 0:
            points = yield from hooks.before_wound(scene, strike, points)
    return points


def slain(scene: Scene, monster_id: str) -> Iterator[Event]:
    """Yield what follows from the end of a monster."""
    for _, hooks in borne_by(scene, monster_id):
        if hooks.slain:
            yield from hooks.slain(scene, monster_id)


def dice_of(scene: Scene, figure_id: str, power: Power) -> int:
    """HQ-19-SCHLEUDER, HQ-19-WURFSTERNE: the dice of the first ability that switches this on; 0 when none does."""
    return next((ability.dice for ability, _ in borne_by(scene, figure_id) if power in ability.powers), 0)


def sweep_dice(scene: Scene, figure_id: str) -> int:
    """Return the white dice with which a figure sweeps; 0 when it cannot."""
    hero = scene.table.heroes.get(figure_id)
    return dice_of(scene, figure_id, Power.SWEEP) if hero is None else scene.hero_class(hero).sweep


class StrikePools(NamedTuple):
    """Dice of the attacker and the target."""

    attack: Pool
    defence: Pool


def strike_pools(scene: Scene, strike: Strike) -> StrikePools:
    """Return the dice of both sides with everything that changes them; abilities change them last."""
    defends = can_defend(scene, strike)
    attack = attack_builder(scene, strike)
    defence = defence_builder(scene, strike) if defends else PoolBuilder()  # of which nothing can be taken
    change_dice(scene, strike, attack, defence)
    return StrikePools(attack.pool(), defence.pool() if defends else _no_defence(strike))


def attack_builder(scene: Scene, strike: Strike) -> PoolBuilder:
    """Return the attacker's dice before abilities change them."""
    attacker = scene.figure(strike.attacker_id)
    if strike.means in (Means.MIND, Means.ABILITY):
        return _given_dice(strike)
    if strike.means is Means.SWEEP:
        builder = _given_dice(strike)
        _add_rage(scene, builder, attacker)
        hero_dice.weaken(builder, attacker, Weakness.ATTACK)
    elif isinstance(attacker, Hero):
        builder = _hero_dice(scene, strike, attacker)
    else:
        builder = _monster_dice(scene, strike, attacker)
    if strike.slanted:
        builder.remove(1, "HR-SLANTED-DOOR", "reasons.slanted_door")
    return builder


def defence_builder(scene: Scene, strike: Strike) -> PoolBuilder:
    """Return the target's dice before abilities change them."""
    target = scene.figure(strike.target_id)
    builder = PoolBuilder()
    if strike.defence is Defence.MIND:
        builder.add(scene.mind_of(target.id), Color.WHITE, "HQ-16", "reasons.mind")
    elif isinstance(target, Hero):
        return hero_dice.defence_builder(target, scene.content, scene.table.house_rules)
    else:
        color = Color.BLUE if target.blue_defence else Color.WHITE
        rule = "HQ-15.6" if target.blue_defence else "HQ-19"
        builder.add(target.defence, color, rule, "reasons.monster_value")
        hero_dice.add_temporary(builder, target, Effect.DEFENCE_DICE, *UNTIL_WOUNDED)
        hero_dice.weaken(builder, target, Weakness.DEFENCE)
    return builder


def can_defend(scene: Scene, strike: Strike) -> bool:
    """HQ-8.2.1: a figure that sleeps, or a hero who lies in a faint, does not defend."""
    target = scene.figure(strike.target_id)
    lies = isinstance(target, Hero) and not target.is_standing
    return strike.defence is not Defence.NONE and not lies and not target.amount(Effect.ASLEEP)


def attack_value(scene: Scene, monster: Monster, *, diagonal: bool) -> int:
    """HR-UNGOR: what a monster attacks with; some attack diagonally with another value."""
    entry = scene.content.monsters[monster.kind]
    weaker = scene.table.house_rules.ungor_diagonal == "second_value"
    if weaker and diagonal and entry.diagonal_attack is not None and monster.attack == entry.attack:
        return entry.diagonal_attack
    return monster.attack


def _hero_dice(scene: Scene, strike: Strike, hero: Hero) -> PoolBuilder:
    weapon = hero.item(strike.weapon_id) if strike.weapon_id else None
    if strike.means is Means.MELEE:
        builder = hero_dice.melee_builder(hero, weapon, scene.content, scene.table.house_rules)
        _add_bane(scene, builder, weapon, strike.target_id)
        return builder
    assert weapon is not None  # a shot or a throw was allowed because there is one
    builder = hero_dice.distance_builder(hero, weapon, scene.content)
    if strike.means is Means.THROWN and len(builder):
        _add_rage(scene, builder, hero)
    return builder


def _add_bane(scene: Scene, builder: PoolBuilder, weapon: Item | None, target_id: str) -> None:
    """HQ-9-ROBBED, HQ-15.4-MAGIC: some magic weapons strike harder at a family of monsters while their magic lasts."""
    target = scene.table.monsters.get(target_id)
    facts = scene.entry(weapon).weapon if weapon else None
    if target is None or weapon is None or facts is None or facts.bane is None or weapon.wear.magic_lost:
        return
    if len(builder) and scene.content.monsters[target.kind].family == facts.bane.family:
        builder.add(facts.bane.dice, Color.WHITE, "HQ-15.4-MAGIC", "reasons.bane")


def _add_rage(scene: Scene, builder: PoolBuilder, figure: Hero | Monster) -> None:
    """HR-BARBAR-SWEEP: rage adds to a sweep and a throw by house rule only."""
    if isinstance(figure, Hero) and scene.table.house_rules.rage_in_sweeps == "with_rage":
        hero_dice.add_rage(builder, scene.hero_class(figure))


def _monster_dice(scene: Scene, strike: Strike, monster: Monster) -> PoolBuilder:
    """HQ-19: a monster attacks with its value, or with what an ability gives it for a shot."""
    if strike.dice is not None:
        builder = _given_dice(strike)
    else:
        builder = PoolBuilder()
        value = attack_value(scene, monster, diagonal=strike.diagonal)
        builder.add(value, Color.WHITE, "HQ-19", "reasons.monster_value")
    hero_dice.add_temporary(builder, monster, Effect.ATTACK_DICE)
    hero_dice.weaken(builder, monster, Weakness.ATTACK)
    return builder


def _given_dice(strike: Strike) -> PoolBuilder:
    builder = PoolBuilder()
    builder.add(strike.dice or 0, Color.WHITE, strike.dice_rule, "reasons.given_dice")
    return builder


def _no_defence(strike: Strike) -> Pool:
    builder = PoolBuilder()
    if strike.defence is not Defence.NONE:
        builder.note("HQ-8.2.1", "reasons.helpless")
    return builder.pool()
