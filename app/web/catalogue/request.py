"""A request about the catalogue of a campaign."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from fastapi import Request

from app.core.errors import UnknownSubject
from app.web.catalogue.kinds import Catalogue
from app.web.table.request import TableRequest, table_request


class CatalogueRequest(NamedTuple):
    """Who asks at which table, and its catalogue."""

    table: TableRequest
    catalogue: Catalogue

    @property
    def leads(self) -> bool:
        """Whether the game master asks."""
        return self.table.is_game_masters

    @property
    def url(self) -> str:
        """The address of the catalogue."""
        return f"{self.table.base_url}/catalogue"

    def frame(self) -> Mapping[str, Any]:
        """What every page of it shows."""
        return {
            **self.table.frame,
            "is_shared": self.catalogue.is_shared,
            "url": self.url,
            "revision": self.table.snapshot.revision,
            "key": self.table.app.new_id(),
        }


def catalogue_request(request: Request, campaign_id: int) -> CatalogueRequest:
    """The request with the catalogue as it is now. Raises: UnknownSubject for a game that has none."""
    asked = table_request(request, campaign_id)
    pages = asked.app.pages.get(asked.snapshot.system.id)
    found = pages.catalogue(asked.snapshot.state) if pages else None
    if found is None:
        raise UnknownSubject("http.not_found")
    return CatalogueRequest(asked, found)
