"""Heroes, monsters, house rules and own content as somebody describes them: what is left out is as the book has it."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field

from app.core.errors import RuleViolation
from app.core.model import Mark, Model
from app.core.own_entries import MOST, Own, with_entries
from app.core.texts import Line
from app.systems.heroquest.catalogue.files import read_overlay
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.combat.commands import MonsterName, PlaceMonster, Value
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.fields import (
    AbilityId,
    ClassId,
    Coins,
    ContentId,
    HeroName,
    ItemContentId,
    ItemId,
    KindId,
    LoreId,
    NewId,
    NewItemId,
    Note,
    PlayerName,
    SpellId,
)
from app.systems.heroquest.personal import Digest, Notes
from app.systems.heroquest.state.dungeon import Dungeon
from app.systems.heroquest.state.figures import Condition, Effect, Place, Portrait, Weakness

Few = Annotated[int, Field(ge=0, le=9)]
Number = Annotated[int, Field(ge=0, le=99)]
Count = Annotated[int, Field(ge=0, le=999)]
PROGRAMS_ONLY = Mark(asked=False)  # for programs; pages do not ask for it
Word = Annotated[str, Line(40, seen="never", strips=False)]
# Not asked for on a page: what an answer tells, for programs that send it back.
TOLD = Field(json_schema_extra={"told": True})
BodyPoints = Annotated[int, Field(ge=-2, le=99)]  # below zero for the dead


class WearDescription(Model):
    """Wear of a thing."""

    rusty: bool = False
    notches: Few = 0
    fall_damage: Few = 0
    damaged: bool = False
    broken: bool = False
    oiled: bool = False
    oil_took_rust: Annotated[bool, PROGRAMS_ONLY] = False
    magic_lost: bool = False


class ItemDescription(Model):
    """A thing, carried or lying around: without a place where the rules allow it, without an id called like its kind,
    the second of a kind with a number (`dagger`, `dagger-2`). The note says which ingredient or scroll it is.
    """

    content_id: Annotated[ItemContentId, Mark(front=1, decides=True)]
    id: Annotated[NewItemId | None, PROGRAMS_ONLY] = None
    place: Annotated[Place | None, Mark(front=2)] = None
    wear: Annotated[WearDescription, Mark(flat=True)] = WearDescription()
    note: Note = ""


class EffectDescription(Model):
    """Effect on a figure for a while, and how much of it."""

    effect: Annotated[Effect, Mark(front=1, decides=True)]
    amount: Annotated[int, Field(ge=1, le=99), Mark(front=2)] = 1


class SpellSetDescription(Model):
    """A set of spells a hero holds."""

    lore: Annotated[LoreId, Mark(front=1, decides=True)]
    permanent: Annotated[bool, Mark(front=2)] = False
    spent: Annotated[tuple[SpellId, ...], Field(max_length=20), TOLD] = ()


class CastDescription(Model):
    """Number of times a basic or special spell was cast in this quest."""

    spell: Annotated[SpellId, Mark(front=1, decides=True)]
    number: Annotated[Number, Mark(front=2)] = 1


Spells = Annotated[tuple[SpellId, ...], Field(max_length=60)]
Things = Annotated[tuple[ItemDescription, ...], Field(max_length=40)]
Effects = Annotated[tuple[EffectDescription, ...], Field(max_length=len(Effect))]


class HeroDescription(Model):
    """A hero of a class. Points are the ones of now; who does not stand has those that go with it.

    A hero that an answer tells is a description, too; `start_body` and `start_mind` are those of the class.
    """

    hero_class: Annotated[ClassId, Mark(front=1, decides=True)]
    id: Annotated[NewId | None, PROGRAMS_ONLY] = None
    name: HeroName | None = None
    gained_body: Few = 0
    gained_mind: Few = 0
    body_points: Annotated[BodyPoints | None, Mark(front=3)] = None
    mind_points: Annotated[Number | None, Mark(front=4)] = None
    gold: Coins = 0
    items: Annotated[Things, Mark(front=5)] = ()
    condition: Condition = Condition.STANDING
    recovery: Annotated[ContentId, Mark(names="recoveries")] | None = None
    injuries: Annotated[tuple[Weakness, ...], Field(max_length=9)] = ()
    effects: Effects = ()
    magic_order: Annotated[ContentId, Mark(names="orders")] | None = None
    spell_sets: Annotated[tuple[SpellSetDescription, ...], Field(max_length=9)] = ()
    cast_successes: Count = 0
    cast_failures: Count = 0
    basic_limit: Few = 0
    casts: Annotated[tuple[CastDescription, ...], Field(max_length=60)] = ()
    special_spells: Spells = ()
    guild_spells: Spells = ()
    quest_points: Annotated[int, Field(ge=0, le=10)] = 0
    quests_passed: Count = 0
    missed_rounds: Few = 0
    on_quest: bool = False
    spent_gifts: Annotated[tuple[Word, ...], Field(max_length=20), PROGRAMS_ONLY] = ()
    last_weapon: ItemId | None = None  # the id of the thing
    gear_marked: Annotated[bool, PROGRAMS_ONLY] = False
    healer_debt: Annotated[Coins | None, TOLD] = None  # left out: that of the injuries
    player: Annotated[PlayerName, TOLD] = ""
    start_body: Annotated[Number | None, TOLD] = None
    start_mind: Annotated[Number | None, TOLD] = None
    absent: Annotated[bool, TOLD] = False
    notes: Annotated[Notes, TOLD] = ""
    portrait: Annotated[Portrait, TOLD] = Portrait.ARMS
    picture: Annotated[Digest | Literal[""], TOLD] = ""


class MonsterDescription(Model):
    """A monster of a kind. Values given here replace the book's, as a quest map does.

    A monster that an answer tells is a description, too; there `start_body` is what `body` is here.
    """

    kind: Annotated[KindId, Mark(front=1, decides=True)]
    id: Annotated[NewId | None, PROGRAMS_ONLY] = None
    name: MonsterName = ""
    attack: Value | None = None
    defence: Value | None = None
    body: Value | None = None
    mind: Value | None = None
    body_points: Annotated[Number | None, Mark(front=2)] = None
    start_body: Annotated[Value | None, TOLD] = None
    movement: Value | None = None
    further_attacks: Annotated[tuple[Value, ...], Field(max_length=9)] = ()
    abilities: Annotated[tuple[AbilityId, ...], Field(max_length=40)] = ()
    blue_defence: bool = False
    spells_cast: Spells = ()
    effects: Effects = ()
    number: Annotated[Count, TOLD] = 0  # left out: the next of its kind
    veil: Annotated[Count, TOLD] = 0  # the number among those that players have never seen
    hidden: Annotated[bool, TOLD] = False
    temper: Annotated[ContentId | Literal[""], PROGRAMS_ONLY] = ""  # how it fights, where not as its kind does

    def placing(self, monster_id: str) -> PlaceMonster:
        """Return the command that puts it on the board."""
        given: dict[str, Any] = {name: getattr(self, name) for name in PlaceMonster.model_fields if hasattr(self, name)}
        body = self.start_body if self.body is None else self.body
        return PlaceMonster.model_validate({**given, "body": body, "monster_id": monster_id})


class ChosenRule(Model):
    """Reading of a settled point of the rules."""

    rule: Word
    option: Annotated[Word, Mark(decides=True)]


class TableDescription(Model):
    """Everybody who takes part, heroes in seat order, what lies around, and the house rules that hold."""

    heroes: Annotated[tuple[HeroDescription, ...], Field(max_length=12), Mark(front=1)] = ()
    monsters: Annotated[tuple[MonsterDescription, ...], Field(max_length=30), Mark(front=2)] = ()
    house_rules: Annotated[tuple[ChosenRule, ...], Field(max_length=200), PROGRAMS_ONLY] = ()  # a page lists them all
    on_floor: Annotated[Things, PROGRAMS_ONLY] = ()
    stock: Annotated[Mapping[ContentId, Count], Field(max_length=200), PROGRAMS_ONLY] = {}
    dungeon: Dungeon = Dungeon()


FIELD = "own_content"


def read_own_content(given: str | Mapping[str, Sequence[object]]) -> Own:
    """Return the entries of an overlay, as text or as objects by kind. Raises: InvalidValue, RuleViolation with the
    field.
    """
    if isinstance(given, str) and not given.strip():
        return ()
    try:
        read = read_overlay(FIELD, given)
        if len(read.entries) + len(read.faults) > MOST:
            raise RuleViolation("content.too_many", field=FIELD, maximum=MOST)
        own = with_entries((), *read.whole())
        for fault in overlaid_by(own).faults:
            raise fault
    except ContentFault as fault:
        path = (part for part in (fault.file, fault.entry, fault.field) if part and part != FIELD)
        raise fault.refusal(".".join((FIELD, *path))) from fault
    return own
