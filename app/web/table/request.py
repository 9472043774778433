"""A request about one campaign: who asks, and how the campaign stands at this moment."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, Self

from fastapi import Depends, Request

from app.campaign.model import GAME_MASTER, Actor, Device
from app.campaign.play import Form
from app.core.errors import UnknownSubject
from app.core.game_system import GameSystem, Role
from app.web.http import access
from app.web.http.addresses import CampaignId
from app.web.table.services import Services, services
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class TableRequest:
    """Request about a campaign of a game: who asks, on which of its pages, and the services that answer."""

    app: Services
    request: Request
    campaign_id: int
    system: GameSystem
    page: str = "table"
    hero_id: str | None = None  # on the pages of one hero

    @cached_property
    def snapshot(self) -> Snapshot:
        """Return the campaign, taken when it is first used; requests that only act do not use it."""
        return self.app.snapshots.take(self.campaign_id)

    @cached_property
    def actor(self) -> Actor:
        """Return the person behind the request. The game master is recognised without a snapshot."""
        if access.is_game_master(self.request):
            return GAME_MASTER
        return access.actor(self.request, self.campaign_id, self.snapshot.state.house)

    @property
    def device(self) -> Device | None:
        """Return the phone it comes from; None when it never joined or was sent away."""
        return access.own_device(self.request, self.campaign_id, self.snapshot.state.house)

    @property
    def game(self) -> GamePages:
        """Return the pages of its game."""
        return self.app.pages[self.system.id]

    @property
    def is_game_masters(self) -> bool:
        """Return whether the game master asks."""
        return self.actor.role is Role.GAME_MASTER

    @property
    def base_url(self) -> str:
        """Return the address of the campaign."""
        return f"/campaigns/{self.campaign_id}"

    @property
    def url(self) -> str:
        """Return the address of the page."""
        own = {"passport": f"heroes/{self.hero_id}", "hero_map": f"heroes/{self.hero_id}/map"}
        return f"{self.base_url}/{own.get(self.page, self.page)}"

    @property
    def live_url(self) -> str:
        """Return the page's stream."""
        hero = f"?hero={self.hero_id}" if self.hero_id else ""
        return f"{self.base_url}/live/{self.page}{hero}"

    @property
    def frame(self) -> Context:
        """Return the parts shared by every page of a campaign, and its navigation."""
        return {
            "campaign_id": self.campaign_id,
            "campaign_name": self.snapshot.state.house.name,
            "is_game_master": self.is_game_masters,
        }

    @property
    def table_url(self) -> str:
        """Return the Spieltisch."""
        return f"{self.base_url}/table"

    def now(self) -> Self:
        """Return the same with the campaign as it is by now. Raises: NotAllowed on a page that is no longer this
        phone's.
        """
        found = replace(self)
        if self.page in self.game.hero_pages:
            access.check_not_sent_away(self.request, self.campaign_id, found.snapshot.state.house)
        return found

    def form(self, revision: int, key: str) -> Form:
        """Return who asks for something, from which revision, under which key."""
        return Form(actor=self.actor, revision=revision, key=key)


def table_request(request: Request, campaign_id: CampaignId) -> TableRequest:
    """Return the request about one campaign. Raises: UnknownSubject for one that is not there; UnknownContent for its
    game.
    """
    app = services(request)
    is_in_address = "campaign_id" in request.path_params  # else in the query, as for a drawing
    game = app.store.system_of(access.campaign_at(request) if is_in_address else campaign_id)
    if game is None:
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    return TableRequest(app, request, campaign_id, app.store.codec(game).system)


def page_request(request: Request, campaign_id: int, page: str, hero_id: str | None = None) -> TableRequest:
    """Return the request at a live page. Raises: as `table_request`; NotAllowed on a page that is no longer this
    phone's.
    """
    return replace(table_request(request, campaign_id), page=page, hero_id=hero_id).now()


Called = Annotated[TableRequest, Depends(table_request)]


def leading_request(request: Request, campaign_id: int) -> TableRequest:
    """Return the request about one campaign by the game master. Raises: NotAllowed for anybody else; as
    table_request.
    """
    access.check_game_master(request)
    return table_request(request, campaign_id)


Leading = Annotated[TableRequest, Depends(leading_request)]
