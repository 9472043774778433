"""Kinds of entries that a group writes wholly by itself: its decks, and the spells its lores wait for."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from app.core.events import Command
from app.systems.heroquest.cards.commands import RemoveDeck, WriteDeck
from app.systems.heroquest.magic.commands import NameSpell
from app.web.catalogue.kinds import Facts, Line
from app.web.heroquest.catalogue.entry_lines import spell_lines
from app.web.heroquest.catalogue.kinds import OWN_DECKS, OWN_SPELLS, HeroQuestKind, Stand
from app.web.heroquest.catalogue.words import name_in
from app.web.http.forms import read_fields
from app.web.http.languages import t
from app.web.ui.schema_form.schema import Node, schema_of, without


class DeckKind(HeroQuestKind):
    """Decks of the group's own."""

    for_players, can_begin = False, True

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand, OWN_DECKS)

    def own_ids(self) -> Collection[str]:
        """All of them."""
        return self.stand.table.own_decks

    def is_own(self, entry: str) -> bool:
        """All of them."""
        return True

    def lines(self, *, leads: bool) -> Iterator[Line]:
        """For the game master alone."""
        for name, deck in self.stand.table.own_decks.items() if leads else ():
            yield Line(name, deck.name, brief=t("cards_in_catalogue", value=sum(card.copies for card in deck.cards)))

    def name(self, entry: str) -> str:
        """As the group calls it."""
        deck = self.stand.table.own_decks.get(entry)
        return deck.name if deck else ""

    def facts(self, entry: str) -> Facts | None:
        """A deck with a line for each of its cards."""
        deck = self.stand.table.own_decks.get(entry)
        if deck is None:
            return None
        rows = [(card.name, card.text, str(card.copies), card.like or "") for card in deck.cards]
        return {**deck.model_dump(mode="json"), "cards": "\n".join(" | ".join(row).rstrip(" |") for row in rows)}

    def node(self, facts: Mapping[str, Any]) -> Node:
        """The fields of the command."""
        node = schema_of(WriteDeck)
        properties = {**node["properties"], "cards": {"type": "string", "maxLength": 20_000}}
        return without({**node, "properties": properties}, "type", "deck")

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Write it anew. Raises: FormRefused."""
        lines = [line for line in str(facts.get("cards") or "").splitlines() if line.strip()]
        return read_fields(WriteDeck, {**_said(facts), "deck": entry, "cards": [_card(line) for line in lines]})

    def undoing(self, entry: str) -> Command | None:
        """The deck goes."""
        return RemoveDeck(deck=entry) if entry in self.stand.table.own_decks else None


class SpellKind(HeroQuestKind):
    """The slots of lores and guild that wait for the group's spells; they stand among the spells."""

    is_shelf, shelf = False, "spells"

    def __init__(self, stand: Stand) -> None:
        super().__init__(stand, OWN_SPELLS)

    def own_ids(self) -> Collection[str]:
        """Those that have a name."""
        return self.stand.table.own_spells

    def lines(self, *, leads: bool) -> Iterator[Line]:
        """Those somebody finds among the spells."""
        found = spell_lines(self.stand.table, self.stand.content, self.labels, leads=leads)
        return (line for line in found if line.kind == OWN_SPELLS)

    def name(self, entry: str) -> str:
        """As the group calls it, or as an empty slot is called."""
        own = self.stand.table.own_spells.get(entry)
        return own.name if own else name_in(self.labels, "spells", entry)

    def facts(self, entry: str) -> Facts | None:
        """What was said of it so far."""
        if entry not in self.stand.content.spells or not self.stand.content.spells[entry].open:
            return None
        own = self.stand.table.own_spells.get(entry)
        return own.model_dump(mode="json") if own else {}

    def node(self, facts: Mapping[str, Any]) -> Node:
        """The fields of the command."""
        return without(schema_of(NameSpell), "type", "spell")

    def command(self, entry: str, facts: Facts, base: Mapping[str, Any]) -> Command:
        """Name it."""
        return read_fields(NameSpell, {**_said(facts), "spell": entry})

    def undoing(self, entry: str) -> Command | None:
        """A name stays; it can only be another one."""
        return None


def _card(line: str) -> dict[str, str]:
    """`Name | Text | 3 | poison_gas`: what is left open is not said."""
    parts = (part.strip() for part in line.split("|", 3))
    return {name: part for name, part in zip(("name", "text", "copies", "like"), parts, strict=False) if part}


def _said(facts: Facts) -> Facts:
    return {name: value for name, value in facts.items() if value is not None}
