"""Commands of a fight. Every command says itself what follows from it."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.dice import D20
from app.core.errors import InvalidValue, RuleViolation, UnknownSubject
from app.core.events import Command, Event
from app.core.model import Mark
from app.core.rule_questions import PLAYERS
from app.systems.dnd5e.encounter.events import (
    CombatantChanged,
    FightBegan,
    FightEnded,
    OrderChanged,
    TurnBegan,
)
from app.systems.dnd5e.encounter.state import Combatant, Encounter, Shown
from app.systems.dnd5e.encounter.visibility import level_of
from app.systems.dnd5e.fields import MOST, Initiative, Kind
from app.systems.dnd5e.rules.initiative import InitiativeEntry, in_order, rolled_off

CombatantId = Annotated[str, Mark(names="combatants", figure=True)]


class FightCommand(Command):
    """Something the game master does at the table."""

    @abstractmethod
    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Return the facts that follow. Raises: GameError; Unanswered."""


class OfCombatant(FightCommand, touches=("{combatant_id}",)):
    """Something about one creature."""

    combatant_id: CombatantId

    def one(self, table: Encounter) -> Combatant:
        """Return the creature. Raises: UnknownSubject."""
        if (found := table.combatants.get(self.combatant_id)) is None:
            raise UnknownSubject("combatant.unknown", field="combatant_id")
        return found

    def acting_in(self, table: Encounter) -> str:
        """Return the place of the order in which it acts. Raises: UnknownSubject if it was removed and no
        other creature acts there.
        """
        if (entry := self.one(table).entry) not in table.entries():
            raise UnknownSubject("combatant.unknown", field="combatant_id")
        return entry

    def changed(self, table: Encounter, what: str, value: str = "", **fields: Any) -> CombatantChanged:
        """Return the fact about it, secret where players do not see it."""
        return changed(self.one(table), table, what, value, **fields)

    def other(self, table: Encounter, other: str, field: str) -> Combatant:
        """Return somebody else in the fight. Raises: InvalidValue at the field."""
        found = table.combatants.get(other)
        if found is None or found.removed or other == self.combatant_id:
            raise InvalidValue("combatant.unknown", field=field)
        return found


class Ruled(OfCombatant):
    """Something the rules may forbid; `ruled`: the game master allows it all the same, and it stays marked."""

    ruled: bool = False

    def check(self, refusal: str, field: str) -> str:
        """Return the mark: the refusal that the game master has set aside. Raises: RuleViolation."""
        if refusal and not self.ruled:
            raise RuleViolation(refusal, field=field)
        return refusal


def changed(
    one: Combatant, table: Encounter, what: str, value: str = "", *, mark: str = "", **fields: Any
) -> CombatantChanged:
    """Return a fact about a creature, secret where players do not see it. `mark`: what the game master has decided with
    it.
    """
    needed = Shown.NUMBERS if what in NUMBERS else Shown.STATE
    hidden = what in SECRET or level_of(one, table) < needed
    if mark:
        fields["ruled"] = [*(word for word in one.ruled if word != mark), mark]
    return CombatantChanged(
        combatant_id=one.id, name=one.name, what=what, value=value, ruled=bool(mark), fields=fields, secret=hidden
    )


NUMBERS = ("initiative", "hit_points")
SECRET = ("details", "surprise_set", "hides")  # what players are never told


class RollInitiatives(FightCommand, type="roll_initiatives"):
    """Roll for everybody who has no initiative yet: one d20 for each place of the order (DND-INI-1, DND-INI-2)."""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Totals, and late arrivals at their place."""
        missing = [entry for entry in table.entries() if table.initiative(entry) is None]
        if not missing:
            raise RuleViolation("initiative.all_rolled")
        roll = dice.roll("initiative", *[D20] * len(missing))
        totals: dict[str, int] = {}
        for entry, face in zip(missing, roll.faces, strict=True):
            totals[entry] = int(face) + table.members(entry)[0].dex_mod
            for one in table.members(entry):
                yield changed(one, table, "initiative", str(totals[entry]), initiative=totals[entry])
        yield OrderChanged(order=ordered(table, totals), rolled=tuple(totals), secret=_is_unseen(table, *totals))


class SetInitiative(OfCombatant, type="set_initiative"):
    """A total as it was rolled or is wished; a group shares it."""

    initiative: Initiative

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the total, and the place that goes with it. Raises: UnknownSubject for a removed creature."""
        entry = self.acting_in(table)
        for one in table.members(entry):
            yield changed(one, table, "initiative", str(self.initiative), initiative=self.initiative)
        order = ordered(table, {entry: self.initiative})
        yield OrderChanged(order=order, rolled=(entry,), secret=_is_unseen(table, entry))


class SettleTie(FightCommand, type="settle_tie", permission="own_turn"):
    """Order of those with the same total: as decided, or by a d20 each (DND-INI-4).

    `hero`: the player whose hero that is says so; only heroes may have tied then. `first` goes before the others: a
    place of the order, or a creature that acts there.
    """

    initiative: Initiative
    order: tuple[str, ...] = ()
    by: Literal["decision", "roll"] = "decision"
    hero: str = ""
    first: str = ""

    @property
    def actors(self) -> frozenset[str]:
        """Return the creatures whose player decides."""
        return frozenset({self.hero or "*"})

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the order of those who tied."""
        tied = table.ties().get(self.initiative)
        if tied is None:
            raise RuleViolation("tie.none", field="initiative")
        if self.hero and (table.place_of(self.hero) not in tied or table.decider(tied) != PLAYERS):
            raise RuleViolation("tie.not_players", field="hero")
        first = table.place_of(self.first)
        order = (
            rolled_off(tied, {}, dice)
            if self.by == "roll"
            else self.order or sorted(tied, key=lambda one: one != first)
        )
        if sorted(order) != sorted(tied):
            raise InvalidValue("names.order", field="order")
        rest = [one for one in table.entries() if one not in tied]
        place = table.entries().index(tied[0])
        found = (*rest[:place], *order, *rest[place:])
        names = ", ".join(table.name_of(one) for one in order)
        yield OrderChanged(order=found, settled=tuple(tied), names=names, secret=_is_secret(table, *order))


class MoveInOrder(OfCombatant, type="move_in_order"):
    """Up or down a place, or `to` a place counted from 0: the game master's word is above the totals."""

    down: bool = False
    to: Annotated[int, Field(ge=0, lt=MOST)] | None = None

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the new order; a tie it speaks of counts as decided. Raises: UnknownSubject for a removed creature."""
        order, entry = list(table.entries()), self.acting_in(table)
        place = order.index(entry)
        wished = place + (1 if self.down else -1) if self.to is None else self.to
        order.insert(min(max(wished, 0), len(order) - 1), order.pop(place))
        settled = tuple(one for tied in table.ties().values() if entry in tied for one in tied)
        name = table.name_of(entry)
        yield OrderChanged(order=tuple(order), settled=settled, names=name, secret=_is_secret(table, entry))


class BeginFight(FightCommand, type="begin_fight"):
    """Surprise is judged, the order stands, the first turn begins (DND-CMB-1)."""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Round 1."""
        if table.round:
            raise RuleViolation("fight.runs")
        if not table.entries() or any(table.initiative(one) is None for one in table.entries()):
            raise RuleViolation("initiative.missing")
        if table.ties():
            raise RuleViolation("tie.open")
        found = table.surprised()
        names = ", ".join(table.combatants[one].name for one in found if table.combatants[one].kind is Kind.PC)
        began = FightBegan(order=tuple(table.entries()), surprised=tuple(found), names=names)
        yield began
        yield from _turn(began.evolve(table), table.entries()[0], 1)


class NextTurn(FightCommand, type="next_turn", permission="own_turn"):
    """The turn ends, the next begins; after the last a new round."""

    entry: str = ""  # whose turn ends, by place or by a creature acting there: players end their own alone

    @property
    def actors(self) -> frozenset[str]:
        """Return the creatures whose turn ends."""
        return frozenset({self.entry} if self.entry else {"*"})

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the turn of the next entry, with what begins and ends then."""
        if not table.round or not table.entries():
            raise RuleViolation("fight.none")
        if self.entry and table.place_of(self.entry) != table.turn:
            raise RuleViolation("turn.not_own", field="entry")
        entry, wraps = table.following()
        yield from _turn(table, entry, table.round + wraps)


class EndFight(FightCommand, type="end_fight"):
    """One side is beaten, or it is over for another reason."""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield facts that keep the heroes and remove the others."""
        yield FightEnded()


def _turn(table: Encounter, entry: str, number: int) -> Iterator[Event]:
    """Begin a turn; members without air for too long drop to 0 hit points (DND-SUF-3)."""
    name = table.name_of(entry)
    began = TurnBegan(entry=entry, name=name, round=number, secret=_is_secret(table, entry))
    yield began
    after = began.evolve(table)
    for one in after.members(entry):
        yield from suffocating(one, after)


def suffocating(one: Combatant, table: Encounter) -> Iterator[Event]:
    """Yield the drop to 0 hit points of a creature without air for too long; nothing for all others (DND-SUF-3)."""
    if one.breath is not None and one.breath.left(one.con_mod)[1] == 0 and one.hit_points != 0:
        yield changed(one, table, "suffocates", hit_points=0)


def ordered(table: Encounter, totals: Mapping[str, int]) -> tuple[str, ...]:
    """Return all places that have a total, those with a new one put into the order of the others (DND-INI-3)."""
    stands = {entry: members[0].initiative for entry, members in table.places().items() if entry not in totals}
    kept = [_place(table, entry, total) for entry, total in stands.items() if total is not None]
    new = [_place(table, entry, total) for entry, total in totals.items()]
    return tuple(one.name for one in in_order(new, kept))


def _place(table: Encounter, entry: str, total: int) -> InitiativeEntry:
    kind = next(one.kind for one in table.combatants.values() if one.entry == entry)
    return InitiativeEntry(entry, kind, total)


def _is_unseen(table: Encounter, *entries: str) -> bool:
    """Return whether players see no creature of these places: nothing they know of has changed then."""
    return all(level_of(one, table) == Shown.NOTHING for entry in entries for one in table.members(entry))


def _is_secret(table: Encounter, *entries: str) -> bool:
    """Return whether a place is one that players know nothing of."""
    return any(level_of(one, table) < Shown.NAME for entry in entries for one in table.members(entry))
