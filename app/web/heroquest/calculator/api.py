"""Data of this game for programs: the shapes of a rule call, and the values of a described hero.

Both read and keep nothing, so they are open to everybody.
"""

from collections.abc import Iterable, Mapping, Sequence
from http import HTTPStatus
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Request
from pydantic import Field, JsonValue, StringConstraints

from app.core.errors import GameError
from app.core.model import Model, like
from app.labels.labels import Labels
from app.systems.heroquest.calculator.figures import ChosenRule, HeroDescription, TableDescription, read_own_content
from app.systems.heroquest.calculator.hero_values import (
    Carriable,
    CarryLimit,
    HeroDisarming,
    HeroMovement,
    HeroPoints,
    HeroValues,
    SpellSets,
    Tier,
    hero_values,
)
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.equipment.carrying import CarryProblem
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.labels import HeroQuestLabels
from app.systems.heroquest.odds.summary import Odds
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.passport import GiftView, SpellView
from app.web.api.schema import body, problems
from app.web.calculator.cases import describing
from app.web.heroquest.conversation.words import reason_told
from app.web.http.posted import JsonBody
from app.web.table.conversation.told import CaseCall, CaseOutcome, ReasonTold
from app.web.table.services import services
from app.web.ui.forms import FieldError, FormRefused, read_json

Described = TypeVar("Described", bound=HeroDescription)
OverlayText = Annotated[str, StringConstraints(max_length=200_000)]
OddsPolicy = Literal["best", "first", "open"] | Annotated[Mapping[str, str], Field(max_length=50)]


class RuleCall(CaseCall, TableDescription):
    """A rule to be worked out for these figures. Nothing is kept.

    `inputs` are the fields of the rule. With `dice` "roll" the app throws whatever is asked, and `answers` only choose.
    With `odds` the outcome also tells what was likely before any die fell. `policy` says who chooses where a
    rule leaves it open: "best" repeats a throw where that promises more and takes the first option elsewhere, "first"
    always takes the first option, "open" ends at the first choice; options named by their question are taken.
    `own_content` is an overlay, as `import_content` takes it in: a text, or its entries by kind.
    """

    own_content: OverlayText | Mapping[str, tuple[JsonValue, ...]] = ""
    odds: bool = False
    policy: OddsPolicy = "best"


class TableTold(Model):
    """Description of a table afterwards, complete: the first part of a next call, to be sent unchanged."""

    heroes: tuple[Mapping[str, Any], ...]
    monsters: tuple[Mapping[str, Any], ...]
    house_rules: tuple[ChosenRule, ...]
    on_floor: tuple[Mapping[str, Any], ...]
    stock: Mapping[str, int]
    dungeon: Mapping[str, Any]


class RuleOutcome(CaseOutcome):
    """Result of a rule for described figures; `answers` have all faces filled in."""

    table: TableTold
    odds: Odds | None


def table_told(table: Table, house_rules: Sequence[ChosenRule]) -> TableTold:
    """Return the table as a call describes it, with the house rules that were chosen."""

    def plain(listed: Iterable[Model]) -> tuple[dict[str, Any], ...]:
        return tuple(one.model_dump(mode="json") for one in listed)

    return TableTold(
        heroes=plain(table.heroes.values()),
        monsters=plain(table.monsters.values()),
        house_rules=tuple(house_rules),
        on_floor=plain(table.on_floor),
        stock=table.stock,
        dungeon=table.dungeon.model_dump(mode="json"),
    )


def named_hero(hero: Described, labels: Labels) -> Described:
    """Return the hero, with the class as name if he has none."""
    return hero if hero.name else hero.model_copy(update={"name": labels.word("hero_class", hero.hero_class)})


router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}", tags=["rules"])
_FAULTS = problems(
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)


class HeroCall(Model):
    """A hero, the house rules that hold, and own content as a call of a rule takes it."""

    hero: HeroDescription
    house_rules: Annotated[tuple[ChosenRule, ...], Field(max_length=200)] = ()
    own_content: OverlayText | dict[str, tuple[JsonValue, ...]] = ""


class PoolTold(Model):
    """Dice to throw, why, and the thing they come from; a pool without dice throws nothing."""

    dice: tuple[str, ...]
    reasons: tuple[ReasonTold, ...]
    weapon_id: str | None


class Pools(Model):
    """Dice of a hero; `most_attack` and `most_defence` are the caps of lasting dice."""

    attack: PoolTold
    ranged: PoolTold
    defence: PoolTold
    most_attack: int
    most_defence: int


class ProblemTold(CarryProblem):
    """The same with its sentence."""

    text: str


class CarriableTold(Carriable):
    """The same with what the thing is called, and why it may not be carried."""

    name: str
    text: str


class HeroTold(Model):
    """Values that follow from what a hero is and carries. `hero` describes him wholly, as a call takes him.

    `problems`: what he may not take into a quest like this. `carriable`: of every thing of the game whether one more
    may be carried beside everything else.
    """

    hero: dict[str, Any]
    body: HeroPoints
    mind: HeroPoints
    movement: HeroMovement
    pools: Pools
    can_cast: bool
    can_read: bool
    tier: Tier | None
    spell_sets: SpellSets
    spells: tuple[SpellView, ...]
    gifts: tuple[GiftView, ...]
    limits: tuple[CarryLimit, ...]
    disarming: HeroDisarming
    problems: tuple[ProblemTold, ...]
    carriable: tuple[CarriableTold, ...]


@router.post("/hero-values", responses=_FAULTS, openapi_extra=body(HeroCall))
def values_of_hero(request: Request, content: JsonBody) -> HeroTold:
    """Return the values of a described hero: pools with their reasons, caps, spells, limits, and what he may carry."""
    wish, labels = read_json(HeroCall, content), services(request).pages[SYSTEM.id].labels
    assert isinstance(labels, HeroQuestLabels)
    with describing():
        overlay = overlaid_by(read_own_content(wish.own_content))
    words = labels.naming(overlay.names)
    described = TableDescription(heroes=(named_hero(wish.hero, words),), house_rules=wish.house_rules)
    try:
        found = hero_values(described, overlay.content)
    except GameError as error:
        field = (error.field or "").replace("heroes.0", "hero", 1)
        raise FormRefused((FieldError(field, error.code, error.data),), error) from error
    return _told(found, words)


def _told(found: HeroValues, labels: HeroQuestLabels) -> HeroTold:
    pools = Pools(
        attack=_pool("attack", found.attack, labels),
        ranged=_pool("ranged", found.ranged, labels),
        defence=_pool("defence", found.defence, labels),
        most_attack=found.max_attack,
        most_defence=found.max_defence,
    )
    return like(
        HeroTold,
        found,
        hero=found.hero.model_dump(mode="json"),
        pools=pools,
        spells=tuple(
            spell.model_copy(update={"name": spell.name or labels.word("spell", spell.id)}) for spell in found.spells
        ),
        problems=tuple(_problem(one, found, labels) for one in found.problems),
        carriable=tuple(_carriable(one, found, labels) for one in found.carriable),
    )


def _pool(name: str, pool: Pool, labels: HeroQuestLabels) -> PoolTold:
    reasons = tuple(reason_told(name, reason, labels) for reason in pool.reasons)
    return PoolTold(dice=tuple(die.value for die in pool.dice), reasons=reasons, weapon_id=pool.weapon_id)


def _problem(one: CarryProblem, found: HeroValues, labels: HeroQuestLabels) -> ProblemTold:
    text = labels.error(one.code, hero=found.hero.name, item=one.content_id)
    return ProblemTold(**dict(one), text=text)


def _carriable(one: Carriable, found: HeroValues, labels: HeroQuestLabels) -> CarriableTold:
    text = labels.error(one.code, hero=found.hero.name, item=one.content_id) if one.code else ""
    return CarriableTold(**dict(one), name=labels.word("content_id", one.content_id), text=text)
