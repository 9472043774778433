"""What the fields of an entry are called, and what can be chosen for them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.labels.labels import NAMED_KINDS
from app.web.forms import SelectOption
from app.web.heroquest.catalogue.schemas import Node

# Fields that name entries of another kind, by the part they stand in where that makes a difference.
_NAMES = {
    "only_for": "classes",
    "not_for": "classes",
    "equipment": "items",
    "bow": "items",
    "beside": "items",
    "straight_beside": "items",
    "item": "items",
    "lores": "lores",
    "lores.spells": "spells",
    "abilities": "abilities",
    "ends": "abilities",
    "companions": "monsters",
    "monsters": "monsters",
    "replaced_by": "monsters",
    "recipes.results": "items",
    "furniture.results": "finds",
    "trap": "traps",
}
_FAMILIES = ("weapon.bane.family", "bane.family", "slays", "monsters.family")


def name_in(labels: Labels, kind: str, entry: str) -> str:
    """What people call an entry."""
    section = NAMED_KINDS.get(kind, kind)
    return labels.text(f"{section}.{entry}") if f"{section}.{entry}" in labels else entry


@dataclass(frozen=True)
class EntryWords:
    """The words of the entries of one kind."""

    kind: str
    labels: Labels
    content: Content

    def label(self, path: str) -> str:
        """What a field is called; rows of some tables are known by a number."""
        number = path.rpartition(".")[2]
        if number.isdecimal():
            return self.labels.text(f"catalogue_numbers.{'row' if '.' in path else 'tier'}", number=number)
        part, name = self._place(path)
        keys = (f"catalogue_fields.{part}_{name}", f"catalogue_fields.{name}", f"fields.{name}")
        named = next((self.labels.text(key) for key in keys if key in self.labels), None)
        return named or self._entry_in(name) or name

    def hint(self, path: str) -> str | None:
        """What somebody has to know who fills it in."""
        part, name = self._place(path)
        keys = (f"catalogue_hints.{part}_{name}", f"catalogue_hints.{name}")
        return next((self.labels.text(key) for key in keys if key in self.labels), None)

    def options(self, path: str, node: Node) -> Sequence[SelectOption] | None:
        """What can be chosen; None when anything may be typed."""
        part, name = self._place(path)
        if "enum" in node or "const" in node:
            values = node.get("enum") or [node["const"]]
            return [SelectOption(str(one), self.choice(name, str(one))) for one in values]
        if name in ("armor", "armor_sparing_bracers") and self.kind == "tables":
            return [SelectOption(one, self.choice("chain", one)) for one in self.content.fall.chains]
        if f"{part}.{name}" in _FAMILIES or name in _FAMILIES:
            families = sorted({one.family for one in self.content.monsters.values() if one.family})
            return [SelectOption(one, self.choice("family", one)) for one in families]
        if (part, name) == ("own_spells", "like"):
            return [one for one in self._named("spells") if self._is_pattern(one.value)]
        kind = _NAMES.get(f"{part}.{name}") or _NAMES.get(name)
        return None if kind is None else tuple(self._named(kind))

    def choice(self, name: str, value: str) -> str:
        """A value of a field in words."""
        keys = (f"catalogue_choices.{name}.{value}", f"choices.{name}.{value}")
        return next((self.labels.text(key) for key in keys if key in self.labels), self.labels.word(name, value))

    def _is_pattern(self, spell: str) -> bool:
        one = self.content.spells[spell]
        return not one.open and one.school is not School.BASIC

    def _named(self, kind: str) -> Iterator[SelectOption]:
        entries: Mapping[str, object] = getattr(self.content, kind)
        found = [SelectOption(one, name_in(self.labels, kind, one)) for one in entries]
        yield from sorted(found, key=lambda option: option.text.casefold())

    def _place(self, path: str) -> tuple[str, str]:
        """The part a field stands in, and its own name; rows of a list have no names."""
        steps = ["", self.kind, *(step for step in path.split(".") if not step.isdecimal())]
        return steps[-2], steps[-1]

    def _entry_in(self, name: str) -> str | None:
        """Rows of some tables are called like entries."""
        for section in ("hero_classes", "faint_table", "death_table", "fall_table", "attributes"):
            if f"{section}.{name}" in self.labels:
                return self.labels.text(f"{section}.{name}")
        return None
