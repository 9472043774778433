"""The words of a form, and what can be chosen in it."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from app.labels.labels import Labels
from app.web.ui.finding import folded
from app.web.ui.forms import SelectOption
from app.web.ui.schema_form.schema import Node


class FormWords:
    """Fields are called as in `fields`, choices as in `choices`, rows as in `rows`. A game knows what can be named."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def label(self, path: str) -> str:
        """Return the label of a field."""
        return self.first(f"fields.{last(path)}") or last(path)

    def hint(self, _path: str) -> str | None:
        """Return the hint beside a field; None for none."""
        return None

    def row(self, path: str, number: int, *, is_blank: bool) -> str:
        """Return the title of a row of a list; the blank one asks for one more."""
        key = f"rows.{last(path)}.{'one_more' if is_blank else 'title'}"
        return self.labels.text(key, number=number) if key in self.labels else self.label(path)

    def options(self, path: str, node: Node) -> Sequence[SelectOption] | None:
        """Return the options of a field; None when anything may be typed."""
        if "enum" in node:
            return _choices(self.choice, self.labels, last(path), tuple(map(str, node["enum"])))
        return self.named(node["names"]) if "names" in node else None

    def named(self, kind: str) -> Sequence[SelectOption] | None:
        """Return all entries that an id of this kind can mean, as marks of fields have it; None when it can be
        anything.
        """
        return None

    @classmethod
    def choice(cls, labels: Labels, field: str, value: str) -> str:
        """Return a value of a field in words."""
        key = f"choices.{field}.{value}"
        return labels.text(key) if key in labels else labels.word(field, value)

    def called(self, _path: str, _node: Node, value: str) -> str:
        """Return the words of a typed value that cannot be chosen."""
        return value

    def first(self, *keys: str) -> str | None:
        """Return the words for the first of some keys that has any."""
        return next((self.labels.text(key) for key in keys if key in self.labels), None)


@lru_cache(maxsize=1024)
def _choices(
    choice: Callable[[Labels, str, str], str], labels: Labels, field: str, values: tuple[str, ...]
) -> Sequence[SelectOption]:
    return tuple(SelectOption(one, choice(labels, field, one)) for one in values)


@lru_cache(maxsize=256)
def named_in(labels: Labels, section: str) -> Sequence[SelectOption]:
    """Return everything a section of the words names, in the order of the alphabet."""
    found = (key for key in labels.keys(f"{section}.") if key.count(".") == 1)
    options = (SelectOption(key.partition(".")[2], labels.text(key)) for key in found)
    return tuple(sorted(options, key=lambda option: folded(option.text)))


def last(path: str) -> str:
    """Return the name of the field at a place, or of the list whose row it is."""
    return next((step for step in reversed(path.split(".")) if not step.isdecimal()), "")
