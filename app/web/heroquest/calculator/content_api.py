"""The game's own content over the API: ids, names and values, in the language of the caller. Open to everybody."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import TypeAdapter

from app.core.errors import UnknownSubject
from app.core.lookup_table import LookupTable
from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Effect, Place, Weakness
from app.web.api.schema import problems
from app.web.heroquest.catalogue.entry_form import name_in
from app.web.services import services

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}/content", tags=["rules"])
KindName = Annotated[str, Path(pattern=r"^[a-z_]{1,40}$")]


class ContentLine(Model):
    """An entry: how rules and commands call it, what people call it, and everything the rules know of it.

    `options` are the words of what can be chosen, where the entry is a settled point of the rules.
    """

    id: str
    name: str
    values: Mapping[str, Any]
    options: Mapping[str, str] = {}


class ContentList(Model):
    """All entries of a kind, in the order of the book."""

    kind: str
    entries: tuple[ContentLine, ...]


class ContentKinds(Model):
    """Every kind that can be asked for."""

    kinds: tuple[str, ...]


@router.get("", responses=problems())
def kinds() -> ContentKinds:
    """What kinds of content there are."""
    return ContentKinds(kinds=tuple(_KINDS))


@router.get("/{kind}", responses=problems())
def content_of_kind(request: Request, kind: KindName) -> ContentList:
    """The entries of a kind with their names and values. Raises: UnknownSubject."""
    if kind not in _KINDS:
        raise UnknownSubject("content.kind_unknown", field="kind", wanted=kind)
    labels = services(request).pages[SYSTEM.id].labels
    return ContentList(kind=kind, entries=tuple(_KINDS[kind](kind, SYSTEM.content, labels)))


def _entries(kind: str, content: Content, labels: Labels) -> Iterator[ContentLine]:
    """Entries that stand in the content under their kind."""
    for name, entry in getattr(content, kind).items():
        values = entry.model_dump(mode="json", exclude={"id"})
        yield ContentLine(id=name, name=name_in(labels, kind, name), values=values)


def _house_rules(_: str, content: Content, labels: Labels) -> Iterator[ContentLine]:
    """Settled points of the rules, with the words of every option."""
    for name, entry in content.house_rules.items():
        words = {option: labels.text(f"house_rules.{name}.{option}") for option in entry.options}
        title, values = labels.text(f"house_rules.{name}.title"), entry.model_dump(mode="json", exclude={"id"})
        yield ContentLine(id=name, name=title, values=values, options=words)


def _rows(table: str) -> Callable[[str, Content, Labels], Iterator[ContentLine]]:
    """The rows of a table that a die is thrown on, with the numbers that lead to each."""

    def lines(kind: str, content: Content, labels: Labels) -> Iterator[ContentLine]:
        found: LookupTable[Any] = getattr(content, table)
        for row in found.rows:
            facts = TypeAdapter(type(row.outcome)).dump_python(row.outcome, mode="json")
            name = facts.pop("id")
            yield ContentLine(id=name, name=name_in(labels, kind, name), values={"rolls": row.rolls, **facts})

    return lines


def _orders(_: str, content: Content, labels: Labels) -> Iterator[ContentLine]:
    """Orders of magic with their lores."""
    for order in dict.fromkeys(lore.order for lore in content.lores.values()):
        lores = [lore.id for lore in content.lores.values() if lore.order == order]
        yield ContentLine(id=order, name=labels.word("magic_order", order), values={"lores": lores})


def _words(field: str, names: type[StrEnum]) -> Callable[[str, Content, Labels], Iterator[ContentLine]]:
    """Plain words that fields hold."""

    def lines(_: str, __: Content, labels: Labels) -> Iterator[ContentLine]:
        return (ContentLine(id=one.value, name=labels.word(field, one.value), values={}) for one in names)

    return lines


# Quests are left out: what is written of them is the game master's alone.
_KINDS: Mapping[str, Callable[[str, Content, Labels], Iterator[ContentLine]]] = {
    **dict.fromkeys(("classes", "items", "monsters", "abilities", "lores", "spells", "recipes", "traps"), _entries),
    **dict.fromkeys(("treasure_cards", "fate_cards", "decks", "finds", "furniture"), _entries),
    "house_rules": _house_rules,
    "orders": _orders,
    "faint_table": _rows("faint"),
    "death_table": _rows("death"),
    "fall_table": _rows("fall"),
    "effects": _words("effect", Effect),
    "weaknesses": _words("weakness", Weakness),
    "places": _words("place", Place),
}
