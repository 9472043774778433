"""The sheet as data, read once: which rulings there are, where they stand, by which words they are found."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, StringConstraints

from app.core.model import Model
from app.core.rulebook import Chapter, Rulebook

DATA = Path(__file__).parent / "data"


class SheetRuling(Model):
    """A ruling: what kind it is, under which headword it stands, and by which words it is found.

    `words`: German and English ones, with the slips of the sheet. `page`: of the rulebook that the ruling corrects.
    `notes`: open questions of the sheet with the reading that was chosen.
    """

    kind: Literal["erratum", "restored", "changed", "clarified"]
    source: str
    words: tuple[str, ...] = ()
    page: int | None = None
    related: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


class Sheet(Model):
    """The whole sheet. `figures` names the ruling of each corrected figure, `costs` are those of levels 1 to 5,
    `examples` what a form of a ruling begins with, as it would be typed."""

    date: str
    valid_from: str
    chapters: Mapping[str, tuple[str, ...]]
    rulings: Mapping[str, SheetRuling]
    figures: Mapping[str, str]
    corrections: Mapping[str, Mapping[str, Any]]
    costs: Mapping[str, tuple[int, ...]]
    examples: Mapping[str, Mapping[str, Any]]


@cache
def sheet() -> Sheet:
    """The sheet as it comes with the game."""
    read = tomllib.loads((DATA / "sheet.toml").read_text(encoding="utf-8"))
    return Sheet.model_validate(read, strict=False)


@cache
def rulebook() -> Rulebook:
    """Its chapters with the rulings in them."""
    return Rulebook({name: Chapter(id=name, rules=rules) for name, rules in sheet().chapters.items()})


def _text(value: Any) -> Any:
    """A section, a field or a figure may be called by a number."""
    return str(value) if type(value) is int else value


def _as_id(value: Any) -> Any:
    """`Magic Retribution` and `magic-retribution` mean `magic_retribution`."""
    return "_".join(value.strip().lower().replace("-", " ").replace("/", " ").split()) if type(value) is str else value


Spelled = BeforeValidator(_as_id)  # in an annotation: however somebody spells one of the options
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), BeforeValidator(_text)]
Names = Annotated[tuple[Name, ...], Field(max_length=60)]
Count = Annotated[int, Field(ge=0, le=60)]
Dice = Annotated[int, Field(ge=0, le=20)]
Level = Annotated[int, Field(ge=1, le=5)]
Value = Annotated[int, Field(ge=0, le=40)]  # on a figure's dial: movement, defence, damage; also clicks
"""Numbers as they occur at a table."""
