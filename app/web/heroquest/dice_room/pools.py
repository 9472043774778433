"""The pages “Würfel gegen Würfel” and “Zahlenwürfel”: any dice, and exactly what falls how often."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, get_args

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.systems.heroquest.dice import BLACK_SHIELD, NUMBER_DICE, WHITE_SHIELD, Color
from app.systems.heroquest.odds.faces import Counts, summed
from app.systems.heroquest.odds.strike import Save, Strike, hits, points_through, shields
from app.web.heroquest import DICE
from app.web.heroquest.dice_room.rooms import (
    NUMBERS,
    Choice,
    Line,
    NumberField,
    Room,
    chart,
    chosen,
    lines,
    number_field,
    number_in,
    plainly,
    room,
)
from app.web.heroquest.table.contexts import Pool
from app.web.heroquest.table.words import dice_in_words, die_in_words
from app.web.http.forms import SelectOption
from app.web.http.languages import t
from app.web.services import services
from app.web.table.conversation.contexts import Die
from app.web.ui.formats import decimal, percent
from app.web.ui.rendering import Context

router = APIRouter(include_in_schema=False)
MOST_OF_A_COLOR, MOST_POINTS, MOST_NUMBER_DICE = 12, 30, 10
Again = Literal["never", "no_skull", "best"]
_COLORS = {
    Color.WHITE: "white",
    Color.GREEN: "green",
    Color.BLUE: "blue",
    Color.BLACK: "black",
}


@dataclass(frozen=True)
class Outcome:
    """What falls how often: in words, as a drawing and as a table."""

    title: str
    sentence: str
    exact: str
    chart: Context
    lines: tuple[Line, ...]
    name: str  # what is counted
    attack: Pool | None = None
    defence: Pool | None = None
    shield: str = ""
    faces: tuple[str, ...] = ()


@dataclass(frozen=True)
class PoolsPage:
    """Fields for two pools, and what comes of it unless something does not fit."""

    room: Room
    attack: tuple[NumberField, ...]
    defence: tuple[NumberField, ...]
    left: NumberField
    choices: tuple[Choice, ...]
    outcome: Outcome | None


@dataclass(frozen=True)
class NumbersPage:
    """Fields for number dice, and what comes of it unless something does not fit."""

    room: Room
    dice: tuple[NumberField, ...]
    more: tuple[NumberField, ...]
    outcome: Outcome | None


@router.get(DICE)
def pools_page(request: Request) -> Response:
    """Combat dice against combat dice."""
    page = _pools(request.query_params)
    return services(request).renderer.page("heroquest/dice_pools.html", page, 200 if page.outcome else 422)


@router.get(NUMBERS)
def numbers_page(request: Request) -> Response:
    """Number dice together, and how often they reach a number."""
    page = _numbers(request.query_params)
    return services(request).renderer.page("heroquest/dice_numbers.html", page, 200 if page.outcome else 422)


def _pools(query: Mapping[str, str]) -> PoolsPage:
    attack, defence = _colors(query, "attack", 3), _colors(query, "defence", 2)
    left = number_field(query, "left", t("body_points_of_the_target"), usual=2, minimum=1, maximum=MOST_POINTS)
    choices = tuple(_choices(query))
    fits = not any(field.error for field in (*attack, *defence, left))
    outcome = _blow(_strike(attack, defence, left, choices), number_in(left)) if fits else None
    return PoolsPage(room(DICE), attack, defence, left, choices, outcome)


def _colors(query: Mapping[str, str], side: str, whites: int) -> tuple[NumberField, ...]:
    return tuple(
        number_field(
            query, f"{side}_{color}", t(words), usual=whites if color is Color.WHITE else 0,
            maximum=MOST_OF_A_COLOR, symbol=color.value,
        )
        for color, words in _COLORS.items()
    )  # fmt: skip


def _choices(query: Mapping[str, str]) -> list[Choice]:
    who = (SelectOption(BLACK_SHIELD, t("a_monster")), SelectOption(WHITE_SHIELD, t("a_hero")))
    again = (
        SelectOption("never", t("nothing")),
        SelectOption("no_skull", t("an_attack_without_skulls")),
        SelectOption("best", t("a_poor_attack")),
    )
    colors = (SelectOption(color.value, t(words)) for color, words in _COLORS.items())
    save = (SelectOption("", t("none_in_dice_room")), *colors)
    listed = (
        ("defends", t("the_defender"), who),
        ("again", t("rolled_again"), again),
        ("save", t("save_for_each_point"), save),
    )
    return [Choice(name, label, options, chosen(query, name, options)) for name, label, options in listed]


def _strike(
    attack: tuple[NumberField, ...], defence: tuple[NumberField, ...], left: NumberField, choices: tuple[Choice, ...]
) -> Strike:
    value = {choice.name: choice.value for choice in choices}
    repeat = next(one for one in get_args(Again) if one == value["again"])
    return Strike(
        attack=_dice(attack),
        defence=_dice(defence),
        defends=frozenset({value["defends"]}),
        save=Save(Color(value["save"]), BLACK_SHIELD) if value["save"] else None,
        repeat=repeat,
        left=number_in(left),
    )


def _dice(fields: tuple[NumberField, ...]) -> tuple[Color, ...]:
    return tuple(Color(field.symbol) for field in fields for _one in range(number_in(field)))


def _in_words(points: Counts, left: int) -> str:
    hit, felled = points.at_least(1), points.at_least(left)
    said = {"share": percent(float(hit)), "plainly": plainly(hit), "damage": decimal(points.expected, 2)}
    if not felled:
        return t("it_hits_of_the_time_on_average", **said)
    return t("it_hits_of_the_time_on_average_it_deals_damage", **said, felled=percent(float(felled)))


def _blow(strike: Strike, left: int) -> Outcome:
    points = points_through(strike)
    told = _told(points)
    return Outcome(
        title=t("how_a_blow_turns_out"),
        sentence=_in_words(points, left),
        exact=t(
            "hit_felled_on_average",
            hit=points.at_least(1),
            felled=points.at_least(left),
            expected=points.expected,
        ),
        chart=chart(told, marked_from=1),
        lines=lines(told),
        name=t("damage"),
        attack=_pool(strike.attack),
        defence=_pool(strike.defence),
        shield=next(iter(strike.defends)),
        faces=(
            t("on_average_skulls_come_up", decimal=decimal(hits(strike.attack).expected, 2)),
            t("on_average_shields_that_count", decimal=decimal(shields(strike.defence, strike.defends).expected, 2)),
        ),
    )


def _told(counts: Counts, least: int = 0) -> list[tuple[int, Fraction]]:
    return [(number, chance) for number, chance in enumerate(counts.chances) if number >= least]


def _pool(dice: tuple[Color, ...]) -> Pool:
    colors = [color.value for color in dice]
    return Pool(tuple(map(Die, colors)), dice_in_words(colors), ())


def _numbers(query: Mapping[str, str]) -> NumbersPage:
    dice = tuple(
        number_field(query, kind, die_in_words(kind), usual=2 if kind == "d6" else 0, maximum=MOST_NUMBER_DICE)
        for kind in NUMBER_DICE
    )
    bonus = number_field(query, "bonus", t("plus"), usual=0, minimum=-20, maximum=20)
    goal = number_field(query, "goal", t("it_should_be_at_least"), usual=7, minimum=-20, maximum=320)
    fits = not any(field.error for field in (*dice, bonus, goal))
    outcome = (
        _sum({field.name: number_in(field) for field in dice}, number_in(bonus), number_in(goal)) if fits else None
    )
    return NumbersPage(room(NUMBERS), dice, (bonus, goal), outcome)


def _sum(dice: Mapping[str, int], bonus: int, goal: int) -> Outcome:
    counts, least = summed(dice), sum(dice.values())
    told = [(number + bonus, chance) for number, chance in _told(counts, least)]
    reached = sum((chance for number, chance in told if number >= goal), Fraction(0))
    return Outcome(
        title=t("what_it_adds_up"),
        sentence=t(
            "or_more_comes_up_of_the_time",
            goal=goal,
            share=percent(float(reached)),
            plainly=plainly(reached),
            decimal=decimal(counts.expected + bonus, 1),
        ),
        exact=t("reached_on_average", reached=reached, expected=counts.expected + bonus),
        chart=chart(told, marked_from=goal),
        lines=lines(told),
        name=t("total"),
    )
