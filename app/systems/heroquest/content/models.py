"""Classes of heroes, the tables of the rules, and everything together: `Content`. Facts only, no behaviour or names."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args, get_origin

from app.core.board.board import Board
from app.core.model import Model
from app.core.rulebook import Point
from app.core.tabletop import LookupTable, Row
from app.core.texts import Line
from app.systems.heroquest.content.exploration import (
    DeckEntry,
    Disarming,
    FateCard,
    Find,
    FurnitureTable,
    QuestEntry,
    TrapEntry,
    TreasureCard,
)
from app.systems.heroquest.content.fields import Chain, Count, Id, ItemId, LoreId, Positive, Sides
from app.systems.heroquest.content.items import CarryLimits, ItemEntry, Recipe
from app.systems.heroquest.content.monsters import Ability, MonsterEntry
from app.systems.heroquest.content.spells import Lore, MagicTier, Regeneration, Spell, Wizardry
from app.systems.heroquest.content.tempers import Skills, Temper
from app.systems.heroquest.dice import Color, StandardDie
from app.systems.heroquest.state.figures import Attribute


class Archery(Model):
    """Things an archer may carry beside the bow."""

    bow: ItemId
    beside: tuple[ItemId, ...]
    straight_beside: tuple[ItemId, ...] = ()  # of these, what beside the bow no longer strikes diagonally


class Ward(Model):
    """A gift that wards off with a white die: the attributes from which it may be repeated and white shields count."""

    repeat_from: Count
    white_from: Count


class SpellSetLimit(Model):
    """Number of spell sets that may be held (ch. 8.1)."""

    sets: Count
    permanent: Count | None = None  # of these at most so many lasting ones, where the table says so


class SpellSetsFrom(Model):
    """Number of sets a class may hold from a number of current mind points on."""

    mind: Count
    sets: Count
    permanent: Count | None = None


class HeroClass(Model):
    """A class of heroes with its values (ch. 1, 2 and 7)."""

    id: Id
    body: Count
    mind: Count
    max_body: Count
    max_mind: Count
    movement: Count
    unarmed: Count  # green dice
    defence: Count  # white dice
    rage: Count = 0  # white dice in every melee attack
    sweep: Count = 0  # white dice of a sweep against each neighbour
    max_attack: Count
    casts_from_mind: Count | None = None
    spell_sets: tuple[SpellSetsFrom, ...] = ()  # for a class the table of the book does not know
    stamina: bool = False
    herbs: bool = False  # heals once a quest (HQ-1.1-KRAEUTER)
    nimble: bool = False  # acts once more once a quest (HQ-1.1-GEWANDT)
    resistance: Ward | None = None  # by the mind attribute (HQ-1.1-RESISTENZ)
    disarms: bool = False  # traps need no tool kit (HQ-1.1-ENTSCHAERFEN)
    constitution: Ward | None = None  # by the body attribute (HQ-1.1-KONSTITUTION)
    archery: Archery | None = None
    wizardry: Wizardry | None = None
    regeneration: Regeneration | None = None
    orders: bool = False  # belongs to one magic order and its kin
    lores: tuple[LoreId, ...] = ()
    equipment: tuple[ItemId, ...]


RowText = Annotated[
    str,
    Line(200, least=1, pattern=r"^[^{}]*$"),
]


class TellingRow(Row):
    """A row that people are told; the group's own in its own words, others in those of the game."""

    text: RowText | None = None


class FaintRow(TellingRow):
    """Meaning of a row of the faint table."""

    healing: Literal["one_point", "normal"]
    stands_up: bool = False
    injury: bool = False
    missed_rounds: Count = 0


class DeathRow(TellingRow):
    """Meaning of a row of the death table."""

    revivable: bool
    injury: bool = False


class FallRow(TellingRow):
    """Loss by a row of the fall table."""

    potions: bool = False
    scrolls: bool = False
    armor: Chain | None = None  # the chain that says which piece breaks
    armor_sparing_bracers: Chain | None = None  # the chain under the other option of HR-FALL-ARM
    weapon: bool = False


class FallTable(LookupTable[Id, FallRow]):
    """The fall table with its chains: the first sound piece of a chain breaks, alternatives in the same link."""

    gold_sides: Sides
    gold_factor: Count
    ranged_rolls: tuple[int, ...]  # of an archer's die: the ranged weapon; otherwise the hand weapon
    chains: Mapping[str, tuple[tuple[ItemId, ...], ...]]


class HouseRuleEntry(Point):
    """A settled point of the rules by its id."""

    id: str


class Amounts(Model):
    """Single numbers of the rules."""

    max_defence: Count
    armor_pieces: Count
    large_weapons: Count
    belt_weapons: Count
    quest_point_scale: Positive
    injury_debt: Count
    repair_price: Count
    scroll_mind: Count  # mind points it takes to read a scroll (HQ-8.3)
    herb_die: Sides  # how far the herbs heal at most (HQ-1.1-KRAEUTER)
    sale_divisor: Positive  # a sale brings this part of the price (HQ-6-SELL)
    spoiled_divisor: Positive  # the same for a rusty or damaged weapon (HQ-15.1-SELL)
    throw_range: Count
    body_to_push: Count  # body points a hero must have left to push a monster back
    stamina_repeat: Count  # body attribute from which a tough hero may repeat (HQ-1.1-STAMINA)
    stamina_bonus: Count  # body attribute from which he adds one as well
    mind_test_bonus: Count  # added to the mind points when two dice are thrown (HR-MIND-TEST)


class Content(Model):
    """All facts of the game."""

    classes: Mapping[str, HeroClass]
    further_classes: Mapping[Id, Count]  # named only for the base of their movement (ch. 2)
    items: Mapping[str, ItemEntry]
    monsters: Mapping[str, MonsterEntry]
    abilities: Mapping[str, Ability]
    lores: Mapping[str, Lore]
    spells: Mapping[str, Spell]
    magic_tiers: Mapping[Count, MagicTier]
    spell_sets: Mapping[str, Mapping[Count, SpellSetLimit]]  # by class and mind points
    faint: LookupTable[Id, FaintRow]
    death: LookupTable[Id, DeathRow]
    fall: FallTable
    loss: LookupTable[Attribute, Row]
    standard_dice: Mapping[Color, StandardDie]
    recipes: Mapping[str, Recipe]
    carry_limits: CarryLimits
    traps: Mapping[str, TrapEntry]
    disarming: Disarming
    treasure_cards: Mapping[str, TreasureCard]
    fate_cards: Mapping[str, FateCard]
    decks: Mapping[str, DeckEntry]
    finds: Mapping[str, Find]
    furniture: Mapping[str, FurnitureTable]
    quests: Mapping[str, QuestEntry]
    board: Board
    house_rules: Mapping[str, HouseRuleEntry]
    amounts: Amounts
    tempers: Mapping[str, Temper]
    skills: Skills

    def __hash__(self) -> int:
        """By identity: content is made once for each set of differences, and much is remembered by it."""
        return id(self)


def type_of(name: str) -> Any:  # each has one of its own
    """Return the type of a field of the content."""
    return Content.model_fields[name].annotation


def _entry_kinds() -> Mapping[str, type[Model]]:
    found: dict[str, type[Model]] = {}
    for name in Content.model_fields:
        entry = get_args(type_of(name))[-1] if get_origin(type_of(name)) is Mapping else None
        if isinstance(entry, type) and issubclass(entry, Model) and "id" in entry.model_fields:
            found[name] = entry
    del found["house_rules"]  # those are the program's
    return found


ENTRY_KINDS = _entry_kinds()  # the kinds of entries a group can change, by their names
