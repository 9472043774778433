"""The one base of all values in the house: frozen, strict, nothing unknown."""

from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, NamedTuple, Self, TypeVar, get_args

from pydantic import BaseModel, ConfigDict, GetJsonSchemaHandler, PlainSerializer, TypeAdapter
from pydantic.fields import FieldInfo
from pydantic_core import CoreSchema

# A set of ids that always writes itself in the same order, so that equal states are equal bytes.
IdSet = Annotated[frozenset[str], PlainSerializer(sorted, return_type=list[str])]


class Model(BaseModel):
    """An immutable value. Strict: "1" is no number. Unknown fields are refused, so a typing error never gets lost."""

    # Three hundred models are built when they are first needed, not when the program starts.
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True, protected_namespaces=())

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """Return a copy with some fields changed, unchecked, in half of pydantic's time: every fact makes several.

        What pydantic copies besides is empty here, since no value has unknown or private fields.
        """
        if deep:
            return super().model_copy(update=update, deep=True)
        changes = update or {}
        put, made = object.__setattr__, object.__new__(type(self))
        put(made, "__dict__", {**self.__dict__, **changes})
        put(made, "__pydantic_fields_set__", self.__pydantic_fields_set__.union(changes))
        put(made, "__pydantic_extra__", None)
        put(made, "__pydantic_private__", None)
        return made


Kind = TypeVar("Kind", bound=Model)


def changed_fields(before: Kind, after: Kind) -> frozenset[str]:
    """Return the fields in which two values of a kind differ; what a fact does not touch is the very same object."""
    was, now = before.__dict__, after.__dict__
    return frozenset(name for name, value in now.items() if value is not was[name] and value != was[name])


def like(kind: type[Kind], source: object, /, **said: Any) -> Kind:
    """Return a value of this kind: what is not said comes from the fields of the source that are called alike."""
    own = kind.model_fields.keys() - said.keys() - {"type"}
    return kind(**{name: getattr(source, name) for name in own if hasattr(source, name)}, **said)


_is_marking = ContextVar("is_marking", default=False)


@dataclass(frozen=True, kw_only=True)
class Mark:
    """Stands in a field's annotation: `Annotated[str, Mark(names="items")]`. A later one is added to an earlier."""

    names: str | None = None  # the kind of things it is the id of: a word of the game
    figure: bool | None = None  # whether it takes part, so that one of them is always chosen
    role: str | None = None  # what that is in what happens: "target" is acted on, "new" names what will be there then
    front: int | None = None  # its place among what is asked at first sight; everything else is folded away then
    decides: bool | None = None  # without it a row of a list is none
    asked: bool | None = None  # False: for programs alone
    flat: bool | None = None  # its parts stand among those of the whole
    repeats: bool | None = None  # of a list: the same may stand in it several times

    def __get_pydantic_json_schema__(self, core_schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        """Return the schema of the field, with what is said here while `marked_schema` asks for it."""
        said = {name: value for name, value in vars(self).items() if value is not None} if _is_marking.get() else {}
        return {**handler(core_schema), **said}


class Naming(NamedTuple):
    """An id in a value whose field is marked with what it names, and where it stands."""

    place: str
    kind: str
    id: str


@cache
def _new_ids(kind: type[Model]) -> tuple[str, ...]:
    """Return the fields that hold the id of something that will be there only then."""
    fields = kind.model_fields.items()
    marks = {name: (*field.metadata, *_inside(field.annotation)) for name, field in fields}
    return tuple(
        name for name, said in marks.items() if any(isinstance(one, Mark) and one.role == "new" for one in said)
    )


def with_own_ids(value: Kind, ending: Callable[[], str]) -> Kind:
    """Return the value with an ending on its ids of new things, if it has any.

    So they never meet an id that is taken, and trying ids tells nothing.
    """
    told = {name: one for name in _new_ids(type(value)) if (one := getattr(value, name))}
    end = f"-{ending()}" if told else ""
    own = {name: f"{one[:_LONGEST_TOLD]}{end}" for name, one in told.items() if not one.endswith(end)}
    return value.model_copy(update=own) if own else value


_LONGEST_TOLD = 23  # of an id, so that it stays one with its ending


def namings(value: Model, path: str = "") -> Iterator[Naming]:
    """Yield everything a value names, in the order of its fields."""
    for field, kind in _naming(type(value)).items():
        yield from _namings(getattr(value, field), kind, f"{path}{field}")


def _namings(value: object, kind: str, place: str) -> Iterator[Naming]:
    match value:
        case str():
            yield Naming(place, kind, value)
        case Model():
            yield from namings(value, f"{place}.")
        case Mapping():
            for name, inner in value.items():
                yield from _namings(inner, kind, f"{place}.{name}")
        case tuple():
            for number, inner in enumerate(value):
                yield from _namings(inner, kind, f"{place}.{number}" if isinstance(inner, Model) else place)


@cache
def _naming(kind: type[Model]) -> Mapping[str, str]:
    """Return the fields that name something, and what; those with parts that do name nothing themselves."""
    found: dict[str, str] = {}
    for name, field in kind.model_fields.items():
        inside = (*field.metadata, *_inside(field.annotation))
        named = next((one.names for one in inside if isinstance(one, Mark) and one.names), "")
        if named or any(isinstance(one, type) and issubclass(one, Model) and _naming(one) for one in inside):
            found[name] = named
    return found


def marks_of(field: FieldInfo) -> Iterator[Mark]:
    """Return the marks on a field, also on what a list in it holds."""
    return (one for one in (*field.metadata, *_inside(field.annotation)) if isinstance(one, Mark))


def _inside(annotation: object) -> Iterator[object]:
    """Yield the parts of an annotation."""
    yield annotation
    for one in get_args(annotation):
        yield from _inside(one)


def marked_schema(kind: type[Model]) -> dict[str, Any]:
    """Return the JSON schema of a model with the marks of its fields."""
    token = _is_marking.set(True)
    try:
        return TypeAdapter(kind).json_schema()
    finally:
        _is_marking.reset(token)
