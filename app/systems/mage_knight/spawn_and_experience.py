"""Mage Spawn, monster tokens and which figures they become, and who gains experience."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from app.core.model import Mark, Model
from app.core.names import look
from app.systems.mage_knight.rulings import Count, Name, Names, Result, Spelled, Value, ruling

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
    """Tell who gains the points of a dead figure: the `owner` of the figure that caused the lethal damage, if any."""
    gains = cause not in NO_GAIN
    return {"cause": cause, "victim": victim, "gains": gains, "points_to": owner if gains else None}


@ruling("MKD-XP-3", "MKD-DMG-2")
def trap_experience(
    triggered: bool = True,
    mage_spawn_placed: Count = 0,
    hero_eliminated: bool = False,
    points_if_eliminated: bool = False,
) -> Result:
    """Tell what happens when a hero triggers a trap, in order, and the points at its end.

    `points_if_eliminated`: the table gives them also to a hero whom the trap has eliminated.
    """
    gains = triggered and (not hero_eliminated or points_if_eliminated)
    order = ["triggering", *(["mage_spawn"] if mage_spawn_placed else []), "trap_attack"] if triggered else []
    return {"points": TRAP_POINTS if gains else 0, "order": [*order, *(["experience"] if gains else [])]}


@ruling("MKD-SPN-1")
def hero_team(factions: Factions) -> Result:
    """Tell whether figures of these factions may be a hero team."""
    wrong = [number for number, one in enumerate(factions, start=1) if _is_spawn(one)]
    return {"legal": not wrong, "wrong": wrong}


@ruling("MKD-SPN-2")
def spawn_friends(from_monster_tokens: bool = True, figures: Names = ()) -> Result:
    """Tell whether Mage Spawn are friendly to each other; of those not placed from monster tokens the sheet says
    nothing.
    """
    return {"friendly": True if from_monster_tokens else None, "figures": list(figures)}


@ruling("MKD-SPN-3", "MKD-SPN-4")
def spawn_pool(factions: Factions) -> Result:
    """Tell whether figures of these factions may be a Mage Spawn pool."""
    wrong = [number for number, one in enumerate(factions, start=1) if not _is_spawn(one)]
    return {"legal": not wrong, "wrong": wrong}


@ruling("MKD-TOK-1")
def move_token(token_section: Name, target_section: Name | None = None, hero_sections: Names = ()) -> Result:
    """Tell whether a player may move a monster token, whose own heroes are in `hero_sections`."""
    heroes = {look(one) for one in hero_sections}
    is_out = look(token_section) in heroes
    is_in = target_section is not None and look(target_section) in heroes
    return {"allowed": not is_out and not is_in, "reason": "out" if is_out else "in" if is_in else "free"}


@ruling("MKD-TOK-2", "MKD-DOR-1")
def token_opens_door(movement_points: Value) -> Result:
    """Tell whether a monster token may open a door with so many movement points left."""
    allowed = movement_points >= DOOR
    return {"allowed": allowed, "cost": DOOR, "movement_left": movement_points - DOOR if allowed else movement_points}


@ruling("MKD-TOK-3", "MKD-SPN-4", name="conversion_and_polearm")
@ruling("MKD-TOK-4", "MKD-SPN-4", name="conversion_and_ram")
def conversion_and_reaction(event: PlacedOrMoved = "placed") -> Result:
    """Tell whether Polearm or Ram is triggered by a figure that was placed, or that moved."""
    return {"event": event, "triggered": event == "moved"}


MOST_POOL, MOST_PLACED, MOST_POINTS, MOST_LISTED = 100, 20, 3000, 200
WIDTH = 72  # bits for a count: 20 of 100 figures are fewer than 2**70 combinations


class PoolFigure(Model):
    """A figure of the pool."""

    name: Annotated[Name, Mark(decides=True)]
    cost: Annotated[int, Field(ge=1, le=1000)]

    @model_validator(mode="before")
    @classmethod
    def _bare_cost(cls, given: Any) -> Any:
        """Read a bare number as the cost of an unnamed figure: `[12, 15]`."""
        return {"name": str(given), "cost": given} if type(given) is int else given


Pool = Annotated[tuple[PoolFigure, ...], Field(max_length=MOST_POOL)]
Kind = tuple[str, int]  # figures of one name and cost look equal


@ruling("MKD-SPN-4", "MKD-SPN-3")
def conversion(
    pool: Pool,
    number: Annotated[int, Field(ge=1, le=MOST_PLACED)],
    points: Annotated[int, Field(ge=0, le=MOST_POINTS)],
) -> Result:
    """Tell which figures must be placed for `number` figures and `points` points, and who chooses between equal
    ones.
    """
    kinds = sorted(Counter((one.name, one.cost) for one in pool).items(), key=lambda kind: (kind[0][1], kind[0][0]))
    costs = sorted(one.cost for one in pool)
    steps = [
        {"number": k, "cheapest": sum(costs[:k]), "fits": sum(costs[:k]) <= points}
        for k in _tried(number, costs, points)
    ]
    placed = steps[-1]["number"] if steps and steps[-1]["fits"] else 0
    reached = _reached(kinds, placed, points)
    total = _best(reached[0][placed]) if placed else 0
    count = reached[0][placed] >> WIDTH * total if placed else 0
    listed = [_told(one) for one in _combinations(kinds, reached, placed, total)] if placed else []
    return {
        "number": placed,
        "total": total,
        "points_left": points - total,
        "count": count,
        "picks": "opponent" if count > 1 else "nobody",
        "combinations": listed,
        "first": ", ".join("{name} {cost}".format(**one) for one in listed[0]) if listed else "",
        "asked": number,
        "steps": steps,
    }


def _tried(number: int, costs: Sequence[int], points: int) -> Iterator[int]:
    """Numbers from the wanted one down to the first that fits."""
    for k in range(min(number, len(costs)), 0, -1):
        yield k
        if sum(costs[:k]) <= points:
            return


def _reached(kinds: Sequence[tuple[Kind, int]], most: int, points: int) -> list[list[int]]:
    """For the kinds from each place on, and each number of figures: in how many ways every sum is reached."""
    within = (1 << WIDTH * (points + 1)) - 1
    found = [[1] + [0] * most]
    for (_, cost), there in reversed(kinds):
        after = found[-1]
        ways = [
            sum(after[k - j] << WIDTH * cost * j for j in range(min(there, k) + 1)) & within for k in range(most + 1)
        ]
        found.append(ways)
    return found[::-1]


def _best(ways: int) -> int:
    return (ways.bit_length() - 1) // WIDTH


def _combinations(
    kinds: Sequence[tuple[Kind, int]], reached: Sequence[Sequence[int]], number: int, total: int
) -> Iterator[Sequence[Kind]]:
    """Yield the combinations of exactly this number and total, at most so many as are listed."""
    open_ways: list[tuple[int, int, int, tuple[Kind, ...]]] = [(0, number, total, ())]
    listed = 0
    while open_ways and listed < MOST_LISTED:
        at, left, sum_left, chosen = open_ways.pop()
        if at == len(kinds):
            listed += 1
            yield chosen
            continue
        (kind, there), after = kinds[at], reached[at + 1]
        for taken in range(min(there, left) + 1):
            rest = sum_left - taken * kind[1]
            if rest >= 0 and after[left - taken] >> WIDTH * rest & (1 << WIDTH) - 1:
                open_ways.append((at + 1, left - taken, rest, chosen + (kind,) * taken))


def _told(kinds: Sequence[Kind]) -> list[dict[str, Any]]:
    return [{"name": name, "cost": cost} for name, cost in kinds]
