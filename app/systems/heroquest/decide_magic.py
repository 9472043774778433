"""Which rule decides which command about magic."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import magic_commands as do
from app.systems.heroquest.rules.magic import basic, holding, mages, naming, scrolls, sets, special
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
MAGIC_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.CastBasicSpell: basic.cast_basic_spell,
    do.ChooseSpecialSpells: special.choose_special_spells,
    do.CastSpecialSpell: special.cast_special_spell,
    do.CastSetSpell: sets.cast_set_spell,
    do.ReadScroll: scrolls.read_scroll,
    do.LearnGuildSpell: special.learn_guild_spell,
    do.DrawSpellSet: sets.draw_spell_set,
    do.ChangeSpellTally: basic.change_tally,
    do.CastMonsterSpell: mages.cast_monster_spell,
    do.NameSpell: naming.name_spell,
    do.BreakFree: holding.break_free,
    do.EndEffect: holding.end_effect,
    do.ImposeEffect: holding.impose_effect,
}
