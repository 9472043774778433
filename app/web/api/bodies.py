"""JSON bodies: read strictly, and refused field by field with the codes that forms use."""

import re
from collections.abc import Mapping
from dataclasses import replace
from http import HTTPStatus
from typing import Annotated, TypeVar

from fastapi import Depends, HTTPException, Request, Response
from pydantic import JsonValue, ValidationError
from pydantic_core import to_json

from app.campaign.play import Receipt
from app.core.events import Command
from app.core.game_system import GameSystem
from app.core.model import Model
from app.web.api import views
from app.web.api.models import Applied
from app.web.http import access
from app.web.http.forms import FormRefused, command_type, field_errors
from app.web.http.posted import LONG, small_enough
from app.web.table.request import TableRequest

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


def applied(call: TableRequest, response: Response, receipt: Receipt) -> Applied:
    """What became of a wish, as far as the caller may know it."""
    response.status_code = HTTPStatus.OK if receipt.repeated else HTTPStatus.CREATED
    facts = views.events(receipt.events, call.actor.viewer)
    return Applied(revision=receipt.revision, repeated=receipt.repeated, events=facts)
