"""Initiative: rolls, one for identical creatures, the fixed order, and ties that are asked about."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from app.core.answers import Answers
from app.core.dice import D20
from app.core.errors import InvalidValue
from app.core.model import Model
from app.core.rule_questions import EITHER, GAME_MASTER, PLAYERS, Question, RuleAnswered, because, no_doubles
from app.systems.dnd5e.fields import MOST, Die, Initiative, Kind, Modifier, Name, RowName, Text, question


class InitiativeEntry(NamedTuple):
    """One place in the order: a creature, or identical ones with one roll."""

    name: str
    kind: Kind
    initiative: int
    members: tuple[str, ...] = ()


def in_order(entries: Sequence[InitiativeEntry], kept: Sequence[InitiativeEntry] = ()) -> Sequence[InitiativeEntry]:
    """DND-INI-1, DND-INI-3: the entries from high to low; those with the same total stay as told.

    `kept`: an order that stands already, perhaps not by the totals. It stays, and each entry comes behind its equals.
    """
    found = list(kept)
    for entry in sorted(entries, key=lambda one: -one.initiative):
        behind = [place for place, other in enumerate(found) if other.initiative >= entry.initiative]
        found.insert(behind[-1] + 1 if behind else 0, entry)
    return found


def ties(entries: Sequence[InitiativeEntry]) -> Iterator[Sequence[InitiativeEntry]]:
    """DND-INI-4: those with the same total."""
    for _, tied in groupby(in_order(entries), key=lambda one: one.initiative):
        if len(found := list(tied)) > 1:
            yield found


def decides_tie(kinds: Sequence[Kind]) -> str:
    """DND-INI-4: the game master for monsters, the players for theirs, the game master or a d20 each for both."""
    if len(set(kinds)) > 1:
        return EITHER
    return PLAYERS if Kind.PC in kinds else GAME_MASTER


def rolled_off(names: Sequence[str], thrown: dict[str, int], dice: Answers) -> Sequence[str]:
    """DND-INI-4: a d20 each, the higher goes first; those who tie again roll again (A-06). Raises: Unanswered."""
    rolls = {name: thrown.get(name) or dice.roll("tie", D20, about=name).total for name in names}
    found: list[str] = []
    for _, tied in groupby(sorted(names, key=lambda name: -rolls[name]), key=rolls.__getitem__):
        again = list(tied)
        found += rolled_off(again, {}, dice) if len(again) > 1 else again
    return found


class Contender(Model):
    """Somebody who takes part: those of one `group` share a roll. `die` is what a d20 showed, `initiative` a total."""

    name: RowName
    kind: Kind = Kind.MONSTER
    dex_mod: Modifier = 0
    group: Text = ""
    die: Die | None = None
    initiative: Initiative | None = None


@question("roll_initiative", "DND-INI-1", "DND-INI-2", "DND-INI-3")
class RollInitiative(Question):
    """In which order does everybody act? Ties are told, never sorted."""

    combatants: Annotated[tuple[Contender, ...], Field(min_length=1, max_length=MOST)]

    def answer(self, dice: Answers) -> RuleAnswered:
        """`order` with `name`, `members`, `initiative`; `ties` with `names` and who decides; `settled`."""
        no_doubles([one.name for one in self.combatants], "combatants")
        entries = in_order([self._entry(members, dice) for members in self._groups()])
        tied = [
            {
                "initiative": found[0].initiative,
                "names": [one.name for one in found],
                "decided_by": decides_tie([one.kind for one in found]),
            }
            for found in ties(entries)
        ]
        order = [
            {"name": one.name, "members": list(one.members), "initiative": one.initiative, "kind": one.kind.value}
            for one in entries
        ]
        reasons = [because("rolled", "DND-INI-1", name=one.name, total=one.initiative) for one in entries]
        groups = [because("shared", "DND-INI-2", names=list(one.members)) for one in entries if len(one.members) > 1]
        unsettled = [because("tie", "DND-INI-4", initiative=str(one["initiative"])) for one in tied]
        why = (*reasons, *groups, because("fixed", "DND-INI-3"), *unsettled)
        return self.told(*why, order=order, ties=tied, settled=not tied)

    def _groups(self) -> Sequence[Sequence[Contender]]:
        found: dict[str, list[Contender]] = {}
        for one in self.combatants:
            found.setdefault(f"group {one.group}" if one.group else f"one {one.name}", []).append(one)
        return list(found.values())

    def _entry(self, members: Sequence[Contender], dice: Answers) -> InitiativeEntry:
        """Return the group's roll: that of the first member who brings one."""
        first = members[0]
        name = first.group or first.name
        total = next((one.initiative for one in members if one.initiative is not None), None)
        if total is None:
            die = next((one.die for one in members if one.die is not None), None)
            total = (die or dice.roll("initiative", D20, about=name).total) + first.dex_mod
        return InitiativeEntry(name, first.kind, total, tuple(one.name for one in members))


class Tied(Model):
    """Somebody with the same total as others; `die` is what a d20 showed to break the tie."""

    name: RowName
    kind: Kind = Kind.MONSTER
    die: Die | None = None


@question("initiative_tie", "DND-INI-4")
class InitiativeTie(Question):
    """Order of those with the same total. `order` is what was decided; `by` roll throws a d20 each."""

    decided_by = GAME_MASTER
    tied: Annotated[tuple[Tied, ...], Field(min_length=2, max_length=MOST)]
    order: Annotated[tuple[Name, ...], Field(max_length=MOST)] = ()
    by: Literal["decision", "roll"] = "decision"

    def answer(self, dice: Answers) -> RuleAnswered:
        """`settled`, `ask`, `order`; without a decision `order` is empty and somebody has to be asked."""
        names = [one.name for one in self.tied]
        no_doubles(names, "tied")
        if self.order and sorted(self.order) != sorted(names):
            raise InvalidValue("names.order", field="order")
        order, decides = list(self.order), decides_tie([one.kind for one in self.tied])
        thrown = {one.name: one.die for one in self.tied if one.die is not None}
        if not order and (self.by == "roll" or thrown):
            order = list(rolled_off(names, thrown, dice))
        why = because("tie_decided", "DND-INI-4", by=decides, order=order)
        return self.told(why, decided_by=decides, settled=bool(order), ask=not order, order=order)
