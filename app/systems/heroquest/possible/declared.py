"""Declaration of a kind of command: who acts, which group of the menu it belongs to, and how it is built."""

from collections.abc import Mapping
from functools import cache

from pydantic import JsonValue, ValidationError
from pydantic_core import to_json

from app.core.events import Command
from app.core.model import marks_of
from app.core.offers import needed_fields
from app.systems.heroquest.content.loader import declared_actions
from app.systems.heroquest.registry import command_types


@cache
def kinds() -> Mapping[str, type[Command]]:
    """Return every kind of command by its type."""
    return {kind.type_name: kind for kind in command_types()}


def group_of(kind: type[Command]) -> str:
    """Return the group of the menu that a kind belongs to: `turn` for moving and ending, "" for what has none."""
    return str(declared_actions().get(kind.type_name, {}).get("group", _GROUPS.get(kind.type_name, "")))


_GROUPS = {
    "walk_to": "explore", "walk_monster_to": "explore", "open_door": "explore", "end_turn": "turn",
    "attack_together": "fight",
}  # fmt: skip


@cache
def acting_field(kind: type[Command]) -> str | None:
    """Return the field of a command that names who acts, in the order in which its action asks; None without one."""
    first = declared_actions().get(kind.type_name, {}).get("asks", ())[:1]
    needed = needed_fields(kind)
    return next((name for name in (*first, *needed) if name in needed and _acts(kind, name)), None)


def _acts(kind: type[Command], name: str) -> bool:
    marks = tuple(marks_of(kind.model_fields[name]))
    is_figure = any(mark.figure for mark in marks) and all(mark.role != "target" for mark in marks)
    return is_figure and not is_list(kind, name)


def is_list(kind: type[Command], name: str) -> bool:
    """Return whether a field takes several."""
    return str(kind.model_fields[name].annotation).startswith("tuple")


def least_of(kind: type[Command], name: str) -> int:
    """Return how many a list must hold, at least one."""
    least = (getattr(one, "min_length", None) for one in kind.model_fields[name].metadata)
    return max(1, next(filter(None, least), 1))


def plain_of(kind: type[Command], name: str) -> JsonValue:
    """Return a value for a field for which anything may be said."""
    numbers = {int, int | None}
    plain: JsonValue = 1 if kind.model_fields[name].annotation in numbers else "1"
    return [plain] * least_of(kind, name) if is_list(kind, name) else plain


def built(kind: type[Command], told: Mapping[str, JsonValue]) -> Command | None:
    """Return the command with these fields; None where they do not make one."""
    try:
        return kind.model_validate_json(to_json({"type": kind.type_name, **told}))
    except ValidationError:
        return None
