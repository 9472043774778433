"""A request about one campaign: who asks, and how the campaign stands at this moment."""

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from fastapi import Depends, Request

from app.campaign.model import GAME_MASTER, Actor, Device
from app.campaign.play import Form
from app.core.errors import UnknownSubject
from app.core.game_system import GameSystem, Role
from app.web.api.models import CampaignId
from app.web.http import access
from app.web.services import Services, services
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class TableRequest:
    """Who asks about which campaign of which game, and the services that answer."""

    app: Services
    request: Request
    campaign_id: int
    system: GameSystem

    @cached_property
    def snapshot(self) -> Snapshot:
        """The campaign, taken when it is first used; requests that only act do not use it."""
        return self.app.snapshots.take(self.campaign_id)

    @cached_property
    def actor(self) -> Actor:
        """The person behind the request. The game master is recognised without a snapshot."""
        if access.is_game_master(self.request):
            return GAME_MASTER
        return access.actor(self.request, self.campaign_id, self.snapshot.state.house)

    @property
    def device(self) -> Device | None:
        """The phone it comes from; None when it never joined or was sent away."""
        return access.own_device(self.request, self.campaign_id, self.snapshot.state.house)

    @property
    def game(self) -> GamePages:
        """The pages of its game."""
        return self.app.pages[self.system.id]

    @property
    def is_game_masters(self) -> bool:
        """Whether the game master asks."""
        return self.actor.role is Role.GAME_MASTER

    @property
    def base_url(self) -> str:
        """The address of the campaign."""
        return f"/campaigns/{self.campaign_id}"

    @property
    def frame(self) -> Context:
        """What every page of a campaign shows, and the ways through it."""
        return {
            "campaign_id": self.campaign_id,
            "campaign_name": self.snapshot.state.house.name,
            "is_game_master": self.is_game_masters,
        }

    @property
    def table_url(self) -> str:
        """The Spieltisch."""
        return f"{self.base_url}/table"

    def form(self, revision: int, key: str) -> Form:
        """Who asks for something, from which revision, under which key."""
        return Form(actor=self.actor, revision=revision, key=key)


def table_request(request: Request, campaign_id: CampaignId) -> TableRequest:
    """The request about one campaign. Raises: UnknownSubject for one that is not there; UnknownContent for its game."""
    app = services(request)
    game = app.store.system_of(campaign_id)
    if game is None:
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    return TableRequest(app, request, campaign_id, app.store.codec(game).system)


Called = Annotated[TableRequest, Depends(table_request)]


def leading_request(request: Request, campaign_id: int) -> TableRequest:
    """The request about one campaign by the game master. Raises: NotAllowed for anybody else; as table_request."""
    access.game_master_only(request)
    return table_request(request, campaign_id)


Leading = Annotated[TableRequest, Depends(leading_request)]
