"""Catalogue of a game as it declares it: the kinds of entries at a table, and how one is changed."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from app.core.errors import GameError, UnknownSubject
from app.core.events import Command, Event
from app.core.model import Model
from app.labels.labels import Labels
from app.web.ui.forms import FieldError
from app.web.ui.schema_form.schema import Node, schema_of
from app.web.ui.schema_form.words import FormWords, last

Facts = dict[str, Any]  # an entry as a form has it: name and fields


class ShelfLine(NamedTuple):
    """An entry in the list: its id, its name, its heading, and what it is in a few words.

    `kind` is whose page it has, where that is not the kind of the shelf.
    """

    id: str
    name: str
    heading: str = ""
    brief: str = ""
    kind: str = ""


class EntryWords(FormWords):
    """The words of the entries of one kind. A field may be called otherwise in one part than in another."""

    def __init__(self, labels: Labels, kind: str) -> None:
        super().__init__(labels)
        self.kind = kind

    def place(self, path: str) -> tuple[str, str]:
        """Return the part a field stands in, and its own name; rows of a list have no names."""
        steps = ["", self.kind, *(step for step in path.split(".") if not step.isdecimal())]
        return steps[-2], steps[-1]

    def label(self, path: str) -> str:
        """Return the label of a field."""
        part, name = self.place(path)
        return self.first(f"catalogue_fields.{part}_{name}", f"catalogue_fields.{name}", f"fields.{name}") or name

    def hint(self, path: str) -> str | None:
        """Return the hint beside a field; None for none."""
        part, name = self.place(path)
        return self.first(f"catalogue_hints.{part}_{name}", f"catalogue_hints.{name}")

    def row(self, path: str, number: int, *, is_blank: bool) -> str:
        """Return the name of a row of a list: the list and its number."""
        del is_blank
        return f"{self.label(path)} {number}"

    @classmethod
    def choice(cls, labels: Labels, field: str, value: str) -> str:
        """Return a value of a field in words."""
        key = f"catalogue_choices.{last(field)}.{value}"
        return labels.text(key) if key in labels else super().choice(labels, field, value)


class CatalogueKind:
    """The entries of one kind at a table. Unless a game says otherwise, all read them and they cannot be changed."""

    for_players = True
    is_shelf = True  # False: its entries stand on another shelf
    is_written = False  # the game master changes it
    can_begin = False  # the game master writes new ones
    can_copy = False  # the game master copies those there are

    def __init__(
        self, name: str, labels: Labels, model: type[Model] | None = None, entries: Mapping[str, Model] | None = None
    ) -> None:
        """`entries` by their ids, for a kind that is only read."""
        self.id = name
        self.labels = labels
        self._model = model
        self._entries: Mapping[str, Model] = entries or {}

    @property
    def shelf(self) -> str:
        """Return the shelf on which its entries stand."""
        return self.id

    @property
    def title(self) -> str:
        """Return the title of its shelf."""
        return self.labels.text(f"catalogue_shelves.{self.id}")

    def words(self) -> EntryWords:
        """Return the words of its fields and choices."""
        return EntryWords(self.labels, self.id)

    def lines(self, *, leads: bool) -> Iterable[ShelfLine]:
        """Return the entries in the list, for the game master (`leads`) or for anybody else."""
        del leads
        return [ShelfLine(one, self.name(one)) for one in self._entries]

    def name(self, entry: str) -> str:
        """Return the name of an entry."""
        return self.labels.called(self.id, entry)

    def facts(self, entry: str) -> Facts | None:
        """Return an entry as it is now; None when there is none."""
        return self._entries[entry].model_dump(mode="json") if entry in self._entries else None

    def blank(self) -> Facts:
        """Return the first values of a new entry."""
        return {}

    def node(self, _facts: Mapping[str, Any]) -> Node:
        """Return the schema of such an entry."""
        assert self._model is not None
        return schema_of(self._model)

    def own_ids(self) -> Collection[str]:
        """Return the ids of the entries that the group has written or changed."""
        return ()

    def is_own(self, _entry: str) -> bool:
        """Return whether the group made it, instead of the game."""
        return False

    def faults(self, _entry: str) -> tuple[FieldError, ...]:
        """Return why it does not count today."""
        return ()

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Return the command that makes an entry this; `base` is what its form began with.

        Raises: FormRefused; UnknownSubject where entries of this kind cannot be changed.
        """
        raise UnknownSubject("catalogue.unknown", entry=entry[:40])

    def undoing(self, _entry: str) -> Command | None:
        """Return the command that takes all differences away."""
        return None

    def refusal(self, error: GameError) -> FieldError:
        """Return the refusal of a command as the error of a field."""
        return FieldError(error.field or "", error.code, error.data)

    def is_read_by(self, entry: str, *, leads: bool) -> bool:
        """Return whether somebody may read an entry."""
        return leads or (self.for_players and any(one.id == entry for one in self.lines(leads=False)))


class Catalogue:
    """The catalogue of one table. Where a group writes its own, it can be shared as one file."""

    is_shared = False

    def __init__(self, labels: Labels, kinds: Iterable[CatalogueKind]) -> None:
        self.labels = labels
        self._kinds = {kind.id: kind for kind in kinds}

    def kind(self, name: str) -> CatalogueKind:
        """Return one of its kinds. Raises: UnknownSubject."""
        if name not in self._kinds:
            raise UnknownSubject("catalogue.unknown", entry=name[:40])
        return self._kinds[name]

    def shelves(self, *, leads: bool) -> Sequence[CatalogueKind]:
        """Return the kinds with a shelf that this person sees, in the order of the page."""
        return [kind for kind in self._kinds.values() if kind.is_shelf and (leads or kind.for_players)]

    def lines(self, shelf: CatalogueKind, *, leads: bool) -> Iterator[ShelfLine]:
        """Yield the entries of a shelf; for the game master also own entries that do not fit, to mend them."""
        found = list(shelf.lines(leads=leads))
        yield from found
        known = {one.id for one in found}
        for entry in (one for one in shelf.own_ids() if leads and one not in known):
            yield ShelfLine(entry, str((shelf.facts(entry) or {}).get("name", entry)))

    @property
    def own_count(self) -> int:
        """Return how many entries the group has written or changed."""
        return sum(len(kind.own_ids()) for kind in self._kinds.values())

    @property
    def file_count(self) -> int:
        """Return how many entries a file of it holds."""
        return self.own_count

    def bare(self) -> "Catalogue":
        """This catalogue without the group's own entries."""
        return self

    def written(self, campaign: str) -> str:
        """Return everything of the group's own as one text. Raises: UnknownSubject for a game that shares nothing."""
        raise UnknownSubject("http.not_found")

    def taking_in(self, text: str, file: str) -> Command:
        """Return the command that takes such a text in. Raises: FormRefused; UnknownSubject for a game that shares
        nothing.
        """
        raise UnknownSubject("http.not_found")

    def changed_by(self, _fact: Event) -> tuple[CatalogueKind, str] | None:
        """Return the entry that a fact changes."""
        return None

    def left_out_by(self, _fact: Event) -> bool:
        """Return whether a fact tells of an entry that did not fit."""
        return False
