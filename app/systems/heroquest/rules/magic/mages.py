"""Mages among the monsters (ch. 8 and 19): chaos spells and those of the Skaven."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import magic_commands as do
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.magic_events import MonsterSpellCast
from app.systems.heroquest.rules.bestiary.casters import spell_right
from app.systems.heroquest.rules.exploration.acting import acting_figure
from app.systems.heroquest.rules.magic import aim, book
from app.systems.heroquest.rules.magic.casting import unfold
from app.systems.heroquest.rules.magic.spell_in_hand import in_hand
from app.systems.heroquest.rules.scene import Scene


def cast_monster_spell(scene: Scene, command: do.CastMonsterSpell) -> Iterator[Event]:
    """HQ-19-CHAOSMAGIER, HQ-19-ADEPT, HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE: each masters only so many spells."""
    monster = scene.monster(command.monster_id)
    acting_figure(scene, monster.id)
    right = spell_right(scene, monster.id)
    if right is None:
        raise RuleViolation("magic.no_mage", field="monster_id", kind=monster.kind)
    spell = book.spell_of(scene, command.spell, School(right.spell_list))
    mastered = {*monster.spells_cast, spell.id}
    if right.limit is not None and len(mastered) > right.limit:
        raise RuleViolation("magic.masters_no_more", field="spell", kind=monster.kind, limit=right.limit)
    aim.check(scene, spell, aim.of(command))
    name = book.own_name(scene, spell.id)
    yield scene.record(MonsterSpellCast(monster_id=monster.id, kind=monster.kind, spell=spell.id, own_name=name))
    yield from unfold(scene, in_hand(monster.id, spell), command.targets)
