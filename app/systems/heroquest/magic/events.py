"""Events of magic, and how the table follows."""

from collections.abc import Callable
from typing import Literal

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.core.model import like
from app.systems.heroquest.changes import FigureFact, HeroEvent, MonsterEvent, changed, settled
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import CastCount, Hero, Monster, OwnSpell
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

    def evolve(self, table: Table) -> Table:
        spell = like(OwnSpell, self, name=self.own_name)
        return changed(table, own_spells={**table.own_spells, self.spell: spell})


class MagicReadied(HeroEvent, type="magic.readied"):
    """A quest begins: how many basic spells of a kind there are, as a change (HR-BASIC-RECOUNT)."""

    change: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, basic_limit=hero.basic_limit + self.change)


class SpecialSpellChosen(HeroSpellEvent, type="special_spell.chosen", audience=Audience.OWN):
    """A wizard takes a special spell along."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, special_spells=(*hero.special_spells, self.spell))


class SpecialSpellLaidDown(HeroSpellEvent, type="special_spell.laid_down", audience=Audience.OWN):
    """The quest is over: the next choice is free."""

    def evolve_hero(self, hero: Hero) -> Hero:
        left = list(hero.special_spells)
        left.remove(self.spell)
        return changed(hero, special_spells=tuple(left))


class GuildSpellLearned(HeroSpellEvent, type="guild_spell.learned", audience=Audience.OWN):
    """A wizard learnt a spell of the guild for good."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, guild_spells=(*hero.guild_spells, self.spell))


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
        """Return the result of the cast in one word."""
        return "miscast" if self.miscast else "success" if self.successes else "failure"

    def evolve(self, table: Table) -> Table:
        return _cast(super().evolve(table), self.hero_id)

    def evolve_hero(self, hero: Hero) -> Hero:
        return _tallied(hero, self.successes, self.failures)


class TallyCorrected(HeroEvent, type="tally.corrected", audience=Audience.OWN):
    """The game master corrected the tally of basic spells."""

    successes: int
    failures: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return _tallied(hero, self.successes, self.failures)


class MagicTierReached(HeroEvent, type="magic_tier.reached", changes_nothing=True):
    """Enough basic spells have succeeded for other dice."""

    tier: int


class SpellSpent(HeroSpellEvent, type="spell.spent"):
    """A basic or special spell is used up, several at once after a miscast where the table says so."""

    number: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return _counted(hero, self.spell, self.number)


class SpellRegained(HeroSpellEvent, type="spell.regained"):
    """A basic or special spell is there again."""

    number: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return _counted(hero, self.spell, -self.number)


class SetSpellSpent(HeroSpellEvent, type="set_spell.spent"):
    """A spell of a set is used up."""

    lore: str

    def evolve_hero(self, hero: Hero) -> Hero:
        return _with_set(hero, self.lore, lambda spent: (*spent, self.spell))


class SetSpellRegained(HeroSpellEvent, type="set_spell.regained"):
    """A spell of a set is there again."""

    lore: str

    def evolve_hero(self, hero: Hero) -> Hero:
        return _with_set(hero, self.lore, lambda spent: tuple(spell for spell in spent if spell != self.spell))


class RegenerationThrown(HeroSpellEvent, type="regeneration.thrown", changes_nothing=True):
    """A battle mage tried to keep the spell he cast."""

    roll: Roll
    kept: bool


class SpellCast(HeroSpellEvent, type="spell.cast"):
    """A hero cast a special spell or one of a set."""

    def evolve(self, table: Table) -> Table:
        return _cast(table, self.hero_id)


class ScrollRead(HeroSpellEvent, type="scroll.read", private=frozenset({"note"}), changes_nothing=True):
    """A hero read a scroll; without a spell its own words say what it does."""

    item_id: str
    content_id: str
    note: str


class MonsterSpellCast(MonsterEvent, type="monster_spell.cast", audience=Audience.ALL):
    """A mage among the monsters cast a spell."""

    spell: str
    own_name: str = ""

    def evolve_monster(self, monster: Monster) -> Monster:
        return changed(monster, spells_cast=(*monster.spells_cast, self.spell))


class SpellUnfolded(SpellEvent, type="spell.unfolded", changes_nothing=True):
    """A spell does what only the board shows."""

    own_text: str = ""


class SpellDiverted(Event, type="spell.diverted", touches=("{figure_id}",), changes_nothing=True):
    """Hit of a spell cast past others on the figure or thing in its path; no figure: furniture."""

    figure_id: str | None
    figure_kind: str | None = None
    points: int


class SpellBraved(FigureFact, type="spell.braved", changes_nothing=True, cites=()):
    """A target threw against a spell: `points` remain of it."""

    roll: Roll
    points: int


class SpellShrugged(FigureFact, type="spell.shrugged", changes_nothing=True):
    """A spell does nothing to a figure, which is immune, protected by another, or has nothing that rusts."""

    reason: Literal["immune", "proof", "no_metal"]


class MonstersSummoned(FigureFact, type="monster.summoned", changes_nothing=True):
    """A mage called monsters; the game master puts them on the board."""

    roll: Roll
    kinds: tuple[str, ...]


def _cast(table: Table, hero_id: str) -> Table:
    """Note a spell that is cast in the caster's turn."""
    return settled(table, settling("cast", hero_id)) if hero_id == table.round.turn else table


def _tallied(hero: Hero, successes: int, failures: int) -> Hero:
    tally = {"cast_successes": hero.cast_successes + successes, "cast_failures": hero.cast_failures + failures}
    return changed(hero, **tally)


def _counted(hero: Hero, spell: str, change: int) -> Hero:
    """Return the hero's casts without those at 0, so that equal states are equal bytes."""
    numbers = {cast.spell: cast.number for cast in hero.casts}
    numbers[spell] = numbers.get(spell, 0) + change
    casts = (CastCount(spell=name, number=numbers[name]) for name in sorted(numbers) if numbers[name])
    return changed(hero, casts=tuple(casts))


def _with_set(hero: Hero, lore: str, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> Hero:
    sets = (changed(held, spent=change(held.spent)) if held.lore == lore else held for held in hero.spell_sets)
    return changed(hero, spell_sets=tuple(sets))
