"""Who takes part: added by typing, told more of, removed and restored, kept under a name for another evening."""

import re
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Annotated, Any, ClassVar, Literal, NamedTuple

from pydantic import AfterValidator, Field, StringConstraints

from app.core.answers import Answers
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.core.texts import visible
from app.systems.dnd5e.encounter.commands import FightCommand, OfCombatant
from app.systems.dnd5e.encounter.events import CombatantsAdded, TableChanged
from app.systems.dnd5e.encounter.state import Combatant, Encounter, Saved
from app.systems.dnd5e.fields import MOST, Kind, Metres, Modifier, Name, Passive, Size, Speeds, Text, Total

_TYPED = re.compile(r"(?:(?P<number>\d{1,3})\s*[x×]?\s+)?(?P<name>.*?\D)(?:\s+(?P<mod>[+\-−]\s*\d{1,2}))?")
_MOST_HIT_POINTS, _LONGEST_NAME = 9999, 30
HitPoints = Annotated[int, Field(ge=0, le=_MOST_HIT_POINTS)]


class Typed(NamedTuple):
    """What somebody typed: how many, of which name, with which Dexterity modifier."""

    number: int
    name: str
    dex_mod: int


def read(text: str) -> Sequence[Typed]:
    """`3 Goblin +2, Ork` as creatures. Raises: InvalidValue at the field `text`."""
    found = list[Typed]()
    for part in filter(None, map(str.strip, text.split(","))):
        match = _TYPED.fullmatch(part)
        if match is None or len(match["name"].strip()) > _LONGEST_NAME:
            raise InvalidValue("typed.unread", field="text", part=part[:40])
        modifier = (match["mod"] or "0").replace(" ", "").replace("−", "-")
        found.append(Typed(int(match["number"] or 1), match["name"].strip(), int(modifier)))
    if not found or not all(one.number and abs(one.dex_mod) <= 20 for one in found):
        raise InvalidValue("typed.unread", field="text", part=text[:40])
    return found


class AddCombatants(FightCommand):
    """Creatures by typing: `3 Goblin +2` makes three with one roll; several kinds stand behind commas."""

    private: ClassVar[frozenset[str]] = frozenset({"text"})
    type: Literal["add_combatants"] = "add_combatants"
    text: Annotated[str, StringConstraints(min_length=1, max_length=400), AfterValidator(visible)]
    kind: Kind = Kind.MONSTER

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """They are there, without initiative."""
        yield added(table, [one for typed in read(self.text) for one in self._made(table, typed)])

    def _made(self, table: Encounter, typed: Typed) -> Iterator[Combatant]:
        taken = {one.name.casefold() for one in table.combatants.values()}
        if typed.number == 1:
            if typed.name.casefold() in taken:
                raise InvalidValue("names.twice", field="text", name=typed.name)
            yield Combatant(id="", name=typed.name, kind=self.kind, dex_mod=typed.dex_mod)
            return
        free = (number for number in range(1, 1000) if f"{typed.name} {number}".casefold() not in taken)
        for number, _ in zip(free, range(typed.number), strict=False):
            name = f"{typed.name} {number}"
            yield Combatant(id="", name=name, kind=self.kind, dex_mod=typed.dex_mod, group="new", group_name=typed.name)


def added(table: Encounter, made: Sequence[Combatant]) -> CombatantsAdded:
    """The fact that these came, with ids of their own. Raises: InvalidValue."""
    names = [one.name.casefold() for one in made]
    if len(set(names)) < len(names):
        raise InvalidValue(
            "names.twice", field="text", name=next(one.name for one in made if names.count(one.name.casefold()) > 1)
        )
    if len(table.combatants) + len(made) > MOST:
        raise InvalidValue("combatants.too_many", field="text", most=MOST)
    groups: dict[str, str] = {}
    came = []
    for number, one in enumerate(made, table.number + 1):
        group = groups.setdefault(one.group_name, f"g{number}") if one.group else ""
        came.append(one.model_copy(update={"id": f"c{number}", "group": group}))
    told = ", ".join(one.name for one in came)
    hidden = any(one.kind is Kind.MONSTER for one in came)  # seen when they act, not when they are prepared
    return CombatantsAdded(combatants=tuple(came), names=told, secret=hidden)


class DescribeCombatant(OfCombatant):
    """What else is known of somebody; what is left open stays as it is. No values are shipped."""

    private: ClassVar[frozenset[str]] = frozenset({"name", "note"})
    type: Literal["describe_combatant"] = "describe_combatant"
    name: Name | None = None
    dex_mod: Modifier | None = None
    con_mod: Modifier | None = None
    passive: Passive | None = None
    stealth: Total | None = None
    hides: bool | None = None
    size: Size | None = None
    walk: Metres | None = None
    fly: Metres | None = None
    swim: Metres | None = None
    climb: Metres | None = None
    reach: Metres | None = None
    has_bonus_action: bool | None = None
    shown: Annotated[int, Field(ge=1, le=5)] | None = None
    note: Text | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The fields that were told."""
        one = self.one(table)
        told = self.model_dump(mode="json", exclude={"type", "combatant_id", "hides"}, exclude_none=True)
        speeds = {way: told.pop(way) for way in Speeds.model_fields if way in told}
        if speeds:
            told["speeds"] = {**one.speeds.model_dump(mode="json"), **speeds}
        if self.hides is False:
            told["stealth"] = None
        if self.name and any(other.name == self.name and other.id != one.id for other in table.combatants.values()):
            raise InvalidValue("names.twice", field="name", name=self.name)
        yield self.changed(table, "details", **told)


class SetHitPoints(OfCombatant):
    """A plain number that the game master keeps: as it is, or by how much it changes."""

    type: Literal["set_hit_points"] = "set_hit_points"
    hit_points: HitPoints | None = None
    change: Annotated[int, Field(ge=-_MOST_HIT_POINTS, le=_MOST_HIT_POINTS)] = 0

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The number."""
        found = (
            self.hit_points if self.hit_points is not None else max(0, (self.one(table).hit_points or 0) + self.change)
        )
        yield self.changed(table, "hit_points", str(found), hit_points=found)


class ChangeTag(OfCombatant):
    """A word about somebody, with the turn at whose start or end it goes; or one that goes now."""

    private: ClassVar[frozenset[str]] = frozenset({"text"})
    type: Literal["change_tag"] = "change_tag"
    text: Annotated[Name, Field(max_length=30)]
    ends: Literal["never", "start", "end"] = "never"
    whose: str = ""
    gone: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The words that stand there now."""
        one = self.one(table)
        rest = [tag.model_dump(mode="json") for tag in one.tags if tag.text != self.text]
        if self.whose and self.whose not in table.entries():
            raise InvalidValue("combatant.unknown", field="whose")
        new = {"text": self.text, "ends": self.ends, "whose": self.whose or one.entry}
        yield self.changed(
            table, "untagged" if self.gone else "tagged", self.text, tags=rest if self.gone else [*rest, new]
        )


class Remove(OfCombatant):
    """Somebody leaves the fight, or comes back into it."""

    type: Literal["remove"] = "remove"
    back: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Out, or in again at the old place."""
        yield self.changed(table, "restored" if self.back else "removed", removed=not self.back)


class SetSurprised(OfCombatant):
    """The game master's verdict on surprise, or none any longer."""

    type: Literal["set_surprised"] = "set_surprised"
    surprised: bool | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It stays marked."""
        now: dict[str, Any] = {} if self.surprised is None or not table.round else {"surprised": self.surprised}
        yield self.changed(table, "surprise_set", mark="surprise", surprise_set=self.surprised, **now)


class SetNoticed(FightCommand):
    """The game master's word on whether somebody notices a hider."""

    type: Literal["set_noticed"] = "set_noticed"
    hider: str
    observer: str
    noticed: bool

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It stays marked."""
        for field, one in (("hider", self.hider), ("observer", self.observer)):
            if one not in table.combatants:
                raise InvalidValue("combatant.unknown", field=field)
        fields = {"noticed": {**table.noticed, f"{self.hider}>{self.observer}": self.noticed}}
        yield TableChanged(what="noticed", fields=fields, secret=True)


class SetTable(FightCommand):
    """How much players see of monsters, and whether an equal value notices."""

    type: Literal["set_table"] = "set_table"
    shown: Annotated[int, Field(ge=1, le=5)] | None = None
    equal_is_noticed: bool | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It holds from now on."""
        told = self.model_dump(mode="json", exclude={"type"}, exclude_none=True)
        yield TableChanged(what="set", fields=told, secret=True)


class KeepGroup(FightCommand):
    """The monsters that are there, under a name; `bring` puts them into the fight again, `forget` strikes the name.

    `entry`: those of one place of the order alone. Whose name is taken comes with the next number.
    """

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["keep_group"] = "keep_group"
    name: Name
    deed: Literal["keep", "bring", "forget"] = "keep"
    entry: str = ""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Kept, there or gone."""
        if self.deed == "keep":
            fresh = [
                _as_added(one)
                for one in table.there()
                if (one.entry == self.entry if self.entry else one.kind is Kind.MONSTER)
            ]
            if not fresh:
                raise RuleViolation("group.empty", field="name")
            saved = {**table.saved, self.name: Saved(combatants=tuple(fresh))}
            yield self._kept(saved)
            return
        if self.name not in table.saved:
            raise InvalidValue("group.unknown", field="name")
        if self.deed == "forget":
            yield self._kept({name: one for name, one in table.saved.items() if name != self.name})
            return
        taken = {one.name.casefold() for one in table.combatants.values()}
        came = list[Combatant]()
        for one in table.saved[self.name].combatants:
            called = next(name for name in _names(one) if name.casefold() not in taken)
            taken.add(called.casefold())
            came.append(one.model_copy(update={"name": called}))
        yield added(table, came)

    def _kept(self, saved: dict[str, Saved]) -> TableChanged:
        told = {name: one.model_dump(mode="json") for name, one in saved.items()}
        return TableChanged(what=self.deed, name=self.name, fields={"saved": told}, secret=True)


def _names(one: Combatant) -> Iterator[str]:
    """The own name, then the same with numbers."""
    yield one.name
    yield from (f"{one.group_name or one.name} {number}" for number in count(1 if one.group else 2))


def _as_added(one: Combatant) -> Combatant:
    plain = {name: field.get_default() for name, field in Combatant.model_fields.items() if not field.is_required()}
    kept = (
        "dex_mod",
        "con_mod",
        "passive",
        "stealth",
        "size",
        "speeds",
        "reach",
        "hit_points",
        "note",
        "group",
        "group_name",
    )
    return one.model_copy(update={name: value for name, value in plain.items() if name not in (*kept, "shown")})
