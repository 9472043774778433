"""HQ-1.1-SPEZIAL: the wizard's special spells, chosen for each quest."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.effects.rules import use_grant
from app.systems.heroquest.equipment.rules import purse
from app.systems.heroquest.magic.commands import CastSpecialSpell, ChooseSpecialSpells, LearnGuildSpell
from app.systems.heroquest.magic.events import (
    GuildSpellLearned,
    SpecialSpellChosen,
    SpecialSpellLaidDown,
    SpellCast,
    SpellSpent,
)
from app.systems.heroquest.magic.rules import aim, book
from app.systems.heroquest.magic.rules.book import in_hand
from app.systems.heroquest.magic.rules.casting import unfold
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene

_ENOUGH = "enough"  # no further spell, though there could be one


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
        name = book.own_name(scene, spell)
        yield scene.record(SpecialSpellLaidDown(hero_id=hero.id, spell=spell, own_name=name))
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
    aim.check(scene, spell, aim.of(command))
    name = book.own_name(scene, spell.id)
    yield from use_grant(scene, hero.id, "cast", second=command.second)
    yield scene.record(SpellSpent(hero_id=hero.id, spell=spell.id, own_name=name, number=1))
    yield scene.record(SpellCast(hero_id=hero.id, spell=spell.id, own_name=name))
    yield from unfold(scene, in_hand(hero.id, spell), command.target_ids)


@rule(LearnGuildSpell)
def learn_guild_spell(scene: Scene, command: LearnGuildSpell) -> Iterator[Event]:
    """HQ-8.1-GILDE: from the eleventh passed quest on and with a gained mind point, for the game master's price."""
    hero = scene.living_hero(command.hero_id)
    needed = book.wizardry(scene, hero).guild_from
    spell = book.spell_of(scene, command.spell, School.GUILD)
    if hero.quests_passed < needed or hero.gained_mind == 0:
        raise RuleViolation("guild.too_soon", field="hero_id", hero=hero.name, quests=needed)
    limits.check_town_admits(scene, hero, "guild.not_here")
    if spell.id in hero.guild_spells:
        raise RuleViolation("guild.learnt_already", field="spell", hero=hero.name)
    own = scene.table.own_spells.get(spell.id)
    price = own.price if own else None
    if price is None:
        raise RuleViolation("guild.no_price", field="spell", spell=spell.id)
    yield from purse.pay(scene, hero, price)
    yield scene.record(GuildSpellLearned(hero_id=hero.id, spell=spell.id, own_name=book.own_name(scene, spell.id)))


def _take_along(scene: Scene, hero_id: str, spell: str) -> Iterator[Event]:
    hero = scene.hero(hero_id)
    if spell not in book.choosable(scene, hero, hero.special_spells):
        raise RuleViolation("special_spells.not_open", field="spells", hero=hero.name)
    name = book.own_name(scene, spell)
    yield scene.record(SpecialSpellChosen(hero_id=hero_id, spell=spell, own_name=name))
