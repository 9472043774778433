"""The state of a HeroQuest table: who sits where, what they carry, and which house rules hold."""

from collections.abc import Mapping
from enum import StrEnum

from app.core.game_system import GameState
from app.core.model import Model
from app.systems.heroquest.house_rules import HouseRules


class Attribute(StrEnum):
    """The two values of a hero that quest points raise."""

    BODY = "body"
    MIND = "mind"


class Condition(StrEnum):
    """How a hero is (ch. 9): on the feet, at 0, at -1, or dead for good."""

    STANDING = "standing"
    FAINTED = "fainted"
    DEAD = "dead"
    LOST = "lost"


class Place(StrEnum):
    """Where a thing is carried; what is in the pack is not in use."""

    HAND = "hand"
    BACK = "back"
    BELT = "belt"
    WORN = "worn"
    PACK = "pack"


class Weakness(StrEnum):
    """What a lasting injury takes a die from (HR-WEAK-BOTH)."""

    BOTH = "both"
    ATTACK = "attack"
    DEFENCE = "defence"


class Wear(Model):
    """What a thing has been through (ch. 9 and 15)."""

    rusty: bool = False
    notches: int = 0
    fall_damage: int = 0
    damaged: bool = False
    broken: bool = False
    oiled: bool = False
    oil_took_rust: bool = False
    magic_lost: bool = False


SOUND = Wear()


class Item(Model):
    """A thing a hero carries."""

    id: str
    content_id: str
    place: Place
    wear: Wear = SOUND
    note: str = ""


class SpellSet(Model):
    """Four spells of one lore; a permanent set comes back with every quest."""

    lore: str
    permanent: bool


class Hero(Model):
    """A hero's passport. `start_*` are the class's values, `gained_*` what quest points added."""

    id: str
    name: str
    player: str
    hero_class: str
    start_body: int
    start_mind: int
    body_points: int
    mind_points: int
    gained_body: int = 0
    gained_mind: int = 0
    gold: int = 0
    quest_points: int = 0
    quests_passed: int = 0
    items: tuple[Item, ...] = ()
    magic_order: str | None = None
    spell_sets: tuple[SpellSet, ...] = ()
    condition: Condition = Condition.STANDING
    recovery: str | None = None  # the outcome of the faint or death table, as long as the hero is down
    injuries: tuple[Weakness, ...] = ()
    missed_rounds: int = 0
    healer_debt: int = 0

    @property
    def body_attribute(self) -> int:
        """Body points as the passport says, without wounds."""
        return self.start_body + self.gained_body

    @property
    def mind_attribute(self) -> int:
        """Mind points as the passport says, without losses."""
        return self.start_mind + self.gained_mind

    @property
    def is_standing(self) -> bool:
        """Whether the hero is on the feet."""
        return self.condition is Condition.STANDING

    def gained(self, attribute: Attribute) -> int:
        """How many points quests have added to an attribute."""
        return self.gained_body if attribute is Attribute.BODY else self.gained_mind

    def item(self, item_id: str) -> Item | None:
        """The thing with this id, if the hero carries it."""
        return next((item for item in self.items if item.id == item_id), None)


class Table(GameState):
    """Everything on the table, heroes in seat order."""

    heroes: Mapping[str, Hero] = {}
    house_rules: HouseRules = HouseRules()
