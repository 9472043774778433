"""Actions of a round: the Leader's dice, tokens, and whom Frenzy makes go first."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Annotated, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.dice import D6
from app.core.errors import InvalidValue
from app.core.function_rules import Chances
from app.core.model import Mark, Model
from app.systems.mage_knight.rulings import Count, Dice, Name, Result, Spelled, Value, ruling


def _leader_odds(actions: int, own_leaders: int, mage_spawn_leaders: int, excluded: int, dice: int | None) -> Chances:
    number = own_leaders + max(mage_spawn_leaders - excluded, 0)
    number = number if dice is None else min(dice, number)
    return {
        f"{actions + six}": comb(number, six) * Fraction(5 ** (number - six), 6**number) for six in range(number + 1)
    }


@ruling("MKD-ABL-1", "MKD-ACT-1", chances=_leader_odds)
def leader_actions(
    answers: Answers,
    actions: Count = 3,
    own_leaders: Dice = 1,
    mage_spawn_leaders: Dice = 0,
    excluded: Dice = 0,
    dice: Dice | None = None,
) -> Result:
    """Tell how many actions a player has this round after a d6 for each Leader: every 6 is one more.

    `actions`: the original number. `excluded`: Mage Spawn whose Leader the table does not count. `dice`: how many the
    player throws, where not all. Raises: InvalidValue for more dice than Leaders.
    """
    number = own_leaders + max(mage_spawn_leaders - excluded, 0)
    if dice is not None and dice > number:
        raise InvalidValue("leader.too_many_dice", field="dice", most=number)
    roll = answers.roll("leader", *[D6] * (number if dice is None else dice))
    sixes = roll.count("6")
    faces = [int(face) for face in roll.faces]
    return {"dice": len(faces), "faces": faces, "extra_actions": sixes, "actions": actions + sixes}


@ruling("MKD-ABL-2")
def leader_healing(
    demoralised: bool = True,
    friendly: bool = True,
    same_section: bool = False,
    adjacent: bool = False,
    leaders: Annotated[int, Field(ge=1, le=20)] = 1,
    clicks_to_recover: Annotated[int, Field(ge=1, le=20)] = 1,
) -> Result:
    """Tell how many clicks Leaders may heal on a figure in their section or on a field next to them.

    `leaders`: so many are near it. `clicks_to_recover`: after so many it is no longer demoralised, and the next Leader
    heals nothing.
    """
    near = same_section or adjacent
    clicks = min(leaders, clicks_to_recover) if demoralised and friendly and near else 0
    reason = "heals" if clicks else "calm" if not demoralised else "enemy" if not friendly else "far"
    return {"allowed": clicks > 0, "clicks": clicks, "reason": reason}


@ruling("MKD-ACT-1")
def number_of_actions(original_actions: Count = 3, heroes_left: Count = 0) -> Result:
    """Tell how many actions a player has who has lost heroes."""
    return {"actions": original_actions, "may_activate_mage_spawn": True, "heroes_left": heroes_left}


@ruling("MKD-ACT-2")
def remove_tokens(
    tokens: Count = 1,
    acted_this_round: bool = False,
    eliminated: bool = False,
    moment: Annotated[Literal["own_turn_end", "other"], Spelled] = "own_turn_end",
) -> Result:
    """Tell whether a figure loses its action tokens now; an eliminated Mage Spawn loses them when all others do."""
    removed = moment == "own_turn_end" and not acted_this_round
    return {"removed": removed, "tokens": 0 if removed else tokens, "eliminated": eliminated}


@ruling("MKD-ACT-3", "MKD-ACT-2")
def summon(tokens: Count = 1) -> Result:
    """With how many action tokens a summoned Mage Spawn returns."""
    return {"tokens": tokens}


class FrenzyFigure(Model):
    """A figure of one player. `token`: it has an activation token. `legal`: it may be activated at all."""

    name: Annotated[Name, Mark(decides=True)]
    kind: Annotated[Literal["hero", "mage_spawn"], Spelled] = "hero"
    frenzy: bool = False
    token: bool = False
    legal: bool = True
    acted: bool = False


Figures = Annotated[tuple[FrenzyFigure, ...], Field(max_length=60)]


@ruling("MKD-FRZ-1", "MKD-FRZ-2", "MKD-FRZ-3", "MKD-FRZ-4", "MKD-FRZ-5")
@ruling("MKD-FRZ-2", "MKD-FRZ-1", name="frenzy_mage_spawn")
@ruling("MKD-FRZ-3", "MKD-FRZ-4", name="frenzy_legal")
@ruling("MKD-FRZ-4", "MKD-FRZ-3", name="frenzy_blocked")
@ruling("MKD-FRZ-5", "MKD-FRZ-1", "MKD-FRZ-2", name="frenzy_choice")
def frenzy_order(figures: Figures, actions: Count = 3) -> Result:
    """Tell who must be activated next, who may be, and who may not, with so many `actions` left."""
    ready = [one for one in figures if one.legal and not one.acted]
    heroes = [one for one in ready if one.frenzy and one.kind == "hero"]
    frenzied = [one for one in figures if one.frenzy and one.kind == "mage_spawn" and not one.token and not one.acted]
    blocked = [] if heroes else [one for one in frenzied if not one.legal]
    first = heroes or [one for one in frenzied if one.legal and not blocked]
    spawn_waits = bool(frenzied)
    may = first if heroes else [one for one in ready if one.kind == "hero" or one in first or not spawn_waits]
    may = may if actions else []
    return {
        "must_first": _names(first),
        "before": "nobody" if not first else "everybody" if heroes else "mage_spawn",
        "may": _names(may),
        "may_not": _names([one for one in figures if one not in may]),
        "blocked_by": _names(blocked),
        "player_picks": len(first) > actions,
        "number": min(len(first), actions),
    }


def _names(figures: Sequence[FrenzyFigure]) -> list[str]:
    return [one.name for one in figures]


class Player(Model):
    """A player with the levels that each of the player's figures has gained, eliminated ones included."""

    name: Annotated[Name, Mark(decides=True)]
    levels: Annotated[tuple[Value, ...], Field(max_length=60)] = ()
    non_heroes: Count = 0


Players = Annotated[tuple[Player, ...], Field(min_length=1, max_length=8)]


@ruling("MKD-TIE-1", "MKD-TIE-2")
def tie_break(players: Players) -> Result:
    """Tell who wins a tie: the larger sum of gained levels; figures that are no heroes count as level 0."""
    sums = {one.name: sum(one.levels) for one in players}
    best = [name for name, total in sums.items() if total == max(sums.values())]
    return {"sums": sums, "winner": best[0] if len(best) == 1 else None, "tied": best if len(best) > 1 else []}


@ruling("MKD-TIE-2", "MKD-TIE-1")
def non_hero_levels(non_heroes: Count = 1, levels: Annotated[tuple[Value, ...], Field(max_length=60)] = ()) -> Result:
    """Tell what figures that are no heroes add to the sum of gained levels of the others."""
    return {"level": 0, "non_heroes": non_heroes, "sum": sum(levels)}
