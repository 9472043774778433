"""A fight to the end between two described sides: over the API, and on the page “Kampf bis zum Ende”.

Nothing is kept, so both are open to everybody in the house; all that a page describes stands in its address.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from http import HTTPStatus
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from app.core.errors import GameError
from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.calculator.fights import FightDescription, FightResult, fought
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM
from app.web.api.schema import body, problems
from app.web.calculator.page import house_rule_rows
from app.web.calculator.rule_request import FIELD, Ground, GroundChoice, choice_of, ground_of
from app.web.heroquest import DUEL
from app.web.heroquest.calculator.api import named_hero
from app.web.heroquest.calculator.choices import DescribedWords
from app.web.heroquest.calculator.rules import RULES, content_on
from app.web.heroquest.dice_room import room
from app.web.heroquest.table.words import odds_line
from app.web.http.languages import t
from app.web.http.posted import JsonBody
from app.web.table.services import services
from app.web.ui.formats import decimal, percent
from app.web.ui.forms import FieldError, FormRefused, read_fields, read_json, sentences
from app.web.ui.rendering import Context
from app.web.ui.schema_form.form import SchemaForm
from app.web.ui.schema_form.schema import schema_of
from app.web.ui.schema_form.typed import in_rows, nested

api_router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}", tags=["rules"])
router = APIRouter(include_in_schema=False)
MOST_DIGITS = 2000  # of a fraction told exactly
MOST_ROUNDS = 20  # told one by one on the page
_FAULTS = (HTTPStatus.UNPROCESSABLE_ENTITY,)
_CALL_FAULTS = (HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
Ids = Annotated[list[str], Query(max_length=30)]


class DuelChance(Model):
    """A probability or an average: rounded for the eye, and as a fraction unless that has too many digits."""

    value: float
    exact: str | None


class RoundChance(Model):
    """Chance that the fight ends in just this round."""

    round: int
    chance: DuelChance


class PointsChance(Model):
    """Chance that exactly so many body points are left; a figure that is down has none."""

    points: int
    chance: DuelChance


class FighterLeft(Model):
    """Points left of one fighter."""

    figure_id: str
    name: str
    points: tuple[PointsChance, ...]
    average: DuelChance


class DuelOutcome(Model):
    """Odds of a fight. `undecided` is the chance that the fight never ends, because neither side can hurt the other.

    `later` is what remains beyond the rounds told; `average_rounds` is none where a fight may never end.
    """

    heroes_win: DuelChance
    monsters_win: DuelChance
    undecided: DuelChance
    average_rounds: DuelChance | None
    rounds: tuple[RoundChance, ...]
    later: DuelChance
    left: tuple[FighterLeft, ...]


@api_router.get("/duel", responses=problems(*_FAULTS))
def duel_of_classes(
    request: Request,
    hero: Ids = [],  # noqa: B006 (FastAPI copies it)
    monster: Ids = [],  # noqa: B006
    begins: Literal["heroes", "monsters"] = "heroes",
) -> DuelOutcome:
    """Return a fight between classes with what they begin with and kinds of monsters, each as often as it is named."""
    fields = {
        "heroes": [{"hero_class": one} for one in hero],
        "monsters": [{"kind": one} for one in monster],
        "begins": begins,
    }
    return _outcome(request, read_fields(DuelCall, fields))


class DuelCall(FightDescription):
    """Sides of a fight. A class fights with what it begins with, unless `start_equipment` is false."""


@api_router.post("/duel", responses=problems(*_FAULTS, *_CALL_FAULTS), openapi_extra=body(DuelCall))
def duel(request: Request, content: JsonBody) -> DuelOutcome:
    """Return a fight to the end between described heroes and monsters: who wins, after how many rounds, and what is
    left.
    """
    return _outcome(request, read_json(DuelCall, content))


def _outcome(request: Request, described: FightDescription) -> DuelOutcome:
    labels = services(request).pages[SYSTEM.id].labels
    return _told(_fight(described, labels, SYSTEM.content), labels)


def _fight(described: FightDescription, labels: Labels, content: Content) -> FightResult:
    """Return the fight, with everybody called by class who has no name. Raises: FormRefused."""
    named = described.model_copy(update={"heroes": tuple(named_hero(one, labels) for one in described.heroes)})
    try:
        return fought(named, content)
    except GameError as error:
        raise FormRefused((FieldError(error.field or "", error.code, error.data),), error) from error


def _told(fight: FightResult, labels: Labels) -> DuelOutcome:
    """Return a fight as the API tells it."""
    names, duel = RULES.names(fight.table, labels), fight.duel
    return DuelOutcome(
        heroes_win=_chance(fight.heroes_win),
        monsters_win=_chance(fight.monsters_win),
        undecided=_chance(duel.undecided),
        average_rounds=None if duel.average_rounds is None else _chance(duel.average_rounds),
        rounds=tuple(RoundChance(round=n, chance=_chance(one)) for n, one in enumerate(duel.rounds, start=1)),
        later=_chance(duel.later),
        left=tuple(
            FighterLeft(
                figure_id=one.figure_id,
                name=names[one.figure_id],
                points=tuple(PointsChance(points=n, chance=_chance(chance)) for n, chance in one.chances.items()),
                average=_chance(_average(one.chances)),
            )
            for one in fight.left
        ),
    )


def _chance(chance: Fraction) -> DuelChance:
    """Return a fraction as the API tells it."""
    return DuelChance(value=float(chance), exact=_exact(chance))


def _exact(chance: Fraction) -> str | None:
    return str(chance) if chance.denominator < 10**MOST_DIGITS else None


def _average(points: Mapping[int, Fraction]) -> Fraction:
    """Return the expected body points that are left."""
    return sum((number * chance for number, chance in points.items()), Fraction(0))


@router.get(DUEL)
def duel_page(request: Request) -> Response:
    """Describe both sides, read how it ends."""
    catalog = ground_of(RULES, request)
    pairs = [pair for pair in request.query_params.multi_items() if pair[0] != FIELD]
    data = in_rows(schema_of(DuelCall), nested(pairs)) if pairs else _beginning()
    panel, errors = _panel(data, catalog) if pairs else (None, catalog.errors)
    page = _page(data, choice_of(RULES, request, catalog), panel, errors, catalog.labels)
    return services(request).renderer.page("heroquest/duel.html", page, 422 if errors else 200)


def _panel(data: Mapping[str, Any], catalog: Ground) -> tuple[Context | None, tuple[FieldError, ...]]:
    if catalog.errors:
        return None, catalog.errors
    labels = catalog.labels
    try:
        return _shown(_fight(read_fields(DuelCall, data), labels, content_on(catalog.table)), labels), ()
    except FormRefused as error:
        return None, error.errors


def _beginning() -> dict[str, Any]:
    """Return a hero of the first class against the first kind that brings its own values."""
    content = SYSTEM.content
    kind = next(one.id for one in content.monsters.values() if not one.needs_quest_values)
    return {"heroes": [{"hero_class": next(iter(content.classes))}], "monsters": [{"kind": kind}]}


def _page(
    data: Mapping[str, Any],
    choice: GroundChoice,
    panel: Context | None,
    errors: tuple[FieldError, ...],
    labels: Labels,
) -> Context:
    parts = schema_of(DuelCall)["properties"]
    form = SchemaForm(data, errors, DescribedWords(labels, data))
    wrong = {error.field: error.sentence(labels) for error in reversed(errors)}  # the first word counts
    sides = tuple(
        {"title": title, "rows": form.rows(parts[name], name), "error": wrong.get(name)}
        for name, title in (("heroes", t("the_heroes")), ("monsters", t("the_monsters")))
    )
    return {
        "sides": sides,
        "begins": form.control(parts["begins"], "begins"),
        "catalog": choice,
        "house_rules": tuple(house_rule_rows(RULES, data, labels)),
        "errors": sentences(form.homeless("heroes", "monsters", choice.name), labels),
        "has_faults": bool(errors),
        "panel": panel,
        "room": room(DUEL),
        "url": DUEL,
    }


def _shown(fight: FightResult, labels: Labels) -> Context:
    duel = fight.duel
    wins = [(t("heroes"), fight.heroes_win), (t("monsters"), fight.monsters_win), (t("nobody"), duel.undecided)]
    possible = [(who, chance) for who, chance in wins if chance]
    names = _numbered(RULES.names(fight.table, labels))
    return {
        "wins": odds_line(t("who_wins"), [(who, float(chance)) for who, chance in possible]),
        "exact": tuple(
            f"{who}: {exact}" for who, chance in possible if chance < 1 and (exact := _chance(chance).exact)
        ),
        "rounds_text": _rounds_text(duel.average_rounds),
        "rounds": tuple(_bars(_rounds(duel.rounds, duel.later))),
        "left": tuple(_left(names[one.figure_id], one.chances) for one in fight.left),
    }


def _left(name: str, chances: Mapping[int, Fraction]) -> Context:
    down = percent(float(chances.get(0, Fraction(0))))
    return {
        "title": name,
        "text": t("down_in_the_end_left_on_average", down=down, average=decimal(_average(chances))),
        "bars": tuple(_bars([(str(points), chance) for points, chance in chances.items()])),
    }


def _rounds_text(average: Fraction | None) -> str:
    if average is None:
        return t("it_may_be_that_nobody_ever_wins")
    return t("on_average_it_takes_rounds", decimal=decimal(average))


def _rounds(rounds: Sequence[Fraction], later: Fraction) -> Sequence[tuple[str, Fraction]]:
    """Return each round with its chance; the last ones and what is later still come together."""
    told = [(t("round_in_duel", number=number), chance) for number, chance in enumerate(rounds[:MOST_ROUNDS], start=1)]
    rest = sum(rounds[MOST_ROUNDS:], later)
    return [*told, (t("later"), rest)] if rest else told


def _bars(chances: Sequence[tuple[str, Fraction]]) -> Iterator[Context]:
    longest = max((chance for _label, chance in chances), default=Fraction(1)) or Fraction(1)
    for label, chance in chances:
        yield {"label": label, "share": float(chance / longest * 100), "share_text": percent(float(chance))}


def _numbered(names: Mapping[str, str]) -> Mapping[str, str]:
    """Return names by id, with a number where several are called the same."""
    listed, found = list(names.values()), dict[str, str]()
    for figure_id, name in names.items():
        same = [one for one in found.values() if one == name or one.startswith(f"{name} (")]
        found[figure_id] = f"{name} ({len(same) + 1})" if listed.count(name) > 1 else name
    return found
