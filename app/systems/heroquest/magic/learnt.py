"""Spells that work without a throw (ch. 8 and 19): special ones, of the guild, of sets, of scrolls, of monsters."""

from collections.abc import Iterator

from app.core.dice import DieKind
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.bestiary import abilities
from app.systems.heroquest.bestiary.abilities import spell_right
from app.systems.heroquest.body.healing import saving_faces
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.dice import COMBAT_DICE, Color
from app.systems.heroquest.effects import use_grant
from app.systems.heroquest.equipment.events import ItemDropped
from app.systems.heroquest.equipment.rules import pay
from app.systems.heroquest.magic import book, casting
from app.systems.heroquest.magic.book import in_hand
from app.systems.heroquest.magic.casting import unfold
from app.systems.heroquest.magic.commands import (
    CastMonsterSpell,
    CastSetSpell,
    CastSpecialSpell,
    ChooseSpecialSpells,
    DrawSpellSet,
    LearnGuildSpell,
    ReadScroll,
)
from app.systems.heroquest.magic.events import (
    GuildSpellLearned,
    MonsterSpellCast,
    RegenerationThrown,
    ScrollRead,
    SetSpellSpent,
    SpecialSpellChosen,
    SpecialSpellLaidDown,
    SpellCast,
    SpellSpent,
)
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.spell_sets import GiveSpellSet, SpellSetLost, check_room, hand_over_set, open_lores
from app.systems.heroquest.state.figures import Hero, SpellSet

_ENOUGH = "enough"  # no further spell, though there could be one


@rule(CastSetSpell)
def cast_set_spell(scene: Scene, command: CastSetSpell) -> Iterator[Event]:
    """HQ-8.1-SETS, HQ-1.1-KAMPFMAGIER: each spell of a set once, unless its caster keeps it."""
    hero = book.able_caster(scene, command.hero_id)
    spell = book.spell_of(scene, command.spell, School.LORE)
    held = _set_of(scene, hero, spell.id)
    casting.check_aim(scene, spell, command)
    yield from use_grant(scene, hero.id, "cast", second=command.second)
    yield scene.record_spell(SpellCast, hero.id, spell.id)
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
    check_room(hero, scene.content, permanent=command.permanent, field="hero_id")
    roll = scene.answers.roll("found_spell_set", DieKind(id="spell_set", faces=tuple(lores)))
    found = GiveSpellSet(hero_id=hero.id, lore=roll.faces[0], permanent=command.permanent)
    yield from hand_over_set(scene, found, roll)


def _set_of(scene: Scene, hero: Hero, spell_id: str) -> SpellSet:
    """Return the set a spell is from. Raises: RuleViolation when the hero holds none, or has used the spell up."""
    lore = book.lore_of(hero, spell_id, scene.content)
    held = next((one for one in hero.spell_sets if one.lore == lore), None)
    if held is None:
        raise RuleViolation("spell.set_not_held", field="spell", hero=hero.name)
    if spell_id in held.spent:
        raise RuleViolation("spell.none_left", field="spell", hero=hero.name, spell=spell_id)
    return held


def _use_up(scene: Scene, hero_id: str, held: SpellSet, spell_id: str) -> Iterator[Event]:
    """HR-TEMP-ONCE, HR-REGEN-TEMP: spent unless regenerated; a temporary set is gone with its last spell."""
    hero = scene.hero(hero_id)
    gift = scene.hero_class(hero).regeneration
    rules = scene.table.house_rules
    if gift is not None and (held.permanent or rules.temporary_regeneration == "allowed"):
        roll = scene.answers.roll("regeneration", COMBAT_DICE[Color.WHITE])
        kept = roll.faces[0] in saving_faces(hero.mind_attribute, gift.white_from, rules.regeneration_faces)
        yield scene.record_spell(RegenerationThrown, hero_id, spell_id, roll=roll, kept=kept)
        if kept:
            return
    if all(one.lore != held.lore for one in hero.spell_sets):
        return  # the spell cost its caster the mind that carried the set
    yield scene.record_spell(SetSpellSpent, hero_id, spell_id, lore=held.lore)
    all_spent = len(held.spent) + 1 == len(scene.content.lores[held.lore].spells)
    if all_spent and not held.permanent and rules.temporary_spells == "once":
        yield scene.record(SpellSetLost(hero_id=hero_id, lore=held.lore))


@rule(ChooseSpecialSpells)
def choose_special_spells(scene: Scene, command: ChooseSpecialSpells) -> Iterator[Event]:
    """HQ-1.1-SPEZIAL: up to as many as mind points; the attribute counts, or what is left of it. Fewer are allowed.

    Before he sets out a wizard may choose anew; on the way the choice holds.
    """
    hero = scene.living_hero(command.hero_id)
    book.wizardry(scene, hero)
    if hero.special_spells and hero.on_quest:
        raise RuleViolation("special_spells.chosen_already", field="hero_id", hero=hero.name)
    number = book.special_spells_allowed(hero, scene.content)
    if len(command.spells) > number or number <= 0:
        raise RuleViolation("special_spells.too_many", field="spells", hero=hero.name, number=number)
    for spell in hero.special_spells:
        yield scene.record_spell(SpecialSpellLaidDown, hero.id, spell)
    for spell in command.spells:
        yield from _take_along(scene, hero.id, spell)
    while not command.spells and len(scene.hero(hero.id).special_spells) < number:
        taken = scene.hero(hero.id).special_spells
        enough = (_ENOUGH,) if taken else ()
        spell = scene.answers.choose("special_spell", *book.choosable(scene, hero, taken), *enough)
        if spell == _ENOUGH:
            return
        yield from _take_along(scene, hero.id, spell)


@rule(CastSpecialSpell)
def cast_special_spell(scene: Scene, command: CastSpecialSpell) -> Iterator[Event]:
    """HQ-1.1-SPEZIAL: succeeds without a throw and does not count for the tier."""
    hero = book.able_caster(scene, command.hero_id)
    spell = book.spell_of(scene, command.spell, School.SPECIAL, School.GUILD)
    if book.special_spells_left(hero, spell.id) <= 0:
        raise RuleViolation("spell.none_left", field="spell", hero=hero.name, spell=spell.id)
    casting.check_aim(scene, spell, command)
    yield from use_grant(scene, hero.id, "cast", second=command.second)
    yield scene.record_spell(SpellSpent, hero.id, spell.id, number=1)
    yield scene.record_spell(SpellCast, hero.id, spell.id)
    yield from unfold(scene, in_hand(hero.id, spell), command.target_ids)


@rule(LearnGuildSpell)
def learn_guild_spell(scene: Scene, command: LearnGuildSpell) -> Iterator[Event]:
    """HQ-8.1-GILDE: from the eleventh passed quest on and with a gained mind point, for the game master's price."""
    hero = scene.living_hero(command.hero_id)
    needed = book.wizardry(scene, hero).guild_from
    spell = book.spell_of(scene, command.spell, School.GUILD)
    if hero.quests_passed < needed or hero.gained_mind == 0:
        raise RuleViolation("guild.too_soon", field="hero_id", hero=hero.name, quests=needed)
    scene.check_town_admits(hero, "guild.not_here")
    if spell.id in hero.guild_spells:
        raise RuleViolation("guild.learnt_already", field="spell", hero=hero.name)
    own = scene.table.own_spells.get(spell.id)
    price = own.price if own else None
    if price is None:
        raise RuleViolation("guild.no_price", field="spell", spell=spell.id)
    yield from pay(scene, hero, price)
    yield scene.record_spell(GuildSpellLearned, hero.id, spell.id)


def _take_along(scene: Scene, hero_id: str, spell: str) -> Iterator[Event]:
    hero = scene.hero(hero_id)
    if spell not in book.choosable(scene, hero, hero.special_spells):
        raise RuleViolation("special_spells.not_open", field="spells", hero=hero.name)
    yield scene.record_spell(SpecialSpellChosen, hero_id, spell)


_CASTABLE = (School.SPECIAL, School.GUILD, School.LORE, School.CHAOS, School.SKAVEN, School.PATTERN)


@rule(ReadScroll)
def read_scroll(scene: Scene, command: ReadScroll) -> Iterator[Event]:
    """HQ-8.3: a hero with two mind points or more reads a scroll; it is gone then, whether or not it did anything."""
    hero = scene.acting_hero(command.hero_id)
    item = scene.item(hero.id, command.item_id)
    entry = scene.entry(item)
    if entry.kind is not ItemKind.SCROLL:
        raise RuleViolation("scroll.no_scroll", field="item_id", item=entry.id)
    if not limits.can_read(hero, scene.content):
        raise RuleViolation("magic.cannot_read", field="hero_id", hero=hero.name)
    spell = None if command.spell is None else book.spell_of(scene, command.spell, *_CASTABLE)
    if spell is not None:
        casting.check_aim(scene, spell, command)
    spell_id = spell.id if spell else ""
    name = scene.own_name(spell_id)
    yield scene.record_item(ScrollRead, hero.id, item, spell=spell_id, own_name=name, note=item.note)
    yield scene.record_item(ItemDropped, hero.id, item)
    if entry.ends is not None:
        for target_id in command.target_ids:
            yield from abilities.banish(scene, target_id)
    elif spell is not None:
        yield from unfold(scene, in_hand(hero.id, spell, from_scroll=True), command.target_ids)


@rule(CastMonsterSpell)
def cast_monster_spell(scene: Scene, command: CastMonsterSpell) -> Iterator[Event]:
    """HQ-19-CHAOSMAGIER, HQ-19-ADEPT, HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE: each masters only so many spells."""
    monster = scene.monster(command.monster_id)
    scene.acting_figure(monster.id)
    right = spell_right(scene, monster.id)
    if right is None:
        raise RuleViolation("magic.no_mage", field="monster_id", kind=monster.kind)
    spell = book.spell_of(scene, command.spell, School(str(right.spell_list)))
    mastered = {*monster.spells_cast, spell.id}
    if right.spells is not None and len(mastered) > right.spells:
        raise RuleViolation("magic.masters_no_more", field="spell", kind=monster.kind, limit=right.spells)
    casting.check_aim(scene, spell, command)
    name = scene.own_name(spell.id)
    yield scene.record(MonsterSpellCast(monster_id=monster.id, kind=monster.kind, spell=spell.id, own_name=name))
    yield from unfold(scene, in_hand(monster.id, spell), command.target_ids)
