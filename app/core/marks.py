"""What a field means to people who fill it in. A form is made from its marks; programs are told none of them."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

from pydantic import GetJsonSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema

from app.core.model import Model

_is_marking = ContextVar("is_marking", default=False)


@dataclass(frozen=True, kw_only=True)
class Mark:
    """Stands in a field's annotation: `Annotated[str, Mark(names="items")]`. A later one is added to an earlier."""

    names: str | None = None  # the kind of things it is the id of: a word of the game
    figure: bool | None = None  # … which is somebody who takes part, so that one of them is always chosen
    role: str | None = None  # what that is in what happens: "target" is acted on, "new" names what will be there then
    front: int | None = None  # its place among what is asked at first sight; everything else is folded away then
    decides: bool | None = None  # without it a row of a list is none
    asked: bool | None = None  # False: for programs alone
    flat: bool | None = None  # its parts stand among those of the whole
    repeats: bool | None = None  # of a list: the same may stand in it several times

    def __get_pydantic_json_schema__(self, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """The schema of the field, with what is said here while `marked_schema` asks for it."""
        said = {name: value for name, value in vars(self).items() if value is not None} if _is_marking.get() else {}
        return {**handler(core_schema), **said}


def marked_schema(kind: type[Model]) -> dict[str, Any]:
    """The JSON schema of a model with the marks of its fields."""
    with _marking():
        return TypeAdapter(kind).json_schema()


@contextmanager
def _marking() -> Iterator[None]:
    token = _is_marking.set(True)
    try:
        yield
    finally:
        _is_marking.reset(token)
