"""Sight of a fight for players: how much of whom they see, and the table as they may know it."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from app.core.caches import by_identity
from app.core.game_system import Role, Viewer
from app.systems.dnd5e.encounter.state import Combatant, Encounter, Shown
from app.systems.dnd5e.fields import Kind, Speeds

_OWN = {"note": "", "stealth": None, "surprise_set": None}  # the game master's alone, also of an own hero
_OTHERS = {**_OWN, "passive": None, "dex_mod": 0, "con_mod": 0, "shown": None, "invisible": False}
_STATE: dict[str, Any] = {"surprised": False, "prone": False, "tags": (), "breath": None, "legs": ()}
_STATE |= {"near": (), "provoked": (), "ruled": (), "looked": "", "found": None}
_STATE |= {"reaction_used": False, "has_bonus_action": False}
_STATE |= {"action_used": False, "bonus_action_used": False, "object_used": False}
_REACH = "reach "  # before the id of whom the game master has ruled about
_NUMBERS = {"initiative": None, "hit_points": None}


def level_of(one: Combatant, table: Encounter) -> int:
    """Return how much players see of somebody; of heroes everything, of an unnoticed monster that hides nothing."""
    is_found = one.kind is Kind.PC or one.stealth is None or one.shown is not None or table.is_noticed(one)
    return level_when_noticed(one, table) if is_found else Shown.NOTHING


def level_when_noticed(one: Combatant, table: Encounter) -> int:
    """Return how much players see of somebody who is no longer hidden."""
    return Shown.NUMBERS if one.kind is Kind.PC else (one.shown or table.shown)


def view_of(table: Encounter, viewer: Viewer) -> Encounter:
    """Return the fight as this person may know it: of own heroes everything, of monsters as much as their level
    shows.
    """
    return table if viewer.role is Role.GAME_MASTER else _view(table, viewer)


def known_to(table: Encounter, viewer: Viewer) -> Encounter:
    """Return the fight for the rules, as this person knows it: what is seen, and the heroes who are away."""
    return table if viewer.role is Role.GAME_MASTER else _known(table, viewer)


@by_identity(most=64)
def _known(table: Encounter, viewer: Viewer) -> Encounter:
    away = {one.id: one for one in table.combatants.values() if one.removed and one.kind is Kind.PC}
    seen = _view(table, viewer)
    return seen.model_copy(update={"combatants": {**seen.combatants, **away}}) if away else seen


@by_identity(most=64)
def _view(table: Encounter, viewer: Viewer) -> Encounter:
    """Remembered for the viewers of a table: all who are woken together ask for it."""
    there = {one.id: one for one in table.combatants.values() if not _is_hidden(one, table)}
    placed = [_placed(one, there, table) for one in there.values()]
    found = {one.id: _seen(one, table, viewer) for one in placed}
    entries = {one.entry for one in found.values()}
    return table.model_copy(
        update={
            "combatants": found,
            "order": tuple(one for one in table.order if one in entries),
            "turn": table.turn if table.turn in entries else "",
            "noticed": {},
            "saved": {},
            "settled": tuple(_settled(table, entries)),
            "number": 0,
        }
    )


def _settled(table: Encounter, seen: Collection[str]) -> Iterator[str]:
    """Yield the places that were decided about among those who are seen: one alone in its total tells of somebody
    else.
    """
    totals = {entry: members[0].initiative for entry, members in table.places().items() if entry in seen}
    shared = Counter(totals.values())
    for entry in (*table.settled, *_decided_unseen(table)):
        if entry in totals and shared[totals[entry]] > 1:
            yield entry


def _decided_unseen(table: Encounter) -> Iterator[str]:
    """Yield the places of ties with somebody whose total players do not know: these are the game master's (DND-INI-4).

    With somebody whom they do not see at all it is a tie of the others, and what they decide waits for him.
    """
    for tied in table.ties().values():
        levels = [level_of(one, table) for entry in tied for one in table.members(entry)]
        if any(Shown.NOTHING < level < Shown.NUMBERS for level in levels):
            yield from tied


def _placed(one: Combatant, there: Collection[str], table: Encounter) -> Combatant:
    """Return a creature with its place; without it for one that is not there, or an unnoticed monster."""
    is_unseen = one.kind is Kind.MONSTER and one.stealth is not None and not table.is_noticed(one)
    if not (one.near or one.provoked or one.ruled or (one.at and is_unseen)):
        return one
    known = without_unseen({"near": one.near, "provoked": one.provoked, "ruled": one.ruled}, there)
    return one.model_copy(update={**known, "at": ""} if is_unseen else known)


def without_unseen(fields: Mapping[str, Any], seen: Collection[str]) -> dict[str, Any]:
    """Fields of a creature, of which those that name others name only whom players see."""
    known = dict(fields)
    for name in known.keys() & {"near", "provoked"}:
        known[name] = tuple(one for one in known[name] if one in seen)
    if "ruled" in known:
        known["ruled"] = tuple(one for one in known["ruled"] if one.partition(_REACH)[2] in ("", *seen))
    return known


def seen_ids(table: Encounter) -> frozenset[str]:
    """Return the creatures that players see, and the places in the order that these have, be they removed by now or
    not.
    """
    seen = [one for one in table.combatants.values() if level_of(one, table) > Shown.NOTHING]
    return frozenset({name for one in seen for name in (one.id, one.entry)})


def _is_hidden(one: Combatant, table: Encounter) -> bool:
    return level_of(one, table) == Shown.NOTHING or one.removed


def _seen(one: Combatant, table: Encounter, viewer: Viewer) -> Combatant:
    if viewer.owns(one.id):
        return one.model_copy(update=_OWN)
    level = level_of(one, table)
    fields: dict[str, Any] = dict(_OTHERS)
    if one.kind is Kind.MONSTER:
        fields |= {"speeds": Speeds(), "first_turn_done": False}
        fields |= {"name": "", "group_name": "", "at": ""} if level < Shown.NAME else {}
        fields |= _STATE if level < Shown.STATE else {}
        fields |= _NUMBERS if level < Shown.NUMBERS else {}
    return one.model_copy(update=fields)
