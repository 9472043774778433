"""The state of the calculator in its address: `heroes.0.items.1.content_id=helmet` and back again."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

DEEPEST, LONGEST, MOST = 8, 200, 2000
LIST = "[]"  # behind a name that may stand several times: heroes.0.injuries[]

# The field without which a row of a list is nothing: whoever leaves it open wants no such row.
_SAYS_WHAT = {
    "heroes": "hero_class",
    "monsters": "kind",
    "items": "content_id",
    "on_floor": "content_id",
    "effects": "effect",
    "spell_sets": "lore",
    "casts": "spell",
    "house_rules": "option",
}


def nested(pairs: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """Names with dots as objects and lists, as JSON would have them. What was left open is not there."""
    found: dict[str, Any] = {}
    for name, value in pairs[:MOST]:
        parts = name.removesuffix(LIST).split(".")
        if value.strip() and len(parts) <= DEEPEST:
            _put(found, parts, value[:LONGEST], is_list=name.endswith(LIST))
    return {name: _in_order(name, part) for name, part in found.items()}


def flat(part: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The pairs that lead to the same objects and lists."""
    match part:
        case Mapping():
            for name, inner in part.items():
                yield from flat(inner, f"{path}.{name}" if path else str(name))
        case list() if part and not isinstance(part[0], Mapping):
            yield from ((path + LIST, str(one)) for one in part)
        case list():
            for number, inner in enumerate(part):
                yield from flat(inner, f"{path}.{number}")
        case _:
            yield path, str(part)


def at(data: object, path: str) -> Any:
    """What stands at a path; None when there is nothing."""
    for name in path.split("."):
        if isinstance(data, Mapping):
            data = data.get(name)
        elif isinstance(data, list) and name.isdecimal() and int(name) < len(data):
            data = data[int(name)]
        else:
            return None
    return data


def _put(found: dict[str, Any], parts: Sequence[str], value: str, *, is_list: bool) -> None:
    *way, last = parts
    for name in way:
        inner = found.setdefault(name, {})
        if not isinstance(inner, dict):
            return  # the same name as a value and as an object: the value came first
        found = inner
    if is_list:
        listed = found.setdefault(last, [])
        if isinstance(listed, list):
            listed.append(value)
    else:
        found.setdefault(last, value)


def _in_order(name: str, part: Any) -> Any:
    """Objects whose names are numbers become lists without gaps; rows that say nothing are left out."""
    if not isinstance(part, dict):
        return part
    inner = {key: _in_order(key, value) for key, value in part.items()}
    if not all(key.isdecimal() and len(key) < 6 for key in inner):
        return inner
    rows = [inner[key] for key in sorted(inner, key=int)]
    return [row for row in rows if _says_something(name, row)]


def _says_something(name: str, row: Any) -> bool:
    needed = _SAYS_WHAT.get(name)
    return needed is None or not isinstance(row, Mapping) or needed in row
