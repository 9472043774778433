"""The OpenAPI description: what the routes say, and the commands, facts and tables of every game.

Built when somebody asks for it, so that no start pays for it.
"""

from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from app.campaign.codec import Codec
from app.campaign.model import GUEST
from app.core.game_system import GameSystem
from app.core.model import Model
from app.web.api import models
from app.web.api.models import (
    AcceptRequest,
    Applied,
    CommandRequest,
    CorrectionRequest,
    DeclineRequest,
    NewCampaign,
    PreviewRequest,
    Problem,
    ProposalRequest,
    RedoRequest,
    ThrowRequest,
    UndoRequest,
    WithdrawRequest,
)
from app.web.api.views import NEVER_SHOWN
from app.web.table.game_pages import GameWeb

_ABOUT = """The same services as the pages.

Who calls is who a browser at the same place would be: the machine itself and everybody who signed in with the PIN
(`/sign-in`) is the game master, a phone that joined by a QR code (`/join/…`) plays its heroes, everybody else is a
guest. Each sees what the pages would show them, and nothing else.

A change carries the `revision` it was made from and a `key`. The same key acts once; a revision is refused (409) only
when something the change speaks of has changed since. Faults are `application/problem+json` with a stable `code`.
"""
_REF = "#/components/schemas/{model}"
_ALWAYS = (
    HTTPStatus.FORBIDDEN,
    HTTPStatus.NOT_FOUND,
    HTTPStatus.MISDIRECTED_REQUEST,
    HTTPStatus.INTERNAL_SERVER_ERROR,
    HTTPStatus.SERVICE_UNAVAILABLE,
)
_WRITING = (
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.CONFLICT,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
    HTTPStatus.INSUFFICIENT_STORAGE,
)
Responses = dict[int | str, dict[str, Any]]
_Wanted = tuple[str, JsonSchemaMode, TypeAdapter[Any]]


def problems(*statuses: HTTPStatus) -> Responses:
    """Return the faults a route may answer with, besides those that every route may."""
    content = {"application/problem+json": {"schema": {"$ref": _REF.format(model="Problem")}}}
    return {int(status): {"description": status.phrase, "content": content} for status in (*_ALWAYS, *statuses)}


def writing(repeated: type[Model] | None = None) -> Responses:
    """Return the faults of a route that takes a body; with `repeated`, how it answers a key that had acted before."""
    again: Responses = {200: {"model": repeated, "description": "The key had already acted."}} if repeated else {}
    return again | problems(*_WRITING)


def body(kind: type[Model]) -> dict[str, Any]:
    """Return the description of a JSON body that the route reads by itself."""
    content = {"application/json": {"schema": {"$ref": _REF.format(model=kind.__name__)}}}
    return {"requestBody": {"required": True, "content": content}}


def changing(kind: type[Model], told: type[Model] = Applied) -> dict[str, Any]:
    """Return the settings shared by routes that change something by a body of this kind; `told`: their answer."""
    return {"status_code": HTTPStatus.CREATED, "responses": writing(told), "openapi_extra": body(kind)}


def asking(kind: type[Model]) -> dict[str, Any]:
    """Return the settings shared by routes that take a body of this kind and record nothing."""
    return {"responses": writing(), "openapi_extra": body(kind)}


def install(app: FastAPI, systems: Mapping[str, GameSystem], games: Callable[[], Sequence[GameWeb]]) -> None:
    """Let the app's description know the bodies, and the games; `games` adds their routes to the app."""
    plain = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            game_bodies = [kind for game in games() for kind in game.bodies]
            described = plain()
            described["info"]["description"] = _ABOUT
            described["components"]["schemas"] |= _components(systems, (*BODIES, *game_bodies))
            app.openapi_schema = _resolved(_without_default_faults(described))
        return app.openapi_schema

    # The way FastAPI documents for a description of one's own.
    app.openapi = openapi  # type: ignore[method-assign]


BODIES: tuple[type[Model], ...] = (
    NewCampaign, CommandRequest, PreviewRequest, ThrowRequest,
    UndoRequest, RedoRequest, CorrectionRequest,
    ProposalRequest, AcceptRequest, DeclineRequest, WithdrawRequest, Problem,
)  # fmt: skip


def _components(systems: Mapping[str, GameSystem], kinds: Sequence[type[Model]]) -> dict[str, Any]:
    """Return every schema that FastAPI cannot read off the routes, by its name; a game's begin with the game's id."""
    bodies: list[_Wanted] = [(kind.__name__, "validation", TypeAdapter(kind)) for kind in kinds]
    _, schemas = _described(bodies, prefix="")
    games: dict[str, list[dict[str, Any]]] = {"Command": [], "Event": [], "Table": []}
    for system in systems.values():
        parts, own = _described(_parts(system), prefix=f"{system.id}.")
        _forget(own, f"{system.id}.")
        schemas |= own
        for name, schema in parts.items():
            games[name].append(schema.get("items", schema))  # facts come in rows, of which one is wanted
    return schemas | {name: found[0] if len(found) == 1 else {"anyOf": found} for name, found in games.items()}


def _parts(system: GameSystem) -> list[_Wanted]:
    """Return a game's additions to the description."""
    codec, view = Codec(system), type(system.view(system.new_state(), GUEST.viewer))
    return [
        ("Command", "validation", codec.command),
        ("Event", "serialization", codec.events),
        ("Table", "serialization", TypeAdapter(view)),
    ]


def _described(wanted: Sequence[_Wanted], prefix: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the schemas by their names, and those they refer to."""
    found, shared = TypeAdapter.json_schemas(wanted, ref_template=_REF.format(model=prefix + "{model}"))
    referred = {prefix + name: schema for name, schema in shared.get("$defs", {}).items()}
    return {name: schema for (name, _), schema in found.items()}, referred


def _forget(schemas: dict[str, Any], prefix: str) -> None:
    for kind, hidden in NEVER_SHOWN.items():
        schema = schemas[prefix + kind.__name__]
        schema["properties"] = {name: of for name, of in schema["properties"].items() if name not in hidden}
        schema["required"] = [name for name in schema["required"] if name not in hidden]


def _without_default_faults(described: dict[str, Any]) -> dict[str, Any]:
    """FastAPI adds its own 422 wherever a path has a parameter; here a wrong one is a 404."""
    for name in ("HTTPValidationError", "ValidationError"):
        described["components"]["schemas"].pop(name, None)
    for path in described["paths"].values():
        for operation in path.values():
            if "application/json" in operation["responses"].get("422", {}).get("content", {}):
                del operation["responses"]["422"]
    return described


def _resolved(part: Any) -> Any:
    """Return the description with every named component in its place."""
    match part:
        case {models.COMPONENT: str(name)}:
            return {"$ref": _REF.format(model=name)}
        case dict():
            return {key: _resolved(value) for key, value in part.items()}
        case list():
            return [_resolved(value) for value in part]
    return part
