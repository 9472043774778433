"""Generated requests to every path of the API: no fault of the program, and every answer as the description says."""

import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from app.systems.heroquest.registry import catalog
from app.web import games
from app.web.api import routes, schema
from app.web.api.models import Problem
from app.web.table.conversation import told
from tests.luck import LUCK
from tests.web.conftest import LAPTOP, PHONE, Server

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Callable[[], Awaitable[Any]], Callable[[Any], Awaitable[None]]], Awaitable[None]]

OPERATIONS = [
    (method, route.path)
    for router in (routes.router, *(router for game in games.GAMES.values() for router in game.routers))
    for route in router.routes
    if isinstance(route, APIRoute) and route.path.startswith("/api/")
    for method in sorted(route.methods or ())
]
PEOPLE = {"game_master": LAPTOP, "guest": PHONE}
HERO = "hero-1"
RULES = list(catalog())
EXAMPLES = 15 if LUCK else 5


@dataclass
class Described:
    """A server whose API is described once for everybody, and a campaign on it."""

    server: Server
    campaign: int
    schemas: Mapping[str, BaseSchema]


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Described]:
    server = Server(tmp_path_factory.mktemp("api"))
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id=HERO, name="Ragna", hero_class="barbarian")
    yield Described(server, campaign, {who: _schema(_from(server.app, address)) for who, address in PEOPLE.items()})
    server.close()


@pytest.fixture
def description(described: Described) -> dict[str, Any]:
    found: dict[str, Any] = described.server.laptop.get("/api/v1/openapi.json").json()
    return found


@pytest.mark.api
@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.value)
@pytest.mark.parametrize("who", PEOPLE)
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_request_is_answered_as_described(
    described: Described, who: str, method: str, path: str, mode: GenerationMode
) -> None:
    campaign, snapshots = described.campaign, described.server.services.snapshots
    operation: APIOperation[Any, Any, Any, Any] = described.schemas[who][path][method]
    if mode is GenerationMode.NEGATIVE and "{" not in path and method == "GET":
        return  # nothing in it can be wrong

    @given(case=operation.as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    def attempt(case: Case[Any]) -> None:
        _aim(case, campaign, snapshots.take(campaign).revision)
        answer = case.call(headers={"host": "localhost"})
        # What the schema allows a rule may still forbid; what is too large is refused before anybody reads it.
        refused_unread = [negative_data_rejection] if answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE else []
        case.validate_response(answer, excluded_checks=[positive_data_acceptance, *refused_unread])

    attempt()


def test_every_reference_leads_somewhere(description: dict[str, Any]) -> None:
    known = {f"#/components/schemas/{name}" for name in description["components"]["schemas"]}
    assert set(_references(description)) <= known
    assert told.COMPONENT not in str(description)


def test_no_schema_is_named_after_the_module_it_stands_in(description: dict[str, Any]) -> None:
    """Two models of one name would be; their names would change whenever a module is moved."""
    assert [name for name in description["components"]["schemas"] if "__" in name] == []


def test_every_command_and_fact_of_every_game_is_described(described: Described, description: dict[str, Any]) -> None:
    for system in described.server.services.systems.values():
        for kind in (*system.command_types, *system.event_types):
            assert f"{system.id}.{kind.__name__}" in description["components"]["schemas"]


def test_the_seed_of_the_dice_is_not_even_described(described: Described) -> None:
    assert '"seed"' not in described.server.laptop.get("/api/v1/openapi.json").text


def test_every_body_is_described(described: Described, description: dict[str, Any]) -> None:
    operations = [operation for path in description["paths"].values() for operation in path.values()]
    bodies = [found["requestBody"]["content"]["application/json"] for found in operations if "requestBody" in found]
    of_games = {kind for game in described.server.app.state.late_routes.join() for kind in game.bodies}
    named = {f"#/components/schemas/{kind.__name__}" for kind in {*schema.BODIES, *of_games} - {Problem}}
    assert {body["schema"]["$ref"] for body in bodies} == named


def _schema(app: App) -> BaseSchema:
    return schemathesis.openapi.from_asgi("/api/v1/openapi.json", app, headers={"host": "localhost"})


def _aim(case: Case[Any], campaign: int, revision: int) -> None:
    """Let what fits the schema speak of a campaign and a hero that are there, so that it gets past the first 404."""
    path: Any = case.path_parameters
    if path and isinstance(path.get("campaign_id"), int) and 1 <= path["campaign_id"] < 2**31:
        path["campaign_id"] = campaign
    if path and re.fullmatch(r"[a-z_]{1,40}", str(path.get("rule"))):
        path["rule"] = RULES[len(path["rule"]) % len(RULES)]
    body: Any = case.body
    if not isinstance(body, dict):
        return
    if type(body.get("revision")) is int and body["revision"] >= 0:
        body["revision"] = revision
    command = body.get("command")
    if isinstance(command, dict) and isinstance(command.get("hero_id"), str) and command["hero_id"].isalnum():
        command["hero_id"] = HERO


def _from(app: App, address: tuple[str, int]) -> App:
    async def called(scope: Scope, receive: Any, send: Any) -> None:
        await app({**scope, "client": address}, receive, send)

    return called


def _references(part: object) -> list[str]:
    match part:
        case {"$ref": str(reference)}:
            return [reference]
        case dict():
            return [reference for value in part.values() for reference in _references(value)]
        case list():
            return [reference for value in part for reference in _references(value)]
    return []
