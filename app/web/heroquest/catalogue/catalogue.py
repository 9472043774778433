"""HeroQuest's catalogue, shared as one file; the kinds a group writes wholly by itself (decks, spells that lores wait
for); what programs are told of the content."""

from collections.abc import Callable, Collection, Iterator, Mapping
from enum import StrEnum
from typing import Any

from app.core.events import Command, Event
from app.core.game_system import GameState
from app.core.tabletop import LookupTable, Row
from app.labels.labels import Labels
from app.systems.heroquest.cards.commands import RemoveDeck, WriteDeck
from app.systems.heroquest.cards.events import DeckWritten
from app.systems.heroquest.catalogue.commands import ImportContent
from app.systems.heroquest.catalogue.events import ContentChanged, ContentRefused
from app.systems.heroquest.catalogue.files import write_catalogue, write_overlay
from app.systems.heroquest.content.overlays import TABLES
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.magic.commands import NameSpell
from app.systems.heroquest.magic.events import SpellNamed
from app.systems.heroquest.state.figures import Effect, Place, Weakness
from app.systems.heroquest.state.table import Table
from app.web.catalogue.api import ContentLine, ContentOf, of_shelves
from app.web.heroquest.catalogue.kinds import (
    OWN_DECKS,
    OWN_SPELLS,
    SHELVES,
    BookKind,
    CatalogueSource,
    HeroQuestKind,
    QuestKind,
    TableKind,
)
from app.web.heroquest.catalogue.words import spell_lines
from app.web.http.languages import t
from app.web.table.catalogue_kinds import Catalogue, CatalogueKind, Facts, ShelfLine
from app.web.ui.forms import read_fields
from app.web.ui.schema_form.schema import Node, schema_of, without


class HeroQuestCatalogue(Catalogue):
    """Content that a campaign plays with, and the group's own."""

    is_shared = True

    def __init__(self, source: CatalogueSource) -> None:
        super().__init__(source.words, _kinds(source))
        self._source = source

    @property
    def file_count(self) -> int:
        """Quests travel as well, which have pages of their own."""
        table = self._source.table
        return len(table.own_content) + len(table.own_spells) + len(table.own_decks)

    def bare(self) -> Catalogue:
        """This catalogue without the group's own content, as it is in the book."""
        table, words = self._source.table, self._source.shipped_words
        return HeroQuestCatalogue(CatalogueSource(table.model_copy(update={"own_content": ()}), words, words))

    def written(self, campaign: str) -> str:
        """Return everything of the group's own as one text."""
        return write_catalogue(self._source.table, campaign)

    def taking_in(self, text: str, file: str) -> Command:
        """Return the command that takes such a text in. Raises: FormRefused."""
        return read_fields(ImportContent, {"text": text, "file": file})

    def changed_by(self, fact: Event) -> tuple[CatalogueKind, str] | None:
        """Return the entry that a fact changes."""
        match fact:
            case ContentChanged(entry_kind=kind, entry=entry):
                return self.kind(kind), entry
            case SpellNamed(spell=spell):
                return self.kind(OWN_SPELLS), spell
            case DeckWritten(deck=deck):
                return self.kind(OWN_DECKS), deck
        return None

    def left_out_by(self, fact: Event) -> bool:
        """Return whether a fact tells of an entry that did not fit."""
        return isinstance(fact, ContentRefused)


def _kinds(source: CatalogueSource) -> Iterator[HeroQuestKind]:
    """Yield all kinds, in the order of the page."""
    special: Mapping[str, type[HeroQuestKind]] = {OWN_DECKS: DeckKind, TABLES: TableKind}
    yield from (special.get(kind, BookKind)(source, kind) for kind in SHELVES)
    yield SpellKind(source, OWN_SPELLS)
    yield QuestKind(source, "quests")


class DeckKind(HeroQuestKind):
    """Decks of the group's own."""

    for_players, can_begin = False, True

    def own_ids(self) -> Collection[str]:
        """Return all of them."""
        return self.source.table.own_decks

    def is_own(self, entry: str) -> bool:
        """Return whether the group made it, which is true of all decks here."""
        return True

    def lines(self, *, leads: bool) -> Iterator[ShelfLine]:
        """Yield a line for each own deck; none for players."""
        for name, deck in self.source.table.own_decks.items() if leads else ():
            yield ShelfLine(
                name, deck.name, brief=t("cards_in_catalogue", value=sum(card.copies for card in deck.cards))
            )

    def name(self, entry: str) -> str:
        """Return the name the group gave the deck; empty when there is no such deck."""
        deck = self.source.table.own_decks.get(entry)
        return deck.name if deck else ""

    def facts(self, entry: str) -> Facts | None:
        """Return a deck with a line for each of its cards."""
        deck = self.source.table.own_decks.get(entry)
        if deck is None:
            return None
        rows = [(card.name, card.text, str(card.copies), card.like or "") for card in deck.cards]
        return {**deck.model_dump(mode="json"), "cards": "\n".join(" | ".join(row).rstrip(" |") for row in rows)}

    def node(self, facts: Mapping[str, Any]) -> Node:
        """Return the fields of the command."""
        node = schema_of(WriteDeck)
        properties = {**node["properties"], "cards": {"type": "string", "maxLength": 20_000}}
        return without({**node, "properties": properties}, "type", "deck")

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Write it anew. Raises: FormRefused."""
        lines = [line for line in str(facts.get("cards") or "").splitlines() if line.strip()]
        return read_fields(WriteDeck, {**_said(facts), "deck": entry, "cards": [_card(line) for line in lines]})

    def undoing(self, entry: str) -> Command | None:
        """Return the command that removes the deck."""
        return RemoveDeck(deck=entry) if entry in self.source.table.own_decks else None


class SpellKind(HeroQuestKind):
    """The slots of lores and guild that wait for the group's spells; they stand among the spells."""

    is_shelf, shelf = False, "spells"

    def own_ids(self) -> Collection[str]:
        """Return the spells that the group has named."""
        return self.source.table.own_spells

    def lines(self, *, leads: bool) -> Iterator[ShelfLine]:
        """Return a line for each own spell that this person finds among the spells."""
        found = spell_lines(self.source.table, self.source.content, self.labels, leads=leads)
        return (line for line in found if line.kind == OWN_SPELLS)

    def name(self, entry: str) -> str:
        """Return the name the group gave the spell; while it has none, that of the empty slot."""
        own = self.source.table.own_spells.get(entry)
        return own.name if own else self.labels.called("spells", entry)

    def facts(self, entry: str) -> Facts | None:
        """Return the values entered so far."""
        if entry not in self.source.content.spells or not self.source.content.spells[entry].open:
            return None
        own = self.source.table.own_spells.get(entry)
        return own.model_dump(mode="json") if own else {}

    def node(self, facts: Mapping[str, Any]) -> Node:
        """Return the fields of the command."""
        return without(schema_of(NameSpell), "type", "spell")

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Name it."""
        return read_fields(NameSpell, {**_said(facts), "spell": entry})

    def undoing(self, entry: str) -> Command | None:
        """None: a spell that was named can be given another name, but not lose it."""
        return None


def _card(line: str) -> dict[str, str]:
    """`Name | Text | 3 | poison_gas`: what is left open is not said."""
    parts = (part.strip() for part in line.split("|", 3))
    return {name: part for name, part in zip(("name", "text", "copies", "like"), parts, strict=False) if part}


def _said(facts: Facts) -> Facts:
    return {name: value for name, value in facts.items() if value is not None}


def own_content(table: GameState) -> str:
    """Return a campaign's own content as the text that `import_content` takes in."""
    assert isinstance(table, Table)
    return write_overlay(table.own_content)


def _house_rules(labels: Labels) -> Iterator[ContentLine]:
    """Settled points of the rules, with the words of every option."""
    for name, entry in SYSTEM.content.house_rules.items():
        words = {option: labels.text(f"house_rules.{name}.{option}") for option in entry.options}
        title, values = labels.text(f"house_rules.{name}.title"), entry.model_dump(mode="json", exclude={"id"})
        yield ContentLine(id=name, name=title, values=values, options=words)


def _rows(table: str) -> ContentOf:
    """Return the rows of a table that a die is thrown on, with the numbers that lead to each."""

    def lines(labels: Labels) -> Iterator[ContentLine]:
        found: LookupTable[str, Row] = getattr(SYSTEM.content, table)
        for name, row in found.rows.items():
            called = labels.called(f"{table}_table", name)
            yield ContentLine(id=name, name=called, values=row.model_dump(mode="json", exclude={"text"}))

    return lines


def _orders(labels: Labels) -> Iterator[ContentLine]:
    """Orders of magic with their lores."""
    all_lores = SYSTEM.content.lores.values()
    for order in dict.fromkeys(lore.order for lore in all_lores):
        lores = [lore.id for lore in all_lores if lore.order == order]
        yield ContentLine(id=order, name=labels.word("magic_order", order), values={"lores": lores})


def _words(field: str, names: type[StrEnum]) -> ContentOf:
    """Plain words that fields hold."""
    return lambda labels: (ContentLine(id=one.value, name=labels.word(field, one.value), values={}) for one in names)


# Quests are left out: what is written of them is the game master's alone.
_ENTRIES = (
    "classes", "items", "monsters", "abilities", "lores", "spells", "recipes", "traps",
    "treasure_cards", "fate_cards", "decks", "finds", "furniture",
)  # fmt: skip
CONTENT: Mapping[str, Callable[[Labels], Iterator[ContentLine]]] = {
    **of_shelves({kind: getattr(SYSTEM.content, kind) for kind in _ENTRIES}),
    "house_rules": _house_rules,
    "orders": _orders,
    "faint_table": _rows("faint"),
    "death_table": _rows("death"),
    "fall_table": _rows("fall"),
    "effects": _words("effect", Effect),
    "weaknesses": _words("weakness", Weakness),
    "places": _words("place", Place),
}
