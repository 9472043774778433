"""What can be chosen for a field: figures and things that were described, everything a section of the words names."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from app.labels.labels import Labels
from app.systems.heroquest.fields import FigureId, ItemId
from app.web.forms import SelectOption

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
