"""A fight to the end over the API. It reads and keeps nothing, so it is open to everybody in the house."""

from http import HTTPStatus
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from app.core.errors import GameError
from app.labels.labels import Labels
from app.systems.heroquest.calculator.fights import Fight, FightDescription, fought
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM
from app.web.api_bodies import JsonBody, read
from app.web.api_schema import body, problems
from app.web.forms import FieldError, FormRefused, read_fields
from app.web.heroquest.calculator.case import named_hero
from app.web.heroquest.duel import shapes as shape
from app.web.services import services

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}", tags=["rules"])
_FAULTS = (HTTPStatus.UNPROCESSABLE_ENTITY,)
_CALL_FAULTS = (HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
Ids = Annotated[list[str], Query(max_length=30)]


@router.get("/duel", responses=problems(*_FAULTS))
def duel_of_classes(
    request: Request,
    hero: Ids = [],  # noqa: B006 (FastAPI copies it)
    monster: Ids = [],  # noqa: B006
    begins: Literal["heroes", "monsters"] = "heroes",
) -> shape.DuelOutcome:
    """A fight between classes with what they begin with and kinds of monsters, each as often as it is named."""
    fields = {
        "heroes": [{"hero_class": one} for one in hero],
        "monsters": [{"kind": one} for one in monster],
        "begins": begins,
    }
    return _outcome(request, read_fields(shape.DuelCall, fields))


@router.post("/duel", responses=problems(*_FAULTS, *_CALL_FAULTS), openapi_extra=body(shape.DuelCall))
def duel(request: Request, content: JsonBody) -> shape.DuelOutcome:
    """A fight to the end between described heroes and monsters: who wins, after how many rounds, and what is left."""
    return _outcome(request, read(shape.DuelCall, content))


def _outcome(request: Request, described: FightDescription) -> shape.DuelOutcome:
    labels = services(request).pages[SYSTEM.id].labels
    return shape.outcome_of(fight_of(described, labels, SYSTEM.content), labels)


def fight_of(described: FightDescription, labels: Labels, content: Content) -> Fight:
    """The fight, with everybody called by class who has no name. Raises: FormRefused."""
    named = described.model_copy(update={"heroes": tuple(named_hero(one, labels) for one in described.heroes)})
    try:
        return fought(named, content)
    except GameError as error:
        raise FormRefused((FieldError(error.field or "", error.code, error.data),)) from error
