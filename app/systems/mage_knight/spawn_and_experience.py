"""Mage Spawn, monster tokens, and who gains experience."""

from typing import Annotated, Literal

from pydantic import Field

from app.systems.mage_knight.content import Count, Name, Names, Spelled, Value
from app.systems.mage_knight.rulings import Result, ruling

DOOR, TRAP_POINTS = 2, 25
MAGE_SPAWN = "magespawn"
NO_GAIN = ("trap", "critical_miss", "chest", "artefact")
Cause = Annotated[
    Literal[
        "attack", "counterattack", "polearm", "poison", "magic_retribution", "ram",
        "trap", "critical_miss", "chest", "artefact",
    ],
    Spelled,
]  # fmt: skip
Factions = Annotated[tuple[Name, ...], Field(min_length=1, max_length=100)]
PlacedOrMoved = Annotated[Literal["placed", "moved"], Spelled]


def _is_spawn(faction: str) -> bool:
    return "".join(filter(str.isalnum, faction.casefold())) == MAGE_SPAWN


@ruling("MKD-XP-1", "MKD-XP-2")
@ruling("MKD-XP-2", "MKD-XP-1", name="no_experience", cause="trap")
def experience(
    cause: Cause = "attack",
    owner: Name | None = None,
    victim: Annotated[Literal["mage_spawn", "enemy"], Spelled] = "mage_spawn",
) -> Result:
    """Who gains the points of a dead figure: the `owner` of the figure that caused the lethal damage, or nobody."""
    gains = cause not in NO_GAIN
    return {"cause": cause, "victim": victim, "gains": gains, "points_to": owner if gains else None}


@ruling("MKD-XP-3", "MKD-DMG-2")
def trap_experience(
    triggered: bool = True,
    mage_spawn_placed: Count = 0,
    hero_eliminated: bool = False,
    points_if_eliminated: bool = False,
) -> Result:
    """What happens when a hero triggers a trap, in order, and the points at its end.

    `points_if_eliminated`: the table gives them also to a hero whom the trap has eliminated.
    """
    gains = triggered and (not hero_eliminated or points_if_eliminated)
    order = ["triggering", *(["mage_spawn"] if mage_spawn_placed else []), "trap_attack"] if triggered else []
    return {"points": TRAP_POINTS if gains else 0, "order": [*order, *(["experience"] if gains else [])]}


@ruling("MKD-SPN-1")
def hero_team(factions: Factions) -> Result:
    """Whether figures of these factions may be a hero team."""
    wrong = [number for number, one in enumerate(factions, start=1) if _is_spawn(one)]
    return {"legal": not wrong, "wrong": wrong}


@ruling("MKD-SPN-2")
def spawn_friends(from_monster_tokens: bool = True, figures: Names = ()) -> Result:
    """Whether Mage Spawn are friendly to each other; of those not placed from monster tokens the sheet says nothing."""
    return {"friendly": True if from_monster_tokens else None, "figures": list(figures)}


@ruling("MKD-SPN-3", "MKD-SPN-4")
def spawn_pool(factions: Factions) -> Result:
    """Whether figures of these factions may be a Mage Spawn pool."""
    wrong = [number for number, one in enumerate(factions, start=1) if not _is_spawn(one)]
    return {"legal": not wrong, "wrong": wrong}


@ruling("MKD-TOK-1")
def move_token(token_section: Name, target_section: Name | None = None, hero_sections: Names = ()) -> Result:
    """Whether a player may move a monster token, whose own heroes are in `hero_sections`."""
    heroes = {one.casefold() for one in hero_sections}
    is_out = token_section.casefold() in heroes
    is_in = target_section is not None and target_section.casefold() in heroes
    return {"allowed": not is_out and not is_in, "reason": "out" if is_out else "in" if is_in else "free"}


@ruling("MKD-TOK-2", "MKD-DOR-1")
def token_opens_door(movement_points: Value) -> Result:
    """Whether a monster token may open a door with so many movement points left."""
    allowed = movement_points >= DOOR
    return {"allowed": allowed, "cost": DOOR, "movement_left": movement_points - DOOR if allowed else movement_points}


@ruling("MKD-TOK-3", "MKD-SPN-4", name="conversion_and_polearm")
@ruling("MKD-TOK-4", "MKD-SPN-4", name="conversion_and_ram")
def conversion_and_reaction(event: PlacedOrMoved = "placed") -> Result:
    """Whether Polearm or Ram is triggered by a figure that was placed, or that moved."""
    return {"event": event, "triggered": event == "moved"}
