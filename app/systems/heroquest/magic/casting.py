"""Casting: whether a spell reaches its targets, what they throw against it, and what each spell does (ch. 8)."""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import hero_dice
from app.systems.heroquest.bestiary.abilities import is_immune
from app.systems.heroquest.body import healing
from app.systems.heroquest.combat import exchange, strikes
from app.systems.heroquest.combat.strikes import Strike
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.spells import Spell, SpellSight, Targets, Working
from app.systems.heroquest.dice import COMBAT_DICE, Color, kinds
from app.systems.heroquest.effects import EffectChanged, end_effect, weaken_effect
from app.systems.heroquest.fields import Means
from app.systems.heroquest.magic.book import SpellInHand
from app.systems.heroquest.magic.commands import (
    AimedCommand,
)
from app.systems.heroquest.magic.events import MonstersSummoned, SpellBraved, SpellShrugged, SpellUnfolded
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Monster, Place
from app.systems.heroquest.wear import WearItem, rusts, wear_item


class SpellAim(NamedTuple):
    """The targets of a spell, and what the caster sees of them."""

    target_ids: tuple[str, ...] = ()
    in_line: bool = True
    in_area: bool = True
    seen_before: bool = True


def check_aim(scene: Scene, spell: Spell, aim: SpellAim | AimedCommand) -> None:
    """Check whether these are targets for this spell, and within sight. Raises: UnknownSubject, RuleViolation."""
    _check_number(spell, aim)
    for target in aim.target_ids:
        _check_target(scene, spell, target)
        _check_not_held(scene, spell, target)
    if aim.target_ids or spell.targets is Targets.PLACE:
        _check_sight(scene, spell, aim)


def _check_number(spell: Spell, aim: SpellAim | AimedCommand) -> None:
    if spell.targets in (Targets.CASTER, Targets.PLACE):
        fits = not aim.target_ids
    elif not aim.target_ids:
        fits = spell.place_too
    else:
        fits = len(set(aim.target_ids)) == len(aim.target_ids) if spell.group else len(aim.target_ids) == 1
    if not fits:
        code = "spell.targets" if aim.target_ids else "spell.no_target"
        raise RuleViolation(code, field="target_ids", spell=spell.id)


def _check_target(scene: Scene, spell: Spell, target_id: str) -> None:
    figure = scene.figure(target_id)
    if not isinstance(figure, Hero):
        scene.standing_monster(target_id)
        if spell.targets is Targets.HERO:
            raise RuleViolation("spell.heroes_only", field="target_ids", spell=spell.id)
    elif figure.condition in (Condition.DEAD, Condition.LOST):
        raise RuleViolation("spell.too_late", field="target_ids", hero=figure.name)


def _check_not_held(scene: Scene, spell: Spell, target_id: str) -> None:
    """HQ-1.1-BASISZAUBER: not a second time on the same target as long as it holds. A group may include one."""
    once = spell.works is Working.HOLD and not (spell.stacks or spell.group)
    if once and spell.holds is not None and scene.figure(target_id).amount(spell.holds):
        raise RuleViolation("spell.holds_already", field="target_ids", spell=spell.id)


def _check_sight(scene: Scene, spell: Spell, aim: SpellAim | AimedCommand) -> None:
    """HQ-8-SIGHT, HR-UNSORTED-SPELLS: supporting spells need the area of sight, attacking ones a line of sight."""
    sight = spell.sight
    if sight is SpellSight.UNSORTED:
        sight = SpellSight(scene.table.house_rules.unsorted_spells)
    if sight is SpellSight.BOARD:
        _check_known(scene, aim)
    if sight is SpellSight.AREA and not aim.in_area:
        raise RuleViolation("spell.not_in_area", field="in_area", spell=spell.id)
    if sight is SpellSight.LINE and not aim.in_line:
        raise RuleViolation("spell.not_in_line", field="in_line", spell=spell.id)


def _check_known(scene: Scene, aim: SpellAim | AimedCommand) -> None:
    """HQ-8-SIGHT, HQ-8-FLUCHT: anywhere once it was seen; a figure that has vanished only when it is seen again."""
    if not aim.seen_before:
        raise RuleViolation("spell.never_seen", field="seen_before")
    if any(scene.figure(target).amount(Effect.HIDDEN) for target in aim.target_ids):
        raise RuleViolation("spell.hidden", field="target_ids")


def unfold(scene: Scene, cast: SpellInHand, targets: Sequence[str]) -> Iterator[Event]:
    """Let a spell work on each of its targets, or on the board. The targets have been checked (`check_aim`)."""
    if cast.spell.targets is Targets.CASTER:
        targets = (cast.caster_id,)
    if not targets:
        yield from ON_THE_BOARD[cast.spell.works](scene, cast)
    yield from scene.in_turn(partial(_work_on, scene, cast, target_id) for target_id in targets)


def _work_on(scene: Scene, cast: SpellInHand, target_id: str) -> Iterator[Event]:
    if (yield from _is_turned_away(scene, cast, target_id)):
        return
    points = yield from points_after_saving_throw(scene, cast, target_id)
    if points:
        yield from ON_FIGURES[cast.spell.works](scene, cast, target_id, points)


def _is_turned_away(scene: Scene, cast: SpellInHand, target_id: str) -> Generator[Event, None, bool]:
    """HQ-1.1-RESISTENZ, HQ-19-IMMUN: whether a spell does nothing to this target of it."""
    figure = scene.figure(target_id)
    if figure.amount(Effect.SPELL_PROOF):
        yield from weaken_effect(scene, target_id, Effect.SPELL_PROOF)
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


def points_after_saving_throw(scene: Scene, cast: SpellInHand, target_id: str) -> Generator[Event, None, int]:
    """Yield the points of a spell that are left after the target's saving throw, all of them where none is allowed."""
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
    successes = roll.count(*(strikes.shields(scene, target_id) if save.by in _BY_SHIELDS else high))
    left = 0 if successes and save.by in _BY_MIND else max(cast.points - successes, 0)
    yield scene.record(SpellBraved(figure_id=target_id, roll=roll, points=left))
    return left


def damage(scene: Scene, cast: SpellInHand, target_id: str, points: int) -> Iterator[Event]:
    """HR-FIREBALL-DEFENCE: without a defence; what a monster's nature saves is saved. A sleeper wakes (HQ-8.2.1)."""
    yield from exchange.harm(scene, _strike(cast.caster_id, target_id), points)


def defend(scene: Scene, cast: SpellInHand, target_id: str) -> Generator[Event, None, int]:
    """HR-FIREBALL-DEFENCE: the target defends as against a weapon. Outcome: the points of the spell that remain."""
    pool = strikes.strike_pools(scene, _strike(cast.caster_id, target_id)).defence
    if not pool.dice:
        return cast.points
    roll = scene.answers.roll("defence", *kinds(pool.dice), about=target_id)
    left = max(cast.points - roll.count(*strikes.shields(scene, target_id)), 0)
    yield from end_effect(scene, target_id, Effect.DEFENCE_DICE)
    yield scene.record(SpellBraved(figure_id=target_id, roll=roll, points=left))
    return left


def _strike(caster_id: str, target_id: str) -> Strike:
    return Strike(caster_id, target_id, Means.ABILITY)


OnFigure = Callable[[Scene, SpellInHand, str, int], Iterator[Event]]
OnTheBoard = Callable[[Scene, SpellInHand], Iterator[Event]]


def attack(scene: Scene, cast: SpellInHand, target_id: str, _: int) -> Iterator[Event]:
    """Strike with the spell's white dice; the target defends as usual."""
    strike = Strike(cast.caster_id, target_id, Means.ABILITY, dice=cast.spell.dice, dice_rule="HQ-15.5-EXTRA")
    yield from exchange.exchange(scene, strike)


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
    """HQ-15.1-RUST: worn armour of metal, or the weapon used last; never artifacts; without metal nothing happens."""
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
    """Roll a d6 for the monsters that come; the game master puts them on the board."""
    roll = scene.answers.roll("summon", D6)
    kinds = next(band.monsters for band in cast.spell.bands if roll.total in band.rolls)
    yield scene.record(MonstersSummoned(figure_id=cast.caster_id, roll=roll, kinds=kinds))


def in_words(scene: Scene, cast: SpellInHand, *_: object) -> Iterator[Event]:
    """Record the spell with its own name and text, for effects that only the board or the group's own words show."""
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
