"""The table after a fact about magic."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import magic_events
from app.systems.heroquest.state import CastCount, Hero, OwnSpell, SpellSet, Table


def _nothing_changed(table: Table, _: Event) -> Table:
    """What follows from a throw are facts of their own."""
    return table


def _spell_named(table: Table, event: magic_events.SpellNamed) -> Table:
    spell = OwnSpell(name=event.own_name, text=event.text, price=event.price, like=event.like)
    return table.model_copy(update={"own_spells": {**table.own_spells, event.spell: spell}})


def _monster_spell_cast(table: Table, event: magic_events.MonsterSpellCast) -> Table:
    monster = table.monsters[event.monster_id]
    caster = monster.model_copy(update={"spells_cast": (*monster.spells_cast, event.spell)})
    return table.model_copy(update={"monsters": {**table.monsters, monster.id: caster}})


def _magic_readied(hero: Hero, event: magic_events.MagicReadied) -> Hero:
    return _changed(hero, basic_limit=hero.basic_limit + event.change)


def _special_spell_chosen(hero: Hero, event: magic_events.SpecialSpellChosen) -> Hero:
    return _changed(hero, special_spells=(*hero.special_spells, event.spell))


def _special_spell_laid_down(hero: Hero, event: magic_events.SpecialSpellLaidDown) -> Hero:
    left = list(hero.special_spells)
    left.remove(event.spell)
    return _changed(hero, special_spells=tuple(left))


def _guild_spell_learned(hero: Hero, event: magic_events.GuildSpellLearned) -> Hero:
    return _changed(hero, guild_spells=(*hero.guild_spells, event.spell))


def _tally_changed(hero: Hero, event: magic_events.BasicSpellCast | magic_events.TallyCorrected) -> Hero:
    successes = hero.cast_successes + event.successes
    return _changed(hero, cast_successes=successes, cast_failures=hero.cast_failures + event.failures)


def _spell_spent(hero: Hero, event: magic_events.SpellSpent) -> Hero:
    return _counted(hero, event.spell, event.number)


def _spell_regained(hero: Hero, event: magic_events.SpellRegained) -> Hero:
    return _counted(hero, event.spell, -event.number)


def _counted(hero: Hero, spell: str, change: int) -> Hero:
    """What was not cast is not kept, so that equal states are equal bytes."""
    numbers = {cast.spell: cast.number for cast in hero.casts}
    numbers[spell] = numbers.get(spell, 0) + change
    casts = (CastCount(spell=name, number=numbers[name]) for name in sorted(numbers) if numbers[name])
    return _changed(hero, casts=tuple(casts))


def _set_spell_spent(hero: Hero, event: magic_events.SetSpellSpent) -> Hero:
    return _in_set(hero, event.lore, lambda held: (*held.spent, event.spell))


def _set_spell_regained(hero: Hero, event: magic_events.SetSpellRegained) -> Hero:
    return _in_set(hero, event.lore, lambda held: tuple(spell for spell in held.spent if spell != event.spell))


def _in_set(hero: Hero, lore: str, spent: Callable[[SpellSet], tuple[str, ...]]) -> Hero:
    return _changed(
        hero,
        spell_sets=tuple(
            held.model_copy(update={"spent": spent(held)}) if held.lore == lore else held for held in hero.spell_sets
        ),
    )


def _changed(hero: Hero, **changes: object) -> Hero:
    return hero.model_copy(update=changes)


# Any because each function takes exactly the event it is listed under.
MAGIC_HERO_EVOLVERS: Mapping[type[Event], Callable[[Hero, Any], Hero]] = {
    magic_events.MagicReadied: _magic_readied,
    magic_events.SpecialSpellChosen: _special_spell_chosen,
    magic_events.SpecialSpellLaidDown: _special_spell_laid_down,
    magic_events.GuildSpellLearned: _guild_spell_learned,
    magic_events.BasicSpellCast: _tally_changed,
    magic_events.TallyCorrected: _tally_changed,
    magic_events.SpellSpent: _spell_spent,
    magic_events.SpellRegained: _spell_regained,
    magic_events.SetSpellSpent: _set_spell_spent,
    magic_events.SetSpellRegained: _set_spell_regained,
}

MAGIC_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    magic_events.SpellNamed: _spell_named,
    magic_events.MonsterSpellCast: _monster_spell_cast,
    **dict.fromkeys(
        (
            magic_events.WardThrown, magic_events.MagicTierReached, magic_events.RegenerationThrown,
            magic_events.SpellCast, magic_events.ScrollRead, magic_events.SpellUnfolded, magic_events.SpellDiverted,
            magic_events.SpellBraved, magic_events.SpellShrugged, magic_events.EffectBraved,
            magic_events.MonstersSummoned,
        ),
        _nothing_changed,
    ),
}  # fmt: skip
