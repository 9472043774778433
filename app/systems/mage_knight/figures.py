"""Corrected figures and their costs."""

from typing import Any

from app.core.errors import UnknownContent
from app.systems.mage_knight.rulings import Level, Name, Result, ruling, sheet

MOST_CHESTS = 999


def _named(figure: str) -> str:
    """Return a figure of the sheet, however it is spelled. Raises: UnknownContent."""
    known = {_plain(name): name for name in sheet().figures}
    if _plain(figure) not in known:
        raise UnknownContent("figure.unknown", field="figure", figure=figure)
    return known[_plain(figure)]


def _plain(name: str) -> str:
    return "".join(filter(str.isalnum, name.casefold())).removesuffix("skelett").removesuffix("promo")


def _correction(rule: str, figure: str) -> Result:
    name = _named(figure)
    applies = sheet().figures[name] == rule
    told: dict[str, Any] = {"figure": name, "applies": applies}
    return {**told, **(sheet().corrections[rule] if applies else {})}


@ruling("MKD-ERR-1")
def arman_gessep(figure: Name = "Arman Gessep") -> Result:
    """Tell whether a figure gets the green start symbol at its damage on the first click."""
    return _correction("MKD-ERR-1", figure)


@ruling("MKD-ERR-2")
def chest_116(chest: Name = "116") -> Result:
    """Tell what disarming the trap of a chest needs, where the sheet corrects it."""
    number = chest.removeprefix("#").strip()
    if not (number.isascii() and number.isdigit() and 1 <= int(number) <= MOST_CHESTS):
        raise UnknownContent("chest.unknown", field="chest", chest=chest)
    applies = number == "116"
    return {"chest": number, "applies": applies, **(sheet().corrections["MKD-ERR-2"] if applies else {})}


@ruling("MKD-ERR-3")
def jawless_jenkins(figure: Name = "Jawless Jenkins") -> Result:
    """Tell which word stands behind a figure's name."""
    return _correction("MKD-ERR-3", figure)


@ruling("MKD-ERR-4")
def young_rich(figure: Name = "Young Rich") -> Result:
    """Tell which word stands behind a figure's name."""
    return _correction("MKD-ERR-4", figure)


@ruling("MKD-ERR-5", "MKD-ERR-6")
@ruling("MKD-ERR-6", "MKD-ERR-5", name="black_thorn", figure="Black Thorn")
def point_costs(level: Level = 1, figure: Name = "Raydan Marz", to_level: Level | None = None) -> Result:
    """Return the corrected cost of a figure at a level from 1 to 5, and what another level costs more."""
    name = _named(figure)
    costs = sheet().costs.get(name)
    if costs is None:
        raise UnknownContent("figure.no_costs", field="figure", figure=name)
    more = None if to_level is None else costs[to_level - 1] - costs[level - 1]
    return {"figure": name, "level": level, "points": costs[level - 1], "costs": list(costs), "difference": more}
