"""Participants: added by typing, told more of, removed and restored, kept under a name for another evening."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Annotated, Any, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.core.making import MakingCommand, free_id
from app.core.names import look
from app.core.texts import Lines
from app.core.typed_groups import TypedGroup, numbered, read_groups
from app.systems.dnd5e.encounter.commands import FightCommand, OfCombatant, ordered
from app.systems.dnd5e.encounter.events import CombatantsAdded, OrderChanged, TableChanged
from app.systems.dnd5e.encounter.state import Combatant, Creature, Encounter, Saved
from app.systems.dnd5e.fields import MOST, Kind, Metres, Modifier, Name, Passive, Size, Speeds, Text, Total

_MOST_HIT_POINTS = 9999
HitPoints = Annotated[int, Field(ge=0, le=_MOST_HIT_POINTS)]


class AddCombatants(FightCommand, MakingCommand, type="add_combatants", private=frozenset({"text[]"})):
    """Creatures by typing: `3 Goblin +2 7TP` makes three with one roll and these hit points.

    Commas, semicolons and lines part several kinds.
    """

    text: Annotated[str, Lines(400, least=1, seen="typed", strips=False)]
    kind: Kind = Kind.MONSTER

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """They are there, without initiative."""
        made = [one for group in read_groups(self.text, "text") for one in self._made(table, group)]
        yield added(table, made, self.lot)

    def _made(self, table: Encounter, typed: TypedGroup) -> Iterator[Combatant]:
        taken, name = names_of(table), typed.name
        said: dict[str, Any] = {"kind": self.kind, "dex_mod": typed.modifier, "hit_points": typed.hit_points}
        if typed.number == 1:
            if look(name) in taken:
                raise InvalidValue("names.twice", field="text", name=name)
            yield Combatant(id="", name=name, **said)
            return
        for one in islice(numbered(name, taken), typed.number):
            yield Combatant(id="", name=one, group="new", group_name=name, **said)


def names_of(table: Encounter) -> set[str]:
    """Return the names that are taken, as `look` writes them."""
    return {look(one.name) for one in table.combatants.values()}


def added(table: Encounter, made: Sequence[Combatant], lot: str = "") -> CombatantsAdded:
    """Return the fact that these came, with ids of their own: heroes numbered, monsters by the lot. Raises:
    InvalidValue.
    """
    for place, one in enumerate(made):
        if look(one.name) in {look(other.name) for other in made[:place]}:
            raise InvalidValue("names.twice", field="text", name=one.name)
    if len(table.combatants) + len(made) > MOST:
        raise InvalidValue("combatants.too_many", field="text", most=MOST)
    groups: dict[str, str] = {}
    came = []
    taken = set(table.combatants)
    for number, one in enumerate(made, table.number + 1):
        is_drawn = bool(lot) and one.kind is Kind.MONSTER
        own = free_id("c", lot if is_drawn else "", taken) if lot else f"c{number}"
        group = groups.setdefault(one.group_name, f"g{own[1:]}") if one.group else ""
        came.append(one.model_copy(update={"id": own, "group": group}))
        taken.add(own)
    told = ", ".join(one.name for one in came)
    hidden = any(one.kind is Kind.MONSTER for one in came)  # seen when they act, not when they are prepared
    return CombatantsAdded(combatants=tuple(came), names=told, secret=hidden)


class DescribeCombatant(OfCombatant, type="describe_combatant", private=frozenset({"name", "note"})):
    """Further facts about somebody; what is left open stays as it is. No values are shipped."""

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
        """Yield the fields that were told."""
        one = self.one(table)
        told = self.model_dump(mode="json", exclude={"type", "combatant_id", "hides"}, exclude_none=True)
        speeds = {way: told.pop(way) for way in Speeds.model_fields if way in told}
        if speeds:
            told["speeds"] = {**one.speeds.model_dump(mode="json"), **speeds}
        if self.hides is False:
            told["stealth"] = None
        if self.name and any(
            look(other.name) == look(self.name) and other.id != one.id for other in table.combatants.values()
        ):
            raise InvalidValue("names.twice", field="name", name=self.name)
        yield self.changed(table, "details", **told)


class SetHitPoints(OfCombatant, type="set_hit_points"):
    """A plain number that the game master keeps: as it is, or by how much it changes."""

    hit_points: HitPoints | None = None
    change: Annotated[int, Field(ge=-_MOST_HIT_POINTS, le=_MOST_HIT_POINTS)] = 0

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the number."""
        found = (
            self.hit_points if self.hit_points is not None else max(0, (self.one(table).hit_points or 0) + self.change)
        )
        yield self.changed(table, "hit_points", str(found), hit_points=found)


class ChangeTag(OfCombatant, type="change_tag", private=frozenset({"text"})):
    """A word about somebody, with the turn at whose start or end it goes; or one that goes now."""

    text: Annotated[Name, Field(max_length=30)]
    ends: Literal["never", "start", "end"] = "never"
    whose: str = ""
    gone: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the words that stand there now."""
        one = self.one(table)
        rest = [tag.model_dump(mode="json") for tag in one.tags if look(tag.text) != look(self.text)]
        if self.whose and self.whose not in table.entries():
            raise InvalidValue("combatant.unknown", field="whose")
        new = {"text": self.text, "ends": self.ends, "whose": self.whose or one.entry}
        tags = rest if self.gone else [*rest, new]
        yield self.changed(table, "untagged" if self.gone else "tagged", self.text, tags=tags)


class Remove(OfCombatant, type="remove"):
    """Somebody leaves the fight, or comes back into it."""

    back: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Remove the creature, or put it back at the place in the order that its total or its group's has."""
        done = self.changed(table, "restored" if self.back else "removed", removed=not self.back)
        yield done
        entry, own = self.one(table).entry, self.one(table).initiative
        total = table.initiative(entry) if entry in table.entries() else own
        if not self.back or total is None:
            return
        if total != own:
            yield self.changed(table, "initiative", str(total), initiative=total)
        if entry not in table.order:
            yield OrderChanged(order=ordered(done.evolve(table), {entry: total}), secret=done.secret)


class SetSurprised(OfCombatant, type="set_surprised"):
    """The game master's verdict on surprise, or none any longer."""

    surprised: bool | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the verdict, marked as the game master's."""
        now: dict[str, Any] = {} if self.surprised is None or not table.round else {"surprised": self.surprised}
        yield self.changed(table, "surprise_set", mark="surprise", surprise_set=self.surprised, **now)


class SetTable(FightCommand, type="set_table"):
    """Settings of a table: how much players see of monsters, whether an equal value notices, whether the unseen stop
    others.
    """

    shown: Annotated[int, Field(ge=1, le=5)] | None = None
    equal_is_noticed: bool | None = None
    unseen_stops: bool | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the settings that were given; the others stay."""
        told = self.model_dump(mode="json", exclude={"type"}, exclude_none=True)
        yield TableChanged(what="set", fields=told, secret=True)


class KeepGroup(FightCommand, MakingCommand, type="keep_group", private=frozenset({"name"})):
    """The monsters that are there, under a name; `bring` puts them into the fight again, `forget` strikes the name.

    `entry`: those of one place of the order alone. Whose name is taken comes with the next number.
    """

    name: Name
    deed: Literal["keep", "bring", "forget"] = "keep"
    entry: str = ""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Kept, there or gone."""
        kept = {name: one for name, one in table.saved.items() if look(name) != look(self.name)}
        meant = next((one for name, one in table.saved.items() if look(name) == look(self.name)), None)
        if self.deed == "keep":
            found = [
                one for one in table.there() if (one.entry == self.entry if self.entry else one.kind is Kind.MONSTER)
            ]
            if not found:
                raise RuleViolation("group.empty", field="name")
            yield self._told({**kept, self.name: Saved(combatants=tuple(map(as_added, found)))})
        elif meant is None:
            raise InvalidValue("group.unknown", field="name")
        elif self.deed == "forget":
            yield self._told(kept)
        else:
            yield added(table, list(_renamed(meant.combatants, names_of(table))), self.lot)

    def _told(self, saved: Mapping[str, Saved]) -> TableChanged:
        told = {name: one.model_dump(mode="json") for name, one in saved.items()}
        return TableChanged(what=self.deed, name=self.name, fields={"saved": told}, secret=True)


def _renamed(combatants: Sequence[Combatant], taken: set[str]) -> Iterator[Combatant]:
    """Yield the creatures; one whose name is taken gets the next number."""
    for one in combatants:
        name = one.name
        if look(name) in taken:
            name = next(numbered(one.group_name or name, taken, first=1 if one.group else 2))
        taken.add(look(name))
        yield one.model_copy(update={"name": name})


def as_added(one: Combatant) -> Combatant:
    """Return somebody as before any fight."""
    return Combatant.model_validate({name: getattr(one, name) for name in Creature.model_fields})
