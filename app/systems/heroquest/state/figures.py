"""Heroes and monsters, and what they have."""

from enum import StrEnum
from functools import cache

from pydantic import Field

from app.core.model import Model


class Portrait(StrEnum):
    """A picture; `arms` is the class's own coat of arms."""

    ARMS = "arms"
    HELMET = "helmet"
    BEARD = "beard"
    EARS = "ears"
    HAT = "hat"
    HOOD = "hood"
    BRAIDS = "braids"
    WOLF = "wolf"
    OWL = "owl"


class Attribute(StrEnum):
    """The two values of a hero that quest points raise."""

    BODY = "body"
    MIND = "mind"


class Condition(StrEnum):
    """Condition of a hero (ch. 9): on the feet, at 0, at -1, or dead for good."""

    STANDING = "standing"
    FAINTED = "fainted"
    DEAD = "dead"
    LOST = "lost"


class Place(StrEnum):
    """Place where a thing is carried; what is in the pack is not in use."""

    HAND = "hand"
    BACK = "back"
    BELT = "belt"
    WORN = "worn"
    PACK = "pack"


class Weakness(StrEnum):
    """Value from which a lasting injury takes a die (HR-WEAK-BOTH)."""

    BOTH = "both"
    ATTACK = "attack"
    DEFENCE = "defence"
    MOVEMENT = "movement"  # the die of the movement instead of a combat die (HQ-14-INJURY)


class Wear(Model):
    """Wear of a thing (ch. 9 and 15)."""

    rusty: bool = False
    notches: int = 0
    fall_damage: int = 0
    damaged: bool = False
    broken: bool = False
    oiled: bool = False
    oil_took_rust: bool = False
    magic_lost: bool = False


@cache
def sound() -> Wear:
    """Return the wear of a new thing: none."""
    return Wear()


class Gift(StrEnum):
    """Deed a class can do once a quest (ch. 1.1)."""

    HERBS = "herbs"
    NIMBLENESS = "nimbleness"


class Effect(StrEnum):
    """Effect on a figure for a while; its amount stands beside it."""

    ASLEEP = "asleep"
    INVISIBLE = "invisible"
    IN_PIT = "in_pit"
    PLAGUED = "plagued"
    SHIELD_SPELL = "shield_spell"  # white defence dice until the bearer loses a body point
    STONE_SKIN = "stone_skin"  # the same, by another spell
    VEILED = "veiled"  # may cross squares that others hold on the next move
    THROUGH_WALLS = "through_walls"  # may cross squares that others hold, and walls, on the next move
    MISSES_TURN = "misses_turn"
    HIDDEN = "hidden"  # a mage whose place is unknown (HQ-8-FLUCHT)
    COMMANDED = "commanded"  # the game master moves this hero
    AFRAID = "afraid"  # attacks with one die
    ATTACK_DICE = "attack_dice"  # white dice of potions and spells (HQ-15.5-EXTRA)
    DEFENCE_DICE = "defence_dice"
    POISON = "poison"  # body points lost to poison (HQ-14-GIFT)
    SLOWED = "slowed"
    FRENZY = "frenzy"  # a rat ogre without its handler, until it is slain
    TROLL_BANE = "troll_bane"  # no regeneration any more
    DOUBLE_ATTACK = "double_attack"  # two attacks in one turn, and so on: what potions grant (ch. 14)
    DOUBLE_SPELL = "double_spell"
    SPELL_PROOF = "spell_proof"  # the next spell does nothing
    SWIFT = "swift"  # twice the movement dice on the next move
    EXTRA_MOVE = "extra_move"  # squares more on the next move
    SURE_JUMP = "sure_jump"  # one jump over a pit that cannot fail
    SECOND_THROW = "second_throw"  # the next attack roll may be repeated
    TURNED = "turned"  # a slow monster whose action this turn it was to turn round


# Shields of magic: gone with the first body point their bearer loses.
UNTIL_WOUNDED = (Effect.SHIELD_SPELL, Effect.STONE_SKIN)
# What there can be more of: dice, squares, points, turns. Everything else holds or does not.
COUNTED = (
    *UNTIL_WOUNDED, Effect.MISSES_TURN, Effect.ATTACK_DICE, Effect.DEFENCE_DICE, Effect.POISON, Effect.EXTRA_MOVE,
)  # fmt: skip


class Item(Model):
    """A thing a hero carries."""

    id: str
    content_id: str
    place: Place
    wear: Wear = Field(default_factory=sound)
    note: str = ""


class SpellSet(Model):
    """Four spells of one lore; a permanent set comes back with every quest."""

    lore: str
    permanent: bool
    spent: tuple[str, ...] = ()


class CastCount(Model):
    """Number of times a spell was cast in this quest."""

    spell: str
    number: int


class OwnSpell(Model):
    """A spell of the group's own. With `like` it works as that one of the catalogue, else only the board shows how."""

    name: str
    text: str = ""
    price: int | None = None
    like: str | None = None


class ActiveEffect(Model):
    """An effect and how much of it there is."""

    effect: Effect
    amount: int


class Figure(Model):
    """A hero or a monster. What holds on it for a while stands in the order of the alphabet."""

    effects: tuple[ActiveEffect, ...] = ()

    def amount(self, effect: Effect) -> int:
        """Return how much of an effect holds; 0 is none."""
        for active in self.effects:
            if active.effect is effect:
                return active.amount
        return 0


class Hero(Figure):
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
    cast_successes: int = 0  # of basic spells over all quests (HQ-1.1-MAGIESTUFE)
    cast_failures: int = 0
    basic_limit: int = 0  # mind points at the start of the quest (HR-BASIC-RECOUNT)
    casts: tuple[CastCount, ...] = ()  # basic and special spells of this quest
    special_spells: tuple[str, ...] = ()  # chosen for this quest
    guild_spells: tuple[str, ...] = ()  # learnt for good
    condition: Condition = Condition.STANDING
    recovery: str | None = None  # the outcome of the faint or death table, as long as the hero is down
    injuries: tuple[Weakness, ...] = ()
    missed_rounds: int = 0
    healer_debt: int = 0
    on_quest: bool = False
    absent: bool = False  # the player is not at the table for the moment
    spent_gifts: tuple[str, ...] = ()  # what can be done once a quest and was done in this one
    notes: str = ""  # the player's own
    portrait: Portrait = Portrait.ARMS
    picture: str = ""  # the digest of an uploaded one, shown instead
    last_weapon: str | None = None  # the thing that struck, shot or was thrown last (HQ-15.1-RUST)
    gear_marked: bool = False  # lost for good, and the marker of the lost equipment lies there (HQ-9-ROBBED)

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
        """Return whether the hero is on the feet."""
        return self.condition is Condition.STANDING

    def gained(self, attribute: Attribute) -> int:
        """Return how many points quests have added to an attribute."""
        return self.gained_body if attribute is Attribute.BODY else self.gained_mind

    def times_cast(self, spell: str) -> int:
        """Return how often a basic or special spell was cast in this quest."""
        return next((cast.number for cast in self.casts if cast.spell == spell), 0)

    def item(self, item_id: str) -> Item | None:
        """Return the thing with this id, if the hero carries it."""
        return next((item for item in self.items if item.id == item_id), None)


class Monster(Figure):
    """A monster on the board, with the values it has in this quest."""

    id: str
    kind: str
    name: str = ""
    number: int = 0  # tells it from the others of its kind; none before players have seen it
    veil: int = 0  # tells those of its kind apart that players have never seen
    attack: int
    defence: int
    start_body: int
    body_points: int
    mind: int | None = None  # None: it has no mind at all
    movement: int | None = None  # what the quest map says instead of the book
    further_attacks: tuple[int, ...] = ()  # in the order the book names them
    abilities: tuple[str, ...] = ()  # what the quest gives it besides: a spear, a poisonous tail
    blue_defence: bool = False  # a boss that defends with blue dice (HQ-15.6)
    spells_cast: tuple[str, ...] = ()
    hidden: bool = False  # only the game master sees it
    temper: str = ""  # how it fights where that is not as its kind does; only the game master is told

    @property
    def is_standing(self) -> bool:
        """Return whether it still fights."""
        return self.body_points > 0


def wear_words(wear: Wear) -> tuple[str, ...]:
    """Return a thing's wear, one id for each trouble, worst first."""
    states = {
        "broken": wear.broken,
        "rusty": wear.rusty,
        "notched": wear.notches > 0,
        "fall_damaged": wear.fall_damage > 0,
        "damaged": wear.damaged,
        "magic_lost": wear.magic_lost,
        "oiled": wear.oiled,
    }
    return tuple(word for word, holds in states.items() if holds)
