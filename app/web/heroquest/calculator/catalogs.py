"""Whose classes, things and monsters a case may speak of: those of the game, or also a campaign's own.

Own content may tell what waits in a quest, so only the game master gets it to choose from.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import urlencode

from fastapi import Request

from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.labels.labels import Labels
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table
from app.web import access
from app.web.forms import FieldError, SelectOption, sentences
from app.web.services import services
from app.web.translation import _

FIELD = "catalog"


@dataclass(frozen=True)
class Catalog:
    """What a case is made of, and in which words. `campaign` is empty for the game alone."""

    labels: Labels
    campaign: str = ""
    entries: tuple[OwnEntry, ...] = ()
    errors: tuple[FieldError, ...] = ()

    @property
    def content(self) -> Content:
        """The game's content with the campaign's own."""
        return overlaid_by(self.entries).content

    @property
    def carried(self) -> tuple[tuple[str, str], ...]:
        """As the address of the next page has it."""
        return ((FIELD, self.campaign),) if self.campaign else ()

    def address(self, url: str) -> str:
        """A page with this catalog."""
        return f"{url}?{urlencode(self.carried)}" if self.carried else url


@dataclass(frozen=True)
class CatalogChoice:
    """The field for it; without options there is nothing to choose."""

    options: tuple[SelectOption, ...]
    chosen: str
    error: str | None
    name: str = FIELD


def catalog_of(request: Request) -> Catalog:
    """What the address asks for; what it may not have is named beside the field, and the game's own counts."""
    labels = services(request).pages[SYSTEM.id].labels
    wanted = request.query_params.get(FIELD, "")[:20]
    if not wanted:
        return Catalog(labels)
    try:
        return _own(request, wanted)
    except GameError as error:
        return Catalog(labels, errors=(FieldError(FIELD, error.code, error.data),))


def choice_of(request: Request, catalog: Catalog) -> CatalogChoice:
    """The campaigns with own content, for whoever may see it."""
    listed = tuple(_campaigns(request)) if access.is_game_master(request) else ()
    options = (SelectOption("", _("Grundspiel")), *listed) if listed else ()
    return CatalogChoice(options, catalog.campaign, next(iter(sentences(catalog.errors, catalog.labels)), None))


def _own(request: Request, wanted: str) -> Catalog:
    if not access.is_game_master(request):
        raise NotAllowed("actor.game_master_only")
    if not (wanted.isascii() and wanted.isdigit()):
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    found = services(request)
    state = found.snapshots.take(int(wanted)).state
    if not isinstance(state.table, Table):
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    return Catalog(found.pages[SYSTEM.id].words(state), wanted, state.table.own_content)


def _campaigns(request: Request) -> Iterator[SelectOption]:
    found = services(request)
    for campaign in found.store.campaigns():
        if campaign.system == SYSTEM.id:
            table = found.snapshots.take(campaign.id).state.table
            if isinstance(table, Table) and table.own_content:
                yield SelectOption(str(campaign.id), _("Kampagne %s") % campaign.name)
