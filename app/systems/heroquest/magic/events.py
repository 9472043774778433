"""What happens by magic, and how the table follows."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.core.model import like
from app.systems.heroquest.changes import FigureFact, HeroEvent, MonsterEvent, changed, of_hero, of_monster, settled
from app.systems.heroquest.registry import also_evolves, changes_nothing, evolves
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import CastCount, Hero, Monster, OwnSpell, SpellSet
from app.systems.heroquest.state.table import Table


class SpellEvent(Event):
    """A fact about a spell; `own_name` is what the group calls a spell of its own."""

    spell: str
    own_name: str = ""


class HeroSpellEvent(HeroEvent):
    """A fact about a hero and a spell."""

    spell: str
    own_name: str = ""


class SpellNamed(SpellEvent, type="spell.named", touches=("spell:{spell}",)):
    """The game master said what a spell of the group's own is called and does."""

    text: str
    price: int | None
    like: str | None


@evolves(SpellNamed)
def _spell_named(table: Table, event: SpellNamed) -> Table:
    spell = like(OwnSpell, event, name=event.own_name)
    return changed(table, own_spells={**table.own_spells, event.spell: spell})


class MagicReadied(HeroEvent, type="magic.readied"):
    """A quest begins: how many basic spells of a kind there are, as a change (HR-BASIC-RECOUNT)."""

    change: int


@evolves(MagicReadied, part=of_hero)
def _magic_readied(hero: Hero, event: MagicReadied) -> Hero:
    return changed(hero, basic_limit=hero.basic_limit + event.change)


class SpecialSpellChosen(HeroSpellEvent, type="special_spell.chosen", audience=Audience.OWN):
    """A wizard takes a special spell along."""


@evolves(SpecialSpellChosen, part=of_hero)
def _special_spell_chosen(hero: Hero, event: SpecialSpellChosen) -> Hero:
    return changed(hero, special_spells=(*hero.special_spells, event.spell))


class SpecialSpellLaidDown(HeroSpellEvent, type="special_spell.laid_down", audience=Audience.OWN):
    """The quest is over: the next choice is free."""


@evolves(SpecialSpellLaidDown, part=of_hero)
def _special_spell_laid_down(hero: Hero, event: SpecialSpellLaidDown) -> Hero:
    left = list(hero.special_spells)
    left.remove(event.spell)
    return changed(hero, special_spells=tuple(left))


class GuildSpellLearned(HeroSpellEvent, type="guild_spell.learned", audience=Audience.OWN):
    """A wizard learnt a spell of the guild for good."""


@evolves(GuildSpellLearned, part=of_hero)
def _guild_spell_learned(hero: Hero, event: GuildSpellLearned) -> Hero:
    return changed(hero, guild_spells=(*hero.guild_spells, event.spell))


class BasicSpellCast(HeroSpellEvent, type="basic_spell.cast"):
    """A basic spell was thrown for: what it adds to the tally, and whether it backfired and ends the turn."""

    target_id: str
    target_kind: str | None = None
    roll: Roll
    successes: int
    failures: int
    miscast: bool

    @property
    def outcome(self) -> Literal["success", "failure", "miscast"]:
        """What the cast came to, in one word."""
        return "miscast" if self.miscast else "success" if self.successes else "failure"


class TallyCorrected(HeroEvent, type="tally.corrected", audience=Audience.OWN):
    """The game master corrected the tally of basic spells."""

    successes: int
    failures: int


@evolves(BasicSpellCast, TallyCorrected, part=of_hero)
def _tally_changed(hero: Hero, event: BasicSpellCast | TallyCorrected) -> Hero:
    successes = hero.cast_successes + event.successes
    return changed(hero, cast_successes=successes, cast_failures=hero.cast_failures + event.failures)


@changes_nothing
class MagicTierReached(HeroEvent, type="magic_tier.reached"):
    """Enough basic spells have succeeded for other dice."""

    tier: int


class SpellSpent(HeroSpellEvent, type="spell.spent"):
    """A basic or special spell is used up, several at once after a miscast where the table says so."""

    number: int


class SpellRegained(HeroSpellEvent, type="spell.regained"):
    """A basic or special spell is there again."""

    number: int


@evolves(SpellSpent, SpellRegained, part=of_hero)
def _counted(hero: Hero, event: SpellSpent | SpellRegained) -> Hero:
    """What was not cast is not kept, so that equal states are equal bytes."""
    numbers = {cast.spell: cast.number for cast in hero.casts}
    change = event.number if isinstance(event, SpellSpent) else -event.number
    numbers[event.spell] = numbers.get(event.spell, 0) + change
    casts = (CastCount(spell=name, number=numbers[name]) for name in sorted(numbers) if numbers[name])
    return changed(hero, casts=tuple(casts))


class SetSpellSpent(HeroSpellEvent, type="set_spell.spent"):
    """A spell of a set is used up."""

    lore: str


class SetSpellRegained(HeroSpellEvent, type="set_spell.regained"):
    """A spell of a set is there again."""

    lore: str


@evolves(SetSpellSpent, SetSpellRegained, part=of_hero)
def _in_set(hero: Hero, event: SetSpellSpent | SetSpellRegained) -> Hero:
    def spent(held: SpellSet) -> tuple[str, ...]:
        if isinstance(event, SetSpellSpent):
            return (*held.spent, event.spell)
        return tuple(spell for spell in held.spent if spell != event.spell)

    sets = (changed(held, spent=spent(held)) if held.lore == event.lore else held for held in hero.spell_sets)
    return changed(hero, spell_sets=tuple(sets))


@changes_nothing
class RegenerationThrown(HeroSpellEvent, type="regeneration.thrown"):
    """A battle mage tried to keep the spell he cast."""

    roll: Roll
    kept: bool


@changes_nothing
class SpellCast(HeroSpellEvent, type="spell.cast"):
    """A hero cast a special spell or one of a set."""


@also_evolves(SpellCast, BasicSpellCast)
def _cast(table: Table, event: SpellCast | BasicSpellCast) -> Table:
    own = event.hero_id == table.round.turn
    return settled(table, settling("cast", event.hero_id)) if own else table


@changes_nothing
class ScrollRead(HeroSpellEvent, type="scroll.read", private=frozenset({"note"})):
    """A hero read a scroll; without a spell its own words say what it does."""

    item_id: str
    content_id: str
    note: str


class MonsterSpellCast(MonsterEvent, type="monster_spell.cast", audience=Audience.ALL):
    """A mage among the monsters cast a spell."""

    spell: str
    own_name: str = ""


@evolves(MonsterSpellCast, part=of_monster)
def _monster_spell_cast(monster: Monster, event: MonsterSpellCast) -> Monster:
    return changed(monster, spells_cast=(*monster.spells_cast, event.spell))


@changes_nothing
class SpellUnfolded(SpellEvent, type="spell.unfolded"):
    """A spell does what only the board shows."""

    own_text: str = ""


@changes_nothing
class SpellDiverted(Event, type="spell.diverted", touches=("{figure_id}",)):
    """A spell cast past others struck whoever or whatever stood in its path; no figure: furniture."""

    figure_id: str | None
    figure_kind: str | None = None
    points: int


@changes_nothing
class SpellBraved(FigureFact, type="spell.braved"):
    """A target threw against a spell: `points` remain of it."""

    roll: Roll
    points: int


@changes_nothing
class SpellShrugged(FigureFact, type="spell.shrugged"):
    """A spell does nothing to a figure, which is immune, protected by another, or has nothing that rusts."""

    reason: Literal["immune", "proof", "no_metal"]


@changes_nothing
class MonstersSummoned(FigureFact, type="monster.summoned"):
    """A mage called monsters; the game master puts them on the board."""

    roll: Roll
    kinds: tuple[str, ...]
