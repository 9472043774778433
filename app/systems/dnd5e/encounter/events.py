"""Events of a fight, and what each changes."""

from collections.abc import Mapping
from typing import Any

from pydantic_core import to_json

from app.core.events import Event
from app.systems.dnd5e.encounter.state import Combatant, Encounter
from app.systems.dnd5e.encounter.visibility import seen_ids, without_unseen

# What people wrote of a creature, wherever it stands in a fact.
_WRITTEN = frozenset(f"fields.{one}" for one in ("name", "group_name", "note", "text", "looked"))


class _WithOrder(Event):
    """A fact with ids of creatures and of their places in these fields, of whom players may not see all."""

    order: tuple[str, ...]

    def as_seen(self, state: Encounter, /) -> Event:
        """Without those whom players do not see."""
        known = seen_ids(state)
        listed = ((name, value) for name, value in self if isinstance(value, tuple))
        return self.model_copy(update={name: tuple(one for one in value if one in known) for name, value in listed})


class CombatantsAdded(
    Event,
    type="combatants.added",
    private=frozenset({"combatants.name", "combatants.group_name", "combatants.note", "names[]"}),
):
    """Somebody came: before the fight, or late."""

    combatants: tuple[Combatant, ...]
    names: str  # as they are told

    def evolve(self, table: Encounter) -> Encounter:
        """They stand at the end, until initiative is known."""
        came = {one.id: one for one in self.combatants}
        return table.model_copy(update={"combatants": {**table.combatants, **came}, "number": table.number + len(came)})


class CombatantChanged(
    Event, type="combatant.changed", touches=("{combatant_id}",), private=frozenset({"name", "value?"}) | _WRITTEN
):
    """Something about a creature is otherwise: `what` in a word, `value` as it is told, and its fields.

    `ruled`: the game master has decided so.
    """

    combatant_id: str
    name: str
    what: str
    value: str = ""
    ruled: bool = False
    fields: Mapping[str, Any]

    def evolve(self, table: Encounter) -> Encounter:
        """Return the creature with these fields."""
        one = table.combatants[self.combatant_id]
        facts = {**one.model_dump(mode="json"), **self.fields}
        return table.model_copy(
            update={"combatants": {**table.combatants, one.id: Combatant.model_validate_json(to_json(facts))}}
        )

    def as_seen(self, state: Encounter, /) -> Event:
        """Without those whom players do not see, in whose reach it was."""
        return self.model_copy(update={"fields": without_unseen(self.fields, seen_ids(state))})


class OrderChanged(_WithOrder, type="order.changed", private=frozenset({"names[]"})):
    """The places of the order are others. `settled`: those whose tie was decided with it; `rolled`: who rolled anew."""

    settled: tuple[str, ...] = ()
    rolled: tuple[str, ...] = ()
    names: str = ""

    def evolve(self, table: Encounter) -> Encounter:
        """Return the new order."""
        kept = [one for one in (*table.settled, *self.settled) if one not in self.rolled]
        return table.model_copy(update={"order": self.order, "settled": tuple(kept)})


class FightBegan(_WithOrder, type="fight.began", private=frozenset({"names[]"})):
    """Everybody is placed and rolled; the surprised are known."""

    surprised: tuple[str, ...]
    names: str

    def evolve(self, table: Encounter) -> Encounter:
        """Reset all means before the turns follow."""
        found = {one.id: _fresh(one, surprised=one.id in self.surprised) for one in table.combatants.values()}
        return table.model_copy(update={"combatants": found, "order": self.order})


class TurnBegan(Event, type="turn.began", private=frozenset({"name"})):
    """The turn before ends, and another begins: its budgets are new (DND-REA-2, DND-SUR-4)."""

    entry: str
    name: str
    round: int

    def evolve(self, table: Encounter) -> Encounter:
        """End the first turn of the last one, give the next one everything again, and end tags."""
        found = {one.id: self._ended(one, table) for one in table.combatants.values()}
        return table.model_copy(update={"combatants": found, "turn": self.entry, "round": self.round})

    def _ended(self, one: Combatant, table: Encounter) -> Combatant:
        fields: dict[str, Any] = {}
        over = {("end", table.turn), ("start", self.entry)}
        if any((tag.ends, tag.whose) in over for tag in one.tags):
            fields["tags"] = tuple(tag for tag in one.tags if (tag.ends, tag.whose) not in over)
        if one.entry == table.turn:
            fields |= {"first_turn_done": True, "surprised": False}
        if one.entry == self.entry:
            fields |= _NEW_TURN
            if one.breath is not None:
                fields["breath"] = one.breath.model_copy(update={"turns": one.breath.turns + 1})
        return one.model_copy(update=fields) if fields else one


class FightEnded(Event, type="fight.ended"):
    """One side is beaten, or the game master ends it: heroes stay, the others go."""

    def evolve(self, table: Encounter) -> Encounter:
        """Return no fight."""
        stay = {one.id: _fresh(one).model_copy(update=_OVER) for one in table.combatants.values() if one.kind == "pc"}
        return table.model_copy(
            update={"combatants": stay, "order": (), "round": 0, "turn": "", "settled": (), "noticed": {}}
        )


class TableChanged(Event, type="table.changed", private=frozenset({"name", "fields.saved{}"}) | _WRITTEN):
    """Something the game master set about the table: `what` in a word, and its fields."""

    what: str
    name: str = ""
    fields: Mapping[str, Any]

    def evolve(self, table: Encounter) -> Encounter:
        """Return the table with these fields."""
        facts = {**table.model_dump(mode="json", include=set(self.fields)), **self.fields}
        read = Encounter.model_validate_json(to_json(facts))
        return table.model_copy(update={name: getattr(read, name) for name in self.fields})


_NEW_TURN: Mapping[str, Any] = {
    **dict.fromkeys(("action_used", "bonus_action_used", "object_used", "reaction_used"), False),
    **dict.fromkeys(("legs", "provoked", "ruled"), ()),
    "looked": "",
    "found": None,
}
_OVER = {
    **dict.fromkeys(("initiative", "surprise_set", "stealth", "breath")),
    **{"at": "", "near": (), "tags": (), "invisible": False, "surprised": False},
}


def _fresh(one: Combatant, *, surprised: bool = False) -> Combatant:
    return one.model_copy(update={**_NEW_TURN, "first_turn_done": False, "surprised": surprised})
