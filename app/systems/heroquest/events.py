"""Every fact a HeroQuest table records, with those about no hero in particular."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Event, Subject
from app.systems.heroquest import hero_events as hero
from app.systems.heroquest import item_events as item
from app.systems.heroquest.bestiary_events import BESTIARY_EVENTS
from app.systems.heroquest.combat_events import COMBAT_EVENTS
from app.systems.heroquest.content_events import CONTENT_EVENTS
from app.systems.heroquest.deck_events import DECK_EVENTS
from app.systems.heroquest.exploration_events import EXPLORATION_EVENTS
from app.systems.heroquest.life_events import LIFE_EVENTS
from app.systems.heroquest.magic_events import MAGIC_EVENTS
from app.systems.heroquest.market_events import MARKET_EVENTS
from app.systems.heroquest.monster_events import MONSTER_EVENTS
from app.systems.heroquest.personal_events import PERSONAL_EVENTS
from app.systems.heroquest.pool import Reason
from app.systems.heroquest.quest_events import QUEST_EVENTS
from app.systems.heroquest.town_events import TOWN_EVENTS
from app.systems.heroquest.turn_events import TURN_EVENTS


class DiceRolled(Event):
    """Dice were thrown for the chronicle; `count` is hits, shields, or the sum of a number die."""

    type: Literal["dice.rolled"] = "dice.rolled"
    hero_id: str | None
    pool: str
    reasons: tuple[Reason, ...]
    roll: Roll
    count: int

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero; dice thrown for nobody concern nobody."""
        return frozenset({self.hero_id}) if self.hero_id else frozenset()


class HouseRuleChosen(Event):
    """A point of the rules was settled for this table. It may change anything."""

    type: Literal["house_rule.chosen"] = "house_rule.chosen"
    rule: str
    option: str


EVENT_TYPES: tuple[type[Event], ...] = (
    hero.HeroSeated, hero.HeroDismissed, hero.HeroRenamed, hero.HeroReseated,
    hero.HeroWounded, hero.HeroHealed, hero.HeroFainted, hero.HeroDied,
    hero.HeroLost, hero.HeroRobbed, hero.HeroInjured, hero.InjuryHealed, hero.HeroFell,
    hero.FallenWeaponRolled, hero.HeroRevived, hero.MindPointsLost,
    hero.MindPointsRegained, hero.AttributeGained, hero.AttributeLost,
    hero.QuestPointAwarded, hero.QuestPointsSpent, hero.QuestPointsCorrected,
    hero.GoldGained, hero.GoldLost, hero.MagicOrderChosen, hero.SpellSetGained, hero.SpellSetLost,
    item.ItemGained, item.ItemDropped, item.ItemPlaced, item.WeaponReadied,
    item.ItemBroken, item.ArmorDamaged, item.WeaponNotched, item.WeaponDamaged,
    item.WeaponRusted, item.WeaponOiled, item.OilSpoiled, item.MagicLost, item.MagicFaded,
    item.ItemRepaired, item.ItemMended, item.PotionsBroken, item.ScrollsRuined,
    DiceRolled, HouseRuleChosen,
    *COMBAT_EVENTS,
    *BESTIARY_EVENTS,
    *MONSTER_EVENTS,
    *MAGIC_EVENTS,
    *TOWN_EVENTS,
    *QUEST_EVENTS,
    *MARKET_EVENTS,
    *LIFE_EVENTS,
    *PERSONAL_EVENTS,
    *TURN_EVENTS,
    *EXPLORATION_EVENTS,
    *DECK_EVENTS,
    *CONTENT_EVENTS,
)  # fmt: skip
