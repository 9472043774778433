"""What can happen by magic, and against it. Differences and rolled faces, never totals."""

from typing import ClassVar, Literal

from app.core.dice import Roll
from app.core.events import Audience, Event, Subject
from app.systems.heroquest.combat_events import MonsterEvent
from app.systems.heroquest.figure_events import FigureFact
from app.systems.heroquest.hero_events import HeroEvent
from app.systems.heroquest.state import Effect

WardName = Literal["resistance", "constitution"]


class SpellEvent(Event):
    """A fact about a spell; `own_name` is what the group calls a spell of its own."""

    spell: str
    own_name: str = ""


class HeroSpellEvent(HeroEvent):
    """A fact about a hero and a spell."""

    spell: str
    own_name: str = ""


class WardThrown(HeroEvent):
    """A hero's nature tried to ward off a spell or a poison."""

    type: Literal["ward.thrown"] = "ward.thrown"
    ward: WardName
    roll: Roll
    warded: bool


class SpellNamed(SpellEvent):
    """The game master said what a spell of the group's own is called and does."""

    type: Literal["spell.named"] = "spell.named"
    text: str
    price: int | None
    like: str | None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The spell."""
        return frozenset({f"spell:{self.spell}"})


class MagicReadied(HeroEvent):
    """A quest begins: how many basic spells of a kind there are, as a change (HR-BASIC-RECOUNT)."""

    type: Literal["magic.readied"] = "magic.readied"
    change: int


class SpecialSpellChosen(HeroSpellEvent):
    """A wizard takes a special spell along."""

    audience: ClassVar[Audience] = Audience.OWN
    type: Literal["special_spell.chosen"] = "special_spell.chosen"


class SpecialSpellLaidDown(HeroSpellEvent):
    """The quest is over: the next choice is free."""

    audience: ClassVar[Audience] = Audience.OWN
    type: Literal["special_spell.laid_down"] = "special_spell.laid_down"


class GuildSpellLearned(HeroSpellEvent):
    """A wizard learnt a spell of the guild for good."""

    audience: ClassVar[Audience] = Audience.OWN
    type: Literal["guild_spell.learned"] = "guild_spell.learned"


class BasicSpellCast(HeroSpellEvent):
    """A basic spell was thrown for: what it adds to the tally, and whether it backfired and ends the turn."""

    type: Literal["basic_spell.cast"] = "basic_spell.cast"
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


class TallyCorrected(HeroEvent):
    """The game master corrected the tally of basic spells."""

    audience: ClassVar[Audience] = Audience.OWN
    type: Literal["tally.corrected"] = "tally.corrected"
    successes: int
    failures: int


class MagicTierReached(HeroEvent):
    """Enough basic spells have succeeded for other dice."""

    type: Literal["magic_tier.reached"] = "magic_tier.reached"
    tier: int


class SpellSpent(HeroSpellEvent):
    """A basic or special spell is used up, several at once after a miscast where the table says so."""

    type: Literal["spell.spent"] = "spell.spent"
    number: int


class SpellRegained(HeroSpellEvent):
    """A basic or special spell is there again."""

    type: Literal["spell.regained"] = "spell.regained"
    number: int


class SetSpellSpent(HeroSpellEvent):
    """A spell of a set is used up."""

    type: Literal["set_spell.spent"] = "set_spell.spent"
    lore: str


class SetSpellRegained(HeroSpellEvent):
    """A spell of a set is there again."""

    type: Literal["set_spell.regained"] = "set_spell.regained"
    lore: str


class RegenerationThrown(HeroSpellEvent):
    """A battle mage tried to keep the spell he cast."""

    type: Literal["regeneration.thrown"] = "regeneration.thrown"
    roll: Roll
    kept: bool


class SpellCast(HeroSpellEvent):
    """A hero cast a special spell or one of a set."""

    type: Literal["spell.cast"] = "spell.cast"


class ScrollRead(HeroSpellEvent):
    """A hero read a scroll; without a spell its own words say what it does."""

    private: ClassVar[frozenset[str]] = frozenset({"note"})
    type: Literal["scroll.read"] = "scroll.read"
    item_id: str
    content_id: str
    note: str


class MonsterSpellCast(MonsterEvent):
    """A mage among the monsters cast a spell."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["monster_spell.cast"] = "monster_spell.cast"
    kind: str
    spell: str
    own_name: str = ""


class SpellUnfolded(SpellEvent):
    """A spell does what only the board shows."""

    type: Literal["spell.unfolded"] = "spell.unfolded"
    own_text: str = ""


class SpellDiverted(Event):
    """A spell cast past others struck whoever or whatever stood in its path; no figure: furniture."""

    type: Literal["spell.diverted"] = "spell.diverted"
    figure_id: str | None
    figure_kind: str | None = None
    points: int

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure, if it was one."""
        return frozenset({self.figure_id}) if self.figure_id else frozenset()


class SpellBraved(FigureFact):
    """A target threw against a spell: `points` remain of it."""

    type: Literal["spell.braved"] = "spell.braved"
    roll: Roll
    points: int


class SpellShrugged(FigureFact):
    """A spell does nothing to a figure, which is immune or protected by another."""

    type: Literal["spell.shrugged"] = "spell.shrugged"
    reason: Literal["immune", "proof"]


class EffectBraved(FigureFact):
    """A figure tried to shake off what holds it."""

    type: Literal["effect.braved"] = "effect.braved"
    effect: Effect
    roll: Roll
    free: bool


class MonstersSummoned(FigureFact):
    """A mage called monsters; the game master puts them on the board."""

    type: Literal["monster.summoned"] = "monster.summoned"
    roll: Roll
    kinds: tuple[str, ...]


MAGIC_EVENTS: tuple[type[Event], ...] = (
    WardThrown, SpellNamed, MagicReadied, SpecialSpellChosen, SpecialSpellLaidDown, GuildSpellLearned,
    BasicSpellCast, TallyCorrected, MagicTierReached, SpellSpent, SpellRegained, SetSpellSpent, SetSpellRegained,
    RegenerationThrown, SpellCast, ScrollRead, MonsterSpellCast, SpellUnfolded, SpellDiverted, SpellBraved,
    SpellShrugged, EffectBraved, MonstersSummoned,
)  # fmt: skip
