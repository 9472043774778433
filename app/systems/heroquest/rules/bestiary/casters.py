"""HQ-19-ADEPT, HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE, HQ-19-CHAOSMAGIER: monsters that cast spells."""

from typing import NamedTuple

from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.rules.bestiary.having import has
from app.systems.heroquest.rules.scene import Scene

ABILITIES = ("adept", "horned_rat_mage", "chaos_mage")


class SpellRight(NamedTuple):
    """Which magic a monster masters, and how many spells of it at most; None: the quest says how many."""

    spell_list: str
    limit: int | None
    rule: str


def spell_right(scene: Scene, monster_id: str) -> SpellRight | None:
    """HQ-19-ADEPT, HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE, HQ-19-CHAOSMAGIER: what a monster may cast, if anything.

    Raises: UnknownSubject.
    """
    monster = scene.monster(monster_id)
    rights = [_right(scene.content.abilities[one]) for one in ABILITIES if has(scene, monster, one)]
    return max(rights, key=lambda right: right.limit or 0, default=None)


def _right(ability: Ability) -> SpellRight:
    assert ability.spell_list is not None  # the content gives every caster its magic
    return SpellRight(spell_list=ability.spell_list, limit=ability.spells, rule=ability.rule)
