"""The state of the calculator in its address: `heroes.0.items.1.content_id=helmet` and back again."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from app.labels.labels import Labels
from app.systems.heroquest.fields import FigureId, ItemId
from app.systems.heroquest.game import SYSTEM
from app.web.http.forms import SelectOption

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


# Fields that name content by its id, besides those whose name already says which section has their words.
_SECTION_OF = {
    "hero_class": "hero_classes",
    "content_id": "items",
    "contents": "items",
    "kind": "monsters",
    "lore": "lores",
    "magic_order": "orders",
    "abilities": "abilities",
    "spell": "spells",
    "spells": "spells",
    "special_spells": "spells",
    "guild_spells": "spells",
    "spells_cast": "spells",
    "treasure_out": "treasure_cards",
    "trap": "traps",
    "furniture": "furniture",
    "quest_id": "quests",
    "recovery": "recoveries",
}
_THINGS = ("item", "content", "weapon")
_HEROES_ONLY = ("hero", "to", "lost", "healer")  # what stands before _id or _ids


def pattern_of(alias: Any) -> str:
    """The pattern of an id, by which a schema tells the kinds of ids apart."""
    return str(alias.__metadata__[0].pattern)


_FIGURE, _THING = pattern_of(FigureId), pattern_of(ItemId)


def is_about_somebody(name: str) -> bool:
    """Whether a field names one or several figures."""
    return name.endswith(("_id", "_ids")) and name.removesuffix("s").removesuffix("_id") not in _THINGS


@lru_cache(maxsize=256)
def named_in(labels: Labels, section: str) -> Sequence[SelectOption]:
    """Everything a section of the words names, in the order of the alphabet."""
    found = (key for key in labels.keys(f"{section}.") if key.count(".") == 1)
    options = (SelectOption(key.partition(".")[2], labels.text(key)) for key in found)
    return tuple(sorted(options, key=lambda option: option.text.casefold()))


class Choices:
    """The choices for the fields of one call."""

    def __init__(self, data: Mapping[str, Any], labels: Labels) -> None:
        self._labels = labels
        self._heroes: Sequence[SelectOption] = tuple(self._figures(data.get("heroes"), "hero", "hero_class"))
        self._monsters: Sequence[SelectOption] = tuple(self._figures(data.get("monsters"), "monster", "kind"))
        self._things = list(self._carried(data.get("heroes")))

    def of(self, name: str, node: Mapping[str, Any], siblings: Mapping[str, Any]) -> Sequence[SelectOption] | None:
        """The options of a field; None when anything may be typed."""
        if "enum" in node:
            return [SelectOption(str(one), self.word(name, str(one))) for one in node["enum"]]
        match node.get("pattern"):
            case pattern if pattern == _FIGURE:
                return self._people(name)
            case pattern if pattern == _THING:
                is_new = "content_id" in siblings or "ingredients" in siblings
                return None if is_new else self._things_there()
        section = _SECTION_OF.get(name)
        return named_in(self._labels, section) if section else None

    def called(self, _name: str, _node: Mapping[str, Any], value: str) -> str:
        """What is told of a field but cannot be chosen, in words; as it was typed where nothing is known of it."""
        return value

    def _things_there(self) -> Sequence[SelectOption]:
        """The things there are to choose from."""
        return self._things

    def word(self, field: str, value: str) -> str:
        """A value of a field in words."""
        own = f"choices.{field}.{value}"
        return self._labels.text(own) if own in self._labels else self._labels.word(field, value)

    def _people(self, name: str) -> Sequence[SelectOption] | None:
        if name == "id":
            return None
        who = name.removesuffix("s").removesuffix("_id")
        if who == "monster":
            return self._monsters
        return self._heroes if who in _HEROES_ONLY else [*self._heroes, *self._monsters]

    def _figures(self, rows: Any, kind: str, named_by: str) -> Iterator[SelectOption]:
        """Those described so far, by the ids they have or will get."""
        for number, row in enumerate(_objects(rows), start=1):
            word = row.get("name") or self._labels.word(named_by, row.get(named_by, ""))
            yield SelectOption(str(row.get("id", f"{kind}-{number}")), f"{word} ({number})")

    def _carried(self, heroes: Any) -> Iterator[SelectOption]:
        """What they carry, by the ids the things have or will get."""
        for row in _objects(heroes):
            counted = Counter[str]()
            owner = row.get("name") or self._labels.word("hero_class", row.get("hero_class", ""))
            for item in _objects(row.get("items")):
                content_id = str(item.get("content_id", ""))
                counted[content_id] += 1
                number = counted[content_id]
                own_id = item.get("id") or (f"{content_id}-{number}" if number > 1 else content_id)
                yield SelectOption(str(own_id), f"{self._labels.word('content_id', content_id)} ({owner})")


def _objects(rows: Any) -> Sequence[Mapping[str, Any]]:
    """The rows of a list, whatever an address may have made of it."""
    return [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []


@dataclass(frozen=True)
class HouseRuleRow:
    """One settled point and where it stands in the form; without a value the default holds."""

    name: str
    rule: str
    title: str
    default: str
    alternative_id: str
    alternative: str
    is_alternative: bool


def house_rule_rows(data: Mapping[str, Any], labels: Labels) -> list[HouseRuleRow]:
    """Every settled point, with what was chosen."""
    chosen = at(data, "house_rules") or []
    options = {row.get("rule"): row.get("option") for row in chosen if isinstance(row, Mapping)}
    return [
        HouseRuleRow(
            name=f"house_rules.{number}",
            rule=rule,
            title=labels.text(f"house_rules.{rule}.title"),
            default=labels.text(f"house_rules.{rule}.{entry.default}"),
            alternative_id=entry.alternative,
            alternative=labels.text(f"house_rules.{rule}.{entry.alternative}"),
            is_alternative=options.get(rule) == entry.alternative,
        )
        for number, (rule, entry) in enumerate(SYSTEM.content.house_rules.items())
    ]
