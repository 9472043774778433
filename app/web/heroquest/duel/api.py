"""A fight to the end over the API. It reads and keeps nothing, so it is open to everybody in the house."""

from fractions import Fraction
from http import HTTPStatus
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from app.core.errors import GameError
from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.calculator.fights import Fight, FightDescription, fought
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM
from app.web.api.schema import body, problems
from app.web.heroquest.calculator.rules import RULES, named_hero
from app.web.http.forms import FieldError, FormRefused, read_fields, read_json
from app.web.http.posted import JsonBody
from app.web.services import services

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}", tags=["rules"])
_FAULTS = (HTTPStatus.UNPROCESSABLE_ENTITY,)
_CALL_FAULTS = (HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
Ids = Annotated[list[str], Query(max_length=30)]


class DuelChance(Model):
    """A probability or an average: rounded for the eye, and as a fraction unless that has too many digits."""

    value: float
    exact: str | None


class RoundChance(Model):
    """How likely the fight ends in just this round."""

    round: int
    chance: DuelChance


class PointsChance(Model):
    """How likely just so many body points are left; whoever is down has none."""

    points: int
    chance: DuelChance


class FighterLeft(Model):
    """What is left of somebody."""

    figure_id: str
    name: str
    points: tuple[PointsChance, ...]
    average: DuelChance


class DuelOutcome(Model):
    """How the fight goes. `undecided` is the chance that nobody ever wins, because nobody can hurt the other.

    `later` is what remains beyond the rounds told; `average_rounds` is none where a fight may never end.
    """

    heroes_win: DuelChance
    monsters_win: DuelChance
    undecided: DuelChance
    average_rounds: DuelChance | None
    rounds: tuple[RoundChance, ...]
    later: DuelChance
    left: tuple[FighterLeft, ...]


@router.get("/duel", responses=problems(*_FAULTS))
def duel_of_classes(
    request: Request,
    hero: Ids = [],  # noqa: B006 (FastAPI copies it)
    monster: Ids = [],  # noqa: B006
    begins: Literal["heroes", "monsters"] = "heroes",
) -> DuelOutcome:
    """A fight between classes with what they begin with and kinds of monsters, each as often as it is named."""
    fields = {
        "heroes": [{"hero_class": one} for one in hero],
        "monsters": [{"kind": one} for one in monster],
        "begins": begins,
    }
    return _outcome(request, read_fields(DuelCall, fields))


class DuelCall(FightDescription):
    """Who fights against whom. A class fights with what it begins with, unless `start_equipment` is false."""


@router.post("/duel", responses=problems(*_FAULTS, *_CALL_FAULTS), openapi_extra=body(DuelCall))
def duel(request: Request, content: JsonBody) -> DuelOutcome:
    """A fight to the end between described heroes and monsters: who wins, after how many rounds, and what is left."""
    return _outcome(request, read_json(DuelCall, content))


def _outcome(request: Request, described: FightDescription) -> DuelOutcome:
    labels = services(request).pages[SYSTEM.id].labels
    return outcome_of(fight_of(described, labels, SYSTEM.content), labels)


def fight_of(described: FightDescription, labels: Labels, content: Content) -> Fight:
    """The fight, with everybody called by class who has no name. Raises: FormRefused."""
    named = described.model_copy(update={"heroes": tuple(named_hero(one, labels) for one in described.heroes)})
    try:
        return fought(named, content)
    except GameError as error:
        raise FormRefused((FieldError(error.field or "", error.code, error.data),), error) from error


MOST_DIGITS = 2000


def outcome_of(fight: Fight, labels: Labels) -> DuelOutcome:
    """A fight as the API tells it."""
    names, duel = RULES.names(fight.table, labels), fight.duel
    return DuelOutcome(
        heroes_win=chance_of(fight.heroes_win),
        monsters_win=chance_of(fight.monsters_win),
        undecided=chance_of(duel.undecided),
        average_rounds=None if duel.average_rounds is None else chance_of(duel.average_rounds),
        rounds=tuple(RoundChance(round=n, chance=chance_of(one)) for n, one in enumerate(duel.rounds, start=1)),
        later=chance_of(duel.later),
        left=tuple(
            FighterLeft(
                figure_id=one.figure_id,
                name=names[one.figure_id],
                points=tuple(PointsChance(points=n, chance=chance_of(chance)) for n, chance in one.chances.items()),
                average=chance_of(sum((n * chance for n, chance in one.chances.items()), Fraction(0))),
            )
            for one in fight.left
        ),
    )


def chance_of(chance: Fraction) -> DuelChance:
    """A fraction as it is shown."""
    is_short = chance.denominator < 10**MOST_DIGITS
    return DuelChance(value=float(chance), exact=str(chance) if is_short else None)
