"""What players see of a fight: one function decides."""

from typing import Any

from app.core.game_system import Role, Viewer
from app.systems.dnd5e.encounter.commands import level_of
from app.systems.dnd5e.encounter.state import Combatant, Encounter, Shown
from app.systems.dnd5e.fields import Kind, Speeds

_OWN = {"note": "", "stealth": None, "surprise_set": None}  # the game master's alone, also of an own hero
_OTHERS = {**_OWN, "passive": None, "dex_mod": 0, "con_mod": 0, "shown": None}
_STATE: dict[str, Any] = {"surprised": False, "prone": False, "tags": (), "breath": None, "legs": ()}
_STATE |= {"reaction_used": False, "has_bonus_action": False}
_STATE |= {"action_used": False, "bonus_action_used": False, "object_used": False}
_NUMBERS = {"initiative": None, "hit_points": None}


def seen(table: Encounter, viewer: Viewer) -> Encounter:
    """The fight as this person may know it: of own heroes everything, of monsters as much as their level shows."""
    if viewer.role is Role.GAME_MASTER:
        return table
    found = {one.id: _seen(one, table, viewer) for one in table.combatants.values() if not _is_hidden(one, table)}
    entries = {one.entry for one in found.values()}
    return table.model_copy(
        update={
            "combatants": found,
            "order": tuple(one for one in table.order if one in entries),
            "turn": table.turn if table.turn in entries else "",
            "noticed": {},
            "saved": {},
            "settled": (),
            "number": 0,
        }
    )


def _is_hidden(one: Combatant, table: Encounter) -> bool:
    return level_of(one, table) == Shown.NOTHING or one.removed


def _seen(one: Combatant, table: Encounter, viewer: Viewer) -> Combatant:
    if viewer.owns(one.id):
        return one.model_copy(update=_OWN)
    level = level_of(one, table)
    fields: dict[str, Any] = dict(_OTHERS)
    if one.kind is Kind.MONSTER:
        fields |= {"speeds": Speeds(), "first_turn_done": False}
        fields |= {"name": "", "group_name": ""} if level < Shown.NAME else {}
        fields |= _STATE if level < Shown.STATE else {}
        fields |= _NUMBERS if level < Shown.NUMBERS else {}
    return one.model_copy(update=fields)
