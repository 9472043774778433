"""What can happen to a hero. Differences and rolled faces, never totals."""

from typing import ClassVar, Literal

from app.core.dice import Roll
from app.core.events import Audience, Event, Subject
from app.systems.heroquest.state import Attribute, Weakness


class HeroEvent(Event):
    """A fact about one hero."""

    hero_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero."""
        return frozenset({self.hero_id})


class OwnHeroEvent(HeroEvent):
    """A fact only the hero's player and the game master may know."""

    audience: ClassVar[Audience] = Audience.OWN


class HeroSeated(HeroEvent):
    """A hero joined, with the values the class starts with."""

    private: ClassVar[frozenset[str]] = frozenset({"name", "player"})
    type: Literal["hero.seated"] = "hero.seated"
    name: str
    player: str
    hero_class: str
    start_body: int
    start_mind: int


class HeroDismissed(HeroEvent):
    """A hero left the table."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["hero.dismissed"] = "hero.dismissed"
    name: str


class HeroRenamed(HeroEvent):
    """The names of a hero and the player were corrected."""

    private: ClassVar[frozenset[str]] = frozenset({"name", "player"})
    type: Literal["hero.renamed"] = "hero.renamed"
    name: str
    player: str


class HeroReseated(HeroEvent):
    """A hero took another seat."""

    type: Literal["hero.reseated"] = "hero.reseated"
    seat: int


class HeroWounded(HeroEvent):
    """Body points were lost."""

    type: Literal["hero.wounded"] = "hero.wounded"
    points: int


class HeroHealed(HeroEvent):
    """Body points came back."""

    type: Literal["hero.healed"] = "hero.healed"
    points: int


class HeroFainted(HeroEvent):
    """A hero at 0 body points rolled on the faint table; a repeated roll keeps its first throw."""

    type: Literal["hero.fainted"] = "hero.fainted"
    roll: Roll
    first_roll: Roll | None
    bonus: int
    outcome: str
    missed_rounds: int


class HeroDied(HeroEvent):
    """A hero at -1 body point rolled on the death table."""

    type: Literal["hero.died"] = "hero.died"
    roll: Roll
    first_roll: Roll | None
    bonus: int
    outcome: str


class HeroLost(HeroEvent):
    """A hero is dead for good."""

    type: Literal["hero.lost"] = "hero.lost"


class HeroRobbed(OwnHeroEvent):
    """A fallen hero was left behind, and all the gold is gone."""

    type: Literal["hero.robbed"] = "hero.robbed"
    amount: int


class HeroInjured(HeroEvent):
    """A lasting injury: one die less until a healer or a potion helps."""

    type: Literal["hero.injured"] = "hero.injured"
    weakness: Weakness
    debt: int


class InjuryHealed(HeroEvent):
    """A lasting injury is cured, and what the healer was owed for it with it."""

    type: Literal["injury.healed"] = "injury.healed"
    means: str
    weakness: Weakness
    debt: int


class HeroFell(HeroEvent):
    """A hero went down and rolled on the fall table."""

    type: Literal["hero.fell"] = "hero.fell"
    roll: Roll
    outcome: str


class FallenWeaponRolled(HeroEvent):
    """The die decided which weapon an archer fell on."""

    type: Literal["fallen_weapon.rolled"] = "fallen_weapon.rolled"
    roll: Roll
    content_id: str


class HeroRevived(HeroEvent):
    """A fallen hero stands again."""

    type: Literal["hero.revived"] = "hero.revived"
    means: str
    points: int


class MindPointsLost(HeroEvent):
    """Mind points were lost."""

    type: Literal["mind_point.lost"] = "mind_point.lost"
    points: int


class MindPointsRegained(HeroEvent):
    """Mind points came back."""

    type: Literal["mind_point.regained"] = "mind_point.regained"
    points: int


class AttributeGained(OwnHeroEvent):
    """An attribute grew; `current` is how much the current value grew with it."""

    type: Literal["attribute.gained"] = "attribute.gained"
    attribute: Attribute
    points: int
    current: int


class AttributeLost(OwnHeroEvent):
    """A gained point was lost; `current` is how much the current value fell with it."""

    type: Literal["attribute.lost"] = "attribute.lost"
    attribute: Attribute
    points: int
    current: int
    roll: Roll | None = None


class QuestPointAwarded(OwnHeroEvent):
    """A passed quest was noted; a full scale takes no further point."""

    type: Literal["quest_point.awarded"] = "quest_point.awarded"
    points: int


class QuestPointsSpent(OwnHeroEvent):
    """The scale starts again."""

    type: Literal["quest_point.spent"] = "quest_point.spent"
    points: int


class QuestPointsCorrected(OwnHeroEvent):
    """The game master corrected the scale."""

    type: Literal["quest_point.corrected"] = "quest_point.corrected"
    change: int
    passed: int


class GoldGained(OwnHeroEvent):
    """Gold came in."""

    type: Literal["gold.gained"] = "gold.gained"
    amount: int
    roll: Roll | None = None  # of gold that lay scattered


class GoldLost(OwnHeroEvent):
    """Gold went; with a roll when a fall burst a purse."""

    type: Literal["gold.lost"] = "gold.lost"
    amount: int
    roll: Roll | None = None


class MagicOrderChosen(OwnHeroEvent):
    """A battle mage belongs to a magic order."""

    type: Literal["magic_order.chosen"] = "magic_order.chosen"
    magic_order: str


class SpellSetGained(OwnHeroEvent):
    """A hero holds another set of spells."""

    type: Literal["spell_set.gained"] = "spell_set.gained"
    lore: str
    permanent: bool
    roll: Roll | None = None  # of one that was found at random


class SpellSetLost(OwnHeroEvent):
    """A hero lost a set of spells."""

    type: Literal["spell_set.lost"] = "spell_set.lost"
    lore: str
