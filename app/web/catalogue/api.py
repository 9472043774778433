"""A game's content over the API: ids, names and values, in the language of the caller; and a campaign's own as one
text, to keep it or to take it to another campaign.

What is met at the table and not looked up tells its values to the game master alone, as on the pages of the catalogue.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from app.core.errors import UnknownSubject
from app.core.game_system import GameState
from app.core.model import Model
from app.labels.labels import Labels
from app.web.api.schema import Responses, problems
from app.web.http import access
from app.web.http.addresses import CampaignId
from app.web.table.services import game_master_only, services

KindName = Annotated[str, Path(pattern=r"^[a-z_]{1,40}$")]
_OVERLAY: Responses = {
    200: {"description": "An overlay.", "content": {"application/json": {"schema": {"type": "object"}}}}
}


class ContentLine(Model):
    """An entry: how rules and commands call it, what people call it, and everything the rules know of it.

    `options` are the words of what can be chosen, where the entry is a settled point of the rules. `values` are empty
    for all but the game master if the entry is met at the table, and not looked up before.
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


ContentOf = Callable[[Labels], Iterator[ContentLine]]


def of_shelves(shelves: Mapping[str, Mapping[str, Model]]) -> Mapping[str, ContentOf]:
    """Shelves with entries by their ids."""
    return {shelf: partial(_on_shelf, shelf, entries) for shelf, entries in shelves.items()}


def _on_shelf(shelf: str, entries: Mapping[str, Model], labels: Labels) -> Iterator[ContentLine]:
    for one, entry in entries.items():
        values = entry.model_dump(mode="json", exclude={"id"})
        yield ContentLine(id=one, name=labels.called(shelf, one), values=values)


def content_router(game: str, kinds: Mapping[str, ContentOf], met: Collection[str] = ()) -> APIRouter:
    """`/api/v1/<game>/content`: the kinds of content a game tells programs of.

    `met`: the kinds whose values only the game master reads.
    """
    router = APIRouter(prefix=f"/api/v1/{game}/content", tags=["rules"])

    @router.get("", responses=problems())
    def content_kinds() -> ContentKinds:
        """List the kinds of content."""
        return ContentKinds(kinds=tuple(kinds))

    @router.get("/{kind}", responses=problems())
    def content_of_kind(request: Request, kind: KindName) -> ContentList:
        """Return the entries of a kind with their names and values. Raises: UnknownSubject."""
        if kind not in kinds:
            raise UnknownSubject("content.kind_unknown", field="kind", wanted=kind)
        labels = services(request).pages[game].labels
        entries = kinds[kind](labels)
        if kind in met and not access.is_game_master(request):
            entries = (one.model_copy(update={"values": {}}) for one in entries)
        return ContentList(kind=kind, entries=tuple(entries))

    return router


def own_content_router(game: str, written: Callable[[GameState], str]) -> APIRouter:
    """`/api/v1/<game>/campaigns/{id}/own-content`: a campaign's own content as the text that takes it in elsewhere."""
    router = APIRouter(prefix=f"/api/v1/{game}", tags=["own content"])

    @router.get(
        "/campaigns/{campaign_id}/own-content",
        response_class=Response,
        responses={**problems(), **_OVERLAY},
    )
    def own_content(request: Request, campaign_id: CampaignId) -> Response:
        """List all entries of a campaign's own content (game master)."""
        snapshot = game_master_only(request).snapshots.take(campaign_id)
        if snapshot.system.id != game:
            raise UnknownSubject("campaign.unknown", campaign=campaign_id)
        name = {"Content-Disposition": f'attachment; filename="eigener-inhalt-{campaign_id}.json"'}
        return Response(written(snapshot.state.table), media_type="application/json", headers=name)

    return router
