"""Hiding, noise, and searching: for somebody who hides, and for things."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import InvalidValue
from app.core.events import Event
from app.core.rule_questions import checked
from app.systems.dnd5e.encounter.commands import FightCommand, OfCombatant, Ruled, level_when_noticed
from app.systems.dnd5e.encounter.events import TableChanged
from app.systems.dnd5e.encounter.state import Encounter, Shown
from app.systems.dnd5e.fields import MOST, Modifier, Text, Total
from app.systems.dnd5e.rules.noticing import can_hide_from, is_found, is_noticed


def _verdicts(noticed: Mapping[str, bool]) -> TableChanged:
    return TableChanged(what="noticed", fields={"noticed": dict(noticed)}, secret=True)


def _without(table: Encounter, hider: str) -> Mapping[str, bool]:
    """What the game master has said of the others."""
    return {pair: said for pair, said in table.noticed.items() if not pair.startswith(f"{hider}>")}


class Hide(Ruled, type="hide"):
    """Somebody tries to hide from those who do not see it clearly (DND-HID-1, DND-HID-3). `seen_by`: who does."""

    stealth: Total | None = None
    modifier: Modifier = 0
    invisible: bool = False
    seen_by: Annotated[tuple[str, ...], Field(max_length=MOST)] = ()

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The total of the check, and who notices in any case."""
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
        """It hides no longer."""
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
        """It stays marked."""
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
        """Whether anything is found; where nothing lies, no check helps."""
        one, found = self.one(table), self.found
        if found is None and self.right_place:
            if self.difficulty is None:
                raise InvalidValue("value.missing", field="difficulty")
            found = is_found(checked("perception", self.check, self.modifier, dice), self.difficulty, right_place=True)
        what, place = "finds" if found else "finds_nothing", self.place or one.looked
        mark = "find" if self.found is not None else ""
        yield self.changed(table, what, place, mark=mark, looked=place, found=bool(found))
