"""The worked examples: what is asked, which dice fall, and what follows. Used by tests and by docs/dnd5e.md."""

from collections.abc import Sequence
from typing import Any

from tests.systems.dnd5e.examples_of_movement import MOVES, Example

__all__ = ["EXAMPLES", "Example"]


def _named(*names: str, **fields: Any) -> list[dict[str, Any]]:
    return [{"name": name, **fields} for name in names]


BANDITS = [{"name": "Räuber 1", "stealth": 12}, {"name": "Räuber 2", "stealth": 18}]
PARTY = [
    {"name": "Anna", "passive_perception": 13},
    {"name": "Bruno", "passive_perception": 17},
    {"name": "Clara", "passive_perception": 11},
]
GOBLINS = [{"name": f"Goblin {one}", "group": "Goblins", "dex_mod": 2} for one in (1, 2, 3)]
TIED = [{"name": "Goblins"}, *_named("Ava", "Ben", kind="pc")]

EXAMPLES: Sequence[Example] = (
    Example(1, ["DND-PER-1"], "passive_perception", {"wis_mod": 2, "proficiency_bonus": 2}, {"passive_perception": 14}),
    Example(2, ["DND-PER-1"], "passive_perception", {"wis_mod": -1, "disadvantage": True}, {"passive_perception": 4}),
    Example(
        *(3, ["DND-PER-1"], "passive_perception"),
        {"wis_mod": 3, "proficiency_bonus": 2, "advantage": True},
        {"passive_perception": 20},
    ),
    Example(
        *(0, ["DND-PER-1"], "passive_perception"),
        {"wis_mod": 1, "other_modifiers": [2, -1], "advantage": True, "disadvantage": True},
        {"passive_perception": 12},
    ),
    Example(
        *(4, ["DND-PER-2"], "passive_comparison"),
        {"stealth": 13, "passive_perception": 14},
        {"noticed": True},
        (),
        "game_master",
    ),
    Example(4, ["DND-PER-2"], "passive_comparison", {"stealth": 15, "passive_perception": 14}, {"noticed": False}),
    Example(4, ["DND-PER-2"], "passive_comparison", {"stealth": 14, "passive_perception": 14}, {"noticed": False}),
    Example(
        *(0, ["DND-PER-2"], "passive_comparison"),
        {"stealth": 14, "passive_perception": 14, "equal_is_noticed": True},
        {"noticed": True},
    ),
    Example(
        *(0, ["DND-PER-2"], "passive_comparison"),
        {"stealth_modifier": 3, "passive_perception": 14},
        {"noticed": False, "stealth": 15},
        (12,),
    ),
    Example(
        *(5, ["DND-HID-3", "DND-PER-2"], "invisible_creature"),
        {"stealth": 9, "passive_perception": 12},
        {"can_hide": True, "needs_stealth_check": True, "noticed": True},
    ),
    Example(0, ["DND-HID-3"], "invisible_creature", {"invisible": False, "sees_clearly": True}, {"can_hide": False}),
    Example(
        *(0, ["DND-HID-3", "DND-HID-2"], "invisible_creature"),
        {"quiet": False, "passive_perception": 5},
        {"noticed": True, "stealth": None},
    ),
    Example(
        *(0, ["DND-HID-1"], "hide_attempt"),
        {"observers": [{"name": "Wache", "sees_clearly": True}, {"name": "Hund"}]},
        {"can_hide": True, "hides_from": ["Hund"], "seen_by": ["Wache"]},
    ),
    Example(
        *(0, ["DND-HID-1"], "hide_attempt"),
        {"observers": [{"name": "Wache", "sees_clearly": True}]},
        {"can_hide": False, "hides_from": []},
    ),
    Example(0, ["DND-HID-2"], "noise", {"noise": True}, {"hidden": False, "position_given_away": True}),
    Example(0, ["DND-HID-2"], "noise", {"noise": False}, {"hidden": True, "position_given_away": False}),
    Example(0, ["DND-HID-4"], "active_search", {"check": 15, "stealth": 14}, {"found": True, "ask_game_master": True}),
    Example(0, ["DND-HID-4"], "active_search", {"check": 14, "stealth": 14}, {"found": False}),
    Example(0, ["DND-HID-4"], "active_search", {"success": True}, {"found": True, "ask_game_master": False}),
    Example(0, ["DND-OBJ-1"], "object_outside_combat", {"description": "öffnet die Truhe"}, {"roll_needed": False}),
    Example(
        *(6, ["DND-FIND-2"], "find_hidden"),
        {"check": 23, "places_searched": ["Wände", "Möbel von außen"], "place": "oberste Schublade", "difficulty": 12},
        {"found": False, "right_place": False},
    ),
    Example(
        *(6, ["DND-FIND-1"], "find_hidden"),
        {"check": 14, "difficulty": 12, "places_searched": ["oberste Schublade"], "place": "oberste Schublade"},
        {"found": True, "right_place": True},
    ),
    Example(0, ["DND-FIND-1"], "find_hidden", {"check": 11, "difficulty": 12}, {"found": False}),
    Example(7, ["DND-OBJ-2"], "object_interaction", {"objects_handled": 0}, {"cost": "free", "action_used": False}),
    Example(7, ["DND-OBJ-3"], "object_interaction", {"objects_handled": 1}, {"cost": "action", "action_used": True}),
    Example(8, ["DND-OBJ-4"], "object_interaction", {"special": True}, {"cost": "action", "allowed": True}),
    Example(
        *(0, ["DND-OBJ-5"], "object_interaction"),
        {"awkward": True, "action_used": True},
        {"cost": "action", "allowed": False},
    ),
    Example(9, ["DND-SUF-1"], "hold_breath", {"con_mod": 3}, {"seconds": 240, "minutes": 4, "rounds": 40}),
    Example(9, ["DND-SUF-2"], "out_of_air", {"con_mod": 3}, {"rounds": 3}),
    Example(
        *(9, ["DND-SUF-3"], "suffocation"),
        {"con_mod": 3},
        {"breath_rounds": 40, "survival_rounds": 3, "drops_at_turn": 4},
    ),
    Example(
        *(10, ["DND-SUF-2", "DND-SUF-3"], "suffocation"),
        {"con_mod": -2, "choked": True, "round": 2, "count": 17, "own_count": 9},
        {"breath_rounds": 0, "survival_rounds": 1, "first_turn_in_round": 2, "drops_in_round": 3, "drops_at_turn": 2},
    ),
    Example(
        *(0, ["DND-SUF-3"], "suffocation"),
        {"con_mod": 0, "choked": True, "round": 1, "count": 5, "own_count": 12},
        {"first_turn_in_round": 2, "drops_in_round": 3},
    ),
    Example(0, ["DND-SUF-3"], "suffocation", {"con_mod": 2, "own_turns": 3}, {"dropped": True, "hit_points": 0}),
    Example(0, ["DND-SUF-3"], "suffocation", {"con_mod": 2, "own_turns": 2}, {"dropped": False, "hit_points": None}),
    Example(
        *(0, ["DND-SUF-4"], "suffocation_recovery"),
        {"can_breathe": False},
        {"can_be_stabilised": False, "can_regain_hit_points": False, "timer_runs": True},
    ),
    Example(
        0,
        ["DND-SUF-4"],
        "suffocation_recovery",
        {"can_breathe": True},
        {"can_be_stabilised": True, "timer_runs": False},
    ),
    Example(0, ["DND-CMB-1"], "combat_steps", {"step": "surprise"}, {"next": "positions"}, (), "game_master"),
    Example(0, ["DND-CMB-1"], "combat_steps", {"step": "next_round"}, {"next": "turns"}),
    Example(0, ["DND-CMB-1"], "combat_steps", {"step": "turns", "fight_over": True}, {"next": None}),
    Example(
        0,
        ["DND-CMB-3"],
        "positions",
        {"marching_order": ["Ava", "Ben"]},
        {"proposed": ["Ava", "Ben"]},
        (),
        "game_master",
    ),
    Example(
        *(11, ["DND-SUR-2", "DND-SUR-3"], "surprise"),
        {"hiders": BANDITS, "observers": PARTY},
        {"surprised": ["Clara"], "not_surprised": ["Anna", "Bruno"], "surprise_possible": True},
        (),
        "game_master",
    ),
    Example(
        *(12, ["DND-SUR-3"], "surprise"),
        {"hiders": [*BANDITS, {"name": "Räuber 3", "hides": False}], "observers": PARTY},
        {"surprised": []},
    ),
    Example(
        *(0, ["DND-SUR-1"], "surprise"),
        {"hiders": [{"name": "Räuber", "hides": False}], "observers": PARTY},
        {"surprised": [], "surprise_possible": False},
    ),
    Example(
        *(0, ["DND-SUR-3"], "surprise"),
        {"hiders": BANDITS, "observers": PARTY, "overrides": {"Clara": False, "Anna": True}},
        {"surprised": ["Anna"]},
    ),
    Example(
        *(13, ["DND-SUR-4"], "surprised_turn"),
        {"initiative": 19, "round": 1, "count": 19},
        {"can_move": False, "can_act": False, "can_react": False, "loses_turn": True, "rolls_initiative": True},
    ),
    Example(*(13, ["DND-SUR-4"], "surprised_turn"), {"initiative": 19, "round": 1, "count": 12}, {"can_react": True}),
    Example(*(14, ["DND-SUR-4"], "surprised_turn"), {"initiative": 5, "round": 1, "count": 20}, {"can_react": False}),
    Example(14, ["DND-SUR-4"], "surprised_turn", {"first_turn_done": True}, {"can_react": True}),
    Example(
        *(15, ["DND-INI-1", "DND-INI-2", "DND-INI-3"], "roll_initiative"),
        {"combatants": [*GOBLINS, *_named("Ava", "Ben", kind="pc", initiative=13)]},
        {"settled": False},
        (11,),
    ),
    Example(
        *(15, ["DND-INI-4"], "initiative_tie"),
        {"tied": TIED, "by": "roll"},
        {"order": ["Ava", "Goblins", "Ben"], "settled": True},
        (8, 15, 3),
        "game_master_or_roll",
    ),
    Example(
        *(15, ["DND-INI-4"], "initiative_tie"),
        {"tied": _named("Ava", "Ben", kind="pc")},
        {"settled": False, "ask": True, "order": []},
        (),
        "players",
    ),
    Example(0, ["DND-INI-4"], "initiative_tie", {"tied": _named("Wolf", "Bär")}, {"ask": True}, (), "game_master"),
    Example(
        *(0, ["DND-INI-4"], "initiative_tie"),
        {"tied": [{"name": "Ork"}, {"name": "Ava", "kind": "pc"}], "by": "roll"},
        {"order": ["Ava", "Ork"]},
        (7, 7, 2, 19),
    ),
    Example(16, ["DND-CMB-2"], "round_clock", {"round": 4}, {"seconds": 18, "ends_at": 24, "goes_on": True}),
    Example(
        *(25, ["DND-REA-2"], "reaction_returns"),
        {"used_round": 1, "used_count": 8, "own_count": 15, "round": 2, "count": 16},
        {"available_round": 2, "available_count": 15, "available": False},
    ),
    Example(
        *(25, ["DND-REA-2"], "reaction_returns"),
        {"used_round": 1, "used_count": 8, "own_count": 15, "round": 2, "count": 15},
        {"available": True},
    ),
    Example(
        0, ["DND-REA-1"], "reaction", {"trigger": "verlässt die Reichweite"}, {"allowed": True, "turn_goes_on": True}
    ),
    Example(0, ["DND-REA-3"], "reaction", {}, {"order": ["trigger", "reaction", "turn"], "timing": "after_trigger"}),
    Example(26, ["DND-BON-1"], "bonus_action", {"features": ["Zauber", "Merkmal"]}, {"available": True, "number": 1}),
    Example(
        *(26, ["DND-BON-3"], "bonus_action"),
        {"features": ["Zauber", "Merkmal"], "can_act": False},
        {"available": False},
    ),
    Example(0, ["DND-BON-1"], "bonus_action", {}, {"available": False, "number": 0}),
    Example(0, ["DND-BON-2"], "bonus_action", {"features": ["Zauber"]}, {"timing": "free"}, (), "player"),
    Example(0, ["DND-TRN-1"], "turn", {"deeds": ["action", "move"]}, {"allowed": True, "action_used": True}),
    Example(0, ["DND-TRN-1"], "turn", {"deeds": ["action", "action"]}, {"allowed": False, "refused": [1]}),
    Example(0, ["DND-TRN-2"], "turn", {"deeds": ["talk", "gesture"]}, {"action_used": False, "movement_cost": 0}),
    Example(0, ["DND-TRN-3"], "turn", {"deeds": []}, {"allowed": True, "suggestions": ["dodge", "ready"]}),
    Example(0, ["DND-SIZ-1"], "size_category", {"size": "tiny"}, {"rank": 0, "side": 0.75, "or_more": False}),
    Example(0, ["DND-SIZ-1"], "size_category", {"size": "gargantuan"}, {"rank": 5, "side": 6, "or_more": True}),
    Example(0, ["DND-FLY-1"], "flying", {}, {"covered": False}, (), "game_master"),
    *MOVES,
)
