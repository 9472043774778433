"""Abilities of artefacts, and those with the word Magic: Curse, Frost, Shot, Enhancement."""

from typing import Annotated, Literal

from pydantic import Field

from app.systems.mage_knight.rulings import Count, Name, Result, Spelled, Value, ruling

SECTION, CORRIDOR_ALONG, CORRIDOR_ACROSS = 5, 5, 3  # fields


@ruling("MKD-ART-1", "MKD-ART-2")
def artefact_ability(click_ability: Name | None = None, artefact_ability: Name | None = None) -> Result:
    """Tell which ability a figure has that owns an artefact."""
    return {"ability": artefact_ability or click_ability, "replaced": click_ability if artefact_ability else None}


@ruling("MKD-ART-2", "MKD-ART-1")
def artefact_after_click(
    artefact_ability: Name,
    click_change: Annotated[int, Field(ge=-20, le=20)] = -1,
    new_click_ability: Name | None = None,
) -> Result:
    """Tell which ability a figure has after damage (negative) or healing moved its dial."""
    return {"ability": artefact_ability, "replaced": new_click_ability, "click_change": click_change}


@ruling("MKD-CUR-1")
def curse_and_healing(cursed: bool = True, healed_clicks: Value = 1) -> Result:
    """Tell what Curse does to a figure that Magic Healing heals: the damage comes after the healing."""
    clicks = int(cursed)
    return {"cursed": cursed, "clicks": clicks, "healed_clicks": healed_clicks, "net": healed_clicks - clicks}


@ruling("MKD-CUR-2", "MKD-CUR-3")
@ruling("MKD-CUR-3", "MKD-CUR-2", name="curse_does_not_add_up", enhancers=2)
def curse_and_enhancement(cursed: bool = True, enhancers: Count = 1, ranged_attack: bool = True) -> Result:
    """Tell what Curse does to a figure that shoots with so many figures with Magic Enhancement in base contact."""
    clicks = int(cursed and enhancers > 0 and ranged_attack)
    return {"clicks": clicks, "enhancers": enhancers}


@ruling("MKD-CUR-4")
def curse_and_confusion(cursed_target: bool = True) -> Result:
    """Tell what Curse does to the target of an attack with Magic Confusion."""
    return {"clicks": int(cursed_target), "cause": "curse" if cursed_target else None}


@ruling("MKD-CUR-1", "MKD-CUR-2", "MKD-CUR-3", "MKD-CUR-4")
def curse(
    cursed: bool = True,
    magic_healing: bool = False,
    enhancers: Count = 0,
    ranged_attack: bool = False,
    magic_confusion: bool = False,
) -> Result:
    """Tell what Curse does in one action with several magic causes: one click for each ruling that applies."""
    causes = {"healing": magic_healing, "enhancement": enhancers > 0 and ranged_attack, "confusion": magic_confusion}
    found = [name for name, applies in causes.items() if applies and cursed]
    return {"clicks": len(found), "causes": found}


@ruling("MKD-FRO-1")
def frost_tokens(frost_attacks: Count = 1, frost_tokens: Annotated[int, Field(ge=0, le=1)] = 0) -> Result:
    """Tell how many frost tokens a figure has after so many attacks with Magic Frost: one at most."""
    tokens = min(1, frost_attacks + frost_tokens)
    return {"frost_tokens": tokens, "attempts": tokens}


@ruling("MKD-FRO-2")
def frost_movement(
    movement: Value,
    bonus: Annotated[int, Field(ge=0, le=4)] = 4,
    frost: Annotated[Literal["subtract", "halve"], Spelled] = "subtract",
    frost_reduction: Value = 0,
    round_up: bool = False,
) -> Result:
    """Return the movement value of a figure with frost: first the bonus of Charge or Quickshot, then the reduction.

    `frost`: what the table's rulebook says, to subtract `frost_reduction` or to halve.
    """
    before = movement + bonus
    reduced = (before + round_up) // 2 if frost == "halve" else max(before - frost_reduction, 0)
    return {"before_frost": before, "movement": reduced}


@ruling("MKD-FRO-3", "MKD-ABL-4", "MKD-ABL-5")
def frost_attack(frost_token: bool = True, gives_up_actions: bool = False) -> Result:
    """Tell whether Charge or Quickshot still allow the attack for 0 movement points."""
    return {"allowed": not gives_up_actions, "frost_token": frost_token, "cost": None if gives_up_actions else 0}


@ruling("MKD-RES-1")
def magic_resistance(own_ability: bool = True, ability: Name | None = None) -> Result:
    """Tell whether Magic Resistance hinders a magic ability; of another's ability the sheet says nothing."""
    return {"hindered": False if own_ability else None, "usable": True if own_ability else None, "ability": ability}


Piece = Annotated[Literal["wall", "blocked_field", "undivided_area", "clear", "other"], Spelled]


@ruling("MKD-SHT-1")
def magic_shot(line: Annotated[tuple[Piece, ...], Field(max_length=60)] = ()) -> Result:
    """Tell whether Magic Shot passes what lies between two figures; of anything `other` the sheet says nothing."""
    unknown = "other" in line
    return {"passes": None if unknown else True, "line": list(line), "known": not unknown}


@ruling("MKD-SHT-2", "MKD-SHT-1")
def shot_range(
    sections: Count = 0, corridors_along: Count = 0, corridors_across: Count = 0, fields: Count = 0
) -> Result:
    """Tell how many fields the range crosses: pieces that it crosses as a whole, and fields counted one by one."""
    crossed = SECTION * sections + CORRIDOR_ALONG * corridors_along + CORRIDOR_ACROSS * corridors_across
    return {"fields": crossed + fields, "section": [5, 5], "corridor": [3, 5]}


@ruling("MKD-ENH-1")
def magic_enhancement(adjacent: bool = True) -> Result:
    """Tell what Magic Enhancement affects of a figure on an adjacent field."""
    return {"adjacent": adjacent, "affects_ranged_attack": adjacent, "affects_figure": adjacent}
