"""The book of spells: the catalogue, the group's own spells, and how many of each are left."""

from collections.abc import Collection

from app.core.errors import RuleViolation, UnknownContent
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School, Spell
from app.systems.heroquest.house_rules import HouseRules
from app.systems.heroquest.rules.attributes import current_mind
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero


def spell_of(scene: Scene, spell_id: str, *schools: School) -> Spell:
    """A spell of one of these schools (any school if none is named), as it works at this table.

    Raises: UnknownContent; RuleViolation when it belongs elsewhere.
    """
    spell = scene.content.spells.get(spell_id)
    if spell is None:
        raise UnknownContent("spell.unknown", field="spell", spell=spell_id)
    if schools and spell.school not in schools:
        raise RuleViolation("spell.of_another_kind", field="spell", spell=spell_id)
    return _filled(scene, spell) if spell.open else spell


def _filled(scene: Scene, slot: Spell) -> Spell:
    """A slot as the group has filled it; without words of its own it does what the people at the table agree on."""
    own = scene.table.own_spells.get(slot.id)
    if own is None or own.like is None:
        return slot
    pattern = scene.content.spells[own.like]
    return pattern.model_copy(update={"id": slot.id})


def own_name(scene: Scene, spell_id: str) -> str:
    """What the group calls a spell of its own; empty for one of the catalogue."""
    own = scene.table.own_spells.get(spell_id)
    return own.name if own else ""


def own_text(scene: Scene, spell_id: str) -> str:
    """What a spell of the group's own does, in the group's words."""
    own = scene.table.own_spells.get(spell_id)
    return own.text if own else ""


def basic_spells_left(hero: Hero, spell: Spell, content: Content, house_rules: HouseRules) -> int:
    """HQ-1.1-BASISZAUBER, HR-BASIC-RECOUNT: one of each kind for every mind point, less those already cast."""
    number = current_mind(hero, content)
    if house_rules.basic_recount == "fixed_at_start":
        number = hero.basic_limit or hero.mind_attribute
    return max(number - hero.times_cast(spell.id), 0)


def special_spells_left(hero: Hero, spell_id: str) -> int:
    """How often a special spell that was taken along can still be cast."""
    return hero.special_spells.count(spell_id) - hero.times_cast(spell_id)


def choosable(scene: Scene, hero: Hero, chosen: Collection[str]) -> list[str]:
    """HQ-1.1-SPEZIAL, HQ-8.1-GILDE, HR-SPECIAL-TWICE: the special spells that can still be taken along."""
    most = 2 if scene.table.house_rules.special_twice == "twice" else 1
    special = [spell.id for spell in scene.content.spells.values() if spell.school is School.SPECIAL]
    return [one for one in (*special, *hero.guild_spells) if list(chosen).count(one) < most]


def lore_of(hero: Hero, spell_id: str, content: Content) -> str | None:
    """The lore of a set the hero holds that this spell belongs to."""
    return next((held.lore for held in hero.spell_sets if spell_id in content.lores[held.lore].spells), None)
