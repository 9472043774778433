"""Options in a form about figures and things."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from app.labels.labels import Labels
from app.systems.heroquest.labels import NAMED_KINDS
from app.web.ui.forms import SelectOption
from app.web.ui.schema_form.words import FormWords, named_in


class GameWords(FormWords):
    """The words of a form of this game; a subclass says which heroes, monsters and things can be chosen."""

    def named(self, kind: str) -> Sequence[SelectOption] | None:
        """Return those who take part, things, or entries of the content by the section of their words."""
        match kind:
            case "heroes":
                return self.heroes()
            case "monsters_there":
                return self.monsters()
            case "figures":
                return [*self.heroes(), *self.monsters()]
            case "things":
                return self.things()
        return named_in(self.labels, NAMED_KINDS.get(kind, kind)) or None

    def heroes(self) -> Sequence[SelectOption]:
        """Return the heroes who take part."""
        return ()

    def monsters(self) -> Sequence[SelectOption]:
        """Return the monsters who take part."""
        return ()

    def things(self) -> Sequence[SelectOption]:
        """Return the things there are to choose from."""
        return ()


class DescribedWords(GameWords):
    """Those who were described so far, by the ids they have or will get."""

    def __init__(self, labels: Labels, data: Mapping[str, Any]) -> None:
        super().__init__(labels)
        self._data = data

    def heroes(self) -> Sequence[SelectOption]:
        """Called by name or class, with their number."""
        return list(self._figures("heroes", "hero", "hero_class"))

    def monsters(self) -> Sequence[SelectOption]:
        """Called by name or kind, with their number."""
        return list(self._figures("monsters", "monster", "kind"))

    def things(self) -> Sequence[SelectOption]:
        """Return the things the heroes carry, by the ids the things have or will get."""
        return list(self._carried())

    def _figures(self, rows: str, kind: str, named_by: str) -> Iterator[SelectOption]:
        for number, row in enumerate(_objects(self._data.get(rows)), start=1):
            word = row.get("name") or self.labels.word(named_by, row.get(named_by, ""))
            yield SelectOption(str(row.get("id", f"{kind}-{number}")), f"{word} ({number})")

    def _carried(self) -> Iterator[SelectOption]:
        for row in _objects(self._data.get("heroes")):
            counted = Counter[str]()
            owner = row.get("name") or self.labels.word("hero_class", row.get("hero_class", ""))
            for item in _objects(row.get("items")):
                content_id = str(item.get("content_id", ""))
                counted[content_id] += 1
                number = counted[content_id]
                own_id = item.get("id") or (f"{content_id}-{number}" if number > 1 else content_id)
                yield SelectOption(str(own_id), f"{self.labels.word('content_id', content_id)} ({owner})")


def _objects(rows: Any) -> Sequence[Mapping[str, Any]]:
    """Return the rows of a list, whatever an address may have made of it."""
    return [row for row in rows if isinstance(row, Mapping)] if isinstance(rows, list) else []
