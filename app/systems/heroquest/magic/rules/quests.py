"""What begins and ends with a quest for those who cast (ch. 1.1 and 8.1)."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.attributes import current_mind
from app.systems.heroquest.magic.events import MagicReadied, SetSpellRegained, SpecialSpellLaidDown, SpellRegained
from app.systems.heroquest.magic.rules import book
from app.systems.heroquest.scene import Scene


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
        name = book.own_name(scene, spell)
        yield scene.record(SpecialSpellLaidDown(hero_id=hero_id, spell=spell, own_name=name))
    yield from _regain_set_spells(scene, hero_id)


def _regain_set_spells(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-TEMP-ONCE: spells of a temporary set stay spent, or come back with the next quest."""
    every_quest = scene.table.house_rules.temporary_spells == "each_quest"
    for held in scene.hero(hero_id).spell_sets:
        if held.permanent or every_quest:
            for spell in held.spent:
                name = book.own_name(scene, spell)
                yield scene.record(SetSpellRegained(hero_id=hero_id, spell=spell, own_name=name, lore=held.lore))
