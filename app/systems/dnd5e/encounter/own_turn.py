"""Deeds of a creature in its turn besides moving: its means, hiding, noise, searching, its breath."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.core.rule_questions import checked
from app.systems.dnd5e.encounter.commands import (
    FightCommand,
    OfCombatant,
    Ruled,
    changed,
    suffocating,
)
from app.systems.dnd5e.encounter.events import TableChanged
from app.systems.dnd5e.encounter.state import Breath, Combatant, Encounter, Shown
from app.systems.dnd5e.encounter.visibility import level_when_noticed
from app.systems.dnd5e.fields import MOST, Modifier, Text, Total
from app.systems.dnd5e.rules.breath import breath_rounds
from app.systems.dnd5e.rules.perception import can_hide_from, is_found, is_noticed
from app.systems.dnd5e.rules.turns import Means, means_for, means_refusal


class UseMeans(Ruled, type="use_means", permission="own_turn"):
    """An action, bonus action, object or reaction is used; or was not, after all. `thing`: what kind of object."""

    means: Means
    thing: Literal["plain", "special", "awkward"] = "plain"
    back: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It is used; an object that is not free costs the action (DND-OBJ-2 to 5)."""
        one = self.one(table)
        means = self.means if self.back else paid_with(self, one)
        told: str = "second_object" if means != self.means else means
        mark = "" if self.back else self.check(self._refusal(one, table, means), "means")
        yield self.changed(
            table, "given_back" if self.back else "used", told, mark=mark, **{f"{means}_used": not self.back}
        )

    def _refusal(self, one: Combatant, table: Encounter, means: Means) -> str:
        used: bool = getattr(one, f"{means}_used")
        refusal = means_refusal(means, used=used, granted=one.has_bonus_action, can_act=not one.is_stunned)
        return refusal or ("turn.not_own" if means != "reaction" and table.turn != one.entry else "")


def paid_with(command: UseMeans, one: Combatant) -> Means:
    """Return which means a use takes: the action for an object that is not free (DND-OBJ-2 to 5)."""
    special, awkward = command.thing == "special", command.thing == "awkward"
    return means_for(command.means, handled=int(one.object_used), special=special, awkward=awkward)


class Hide(Ruled, type="hide"):
    """Somebody tries to hide from those who do not see it clearly (DND-HID-1, DND-HID-3). `seen_by`: who does."""

    stealth: Total | None = None
    modifier: Modifier = 0
    invisible: bool = False
    seen_by: Annotated[tuple[str, ...], Field(max_length=MOST)] = ()

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the total of the check, and who notices in any case."""
        one = self.one(table)
        foes = [other.id for other in table.there() if other.kind is not one.kind]
        seeing = [foe for foe in foes if not can_hide_from(sees_clearly=foe in self.seen_by, invisible=self.invisible)]
        mark = self.check("hide.seen" if foes and seeing == foes else "", "seen_by")
        total = checked("stealth", self.stealth, self.modifier, dice)
        yield self.changed(table, "hides", mark=mark, stealth=total, invisible=self.invisible)
        kept = _without(table, one.id)
        yield _verdicts(kept if mark else {**kept, **{f"{one.id}>{found}": True for found in seeing}})


class MakeNoise(OfCombatant, type="make_noise"):
    """A shout, an attack: the position is given away (DND-HID-2)."""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Reveal the creature and drop the verdicts on who notices it."""
        yield self.changed(table, "noise", stealth=None)
        yield _verdicts(_without(table, self.combatant_id))


class Search(OfCombatant, type="search"):
    """Somebody looks for one who hides (DND-HID-4). `found`: the game master's word instead of a comparison."""

    hider: str
    check: Total | None = None
    modifier: Modifier = 0
    found: bool | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Noticed from now on, or not."""
        hider, found = self.other(table, self.hider, "hider"), self.found
        if hider.stealth is None:
            raise InvalidValue("search.not_hidden", field="hider")
        if found is None:
            total = checked("perception", self.check, self.modifier, dice)
            found = is_noticed(hider.stealth, total, equal_is_noticed=table.equal_is_noticed)
        mark = "search" if self.found is not None else ""
        told = self.changed(table, "spots" if found else "misses", hider.name, mark=mark)
        hidden = told.secret or not found or level_when_noticed(hider, table) < Shown.NAME
        yield told.model_copy(update={"secret": hidden})
        yield _verdicts({**table.noticed, f"{hider.id}>{self.combatant_id}": found})


class SetNoticed(FightCommand, type="set_noticed"):
    """The game master's word on whether somebody notices a hider."""

    hider: str
    observer: str
    noticed: bool

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the verdict. Raises: InvalidValue for an unknown creature."""
        for field, one in (("hider", self.hider), ("observer", self.observer)):
            if one not in table.combatants:
                raise InvalidValue("combatant.unknown", field=field)
        yield _verdicts({**table.noticed, f"{self.hider}>{self.observer}": self.noticed})


class Find(OfCombatant, type="find", private=frozenset({"place"})):
    """Somebody looks for hidden things at a place (DND-FIND-1, DND-FIND-2). `found`: the game master's word."""

    place: Text = ""
    right_place: bool = False
    difficulty: Total | None = None
    check: Total | None = None
    modifier: Modifier = 0
    found: bool | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield whether anything is found; where nothing lies, no check helps."""
        one, found = self.one(table), self.found
        if found is None and self.right_place:
            if self.difficulty is None:
                raise InvalidValue("value.missing", field="difficulty")
            found = is_found(checked("perception", self.check, self.modifier, dice), self.difficulty, right_place=True)
        what, place = "finds" if found else "finds_nothing", self.place or one.looked
        mark = "find" if self.found is not None else ""
        yield self.changed(table, what, place, mark=mark, looked=place, found=bool(found))


def _verdicts(noticed: Mapping[str, bool]) -> TableChanged:
    return TableChanged(what="noticed", fields={"noticed": dict(noticed)}, secret=True)


def _without(table: Encounter, hider: str) -> Mapping[str, bool]:
    """Return the game master's rulings without those about one hider."""
    return {pair: said for pair, said in table.noticed.items() if not pair.startswith(f"{hider}>")}


class LoseAir(OfCombatant, type="lose_air"):
    """Somebody goes under water, is choked, or breathes again (DND-SUF-1 to 4)."""

    how: Literal["held", "choked", "breathes"] = "held"

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Start or stop the timer."""
        one = self.one(table)
        held = breath_rounds(one.con_mod) if self.how == "held" else 0
        breath = None if self.how == "breathes" else Breath(held_rounds=held).model_dump(mode="json")
        yield self.changed(table, self.how, breath=breath)


class PassTime(FightCommand, type="pass_time"):
    """Rounds of six seconds go by outside a fight; every creature without air loses as many own turns."""

    rounds: Annotated[int, Field(ge=1, le=600)] = 1

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the timers, and the creatures that drop to 0 hit points."""
        if table.round:
            raise RuleViolation("fight.runs")
        without = [(one, one.breath) for one in table.there() if one.breath is not None]
        if not without:
            raise RuleViolation("air.nobody")
        for one, breath in without:
            after = {**breath.model_dump(mode="json"), "turns": breath.turns + self.rounds}
            passed = changed(one, table, "waits", str(self.rounds), breath=after)
            yield passed
            now = passed.evolve(table)
            yield from suffocating(now.combatants[one.id], now)
