"""What fields of HeroQuest's entries are called, and what they can name."""

from collections.abc import Mapping, Sequence

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.labels.labels import NAMED_KINDS
from app.web.catalogue.kinds import EntryWords
from app.web.http.forms import SelectOption
from app.web.ui.schema_form.schema import Node

# Rows of some tables are called like entries.
_ROWS_LIKE = ("hero_classes", "faint_table", "death_table", "fall_table", "attributes")


class HeroQuestWords(EntryWords):
    """The words of the entries of one kind, and the content they can name."""

    def __init__(self, labels: Labels, kind: str, content: Content) -> None:
        super().__init__(labels, kind)
        self._content = content

    def label(self, path: str) -> str:
        """What a field is called; rows of some tables are known by a number."""
        number = path.rpartition(".")[2]
        if number.isdecimal():
            return self.labels.text(f"catalogue_numbers.{'row' if '.' in path else 'tier'}", number=number)
        found = super().label(path)
        return found if found != number else self.first(*(f"{one}.{number}" for one in _ROWS_LIKE)) or found

    def options(self, path: str, node: Node) -> Sequence[SelectOption] | None:
        """What can be chosen; None when anything may be typed."""
        part, name = self.place(path)
        if name in ("armor", "armor_sparing_bracers") and self.kind == "tables":
            return [SelectOption(one, self.choice("chain", one)) for one in self._content.fall.chains]
        if (part, name) == ("own_spells", "like"):
            return [one for one in self.named("spells") if self._is_pattern(one.value)]
        return super().options(path, node)

    def named(self, kind: str) -> Sequence[SelectOption]:
        """The entries of a kind, in the order of the alphabet."""
        if kind == "families":
            families = sorted({one.family for one in self._content.monsters.values() if one.family})
            return [SelectOption(one, self.choice("family", one)) for one in families]
        entries: Mapping[str, object] = getattr(self._content, kind)
        found = [SelectOption(one, name_in(self.labels, kind, one)) for one in entries]
        return sorted(found, key=lambda option: option.text.casefold())

    def _is_pattern(self, spell: str) -> bool:
        one = self._content.spells[spell]
        return not one.open and one.school is not School.BASIC


def name_in(labels: Labels, kind: str, entry: str) -> str:
    """What people call an entry."""
    section = NAMED_KINDS.get(kind, kind)
    return labels.text(f"{section}.{entry}") if f"{section}.{entry}" in labels else entry
