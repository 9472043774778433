"""The group's own content as text: the fields of one entry, an overlay of several kinds, or a whole file.

Fields and overlays are TOML or JSON. A file is JSON with an overlay, names of spells and decks, version 1 of its form
(`docs/catalogue-file.md`); a bare overlay is read as a file, too.
"""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, ValidationError

from app.core.model import Model, like
from app.core.own_entries import FORMAT, Key, OwnEntry, check_form
from app.core.texts import Line
from app.systems.heroquest.cards.commands import MOST_DECKS, CardWish, WriteDeck
from app.systems.heroquest.content.faults import ContentFault, fault_of
from app.systems.heroquest.content.overlays import KINDS, Facts, canonical
from app.systems.heroquest.magic.commands import NameSpell
from app.systems.heroquest.state.table import Table

LONGEST_ENTRY, LONGEST_ID, DEEPEST = 4_000, 40, 8
WITHOUT_TYPES = {"spells": {"__all__": {"type"}}, "decks": {"__all__": {"type"}}}  # in a file everybody knows them
_MOST_DOTS = 200  # in a line; the time a key takes grows with the square of its parts
_QUOTED = re.compile(r"""\"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?""")
_PLACE = re.compile(r"line (\d+),? column (\d+)")  # as both readers name it


class Overlay(NamedTuple):
    """The entries of an overlay in their order, and what is wrong with others."""

    entries: Sequence[OwnEntry]
    faults: Sequence[ContentFault]

    def whole(self) -> Sequence[OwnEntry]:
        """Return the entries when nothing is wrong. Raises: ContentFault."""
        for fault in self.faults:
            raise fault
        return self.entries


def read_overlay(file: str, told: str | Facts) -> Overlay:
    """Return a whole overlay, as text or as entries by kind. Raises: ContentFault when it cannot be read at all."""
    found: dict[Key, OwnEntry] = {}
    faults: list[ContentFault] = []
    for kind, entries in (_table(file, told) if isinstance(told, str) else told).items():
        if kind == "source":
            continue
        if kind not in KINDS or not isinstance(entries, list | tuple):
            faults.append(ContentFault(file, "", kind, "unknown_kind"))
            continue
        for number, facts in enumerate(entries, start=1):
            try:
                one = _entry(file, kind, str(number), facts)
                if one.key in found:
                    raise ContentFault(file, one.id, "id", "twice")
                found[one.key] = one
            except ContentFault as fault:
                faults.append(fault)
    return Overlay(tuple(found.values()), faults)


def read_fields(kind: str, entry: str, text: str) -> OwnEntry:
    """Return one entry out of its fields as TOML or as a JSON object. Raises: ContentFault."""
    return _own(kind, kind, entry, _table(kind, text, entry))


def by_kind(own: Sequence[OwnEntry]) -> Mapping[str, tuple[Facts, ...]]:
    """Return entries as an overlay that `read_overlay` makes the same entries of."""
    kinds = dict.fromkeys(one.kind for one in own)
    return {kind: tuple({"id": one.id, **json.loads(one.facts)} for one in own if one.kind == kind) for kind in kinds}


def write_overlay(own: Sequence[OwnEntry]) -> str:
    """Return entries as the text of an overlay: JSON, which can say everything."""
    return json.dumps(by_kind(own), ensure_ascii=False, indent=1)


def _entry(file: str, kind: str, number: str, facts: object) -> OwnEntry:
    """Raises: ContentFault."""
    if not isinstance(facts, dict) or not isinstance(facts.get("id"), str):
        raise ContentFault(file, number, "id", "missing")
    if len(facts["id"]) > LONGEST_ID:
        raise ContentFault(file, facts["id"], "id", "string_too_long", str(LONGEST_ID))
    return _own(file, kind, facts["id"], {name: value for name, value in facts.items() if name != "id"})


def _own(file: str, kind: str, entry: str, facts: Facts) -> OwnEntry:
    if _is_deep(facts, DEEPEST):
        raise ContentFault(file, entry, "", "value_error")
    try:
        text = canonical(facts)
    except (TypeError, ValueError) as error:  # a date, a number that is none
        raise ContentFault(file, entry, "", "value_error") from error
    if len(text) > LONGEST_ENTRY:
        raise ContentFault(file, entry, "", "string_too_long", str(LONGEST_ENTRY))
    return OwnEntry.model_construct(kind=kind, id=entry, facts=text)  # what cannot be is told when it is laid over


def _is_deep(value: object, levels: int) -> bool:
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return levels == 0 or any(_is_deep(one, levels - 1) for one in inside)


def _table(file: str, text: str, entry: str = "") -> dict[str, Any]:
    is_json = text.lstrip().startswith("{")
    for number, line in enumerate([] if is_json else _QUOTED.sub("", text).split("\n"), start=1):
        if line.count(".") > _MOST_DOTS:
            raise ContentFault(file, entry, "", "unreadable", f"{number}:1")
    try:
        found: dict[str, Any] = json.loads(text) if is_json else tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number with more digits than Python reads
        raise ContentFault(file, entry, "", "unreadable", _where(error, text)) from error
    return found


def _where(error: Exception, text: str) -> str:
    """Line and column of what cannot be read; the end of the text when nothing else is named."""
    if found := _PLACE.search(str(error)):
        return ":".join(found.groups())
    lines = text.split("\n")
    return f"{len(lines)}:{len(lines[-1]) + 1}"


CampaignWord = Annotated[str, Line(60)]


class CatalogueFile(Model):
    """The whole file; `content` is an overlay. Names of spells and decks are told as their commands tell them."""

    format: Literal["heldenpass-catalogue"] = "heldenpass-catalogue"
    version: Literal[1] = 1
    campaign: CampaignWord = ""
    content: Mapping[str, Any] = {}
    spells: Annotated[tuple[NameSpell, ...], Field(max_length=200)] = ()
    decks: Annotated[tuple[WriteDeck, ...], Field(max_length=MOST_DECKS)] = ()


def read_catalogue(file: str, text: str) -> CatalogueFile:
    """Return a catalogue file, or a bare overlay as one. Raises: ContentFault with the place of a fault; FileFault."""
    found = _table(file, text)
    if "format" not in found:
        return CatalogueFile(content=found)
    check_form(found, FORMAT)
    try:
        return CatalogueFile.model_validate_json(json.dumps(found, default=str))
    except ValidationError as error:
        raise fault_of(error, file) from error


def write_catalogue(table: Table, campaign: str) -> str:
    """Return everything of a table's own as the text that `read_catalogue` makes the same of."""
    file = CatalogueFile(
        campaign=campaign,
        content=by_kind(table.own_content),
        spells=tuple(like(NameSpell, own, spell=name) for name, own in table.own_spells.items()),
        decks=tuple(
            like(WriteDeck, own, deck=name, cards=tuple(like(CardWish, card) for card in own.cards))
            for name, own in table.own_decks.items()
        ),
    )
    return json.dumps(file.model_dump(mode="json", exclude=WITHOUT_TYPES), ensure_ascii=False, indent=1)
