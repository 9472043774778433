"""Spells of a set (ch. 1.1 and 8.1): cast, kept, used up, and found."""

from collections.abc import Iterator

from app.core.dice import DieKind
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.content.spells import Regeneration, School
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, WHITE_SHIELD, Color
from app.systems.heroquest.effects.rules import use_grant
from app.systems.heroquest.magic.commands import CastSetSpell, DrawSpellSet
from app.systems.heroquest.magic.events import RegenerationThrown, SetSpellSpent, SpellCast
from app.systems.heroquest.magic.rules import aim, book
from app.systems.heroquest.magic.rules.book import in_hand
from app.systems.heroquest.magic.rules.casting import unfold
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.spell_sets.commands import GiveSpellSet
from app.systems.heroquest.spell_sets.events import SpellSetLost
from app.systems.heroquest.spell_sets.rules import hand_over_set, open_lores
from app.systems.heroquest.state.figures import Hero, SpellSet
from app.systems.heroquest.state.house_rules import HouseRules


@rule(CastSetSpell)
def cast_set_spell(scene: Scene, command: CastSetSpell) -> Iterator[Event]:
    """HQ-8.1-SETS, HQ-1.1-KAMPFMAGIER: each spell of a set once, unless its caster keeps it."""
    hero = book.able_caster(scene, command.hero_id)
    spell = book.spell_of(scene, command.spell, School.LORE)
    held = _set_of(scene, hero, spell.id)
    aim.check(scene, spell, aim.of(command))
    name = book.own_name(scene, spell.id)
    yield from use_grant(scene, hero.id, "cast", second=command.second)
    yield scene.record(SpellCast(hero_id=hero.id, spell=spell.id, own_name=name))
    yield from unfold(scene, in_hand(hero.id, spell), command.target_ids)
    yield from _use_up(scene, hero.id, held, spell.id)


@rule(DrawSpellSet)
def draw_spell_set(scene: Scene, command: DrawSpellSet) -> Iterator[Event]:
    """HQ-1.1-BEGABUNG, HQ-8.1-SETS: a set found at random comes from the lores open to the finder."""
    hero = scene.living_hero(command.hero_id)
    held = {one.lore for one in hero.spell_sets}
    lores = [lore for lore in open_lores(hero, scene.content) if lore not in held]
    if not lores:
        raise RuleViolation("spell_set.none_open", field="hero_id", hero=hero.name)
    roll = scene.answers.roll("found_spell_set", DieKind(id="spell_set", faces=tuple(lores)))
    found = GiveSpellSet(hero_id=hero.id, lore=roll.faces[0], permanent=command.permanent)
    yield from hand_over_set(scene, found, roll)


def _set_of(scene: Scene, hero: Hero, spell_id: str) -> SpellSet:
    """The set a spell is from. Raises: RuleViolation when the hero holds none, or has used the spell up."""
    lore = book.lore_of(hero, spell_id, scene.content)
    held = next((one for one in hero.spell_sets if one.lore == lore), None)
    if held is None:
        raise RuleViolation("spell.set_not_held", field="spell", hero=hero.name)
    if spell_id in held.spent:
        raise RuleViolation("spell.none_left", field="spell", hero=hero.name, spell=spell_id)
    return held


def _use_up(scene: Scene, hero_id: str, held: SpellSet, spell_id: str) -> Iterator[Event]:
    """HR-TEMP-ONCE, HR-REGEN-TEMP: spent unless regenerated; a temporary set is gone with its last spell."""
    hero, name = scene.hero(hero_id), book.own_name(scene, spell_id)
    gift = scene.hero_class(hero).regeneration
    rules = scene.table.house_rules
    if gift is not None and (held.permanent or rules.temporary_regeneration == "allowed"):
        roll = scene.answers.roll("regeneration", COMBAT_DICE[Color.WHITE])
        kept = roll.faces[0] in _keeping_faces(gift, hero, rules)
        yield scene.record(RegenerationThrown(hero_id=hero_id, spell=spell_id, own_name=name, roll=roll, kept=kept))
        if kept:
            return
    if all(one.lore != held.lore for one in hero.spell_sets):
        return  # the spell cost its caster the mind that carried the set
    yield scene.record(SetSpellSpent(hero_id=hero_id, spell=spell_id, own_name=name, lore=held.lore))
    all_spent = len(held.spent) + 1 == len(scene.content.lores[held.lore].spells)
    if all_spent and not held.permanent and rules.temporary_spells == "once":
        yield scene.record(SpellSetLost(hero_id=hero_id, lore=held.lore))


def _keeping_faces(gift: Regeneration, hero: Hero, house_rules: HouseRules) -> tuple[str, ...]:
    """HR-REGEN-MAX: a black shield keeps the spell; at the height of the gift a white one, instead or as well."""
    if hero.mind_attribute < gift.white_from:
        return (BLACK_SHIELD,)
    return (WHITE_SHIELD,) if house_rules.regeneration_faces == "white" else (WHITE_SHIELD, BLACK_SHIELD)
