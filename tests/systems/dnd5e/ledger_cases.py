"""Cases of our own beside the worked examples: edges of every rule, asked by its id."""

from collections.abc import Mapping, Sequence
from typing import Any

Case = tuple[str, Mapping[str, Any], tuple[int, ...], Mapping[str, Any]]


def _speeds(**speeds: float) -> dict[str, Any]:
    return {"speeds": speeds}


def _legs(*metres: float, **fields: Any) -> list[dict[str, Any]]:
    return [{"metres": one, **fields} for one in metres]


FLY_TWICE = [{"metres": 6, "mode": "fly"}, {"metres": 1.5}, {"metres": 6, "mode": "fly"}]
UP_AND_OFF = [{"kind": "stand_up"}, {"metres": 2.5, "difficult": True}]
TWO_SIDES = {
    "hiders": [{"name": "A", "side": "x", "stealth": 20}, {"name": "B", "side": "y", "hides": False}],
    "observers": [
        {"name": "A", "side": "x", "passive_perception": 5},
        {"name": "B", "side": "y", "passive_perception": 15},
        {"name": "C", "side": "x", "passive_perception": 1},
    ],
}
HIDING = {"name": "X", "stealth": 14}
OBSERVER = {"name": "O", "passive_perception": 14}

CASES: Sequence[Case] = (
    ("DND-HID-1", {}, (), {"can_hide": True, "hides_from": [], "seen_by": []}),
    ("DND-HID-1", {"observers": [{"name": "A", "sees_clearly": True}]}, (), {"can_hide": False, "seen_by": ["A"]}),
    ("DND-HID-1", {"observers": [{"name": "A", "sees_clearly": True}], "invisible": True}, (), {"can_hide": True}),
    ("DND-HID-2", {"hidden": True, "noise": False}, (), {"hidden": True, "position_given_away": False}),
    ("DND-HID-2", {"hidden": False, "noise": True}, (), {"hidden": False, "position_given_away": False}),
    ("DND-HID-3", {"quiet": False, "stealth": 30, "passive_perception": 5}, (), {"noticed": True}),
    ("DND-HID-3", {"passive_perception": 12, "stealth_modifier": 2}, (10,), {"stealth": 12, "noticed": False}),
    ("DND-HID-3", {"invisible": False, "sees_clearly": True}, (), {"can_hide": False, "needs_stealth_check": False}),
    ("DND-HID-4", {"stealth": 14, "check": 15}, (), {"found": True}),
    ("DND-HID-4", {"stealth": 14, "check": 14}, (), {"found": False}),
    ("DND-HID-4", {"success": True}, (), {"found": True}),
    ("DND-HID-4", {"stealth": 10, "perception_modifier": 3}, (8,), {"found": True, "check": 11}),
    ("DND-PER-1", {}, (), {"passive_perception": 10}),
    ("DND-PER-1", {"wis_mod": -5, "disadvantage": True}, (), {"passive_perception": 0}),
    ("DND-PER-1", {"wis_mod": 2, "advantage": True, "disadvantage": True}, (), {"passive_perception": 12}),
    ("DND-PER-2", {"stealth": 16, "passive_perception": 17}, (), {"noticed": True}),
    ("DND-PER-2", {"stealth": 17, "passive_perception": 17, "override": True}, (), {"noticed": True}),
    ("DND-OBJ-1", {"description": "öffnet die Truhe"}, (), {"roll_needed": False}),
    ("DND-OBJ-2", {}, (), {"cost": "free", "allowed": True, "action_used": False, "free_object_used": True}),
    ("DND-OBJ-2", {"action_used": True}, (), {"cost": "free", "allowed": True}),
    ("DND-OBJ-3", {"objects_handled": 1, "action_used": True}, (), {"cost": "action", "allowed": False}),
    ("DND-OBJ-4", {"special": True}, (), {"cost": "action", "action_used": True, "free_object_used": False}),
    ("DND-OBJ-5", {"awkward": True, "override": "free"}, (), {"cost": "free", "action_used": False}),
    ("DND-FIND-1", {"check": 12, "difficulty": 12}, (), {"found": True}),
    ("DND-FIND-1", {"check": 11, "difficulty": 12}, (), {"found": False}),
    ("DND-FIND-2", {"check": 30, "right_place": False}, (), {"found": False}),
    ("DND-FIND-2", {"check": 30, "difficulty": 5, "places_searched": ["Bett"], "place": "Kamin"}, (), {"found": False}),
    ("DND-SUF-1", {"con_mod": -5}, (), {"seconds": 30, "minutes": 0.5, "rounds": 5}),
    ("DND-SUF-1", {"con_mod": 0}, (), {"seconds": 60, "rounds": 10}),
    ("DND-SUF-1", {"con_mod": 5}, (), {"minutes": 6, "rounds": 60}),
    ("DND-SUF-1", {"con_mod": 3, "choked": True}, (), {"seconds": 0, "rounds": 0}),
    ("DND-SUF-2", {"con_mod": -3}, (), {"rounds": 1}),
    ("DND-SUF-2", {"con_mod": 4}, (), {"rounds": 4}),
    *(("DND-SUF-3", {"con_mod": mod}, (), {"drops_at_turn": turn}) for mod, turn in ((-2, 2), (1, 2), (2, 3), (5, 6))),
    ("DND-SUF-3", {"con_mod": 2, "round": 3, "count": 12, "own_count": 12}, (), {"drops_in_round": 5}),
    ("DND-SUF-3", {"con_mod": 2, "round": 3, "count": 12, "own_count": 13}, (), {"drops_in_round": 6}),
    ("DND-SUF-3", {"con_mod": 0, "own_turns": 1}, (), {"dropped": False, "hit_points": None}),
    ("DND-SUF-3", {"con_mod": 0, "own_turns": 2}, (), {"dropped": True, "hit_points": 0, "dying": True}),
    ("DND-SUF-4", {}, (), {"can_be_stabilised": False, "can_regain_hit_points": False, "timer_runs": True}),
    ("DND-SUF-4", {"can_breathe": True}, (), {"can_be_stabilised": True, "timer_runs": False}),
    ("DND-CMB-1", {}, (), {"next": "surprise"}),
    ("DND-CMB-1", {"step": "next_round"}, (), {"next": "turns"}),
    ("DND-CMB-1", {"step": "turns", "fight_over": True}, (), {"next": None}),
    ("DND-CMB-2", {"round": 1}, (), {"seconds": 0, "ends_at": 6, "goes_on": True}),
    ("DND-CMB-2", {"round": 11, "one_side_beaten": True}, (), {"seconds": 60, "goes_on": False}),
    ("DND-CMB-3", {"marching_order": ["Anna", "Bruno"]}, (), {"proposed": ["Anna", "Bruno"], "placed": False}),
    ("DND-SUR-1", {"hiders": [{"name": "X", "hides": False}], "observers": [OBSERVER]}, (), {"surprised": []}),
    ("DND-SUR-2", {"hiders": [HIDING], "observers": [OBSERVER]}, (), {"surprised": ["O"]}),
    ("DND-SUR-2", {"hiders": [HIDING], "observers": [OBSERVER], "equal_is_noticed": True}, (), {"surprised": []}),
    ("DND-SUR-3", TWO_SIDES, (), {"surprised": ["B"], "not_surprised": ["A", "C"]}),
    ("DND-SUR-3", {"hiders": [HIDING], "observers": [OBSERVER], "overrides": {"O": False}}, (), {"surprised": []}),
    ("DND-SUR-4", {"surprised": True}, (), {"can_move": False, "can_act": False, "can_react": False}),
    ("DND-SUR-4", {"surprised": True, "first_turn_done": True}, (), {"can_react": True, "loses_turn": False}),
    ("DND-SUR-4", {"surprised": True, "round": 1, "initiative": 19, "count": 19}, (), {"can_react": False}),
    ("DND-SUR-4", {"surprised": True, "round": 1, "initiative": 19, "count": 18}, (), {"can_react": True}),
    ("DND-INI-4", {"tied": [{"name": "A"}, {"name": "B"}]}, (), {"settled": False, "ask": True, "order": []}),
    (
        "DND-INI-4",
        {"tied": [{"name": "A"}, {"name": "B"}, {"name": "C", "kind": "pc"}], "by": "roll"},
        (7, 7, 12, 3, 9),
        {"order": ["C", "B", "A"], "settled": True},
    ),
    ("DND-TRN-1", {"deeds": ["move", "action", "move"]}, (), {"allowed": True, "action_used": True}),
    ("DND-TRN-1", {"deeds": ["action", "action"]}, (), {"allowed": False, "refused": [1]}),
    ("DND-TRN-2", {"deeds": ["talk", "gesture"]}, (), {"allowed": True, "action_used": False, "movement_cost": 0}),
    ("DND-TRN-3", {"deeds": ["nothing"]}, (), {"allowed": True, "suggestions": ["dodge", "ready"]}),
    ("DND-BON-1", {"features": []}, (), {"available": False, "number": 0}),
    ("DND-BON-1", {"features": ["A"], "bonus_action_used": True}, (), {"available": False}),
    ("DND-BON-2", {"features": ["A"], "timing": "nach dem Angriff"}, (), {"timing": "fixed", "available": True}),
    ("DND-BON-3", {"features": ["A"], "can_act": False}, (), {"available": False}),
    ("DND-REA-1", {"reaction_available": False}, (), {"allowed": False}),
    ("DND-REA-2", {"used_round": 2, "used_count": 15, "own_count": 8}, (), {"available_round": 2}),
    ("DND-REA-2", {"used_count": 8, "own_count": 15, "round": 2, "count": 16}, (), {"available": False}),
    ("DND-REA-2", {"used_count": 8, "own_count": 15, "round": 2, "count": 15}, (), {"available": True}),
    ("DND-REA-2", {"used_count": 8, "own_count": 8}, (), {"available_round": 2}),
    ("DND-REA-3", {"says_otherwise": True}, (), {"order": [], "timing": "as_it_says"}),
    ("DND-MOV-1", {"speed": 9, "legs": _legs(4.5, 4.5)}, (), {"movement_left": 0, "allowed": True}),
    ("DND-MOV-1", {"speed": 0, "legs": _legs(1.5)}, (), {"allowed": False, "movement_used": 0}),
    ("DND-MOV-2", {"speed": 9, "legs": _legs(3, 7)}, (), {"refused": [1], "movement_left": 6}),
    ("DND-MOV-4", {**_speeds(walk=6, fly=12), "movement_used": 6, "mode": "fly"}, (), {"movement_left": 6}),
    ("DND-MOV-4", {**_speeds(walk=9), "mode": "swim"}, (), {"possible": False, "movement_left": 0}),
    ("DND-MOV-1", {**_speeds(walk=6, fly=12), "legs": FLY_TWICE}, (), {"refused": [1], "movement_used": 12}),
    ("DND-TER-1", {"metres": 1.5, "difficult": True}, (), {"cost": 3, "extra": 1.5}),
    ("DND-TER-1", {"metres": 4.5}, (), {"cost": 4.5, "extra": 0, "difficult": False}),
    ("DND-TER-2", {"metres": 3, "reasons": ["Schnee", "Geröll"], "creature_space": True}, (), {"cost": 6}),
    ("DND-TER-3", {"metres": 1.5, "creature_space": True}, (), {"cost": 3, "difficult": True}),
    ("DND-PRO-1", {"movement_used": 4.5}, (), {"cost": 0, "prone": True, "movement_used": 4.5}),
    ("DND-PRO-2", {"speed": 7.5}, (), {"cost": 3, "possible": True}),
    ("DND-PRO-2", _speeds(walk=6, fly=12), (), {"cost": 3}),
    ("DND-PRO-3", {"speed": 9, "movement_used": 5}, (), {"possible": True, "prone": False, "movement_left": 0}),
    ("DND-PRO-3", {"speed": 1.5, "movement_used": 1.5}, (), {"cost": 0, "possible": True}),
    ("DND-PRO-3", {"speed": 0}, (), {"possible": False, "prone": True}),
    ("DND-MOV-1", {"speed": 9, "prone": True, "legs": UP_AND_OFF}, (), {"movement_left": 0, "prone": False}),
    ("DND-CRE-1", {"hostile": False, "other_size": "gargantuan"}, (), {"may_pass": True, "cost": 12}),
    ("DND-CRE-2", {"size": "tiny", "other_size": "medium"}, (), {"may_pass": True, "size_difference": 2}),
    ("DND-CRE-2", {"size": "small", "other_size": "medium"}, (), {"may_pass": False, "size_difference": 1}),
    ("DND-CRE-2", {"size": "gargantuan", "other_size": "huge", "override": True}, (), {"may_pass": True}),
    ("DND-CRE-2", {"other_size": "huge", "movement_left": 8}, (), {"allowed": False}),
    ("DND-CRE-3", {"hostile": False, "ends_inside": True}, (), {"may_stop": False, "allowed": False}),
    ("DND-CRE-4", {"in_reach_after": True}, (), {"provokes": False}),
    ("DND-CRE-4", {"own_turn": False}, (), {"provokes": False}),
    ("DND-CRE-4", {"hostile": False}, (), {"provokes": False}),
    ("DND-CRE-4", {"reaction_available": False}, (), {"provokes": True, "attack_possible": False}),
    *(
        ("DND-SIZ-1", {"size": size}, (), {"rank": rank, "side": side})
        for rank, (size, side) in enumerate(
            (("tiny", 0.75), ("small", 1.5), ("medium", 1.5), ("large", 3), ("huge", 4.5), ("gargantuan", 6))
        )
    ),
    ("DND-FLY-1", {}, (), {"covered": False}),
)
