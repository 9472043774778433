"""Heroes, monsters and house rules as somebody describes them: what is left out is as the book has it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from app.core.model import Model
from app.systems.heroquest.combat.commands import MonsterName, PlaceMonster, Value
from app.systems.heroquest.fields import ContentId, HeroId, HeroName, ItemId, MonsterId, Note, PlayerName
from app.systems.heroquest.personal import Digest, Notes
from app.systems.heroquest.state.dungeon import Dungeon
from app.systems.heroquest.state.figures import Condition, Effect, Place, Portrait, Weakness

Few = Annotated[int, Field(ge=0, le=9)]
Number = Annotated[int, Field(ge=0, le=99)]
Count = Annotated[int, Field(ge=0, le=999)]
Coins = Annotated[int, Field(ge=0, le=99_999)]
Word = Annotated[str, StringConstraints(max_length=40)]
# Not asked for on a page: what an answer tells, for programs that send it back.
TOLD = Field(json_schema_extra={"told": True})
BodyPoints = Annotated[int, Field(ge=-2, le=99)]  # below zero for who is dead


class WearDescription(Model):
    """What a thing has been through."""

    rusty: bool = False
    notches: Few = 0
    fall_damage: Few = 0
    damaged: bool = False
    broken: bool = False
    oiled: bool = False
    oil_took_rust: bool = False
    magic_lost: bool = False


class ItemDescription(Model):
    """A thing, carried or lying around: without a place where the rules allow it, without an id called like its kind,
    the second of a kind with a number (`dagger`, `dagger-2`). The note says which ingredient or scroll it is.
    """

    content_id: ContentId
    id: ItemId | None = None
    place: Place | None = None
    wear: WearDescription = WearDescription()
    note: Note = ""


class EffectDescription(Model):
    """What holds on a figure for a while, and how much of it."""

    effect: Effect
    amount: Annotated[int, Field(ge=1, le=99)] = 1


class SpellSetDescription(Model):
    """A set of spells a hero holds."""

    lore: ContentId
    permanent: bool = False
    spent: Annotated[tuple[ContentId, ...], Field(max_length=20), TOLD] = ()


class CastDescription(Model):
    """How often a basic or special spell was cast in this quest."""

    spell: ContentId
    number: Number = 1


Spells = Annotated[tuple[ContentId, ...], Field(max_length=60)]
Things = Annotated[tuple[ItemDescription, ...], Field(max_length=40)]
Effects = Annotated[tuple[EffectDescription, ...], Field(max_length=len(Effect))]


class HeroDescription(Model):
    """A hero of a class. Points are the ones of now; who does not stand has those that go with it.

    A hero that an answer tells is a description, too; `start_body` and `start_mind` are those of the class.
    """

    hero_class: ContentId
    id: HeroId | None = None
    name: HeroName | None = None
    gained_body: Few = 0
    gained_mind: Few = 0
    body_points: BodyPoints | None = None
    mind_points: Number | None = None
    gold: Coins = 0
    items: Things = ()
    condition: Condition = Condition.STANDING
    recovery: ContentId | None = None
    injuries: Annotated[tuple[Weakness, ...], Field(max_length=9)] = ()
    effects: Effects = ()
    magic_order: ContentId | None = None
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
    spent_gifts: Annotated[tuple[Word, ...], Field(max_length=20)] = ()
    last_weapon: ItemId | None = None  # the id of the thing
    gear_marked: bool = False
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

    kind: ContentId
    id: MonsterId | None = None
    name: MonsterName = ""
    attack: Value | None = None
    defence: Value | None = None
    body: Value | None = None
    mind: Value | None = None
    body_points: Number | None = None
    start_body: Annotated[Value | None, TOLD] = None
    movement: Value | None = None
    further_attacks: Annotated[tuple[Value, ...], Field(max_length=9)] = ()
    abilities: Annotated[tuple[ContentId, ...], Field(max_length=40)] = ()
    blue_defence: bool = False
    spells_cast: Spells = ()
    effects: Effects = ()
    number: Annotated[Count, TOLD] = 0  # left out: the next of its kind
    hidden: Annotated[bool, TOLD] = False

    def placing(self, monster_id: str) -> PlaceMonster:
        """The command that puts it on the board."""
        given: dict[str, Any] = {name: getattr(self, name) for name in PlaceMonster.model_fields if hasattr(self, name)}
        body = self.start_body if self.body is None else self.body
        return PlaceMonster.model_validate({**given, "body": body, "monster_id": monster_id})


class ChosenRule(Model):
    """What holds for a settled point of the rules."""

    rule: Word
    option: Word


class TableDescription(Model):
    """Everybody who takes part, heroes in seat order, what lies around, and the house rules that hold."""

    heroes: Annotated[tuple[HeroDescription, ...], Field(max_length=12)] = ()
    monsters: Annotated[tuple[MonsterDescription, ...], Field(max_length=30)] = ()
    house_rules: Annotated[tuple[ChosenRule, ...], Field(max_length=200)] = ()
    on_floor: Things = ()
    stock: Annotated[Mapping[ContentId, Annotated[int, Field(ge=0, le=999)]], Field(max_length=200)] = {}
    dungeon: Dungeon = Dungeon()
