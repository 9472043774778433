"""A spell unfolds: saves, harm, and what each spell does (ch. 8)."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial

from app.core.dice import D6
from app.core.events import Event
from app.systems.heroquest import hero_dice
from app.systems.heroquest.bestiary.abilities import is_immune
from app.systems.heroquest.body import healing
from app.systems.heroquest.combat import abilities, exchange
from app.systems.heroquest.combat.abilities import Strike
from app.systems.heroquest.combat.strike_dice import strike_pools
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.spells import Targets, Working
from app.systems.heroquest.dice import COMBAT_DICE, Color, kinds
from app.systems.heroquest.effects import EffectChanged, end_effect
from app.systems.heroquest.fields import Means
from app.systems.heroquest.magic.book import SpellInHand
from app.systems.heroquest.magic.events import MonstersSummoned, SpellBraved, SpellShrugged, SpellUnfolded
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster, Place
from app.systems.heroquest.wear import WearItem, rusts, wear_item


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
    return (yield from healing.resistance_wards_off(scene, target_id, "scroll" if cast.from_scroll else "mage"))


_BY_MIND = ("mind_shields", "mind_numbers")
_BY_SHIELDS = ("own_shields", "mind_shields")


def brave(scene: Scene, cast: SpellInHand, target_id: str) -> Generator[Event, None, int]:
    """The points of a spell that remain after the target has thrown against it."""
    save = cast.spell.save
    if save is None:
        return cast.points
    number = scene.mind_of(target_id) if save.by in _BY_MIND else save.dice
    if number == 0:
        return cast.points
    die = COMBAT_DICE[Color.WHITE] if save.by in _BY_SHIELDS else D6
    roll = scene.answers.roll("brave_spell", *[die] * number, about=target_id)
    # Shields as in a defence: heroes save themselves with white ones, monsters with black ones (HQ-15.5-HERO).
    high = (face for face in D6.faces if int(face) >= save.high)
    successes = roll.count(*(abilities.shields(scene, target_id) if save.by in _BY_SHIELDS else high))
    left = 0 if successes and save.by in _BY_MIND else max(cast.points - successes, 0)
    yield scene.record(SpellBraved(figure_id=target_id, roll=roll, points=left))
    return left


def lose_points(scene: Scene, caster_id: str, target_id: str, points: int) -> Iterator[Event]:
    """HR-FIREBALL-DEFENCE: without a defence; what a monster's nature saves is saved. A sleeper wakes (HQ-8.2.1)."""
    yield from exchange.harm(scene, _strike(caster_id, target_id), points)


def defend(scene: Scene, caster_id: str, target_id: str, points: int) -> Generator[Event, None, int]:
    """HR-FIREBALL-DEFENCE: where the table says so, the target defends as against a weapon; what remains."""
    pool = strike_pools(scene, _strike(caster_id, target_id)).defence
    if not pool.dice:
        return points
    roll = scene.answers.roll("defence", *kinds(pool.dice), about=target_id)
    left = max(points - roll.count(*abilities.shields(scene, target_id)), 0)
    yield from end_effect(scene, target_id, Effect.DEFENCE_DICE)
    yield scene.record(SpellBraved(figure_id=target_id, roll=roll, points=left))
    return left


def _strike(caster_id: str, target_id: str) -> Strike:
    return Strike(caster_id, target_id, Means.ABILITY)


OnFigure = Callable[[Scene, SpellInHand, str, int], Iterator[Event]]
OnTheBoard = Callable[[Scene, SpellInHand], Iterator[Event]]


def damage(scene: Scene, cast: SpellInHand, target_id: str, points: int) -> Iterator[Event]:
    """Body points are lost without a defence."""
    yield from lose_points(scene, cast.caster_id, target_id, points)


def attack(scene: Scene, cast: SpellInHand, target_id: str, _: int) -> Iterator[Event]:
    """The spell strikes with its own white dice; the target defends as usual."""
    yield from exchange.exchange(
        scene,
        Strike(cast.caster_id, target_id, Means.ABILITY, dice=cast.spell.dice, dice_rule="HQ-15.5-EXTRA"),
    )


def heal(scene: Scene, _: SpellInHand, target_id: str, points: int) -> Iterator[Event]:
    """HQ-1.1-BASISZAUBER: body points up to the attribute, the fainted get up, plague ends; the unhurt need nothing."""
    hero = scene.hero(target_id)
    if not hero.is_standing or hero.body_points < hero.body_attribute or hero.amount(Effect.PLAGUED):
        yield from healing.heal(scene, target_id, points, "spell")


def hold(scene: Scene, cast: SpellInHand, target_id: str, points: int) -> Iterator[Event]:
    """Something begins to hold on the target (HQ-8.2.1 sleep, HQ-8.2.2 invisibility, shields and the like)."""
    effect = cast.spell.holds
    assert effect is not None  # the content makes sure of it
    if cast.spell.stacks or not scene.figure(target_id).amount(effect):
        yield scene.record(EffectChanged(figure_id=target_id, effect=effect, change=points))


def rust(scene: Scene, _: SpellInHand, target_id: str, __: int) -> Iterator[Event]:
    """HQ-15.1-RUST: worn armour of metal, or the weapon used last; artifacts are spared, who has none is lucky."""
    hero = scene.hero(target_id)
    weapon = hero_dice.weapon_used_last(hero, scene.content)
    pieces = {
        item.content_id: item.id
        for item in hero.items
        if (item.place is Place.WORN or item == weapon)
        and not item.wear.broken
        and scene.entry(item).kind is not ItemKind.ARTIFACT
        and rusts(scene, scene.entry(item))
    }
    if not pieces:
        yield scene.record(SpellShrugged(figure_id=target_id, reason="no_metal"))
        return
    chosen = scene.answers.choose("rusting_piece", *pieces, about=hero.id)
    yield from wear_item(scene, WearItem(hero_id=hero.id, item_id=pieces[chosen], cause="rust"))


def summon(scene: Scene, cast: SpellInHand) -> Iterator[Event]:
    """A W6 says who comes; the game master puts them on the board."""
    roll = scene.answers.roll("summon", D6)
    kinds = next(band.monsters for band in cast.spell.bands if roll.total in band.rolls)
    yield scene.record(MonstersSummoned(figure_id=cast.caster_id, roll=roll, kinds=kinds))


def in_words(scene: Scene, cast: SpellInHand, *_: object) -> Iterator[Event]:
    """Only the board shows what it does, or the group's own words: the chronicle says it in words."""
    own = scene.table.own_spells.get(cast.spell.id)
    name, text = (own.name, own.text) if own else ("", "")
    yield scene.record(SpellUnfolded(spell=cast.spell.id, own_name=name, own_text=text))


ON_FIGURES: Mapping[Working, OnFigure] = {
    Working.DAMAGE: damage,
    Working.ATTACK: attack,
    Working.HEAL: heal,
    Working.HOLD: hold,
    Working.RUST: rust,
    Working.BOARD: in_words,
}
ON_THE_BOARD: Mapping[Working, OnTheBoard] = {
    Working.ATTACK: in_words,  # the genie opens a door instead
    Working.SUMMON: summon,
    Working.BOARD: in_words,
}
