"""The group's own content as a file: an overlay of the book, names of spells, decks (`docs/catalogue-file.md`).

The form is version 1. A bare overlay, without what a file says about itself, is read as well.
"""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints, ValidationError

from app.core.errors import FileFault
from app.core.model import Model, like
from app.core.own_entries import FORMAT, check_form
from app.core.texts import visible
from app.systems.heroquest.cards.commands import MOST_CARDS, MOST_DECKS, CardWish, DeckName
from app.systems.heroquest.content.overlay_texts import write_overlay
from app.systems.heroquest.content.overlays import FAULTS, Faulty
from app.systems.heroquest.fields import ContentId, HeroName, Note
from app.systems.heroquest.state.screen import After
from app.systems.heroquest.state.table import Table

Coins = Annotated[int, Field(ge=0, le=9_999_999)]
CampaignWord = Annotated[str, StringConstraints(strip_whitespace=True, max_length=60), AfterValidator(visible)]


class NamedSpell(Model):
    """A spell of the group's own that the hero knows."""

    spell: ContentId
    name: HeroName
    text: Note = ""
    price: Coins | None = None
    like: ContentId | None = None


class DeckFile(Model):
    """A deck of the group's own."""

    deck: ContentId
    name: DeckName
    cards: Annotated[tuple[CardWish, ...], Field(min_length=1, max_length=MOST_CARDS)]
    after: After = After.DISCARD
    secret: bool = False


class CatalogueFile(Model):
    """The whole file; `content` is an overlay."""

    format: Literal["heldenpass-catalogue"] = "heldenpass-catalogue"
    version: Literal[1] = 1
    campaign: CampaignWord = ""
    content: Mapping[str, Any] = {}
    spells: Annotated[tuple[NamedSpell, ...], Field(max_length=200)] = ()
    decks: Annotated[tuple[DeckFile, ...], Field(max_length=MOST_DECKS)] = ()


class Shared(Model):
    """What a text brings: an overlay as text, and what only a catalogue file has."""

    overlay: str
    spells: tuple[NamedSpell, ...] = ()
    decks: tuple[DeckFile, ...] = ()


def read_catalogue(file: str, text: str) -> Shared:
    """A catalogue file, or a bare overlay. Raises: Faulty with the place of a fault; FileFault for another file."""
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else None
    except json.JSONDecodeError as error:
        raise Faulty(file, "", "", "unreadable", f"{error.lineno}:{error.colno}") from error
    except (ValueError, RecursionError) as error:
        raise FileFault("own_entries.unreadable", field="text") from error
    if not isinstance(found, dict) or "format" not in found:
        return Shared(overlay=text)
    check_form(found, FORMAT)
    try:
        read = CatalogueFile.model_validate_json(json.dumps(found))
    except ValidationError as error:
        raise _faulty(file, error) from error
    return Shared(overlay=json.dumps(read.content), spells=read.spells, decks=read.decks)


def write_catalogue(table: Table, campaign: str) -> str:
    """Everything of a table's own as the text that `read_catalogue` makes the same of."""
    file = CatalogueFile(
        campaign=campaign,
        content=json.loads(write_overlay(table.own_content)),
        spells=tuple(NamedSpell(spell=name, **own.model_dump()) for name, own in table.own_spells.items()),
        decks=tuple(
            like(DeckFile, own, deck=name, cards=tuple(CardWish(**card.model_dump()) for card in own.cards))
            for name, own in table.own_decks.items()
        ),
    )
    return json.dumps(file.model_dump(mode="json"), ensure_ascii=False, indent=1)


def _faulty(file: str, error: ValidationError) -> Faulty:
    first = error.errors(include_url=False, include_input=False)[0]
    kind = first["type"] if first["type"] in FAULTS else "value_error"
    return Faulty(file, "", ".".join(map(str, first["loc"])), kind, str(first.get("ctx", {}).get("expected", "")))
