"""What spells do: one small handler for each kind of working."""

from collections.abc import Callable, Iterator, Mapping

from app.core.dice import D6
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.content.models import ItemEntry, ItemKind
from app.systems.heroquest.content.spells import Working
from app.systems.heroquest.magic_events import MonstersSummoned, SpellUnfolded
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules import healing, weapons, wear
from app.systems.heroquest.rules.combat.exchange import exchange
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.magic import book, harm
from app.systems.heroquest.rules.magic.spell_in_hand import SpellInHand
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect, Place

OnFigure = Callable[[Scene, SpellInHand, str, int], Iterator[Event]]
OnTheBoard = Callable[[Scene, SpellInHand], Iterator[Event]]


def damage(scene: Scene, cast: SpellInHand, target_id: str, points: int) -> Iterator[Event]:
    """Body points are lost without a defence."""
    yield from harm.lose_points(scene, cast.caster_id, target_id, points)


def attack(scene: Scene, cast: SpellInHand, target_id: str, _: int) -> Iterator[Event]:
    """The spell strikes with its own white dice; the target defends as usual."""
    yield from exchange(
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
    weapon = weapons.weapon_used_last(hero, scene.content)
    pieces = {
        item.content_id: item.id
        for item in hero.items
        if (item.place is Place.WORN or item == weapon)
        and not item.wear.broken
        and _takes_rust(scene, scene.entry(item))
    }
    if pieces:
        chosen = scene.answers.choose("rusting_piece", *pieces)
        yield from wear.wear_item(scene, do.WearItem(hero_id=hero.id, item_id=pieces[chosen], cause="rust"))


def summon(scene: Scene, cast: SpellInHand) -> Iterator[Event]:
    """A W6 says who comes; the game master puts them on the board."""
    roll = scene.answers.roll("summon", D6)
    kinds = next(band.monsters for band in cast.spell.bands if roll.total in band.rolls)
    yield scene.record(MonstersSummoned(figure_id=cast.caster_id, roll=roll, kinds=kinds))


def on_board(scene: Scene, cast: SpellInHand) -> Iterator[Event]:
    """Only the board shows what it does: the chronicle says it in words."""
    yield scene.record(_told(scene, cast))


def in_words(scene: Scene, cast: SpellInHand, _target_id: str, _points: int) -> Iterator[Event]:
    """The group's own words say what it does to a figure."""
    yield scene.record(_told(scene, cast))


def _told(scene: Scene, cast: SpellInHand) -> SpellUnfolded:
    name, text = book.own_name(scene, cast.spell.id), book.own_text(scene, cast.spell.id)
    return SpellUnfolded(spell=cast.spell.id, own_name=name, own_text=text)


def _takes_rust(scene: Scene, entry: ItemEntry) -> bool:
    return entry.kind is not ItemKind.ARTIFACT and wear.rusts(scene, entry)


ON_FIGURES: Mapping[Working, OnFigure] = {
    Working.DAMAGE: damage,
    Working.ATTACK: attack,
    Working.HEAL: heal,
    Working.HOLD: hold,
    Working.RUST: rust,
    Working.BOARD: in_words,
}
ON_THE_BOARD: Mapping[Working, OnTheBoard] = {
    Working.ATTACK: on_board,  # the genie opens a door instead
    Working.SUMMON: summon,
    Working.BOARD: on_board,
}
