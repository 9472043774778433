"""Values of a passport that can be worked out: a described hero's values, limits, and what he may carry."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from app.core.answers import Answers
from app.core.errors import GameError, RuleViolation
from app.core.model import Model
from app.systems.heroquest import limits
from app.systems.heroquest.calculator.figures import TableDescription
from app.systems.heroquest.calculator.tables import described_item, described_table
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Color, Pool
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.equipment.carrying import CarryProblem, loadout_problems, problem_of, rule_behind
from app.systems.heroquest.exploration.searching import movement_dice
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.limits import Counted, current_mind, mind_bonus
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.spell_sets import can_cast, limit, open_lores
from app.systems.heroquest.state.figures import Effect, Hero, Place
from app.systems.heroquest.traps.rules import disarming_of, failing_face
from app.systems.heroquest.views.passport import GiftView, SpellView, gift_views, magic_view, spell_views


class HeroPoints(Model):
    """A value now, what it is without wounds, and what the class can have at most. Things may `lend` some of it."""

    current: int
    maximum: int
    cap: int
    lent: int = 0


class HeroMovement(Model):
    """Squares without a throw, dice, and squares more on the next move."""

    base: int
    dice: int
    extra: int


class Tier(Model):
    """A wizard's tier: which it is, its two dice, and how many successes the next one takes."""

    tier: int
    dice: tuple[Color, ...]
    successes: int
    next_at: int | None


class SpellSets(Model):
    """Sets of spells a hero holds and may hold, of these lasting ones, and of which lores."""

    held: int
    most: int
    most_permanent: int | None
    lores: tuple[str, ...]


class CarryLimit(Model):
    """Number of things of a kind a hero carries that count, and how many it may be."""

    kind: Counted
    carried: int
    most: int


class HeroDisarming(Model):
    """The column of the table that counts for a hero, and the face of the white die on which it fails."""

    column: Literal["gifted", "tool_kit", "bare"]
    fails_on: str
    chest_fails_on: str


class Carriable(Model):
    """Answer whether one more thing of this kind may be carried beside everything else, and where.

    Without `place` the rule `code` forbids it; `maximum` is the number behind it, where there is one.
    """

    content_id: str
    place: Place | None
    code: str | None = None
    rule: str | None = None
    maximum: int | None = None


class HeroValues(NamedTuple):
    """A hero, and everything that follows from what he is and carries."""

    hero: Hero
    body: HeroPoints
    mind: HeroPoints
    movement: HeroMovement
    attack: Pool
    ranged: Pool
    defence: Pool
    max_attack: int
    max_defence: int
    can_cast: bool
    can_read: bool
    tier: Tier | None
    spell_sets: SpellSets
    spells: tuple[SpellView, ...]
    gifts: tuple[GiftView, ...]
    limits: tuple[CarryLimit, ...]
    disarming: HeroDisarming
    problems: tuple[CarryProblem, ...]
    carriable: tuple[Carriable, ...]


def hero_values(described: TableDescription, content: Content) -> HeroValues:
    """Return the values of the first hero described. What he may not carry is no fault of the description but a problem
    told.

    Raises: GameError with the path of the field that does not fit.
    """
    wanted = described.heroes[0]
    alone = {"heroes": (wanted.model_copy(update={"items": ()}),), "monsters": ()}
    scene = Scene(described_table(described.model_copy(update=alone), content), content, Answers())
    (hero,) = scene.table.heroes.values()
    stowed: list[CarryProblem] = []
    for number, thing in enumerate(wanted.items):
        try:
            item = described_item(scene, thing, hero.items)
        except GameError as error:
            error.field = f"heroes.0.items.{number}.{error.field}"
            raise
        entry = scene.entry(item)
        code = carrying.refusal(scene, hero, entry) if thing.place is None and not item.wear.broken else None
        if code:  # it fits nowhere, and stays in the pack
            stowed.append(problem_of(code, item, entry))
        place = thing.place or carrying.free_place(scene, hero, entry)
        hero = hero.model_copy(update={"items": (*hero.items, item.model_copy(update={"place": place}))})
    return _values(scene, hero, stowed)


def _values(scene: Scene, hero: Hero, stowed: Sequence[CarryProblem]) -> HeroValues:
    known = {one.item_id for one in stowed}
    content, rules, hero_class = scene.content, scene.table.house_rules, scene.hero_class(hero)
    lent = mind_bonus(hero, content)
    return HeroValues(
        hero=hero,
        body=HeroPoints(current=hero.body_points, maximum=hero.body_attribute, cap=hero_class.max_body),
        mind=HeroPoints(
            current=current_mind(hero, content), maximum=hero.mind_attribute + lent, cap=hero_class.max_mind, lent=lent
        ),
        movement=HeroMovement(
            base=hero_class.movement, dice=movement_dice(hero, content), extra=hero.amount(Effect.EXTRA_MOVE)
        ),
        attack=attack_pool(hero, content, rules),
        ranged=ranged_pool(hero, content) or Pool(),
        defence=defence_pool(hero, content, rules),
        max_attack=hero_class.max_attack,
        max_defence=content.amounts.max_defence,
        can_cast=can_cast(hero, content),
        can_read=limits.can_read(hero, content),
        tier=_tier(scene, hero),
        spell_sets=_spell_sets(scene, hero),
        spells=spell_views(scene.table, hero, content),
        gifts=gift_views(hero, content),
        limits=tuple(
            CarryLimit(kind=one.kind, carried=len(limits.counted(hero, one, content, rules)), most=one.most)
            for one in limits.all_limits(content)
        ),
        disarming=_disarming(scene, hero),
        problems=(*stowed, *(one for one in loadout_problems(hero, content, rules) if one.item_id not in known)),
        carriable=tuple(_carriable(scene, hero)),
    )


def _tier(scene: Scene, hero: Hero) -> Tier | None:
    """HQ-1.1-MAGIESTUFE, HR-TIER-DICE: a wizard's alone."""
    magic = magic_view(scene.table, hero, scene.content)
    if magic is None:
        return None
    return Tier(tier=magic.tier, dice=magic.dice, successes=magic.successes, next_at=magic.next_from)


def _spell_sets(scene: Scene, hero: Hero) -> SpellSets:
    allowed = limit(hero, scene.content)
    lores = tuple(open_lores(hero, scene.content)) if allowed.sets else ()
    return SpellSets(held=len(hero.spell_sets), most=allowed.sets, most_permanent=allowed.permanent, lores=lores)


def _disarming(scene: Scene, hero: Hero) -> HeroDisarming:
    column, face = disarming_of(scene, hero), failing_face(scene, hero)
    return HeroDisarming(column=column, fails_on=face, chest_fails_on=scene.content.disarming.chest)


def _carriable(scene: Scene, hero: Hero) -> Iterator[Carriable]:
    """HQ-3-CARRY, HQ-5, HQ-6-ARMOUR, HQ-8.3: for every thing of the game whether it fits, and why not."""
    for entry in scene.content.items.values():
        code, most = _fault(scene, hero, entry)
        if code is None:
            yield Carriable(content_id=entry.id, place=carrying.free_place(scene, hero, entry))
        else:
            yield Carriable(content_id=entry.id, place=None, code=code, rule=rule_behind(code, entry), maximum=most)


def _fault(scene: Scene, hero: Hero, entry: ItemEntry) -> tuple[str | None, int | None]:
    """Return the code of the objection to carrying one more thing of a kind, and the number behind it."""
    content, rules = scene.content, scene.table.house_rules
    if code := carrying.refusal(scene, hero, entry):
        return code, carrying.maximum(scene, hero, code).get("maximum")
    try:
        limits.check_may_hold(hero, entry, content, field="items")
    except RuleViolation as error:
        return error.code, None
    if limits.has_room(hero, entry, content, rules):
        return None, None
    kind = limits.counts_as(entry, rules)
    return "carrying.limit", next((one.most for one in limits.all_limits(content) if one.kind is kind), None)
