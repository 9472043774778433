"""Scrolls that heroes read, and spells that monsters cast (ch. 8.3 and 19)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.acting import acting_figure, acting_hero
from app.systems.heroquest.bestiary.rules import strike_effects
from app.systems.heroquest.bestiary.rules.abilities_had import spell_right
from app.systems.heroquest.content.models import ItemKind
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.equipment.events import ItemDropped
from app.systems.heroquest.magic.commands import CastMonsterSpell, ReadScroll
from app.systems.heroquest.magic.events import MonsterSpellCast, ScrollRead
from app.systems.heroquest.magic.rules import aim, book
from app.systems.heroquest.magic.rules.book import in_hand
from app.systems.heroquest.magic.rules.casting import unfold
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene

_CASTABLE = (School.SPECIAL, School.GUILD, School.LORE, School.CHAOS, School.SKAVEN, School.PATTERN)


@rule(ReadScroll)
def read_scroll(scene: Scene, command: ReadScroll) -> Iterator[Event]:
    """HQ-8.3: a hero with two mind points or more reads a scroll; it crumbles, whatever it did."""
    hero = acting_hero(scene, command.hero_id)
    item = scene.item(hero.id, command.item_id)
    entry = scene.entry(item)
    if entry.kind is not ItemKind.SCROLL:
        raise RuleViolation("scroll.no_scroll", field="item_id", item=entry.id)
    if not limits.can_read(hero, scene.content):
        raise RuleViolation("magic.cannot_read", field="hero_id", hero=hero.name)
    spell = None if command.spell is None else book.spell_of(scene, command.spell, *_CASTABLE)
    if spell is not None:
        aim.check(scene, spell, command)
    spell_id = spell.id if spell else ""
    name = book.own_name(scene, spell_id)
    yield scene.record_item(ScrollRead, hero.id, item, spell=spell_id, own_name=name, note=item.note)
    yield scene.record_item(ItemDropped, hero.id, item)
    if entry.ends is not None:
        for target_id in command.target_ids:
            yield from strike_effects.banish(scene, target_id)
    elif spell is not None:
        yield from unfold(scene, in_hand(hero.id, spell, from_scroll=True), command.target_ids)


@rule(CastMonsterSpell)
def cast_monster_spell(scene: Scene, command: CastMonsterSpell) -> Iterator[Event]:
    """HQ-19-CHAOSMAGIER, HQ-19-ADEPT, HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE: each masters only so many spells."""
    monster = scene.monster(command.monster_id)
    acting_figure(scene, monster.id)
    right = spell_right(scene, monster.id)
    if right is None:
        raise RuleViolation("magic.no_mage", field="monster_id", kind=monster.kind)
    spell = book.spell_of(scene, command.spell, School(str(right.spell_list)))
    mastered = {*monster.spells_cast, spell.id}
    if right.spells is not None and len(mastered) > right.spells:
        raise RuleViolation("magic.masters_no_more", field="spell", kind=monster.kind, limit=right.spells)
    aim.check(scene, spell, command)
    name = book.own_name(scene, spell.id)
    yield scene.record(MonsterSpellCast(monster_id=monster.id, kind=monster.kind, spell=spell.id, own_name=name))
    yield from unfold(scene, in_hand(monster.id, spell), command.target_ids)
