"""The page of one entry: the game master's form, or what everybody may read."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.labels.labels import Labels
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.web.heroquest.catalogue.entry_form import EntryForm, EntryWords, name_in
from app.web.heroquest.catalogue.listing import is_own
from app.web.heroquest.catalogue.schemas import Node, shown
from app.web.heroquest.catalogue.shelves import SHELVES, WITHOUT_COPIES, may_read
from app.web.heroquest.catalogue.sources import OWN_DECKS, OWN_SPELLS, Facts, Stand, refused, source_of
from app.web.http.forms import FieldError, sentences
from app.web.http.languages import _
from app.web.ui.schema_form.form import Control, Group


@dataclass(frozen=True)
class Line:
    """A value of an entry in words."""

    label: str
    value: str


@dataclass(frozen=True)
class LineGroup:
    """Values under one heading."""

    title: str
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Typed:
    """What somebody has typed into the form of an entry, and what is wrong with it."""

    facts: Facts
    errors: tuple[FieldError, ...]


@dataclass(frozen=True)
class EntryPage:
    """One entry. Without `form` it can only be read."""

    campaign_id: int
    campaign_name: str
    is_game_master: bool
    url: str  # of the catalogue
    action: str
    kind: str
    kind_text: str
    name: str
    form: Group | None
    reading: tuple[LineGroup, ...]
    changes: tuple[tuple[str, str, str], ...]  # label, as it is in the book, as it is now
    errors: tuple[str, ...]
    is_new: bool
    is_own: bool
    undo_text: str
    copy_url: str | None
    like: str
    back_url: str
    revision: int
    key: str
    is_saved: bool


@dataclass(frozen=True)
class Leaf:
    """An entry somebody looks at; `like` is the entry a new one begins as."""

    stand: Stand
    kind: str
    entry: str = ""
    like: str = ""

    @property
    def facts(self) -> Facts | None:
        """The entry as it is, or as a new one begins; None when there is no such thing."""
        source = source_of(self.stand, self.kind)
        if source is None or self.kind not in (*SHELVES, OWN_SPELLS):  # quests have pages of their own
            return None
        if self.entry:
            return source.entry(self.entry)
        begun = source.entry(self.like) if self.like else {}
        return begun if begun is None or not begun else {**begun, "name": _("Kopie von %s") % begun["name"]}

    @property
    def schema(self) -> Node:
        """What it consists of."""
        source = source_of(self.stand, self.kind)
        assert source is not None
        return source.schema(self.facts or {})

    def words(self) -> EntryWords:
        """What its fields are called."""
        return EntryWords(self.kind, self.stand.words, self.stand.content)

    def faults(self) -> tuple[FieldError, ...]:
        """Why it does not count today."""
        key = (self.kind, self.entry)
        found = tuple(one for one in overlaid_by(self.stand.table.own_content).faults if (one.file, one.entry) == key)
        return refused(found).errors

    @property
    def name(self) -> str:
        """What it is called."""
        match self.kind:
            case "tables":
                return self.stand.words.text(f"tables.{self.entry}")
            case "own_decks":
                deck = self.stand.table.own_decks.get(self.entry)
                return deck.name if deck else ""
            case "own_spells":
                own = self.stand.table.own_spells.get(self.entry)
                return own.name if own else name_in(self.stand.words, "spells", self.entry)
        return name_in(self.stand.words, self.kind, self.entry)

    def is_read_by(self, *, leads: bool) -> bool:
        """Whether somebody may read it."""
        return leads or may_read(self.stand, self.kind, self.entry, leads=False)


def form_of(leaf: Leaf, typed: Typed | None) -> tuple[Group, tuple[str, ...]]:
    """The form, and what is wrong with none of its fields."""
    errors = typed.errors if typed else leaf.faults() if leaf.entry else ()
    maker = EntryForm(leaf.words(), shown(typed.facts if typed else leaf.facts or {}), errors)
    group = maker.group(leaf.schema)
    return group, sentences(maker.homeless(), leaf.stand.words)


def reading(leaf: Leaf) -> tuple[LineGroup, ...]:
    """What an entry says, without what it does not say."""
    group = EntryForm(leaf.words(), shown(leaf.facts or {})).group(leaf.schema)
    return tuple(_read(group))


def _read(group: Group) -> Iterator[LineGroup]:
    lines = tuple(line for one in group.controls if (line := _line(one)) is not None)
    if lines:
        yield LineGroup(group.title, lines)
    for rows in group.rows:
        for inner in rows.groups:
            if not inner.is_blank:
                yield from _read(inner)


def _line(one: Control) -> Line | None:
    words = {option.value: option.text for option in one.options}
    match one.kind:
        case "switch":
            return None
        case "check":
            return Line(one.label, _("ja")) if one.value == "true" else None
        case "checks" | "texts" | "selects":
            value = ", ".join(words.get(value, value) for value in one.values if value)
        case _:
            value = words.get(one.value, one.value)
    return Line(one.label, value) if value and value not in ("0", "–") else None


def differing(leaf: Leaf, shipped_words: Labels) -> tuple[tuple[str, str, str], ...]:
    """Each value that is otherwise than in the book: its words, as it is there, as it is here."""
    if is_own(leaf.kind, leaf.entry) or leaf.stand.own(leaf.kind, leaf.entry) is None:
        return ()
    bare = Stand(leaf.stand.table.model_copy(update={"own_content": ()}), shipped_words, shipped_words)
    return between(Leaf(bare, leaf.kind, leaf.entry), leaf)


def between(old: Leaf, new: Leaf) -> tuple[tuple[str, str, str], ...]:
    """Each value that is otherwise in a later state of an entry: its words, as it was, as it is then."""
    before, after = (_flat(reading(one)) for one in (old, new))
    places = [place for place in dict.fromkeys((*before, *after)) if before.get(place) != after.get(place)]
    return tuple((_told(place), before.get(place, "–"), after.get(place, "–")) for place in places)


def _flat(groups: Sequence[LineGroup]) -> Mapping[tuple[str, str], str]:
    return {(group.title, line.label): line.value for group in groups for line in group.lines}


def _told(place: tuple[str, str]) -> str:
    return ", ".join(filter(None, place))


def undo_text(leaf: Leaf) -> str:
    """What the button says that takes everything back; empty when there is nothing to take back."""
    source = source_of(leaf.stand, leaf.kind)
    if source is None or not leaf.entry or source.undoing(leaf.entry) is None:
        return ""
    return _("Entfernen") if is_own(leaf.kind, leaf.entry) else _("Zurück zum Original")


def copy_url(leaf: Leaf, url: str) -> str | None:
    """Where a copy of it begins."""
    if not leaf.entry or leaf.kind in WITHOUT_COPIES or leaf.kind in (OWN_DECKS, OWN_SPELLS):
        return None
    return f"{url}/new/{leaf.kind}?like={leaf.entry}"
