"""A call of the API that concerns one campaign: who makes it, and how it is answered."""

from dataclasses import dataclass
from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, Request, Response

from app.campaign.model import Actor
from app.campaign.play import Form, Receipt
from app.core.errors import NotAllowed
from app.core.game_system import Role
from app.web import access, api_views
from app.web import api_models as shape
from app.web.services import Services, services
from app.web.snapshot import Snapshot


@dataclass(frozen=True)
class Call:
    """A call that concerns one campaign, and who makes it."""

    found: Services
    campaign: Snapshot
    actor: Actor

    @property
    def id(self) -> int:
        """The campaign's id."""
        return self.campaign.campaign_id

    def form(self, wish: shape.Wish) -> Form:
        """The form that a body is."""
        return Form(actor=self.actor, revision=wish.revision, key=wish.key)


def _call(request: Request, campaign_id: shape.CampaignId) -> Call:
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    return Call(found, snapshot, access.actor(request, campaign_id, snapshot.state.house))


Called = Annotated[Call, Depends(_call)]


def game_master_only(call: Call) -> None:
    """Raises: NotAllowed."""
    if call.actor.role is not Role.GAME_MASTER:
        raise NotAllowed("actor.game_master_only")


def applied(call: Call, response: Response, receipt: Receipt) -> shape.Applied:
    """What became of a wish, as far as the caller may know it."""
    response.status_code = HTTPStatus.OK if receipt.repeated else HTTPStatus.CREATED
    with call.found.store.reading(call.id) as reading:
        line = next(iter(reading.entries(after=receipt.revision - 1, limit=1)))
    facts = api_views.events(line.events, call.actor.viewer)
    return shape.Applied(revision=receipt.revision, repeated=receipt.repeated, events=facts)
