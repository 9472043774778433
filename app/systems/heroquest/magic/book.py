"""Spells a hero or monster may cast: which there are, how often, tiers of magic, names of own spells (ch. 8)."""

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School, Spell, Wizardry
from app.systems.heroquest.dice import Color, in_throwing_order
from app.systems.heroquest.limits import current_mind
from app.systems.heroquest.magic.commands import NameOwnSpell, NameSpell
from app.systems.heroquest.magic.events import (
    MagicReadied,
    SetSpellRegained,
    SpecialSpellLaidDown,
    SpellNamed,
    SpellRegained,
)
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.spell_sets import can_cast
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.house_rules import HouseRules


def spell_of(scene: Scene, spell_id: str, *schools: School) -> Spell:
    """Return a spell of one of these schools (any school if none is named), as it works at this table.

    Raises: UnknownContent; RuleViolation when it belongs elsewhere.
    """
    spell = scene.content.spells.get(spell_id)
    if spell is None:
        raise UnknownContent("spell.unknown", field="spell", spell=spell_id)
    if schools and spell.school not in schools:
        raise RuleViolation("spell.of_another_kind", field="spell", spell=spell_id)
    own = scene.table.own_spells.get(spell_id) if spell.open else None
    if own is None or own.like is None:
        return spell  # a slot without a pattern does what the people at the table agree on
    return scene.content.spells[own.like].model_copy(update={"id": spell_id})


def basic_spells_left(hero: Hero, spell: Spell, content: Content, house_rules: HouseRules) -> int:
    """HQ-1.1-BASISZAUBER, HR-BASIC-RECOUNT: one of each kind for every mind point, less those already cast."""
    number = current_mind(hero, content)
    if house_rules.basic_recount == "fixed_at_start":
        number = hero.basic_limit or hero.mind_attribute
    return max(number - hero.times_cast(spell.id), 0)


def special_spells_left(hero: Hero, spell_id: str) -> int:
    """Return how often a special spell that was taken along can still be cast."""
    return hero.special_spells.count(spell_id) - hero.times_cast(spell_id)


def choosable(scene: Scene, hero: Hero, chosen: Collection[str]) -> list[str]:
    """HQ-1.1-SPEZIAL, HQ-8.1-GILDE, HR-SPECIAL-TWICE: the special spells that can still be taken along."""
    most = 2 if scene.table.house_rules.special_twice == "twice" else 1
    special = [spell.id for spell in scene.content.spells.values() if spell.school is School.SPECIAL]
    return [one for one in (*special, *hero.guild_spells) if list(chosen).count(one) < most]


def special_spells_allowed(hero: Hero, content: Content) -> int:
    """HQ-1.1-SPEZIAL: how many special spells may go along: the mind attribute, or the points of now if lower."""
    return max(min(hero.mind_attribute, current_mind(hero, content)), 0)


def lore_of(hero: Hero, spell_id: str, content: Content) -> str | None:
    """Return the lore of a set the hero holds that this spell belongs to."""
    return next((held.lore for held in hero.spell_sets if spell_id in content.lores[held.lore].spells), None)


def tier(successes: int, content: Content) -> int:
    """HQ-1.1-MAGIESTUFE: the tier a number of successes has reached, at once and over all quests."""
    reached = {number: one.successes for number, one in content.magic_tiers.items() if one.successes <= successes}
    return max(reached, key=reached.__getitem__)


def dice(successes: int, content: Content, house_rules: HouseRules) -> Sequence[Color]:
    """HR-TIER-DICE: the two dice of a tier by the course this table has chosen."""
    return in_throwing_order(content.magic_tiers[tier(successes, content)].dice[house_rules.tier_dice])


class SpellInHand(NamedTuple):
    """A spell, who casts it, and how strong it is: its own points, or the skulls of a basic spell."""

    caster_id: str
    spell: Spell
    points: int
    from_scroll: bool = False


def in_hand(caster_id: str, spell: Spell, *, from_scroll: bool = False) -> SpellInHand:
    """Return a spell as strong as the catalogue says; an attack has its own dice instead of points."""
    return SpellInHand(caster_id, spell, spell.points or 1, from_scroll)


@rule(NameSpell)
def name_spell(scene: Scene, command: NameSpell) -> Iterator[Event]:
    """Fill an open slot of a lore, the guild or the Skaven, or change its name, text, price or pattern."""
    spells = scene.content.spells
    if command.spell not in spells:
        raise UnknownContent("spell.unknown", field="spell", spell=command.spell)
    if not spells[command.spell].open:
        raise RuleViolation("spell.not_open", field="spell", spell=command.spell)
    if command.like is not None:
        pattern = spells.get(command.like)
        if pattern is None or pattern.open or pattern.school is School.BASIC:
            raise UnknownContent("spell.no_pattern", field="like", spell=command.like)
    yield scene.record(like(SpellNamed, command, own_name=command.name))


@rule(NameOwnSpell)
def name_own_spell(scene: Scene, command: NameOwnSpell) -> Iterator[Event]:
    """Name a spell as in `name_spell`, by the player of the hero who holds it; only while it has no name yet."""
    hero = scene.living_hero(command.hero_id)
    of_sets = (spell for held in hero.spell_sets for spell in scene.content.lores[held.lore].spells)
    if command.spell not in (*hero.guild_spells, *of_sets):
        raise RuleViolation("spell.not_in_book", field="spell", hero=hero.name)
    if command.spell in scene.table.own_spells:
        raise RuleViolation("spell.named_already", field="spell", spell=scene.own_name(command.spell))
    yield from name_spell(scene, NameSpell(spell=command.spell, name=command.name, text=command.text))


def able_caster(scene: Scene, hero_id: str) -> Hero:
    """HQ-8.1-CAST, HQ-1.1-BEGABUNG: a hero who can act and has enough mind points to cast.

    Raises: UnknownSubject, RuleViolation.
    """
    hero = scene.acting_hero(hero_id)
    if scene.hero_class(hero).casts_from_mind is None:
        raise RuleViolation("magic.no_caster", field="hero_id", hero=hero.name)
    if not can_cast(hero, scene.content):
        raise RuleViolation("magic.too_little_mind", field="hero_id", hero=hero.name)
    return hero


def wizardry(scene: Scene, hero: Hero) -> Wizardry:
    """Return the spells a wizard has learnt. Raises: RuleViolation for any other hero."""
    found = scene.hero_class(hero).wizardry
    if found is None:
        raise RuleViolation("magic.no_wizard", field="hero_id", hero=hero.name)
    return found


def begin(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-BASIC-RECOUNT: notes how many basic spells of a kind a wizard begins with. Special ones are chosen apart."""
    hero = scene.hero(hero_id)
    change = max(current_mind(hero, scene.content), 0) - hero.basic_limit
    if scene.hero_class(hero).wizardry is not None and change:
        yield scene.record(MagicReadied(hero_id=hero_id, change=change))


def end(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-8.1-SETS, HQ-1.1-SPEZIAL: basic and permanent spells come back, special ones are chosen anew."""
    hero = scene.hero(hero_id)
    for cast in hero.casts:
        yield scene.record(SpellRegained(hero_id=hero_id, spell=cast.spell, number=cast.number))
    for spell in hero.special_spells:
        yield scene.record_spell(SpecialSpellLaidDown, hero_id, spell)
    yield from _regain_set_spells(scene, hero_id)


def _regain_set_spells(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-TEMP-ONCE: spells of a temporary set stay spent, or come back with the next quest."""
    every_quest = scene.table.house_rules.temporary_spells == "each_quest"
    for held in scene.hero(hero_id).spell_sets:
        if held.permanent or every_quest:
            for spell in held.spent:
                yield scene.record_spell(SetSpellRegained, hero_id, spell, lore=held.lore)
