"""What the cases of this game are described with, each with its range."""

from typing import Annotated, Any

from pydantic import BeforeValidator, Field, StringConstraints


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
