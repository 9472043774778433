"""From the texts of a form or the JSON of a body to a command, and what is wrong with them field by field."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from http import HTTPStatus
from typing import TypeVar

from pydantic import JsonValue, ValidationError
from pydantic_core import ErrorDetails, from_json, to_json
from starlette.datastructures import FormData, QueryParams, UploadFile
from starlette.exceptions import HTTPException

from app.campaign import commands as house
from app.core.caches import by_identity
from app.core.errors import Data, GameError
from app.core.events import Command
from app.core.game_system import GameSystem
from app.core.model import Model
from app.core.texts import TYPED, holds_nul
from app.core.typed_numbers import NotANumber, read_whole
from app.labels.labels import Labels
from app.web.ui.schema_form.schema import Node, is_list_of_parts, schema_of
from app.web.ui.schema_form.typed import holds_numbers, plain_number, with_numbers

Wish = TypeVar("Wish", bound=Model)
_SCALARS = (str, int, bool)
_MOST_ALIKE = 100  # of a list that is told by a number
_ANSWER_KIND = re.compile(r"^(answers\.\d+)\.(?:hand|app|choice|standard)(?=\.|$)")
_MOST_ERRORS = 100  # of a body that is nothing but mistakes


@dataclass(frozen=True)
class FieldError:
    """Error of one field: a stable code and the values of its sentence."""

    field: str
    code: str
    data: Mapping[str, Data]

    def sentence(self, labels: Labels) -> str:
        """Return the error as a sentence."""
        return labels.error(self.code, **self.data)


@dataclass(frozen=True)
class SelectOption:
    """One line of a list; a note stands below it where it is a button."""

    value: str
    text: str
    note: str = ""


@dataclass(frozen=True)
class OptionGroup:
    """Lines of a list that belong together."""

    text: str
    options: tuple[SelectOption, ...]


class FormRefused(Exception):
    """The form cannot be read, or what it describes is refused; nothing was changed.

    `cause` is the game's own refusal, where it was one: its code and numbers are those of the whole answer.
    """

    def __init__(self, errors: tuple[FieldError, ...], cause: GameError | None = None) -> None:
        self.errors = errors
        self.cause = cause
        super().__init__(", ".join(f"{error.field}: {error.code}" for error in errors))


def sentences(errors: Iterable[FieldError], labels: Labels) -> tuple[str, ...]:
    """Return the errors as sentences."""
    return tuple(error.sentence(labels) for error in errors)


def by_field(errors: Iterable[FieldError], labels: Labels) -> Mapping[str, str]:
    """Return the sentence for each field of a form, its rows included; the first one counts."""
    found: dict[str, str] = {}
    for error in errors:
        found.setdefault(error.field.partition(".")[0], error.sentence(labels))
    return found


def counted_out(values: FormData | QueryParams) -> FormData | QueryParams:
    """Return the form with each of a list as often as it says: `cards*ace` with 2 is `ace` twice in `cards`.

    What is no number from 0 on stands there itself.
    """
    if not any("*" in name for name in values):
        return values
    return FormData([one for name, value in values.multi_items() for one in _times(name, value)])


def _times(name: str, value: str | UploadFile) -> Sequence[tuple[str, str | UploadFile]]:
    field, star, of = name.partition("*")
    if not star:
        return [(name, value)]
    number, wrong = _number(field, value)
    return [(field, str(value))] if wrong else [(field, of)] * number


def _number(field: str, value: str | UploadFile) -> tuple[int, FieldError | None]:
    """Read a number; return it with the error, if any."""
    try:
        number = read_whole(str(value).strip() or "0")
    except NotANumber as error:
        return 0, FieldError(field, error.code, {})
    if number < 0:
        return 0, FieldError(field, "value.greater_than_equal", {"ge": 0})
    return number, FieldError(field, "value.less_than_equal", {"le": _MOST_ALIKE}) if number > _MOST_ALIKE else None


def read_command(system: GameSystem, values: FormData | QueryParams) -> Command:
    """Return the command a form asks for; a field left open that may be left open says nothing. Raises: FormRefused."""
    counts = (_number(name.partition("*")[0], value)[1] for name, value in values.multi_items() if "*" in name)
    if wrong := tuple(one for one in counts if one is not None):
        raise FormRefused(wrong)
    values = counted_out(values)
    kind = command_type(system, str(values.get("type", "")))
    fields = kind.model_fields.items()
    said = [name for name, field in fields if name in values and (field.is_required() or any(values.getlist(name)))]
    return read_fields(kind, {name: _value(kind, name, values) for name in said})


def written(command: Command) -> tuple[tuple[str, str], ...]:
    """Return the fields of a form that asks for a command: a field with several values stands several times."""
    return _pairs(command.model_dump(mode="json", exclude_none=True))


def fields_of(command: Command) -> tuple[tuple[str, str], ...]:
    """Return the fields of a command that are not as usual, its type left out, as a form has them."""
    return _pairs(command.model_dump(mode="json", exclude_defaults=True, exclude_none=True, exclude={"type"}))


def _pairs(fields: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    lists = ((name, value if isinstance(value, list) else [value]) for name, value in fields.items())
    return tuple(
        (name, str(one).lower() if isinstance(one, bool) else str(one)) for name, values in lists for one in values
    )


def read_revision(text: str) -> int:
    """Parse the revision in a form or link; 0 if the text is not a number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else 0


def read_fields(kind: type[Wish], fields: Mapping[str, object]) -> Wish:
    """Return a model from typed texts. Raises: FormRefused."""
    wrong: dict[str, str] = {}
    try:
        return _from_texts(kind, fields, wrong)
    except ValidationError as error:
        found = (replace(one, code=wrong.get(one.field, one.code)) for one in field_errors(error))
        raise FormRefused(tuple(_left_open(one, fields) for one in found)) from error


def from_texts(kind: type[Wish], fields: Mapping[str, object]) -> Wish:
    """Read a model from typed texts, without sentences about what is wrong. Raises: ValidationError."""
    return _from_texts(kind, fields, {})


def _from_texts(kind: type[Wish], fields: Mapping[str, object], wrong: dict[str, str]) -> Wish:
    """Return a model from typed texts; read the numbers here, because pydantic takes `1.000` for 1."""
    if not _numbers_of(kind).isdisjoint(fields):  # a menu asks for hundreds of commands, most of them without any
        fields = with_numbers(schema_of(kind), fields, wrong)
    return kind.model_validate(fields, strict=False, context=TYPED)


@cache
def _numbers_of(kind: type[Model]) -> frozenset[str]:
    """Return the fields in which a number can be typed."""
    return frozenset(name for name, node in schema_of(kind)["properties"].items() if holds_numbers(node))


def with_plain_numbers(system: GameSystem, values: FormData | QueryParams) -> FormData | QueryParams:
    """Return the form of a command with its numbers as they were read, so that people see what they were taken for."""
    try:
        parts = schema_of(command_type(system, str(values.get("type", ""))))["properties"]
    except FormRefused:
        return values
    return FormData(
        [
            (name, plain_number(_of_one(parts.get(name, {})), one) if isinstance(one, str) else one)
            for name, one in values.multi_items()
        ]
    )


def _of_one(node: Node) -> Node:
    """Return the schema of one value: of a list that of what is in it."""
    inner: Node = node.get("items", node)
    return inner


def _left_open(error: FieldError, fields: Mapping[str, object]) -> FieldError:
    """Return the error of an empty field as a missing text, not as wrong characters."""
    is_open = error.code == "value.string_pattern_mismatch" and not str(fields.get(error.field, "-")).strip()
    return replace(error, code="value.string_too_short") if is_open else error


def read_json(kind: type[Wish], content: bytes) -> Wish:
    """Return a model from its JSON. Raises: HTTPException 400 when it is no JSON; FormRefused, also for a text with
    NUL.

    What is kept for good must be readable everywhere (see storage/foreign_data.py).
    """
    try:
        found = kind.model_validate_json(content, context=TYPED)
    except ValidationError as error:
        errors = _json_errors(error)
        if errors[0].code == "value.json_invalid":
            raise HTTPException(HTTPStatus.BAD_REQUEST) from error
        raise FormRefused(errors) from error
    if holds_nul(content.decode()):
        raise FormRefused((FieldError(_place_of_nul(from_json(content)), "value.not_printable", {}),))
    return found


def _place_of_nul(value: object) -> str:
    """Return the path of the first text with NUL; it ends where not a text but a name holds one."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    wrong = ((name, one) for name, one in inside if holds_nul(to_json(one).decode()))
    return next((f"{name}.{_place_of_nul(one)}".rstrip(".") for name, one in wrong), "")


def read_json_command(system: GameSystem, wish: Mapping[str, JsonValue]) -> Command:
    """Return the command of the house or the game that a part of a body asks for. Raises: FormRefused."""
    try:
        return command_type(system, str(wish.get("type", ""))).model_validate_json(to_json(wish), context=TYPED)
    except (ValidationError, FormRefused) as error:
        errors = _json_errors(error) if isinstance(error, ValidationError) else error.errors
        inside = tuple(replace(each, field=f"command.{each.field}".rstrip(".")) for each in errors)
        raise FormRefused(inside) from error


def _json_errors(error: ValidationError) -> tuple[FieldError, ...]:
    """Return the errors without the name of an answer's kind, which is no field of it."""
    return tuple(replace(each, field=_ANSWER_KIND.sub(r"\1", each.field)) for each in field_errors(error))


def command_type(system: GameSystem, name: str) -> type[Command]:
    """Return the command of the game or the house with this name. Raises: FormRefused."""
    kind = _kinds(system).get(name)
    if kind is None:
        raise FormRefused((FieldError("type", "command.unknown", {"command": name[:40]}),))
    return kind


@by_identity()
def _kinds(system: GameSystem) -> Mapping[str, type[Command]]:
    return {kind.type_name: kind for kind in (*house.COMMAND_TYPES, *system.command_types)}


def field_errors(error: ValidationError) -> tuple[FieldError, ...]:
    """Return pydantic's errors with our codes: its kind of error behind `value.`."""
    return tuple(map(field_error, error.errors(include_url=False, include_input=False)[:_MOST_ERRORS]))


def field_error(found: ErrorDetails, skip: int = 0) -> FieldError:
    """Return one thing pydantic found; `skip` drops what stands before the field in its place."""
    context = {name: value for name, value in found.get("ctx", {}).items() if isinstance(value, _SCALARS)}
    place = (part for part in map(str, found["loc"][skip:]) if not _is_branch(part))
    return FieldError(".".join(place), "value." + found["type"], context)


def _is_branch(part: str) -> bool:
    """Return whether a part of a place is pydantic's name for one of several shapes of a field, and no field."""
    return "[" in part or part == "constrained-str"


def errors_of(error: GameError | FormRefused) -> tuple[FieldError, ...]:
    """Return the errors of a refusal for a form's page."""
    return error.errors if isinstance(error, FormRefused) else (refused(error),)


def refused(error: GameError) -> FieldError:
    """Return a game error as the error of a field (an empty name: of the whole form)."""
    return FieldError(error.field or "", error.code, error.data)


def _value(kind: type[Command], name: str, values: FormData | QueryParams) -> object:
    node: Node = schema_of(kind)["properties"][name]
    if is_list_of_parts(node):  # in a form they are lines of text
        return [_line(node["items"], line) for line in str(values[name]).splitlines() if line.strip()]
    return [value for value in values.getlist(name) if value] if node.get("type") == "array" else values[name]


def _line(node: Node, line: str) -> dict[str, str]:
    """`Name | Text | 3`: the fields in their order; what is left open is not said."""
    parts = (part.strip() for part in line.split("|"))
    return {name: part for name, part in zip(node["properties"], parts, strict=False) if part}
