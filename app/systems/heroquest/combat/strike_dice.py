"""The dice of both sides in one strike, with every reason."""

from typing import NamedTuple

from app.systems.heroquest import hero_dice
from app.systems.heroquest.combat import abilities
from app.systems.heroquest.combat.abilities import Defence, Strike
from app.systems.heroquest.dice import Color, Pool, PoolBuilder
from app.systems.heroquest.fields import Means
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import UNTIL_WOUNDED, Effect, Hero, Item, Monster, Weakness


class StrikePools(NamedTuple):
    """What the attacker and the target throw."""

    attack: Pool
    defence: Pool


def strike_pools(scene: Scene, strike: Strike) -> StrikePools:
    """The dice of both sides with everything that changes them; abilities have the last word."""
    defends = can_defend(scene, strike)
    attack = attack_builder(scene, strike)
    defence = defence_builder(scene, strike) if defends else PoolBuilder()  # of which nothing can be taken
    abilities.change_dice(scene, strike, attack, defence)
    return StrikePools(attack.pool(), defence.pool() if defends else _no_defence(strike))


def attack_builder(scene: Scene, strike: Strike) -> PoolBuilder:
    """The attacker's dice before any ability has its say."""
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
    """The target's dice before any ability has its say."""
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
    """HQ-8.2.1: whoever sleeps or lies in a faint does not defend."""
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
    """HR-BARBAR-SWEEP: a sweep and a throw know rage by house rule only."""
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
