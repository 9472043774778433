"""Spells of a monster that a plan may hold: by their effects. Spells whose effect only people know are left to them."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from app.core.board.passages import Squares
from app.core.board.squares import Square
from app.core.events import Command
from app.systems.heroquest.bestiary.abilities import spell_right
from app.systems.heroquest.content.spells import School, Spell, SpellSight, Targets, Working
from app.systems.heroquest.magic import book
from app.systems.heroquest.magic.commands import CastMonsterSpell
from app.systems.heroquest.tactics.ground import MonsterGround

MOST_PLACES = 6  # squares from which a deed is tried whose targets the rules have to say


class PlanDeed(NamedTuple):
    """Something that can be done from one of these squares; without a map the set is empty."""

    command: Command
    places: Squares
    spell: Spell | None = None


Order = Callable[[Squares], Sequence[Square]]  # squares of a set, the best to stand on first


def spells_of(ground: MonsterGround, order: Order) -> Iterator[PlanDeed]:
    """HQ-19-CHAOSMAGIER, HQ-19-ADEPT: each spell once; what only people know the effect of is left to them."""
    right = spell_right(ground.scene, ground.id)
    school = School(str(right.spell_list)) if right else None
    for entry in ground.content.spells.values():
        if entry.school is not school or entry.id in ground.monster.spells_cast:
            continue
        spell = book.spell_of(ground.scene, entry.id)
        if spell.works is not Working.BOARD:
            yield from _casts(ground, spell, order)


def _casts(ground: MonsterGround, spell: Spell, order: Order) -> Iterator[PlanDeed]:
    def cast(*targets: str) -> Command:
        return CastMonsterSpell(monster_id=ground.id, spell=spell.id, target_ids=targets)

    if spell.targets in (Targets.CASTER, Targets.PLACE):
        yield PlanDeed(cast(), ground.end_mask if ground.here else 0, spell)
        return
    names = [one.id for one in ground.heroes]
    if ground.here is None:
        chosen = [names] if spell.group else [[one] for one in names]
        yield from (PlanDeed(cast(*many), 0, spell) for many in chosen if many)
        return
    masks = {one: _in_sight(ground, spell, one) & ground.end_mask for one in ground.foes}
    if not spell.group:
        yield from (PlanDeed(cast(one), mask, spell) for one, mask in masks.items() if mask)
        return
    union = 0
    for mask in masks.values():
        union |= mask
    counts = {one: tuple(name for name, mask in masks.items() if mask & ground.bit(one)) for one in ground.ends}
    for square in sorted(order(union), key=lambda one: -len(counts[one]))[:MOST_PLACES]:
        yield PlanDeed(cast(*counts[square]), ground.bit(square), spell)


def _in_sight(ground: MonsterGround, spell: Spell, hero_id: str) -> Squares:
    if spell.sight is SpellSight.AREA:
        return ground.situation.in_area(ground.foes[hero_id].square)
    return ground.seen(hero_id) if spell.sight is not SpellSight.NONE else ground.end_mask
