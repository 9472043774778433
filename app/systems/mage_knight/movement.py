"""Moving, passing, doors, and the way out."""

from fractions import Fraction
from typing import Annotated, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.dice import D6
from app.core.errors import InvalidValue
from app.core.function_rules import Chances
from app.core.names import look
from app.systems.mage_knight.rulings import Count, Name, Names, Result, Spelled, Value, ruling

BONUS, BONUS_ATTACK = 4, 4
SWIM = 2
DOOR, LEAVING = 2, 1
Choice = Annotated[Literal["attack", "movement", "none"], Spelled]
KIND_OF = {"quickshot": "ranged", "charge": "melee"}


@ruling("MKD-ABL-3")
def swim(on_water: bool = True, defence: Value = 0, ranged: bool = True, bonus_wanted: bool = True) -> Result:
    """Return the defence of a figure that swims, and how it takes water."""
    bonus = SWIM if on_water and ranged and bonus_wanted else 0
    return {"terrain": "clear", "bonus": bonus, "defence": defence + bonus}


def _break_away_odds(choice: str, adjacent_enemy: bool, movement: int, break_away: bool) -> Chances:
    return {"breaks_away": Fraction(5, 6), "held": Fraction(1, 6)} if break_away else {}


@ruling("MKD-ABL-4", "MKD-ABL-6", name="quickshot", chances=_break_away_odds)
@ruling("MKD-ABL-5", "MKD-ABL-6", name="charge", chances=_break_away_odds)
def attack_or_movement(
    answers: Answers,
    choice: Choice = "movement",
    adjacent_enemy: bool = False,
    movement: Value = 0,
    break_away: bool = False,
) -> Result:
    """Tell what Quickshot or Charge give: an attack for 0 movement points, or 4 more movement without an enemy
    adjacent.

    `break_away`: the figure tries to break away, which fails only on a 1.
    """
    allowed = not (choice == "movement" and adjacent_enemy)
    bonus = BONUS if choice == "movement" and allowed else 0
    face = int(answers.roll("break_away", D6).faces[0]) if break_away else None
    return {
        "choice": choice,
        "allowed": allowed,
        "bonus": bonus,
        "movement": movement + bonus,
        "attack_cost": BONUS_ATTACK if bonus else 0 if choice == "attack" else None,
        "until": "end_of_activation",
        "break_away_fails_on": 1,
        "face": face,
        "breaks_away": None if face is None else face > 1,
    }


@ruling("MKD-ABL-6", "MKD-ABL-4", "MKD-ABL-5")
def bonus_attack_cost(
    ability: Annotated[Literal["quickshot", "charge"], Spelled] = "charge",
    choice: Annotated[Literal["attack", "movement"], Spelled] = "movement",
    attack: Annotated[Literal["ranged", "melee"], Spelled] | None = None,
    movement: Value = 0,
) -> Result:
    """Tell what an attack costs a figure with Quickshot or Charge that chose the attack or the 4 movement points.

    `attack`: ranged or melee, else that of the ability; of the other kind the sheet says nothing. `movement`: the value
    without the bonus, of which `movement_left` tells what remains.
    """
    is_its_kind = attack in (None, KIND_OF[ability])
    took = choice == "movement"
    cost = (BONUS_ATTACK if took else 0) if is_its_kind else None
    has = movement + (BONUS if took else 0)
    return {"attack": attack or KIND_OF[ability], "cost": cost, "movement": has, "movement_left": has - (cost or 0)}


@ruling("MKD-SET-1")
def entrances(sections: Annotated[tuple[Name, ...], Field(min_length=1, max_length=8)]) -> Result:
    """Tell whether the players' entrances may lie in these sections, one for each player."""
    plain = [look(one) for one in sections]
    shared = [one for one in dict.fromkeys(sections) if plain.count(look(one)) > 1]
    return {"legal": len(set(plain)) == len(plain), "shared": shared}


@ruling("MKD-FRE-1", "MKD-PAS-1")
def free_turn(path: Annotated[tuple[Names, ...], Field(max_length=60)] = (), placed_next_to: Names = ()) -> Result:
    """Tell which enemies get a free turn, and how often.

    `path`: for every field that a figure enters, the enemies adjacent to it; `placed_next_to`: the same for a figure
    that is placed.
    """
    turns: dict[str, int] = {}
    for field in (placed_next_to, *path):
        for enemy in dict.fromkeys(field):
            turns[enemy] = turns.get(enemy, 0) + 1
    return {"free_turn": bool(turns), "free_turns": turns, "enemies": list(turns)}


@ruling("MKD-PAS-1", "MKD-FRE-1")
def passing_free_turn(passed_enemy: Name = "enemy", end_field: Name | None = None) -> Result:
    """Tell whether the passed enemy gets a free turn."""
    return {"free_turn": True, "enemy": passed_enemy, "end_field": end_field}


@ruling("MKD-PAS-2")
def passing_end(
    start_field: Name, passed_field: Name, end_field: Name, end_empty: bool = True, end_adjacent: bool = True
) -> Result:
    """Tell whether a passing figure may end on `end_field`, which is empty and adjacent to the passed one, or not."""
    start, passed, end = (look(one) for one in (start_field, passed_field, end_field))
    reason = "start" if end == start else "occupied" if end == passed or not end_empty else "free"
    reason = "apart" if reason == "free" and not end_adjacent else reason
    return {"allowed": reason == "free", "reason": reason}


@ruling("MKD-PAS-3", "MKD-TER-4")
def passing_break_away(other_enemies: Count = 0) -> Result:
    """Tell whether passing needs a roll to break away: because of other enemies that are left, not of the passed
    one.
    """
    return {"roll_needed": other_enemies > 0, "because_of_passed": False, "other_enemies": other_enemies}


@ruling("MKD-PAS-4", "MKD-PAS-1")
def sweep_and_passing(passed_field: Name, target_field: Name) -> Result:
    """Tell where both figures count as standing, and where they look, when one passes the other with Sweep."""
    return {"attacker_on": passed_field, "defender_on": passed_field, "facing": target_field}


@ruling("MKD-ROT-1", "MKD-DOR-1")
def rotating_room(doors_on_edge: Count = 1, rotates: bool = True) -> Result:
    """Tell how many doors leave the game when a room rotates."""
    return {"removed": doors_on_edge if rotates else 0}


@ruling("MKD-TRR-1")
def difficult_terrain(object: Annotated[Literal["treasure_chest", "other"], Spelled] = "treasure_chest") -> Result:
    """Tell whether an object is difficult terrain; of others than chests the sheet says nothing."""
    known = object == "treasure_chest"
    return {"difficult_terrain": False if known else None, "bonus_from_terrain": False if known else None}


@ruling("MKD-TEL-1")
def teleport(other_fields: Count = 1, occupied: Count = 0, on_teleport_field: bool = True) -> Result:
    """Tell whether a figure may teleport at the start of the round. Raises: InvalidValue for too many occupied."""
    if occupied > other_fields:
        raise InvalidValue("teleport.too_many_occupied", field="occupied", most=other_fields)
    return {"may_teleport": on_teleport_field and occupied < other_fields, "may_move": True}


@ruling("MKD-DOR-1", "MKD-TOK-2")
def open_door(door_line: Annotated[Literal["side", "corner", "elsewhere"], Spelled] = "side") -> Result:
    """Tell whether a figure may open a door that lies on a side line of its field, at a corner, or elsewhere."""
    return {"allowed": door_line == "side", "door_line": door_line}


@ruling("MKD-DOR-2", "MKD-DOR-3")
def open_door_step(diagonal: bool = False, open: bool = True) -> Result:
    """Tell whether a figure may step through a door as if nothing were there."""
    return {"allowed": open, "diagonal": diagonal}


@ruling("MKD-DOR-3")
def door_used(line_crossed: bool = True) -> Result:
    """Tell whether an open door counts as used."""
    return {"used": line_crossed}


@ruling("MKD-DOR-4")
def door_closes(door: Annotated[Literal["iron", "other"], Spelled] = "iron", moved_through: bool = True) -> Result:
    """Tell whether a door closes by itself; of others than iron doors the sheet says nothing."""
    return {"door": door, "closes": moved_through if door == "iron" else None}


@ruling("MKD-EXT-1")
def leave_dungeon(movement_points: Value = 1, diagonal: bool = False) -> Result:
    """Tell whether a figure may leave the dungeon with so many movement points left."""
    allowed = movement_points >= LEAVING
    left = movement_points - LEAVING if allowed else movement_points
    return {"allowed": allowed, "cost": LEAVING, "movement_left": left, "diagonal": diagonal}


Leaving = Annotated[Literal["hero", "mage_spawn", "monster_token"], Spelled]


@ruling("MKD-EXT-2", "MKD-EXT-3", name="mage_spawn_leaves", figure="mage_spawn")
@ruling("MKD-EXT-3", "MKD-EXT-2", name="token_leaves", figure="monster_token")
def who_leaves(figure: Leaving) -> Result:
    """Tell whether a hero, a Mage Spawn or a monster token can leave the dungeon."""
    return {"figure": figure, "allowed": figure == "hero"}


@ruling("MKD-EXT-4", "MKD-EXT-1", "MKD-PAS-2")
def leave_by_passing(movement_points: Value, passing_cost: Value) -> Result:
    """Tell whether a figure may pass an occupied field to the exit; `passing_cost` is the table's, leaving adds 1."""
    needed = passing_cost + LEAVING
    allowed = movement_points >= needed
    left = movement_points - needed if allowed else movement_points
    return {"allowed": allowed, "needed": needed, "movement_left": left}
