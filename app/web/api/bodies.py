"""JSON bodies: read strictly, and refused field by field with the codes that forms use."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Annotated, TypeVar

from fastapi import Depends, HTTPException, Request, Response
from pydantic import JsonValue, ValidationError
from pydantic_core import to_json

from app.campaign.model import Actor
from app.campaign.play import Form, Receipt
from app.core.errors import NotAllowed
from app.core.events import Command
from app.core.game_system import GameSystem, Role
from app.core.model import Model
from app.web.api import views
from app.web.api.models import Applied, CampaignId, Wish
from app.web.http import access
from app.web.http.forms import FormRefused, command_type, field_errors
from app.web.http.posted import LONG, small_enough
from app.web.services import Services, services
from app.web.table.snapshot import Snapshot

Body = TypeVar("Body", bound=Model)
_MOST = 64_000  # bytes of a command of a player, or a rule described by anybody
_ANSWER_KIND = re.compile(r"^(answers\.\d+)\.(?:hand|app|choice|standard)(?=\.|$)")


async def json_body(request: Request) -> bytes:
    """The bytes of a JSON body, read before the route begins, so that routes can stay plain functions."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
    most = LONG if access.is_game_master(request) else _MOST
    return b"".join([chunk async for chunk in small_enough(request, most)])


JsonBody = Annotated[bytes, Depends(json_body)]


def read(kind: type[Body], content: bytes) -> Body:
    """A request from its JSON. Raises: HTTPException 400 when it is no JSON; FormRefused."""
    try:
        return kind.model_validate_json(content)
    except ValidationError as error:
        refused = _refused(error)
        if refused.errors[0].code == "value.json_invalid":
            raise HTTPException(HTTPStatus.BAD_REQUEST) from error
        raise refused from error


def read_command(system: GameSystem, wish: Mapping[str, JsonValue]) -> Command:
    """The command of the house or the game that a part of a body asks for. Raises: FormRefused."""
    try:
        return command_type(system, str(wish.get("type", ""))).model_validate_json(to_json(wish))
    except ValidationError as error:
        raise _inside("command", _refused(error)) from error
    except FormRefused as error:
        raise _inside("command", error) from error


def _refused(error: ValidationError) -> FormRefused:
    """The name of an answer's kind is no field of it."""
    return FormRefused(tuple(replace(each, field=_ANSWER_KIND.sub(r"\1", each.field)) for each in field_errors(error)))


def _inside(part: str, error: FormRefused) -> FormRefused:
    return FormRefused(tuple(replace(each, field=f"{part}.{each.field}".rstrip(".")) for each in error.errors))


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

    def form(self, wish: Wish) -> Form:
        """The form that a body is."""
        return Form(actor=self.actor, revision=wish.revision, key=wish.key)


def _call(request: Request, campaign_id: CampaignId) -> Call:
    app = services(request)
    snapshot = app.snapshots.take(campaign_id)
    return Call(app, snapshot, access.actor(request, campaign_id, snapshot.state.house))


Called = Annotated[Call, Depends(_call)]


def game_master_only(call: Call) -> None:
    """Raises: NotAllowed."""
    if call.actor.role is not Role.GAME_MASTER:
        raise NotAllowed("actor.game_master_only")


def applied(call: Call, response: Response, receipt: Receipt) -> Applied:
    """What became of a wish, as far as the caller may know it."""
    response.status_code = HTTPStatus.OK if receipt.repeated else HTTPStatus.CREATED
    with call.found.store.reading(call.id) as reading:
        line = next(iter(reading.entries(after=receipt.revision - 1, limit=1)))
    facts = views.events(line.events, call.actor.viewer)
    return Applied(revision=receipt.revision, repeated=receipt.repeated, events=facts)
