"""The pages “Würfel gegen Würfel” and “Zahlenwürfel”: any dice, and exactly what falls how often."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Literal, get_args

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.core.typed_numbers import NotANumber, read_whole
from app.systems.heroquest.dice import BLACK_SHIELD, NUMBER_DICE, WHITE_SHIELD, Color
from app.systems.heroquest.odds.dice_against_dice import DiceAttack, SaveDice, hits, points_through, shields
from app.systems.heroquest.odds.faces import Counts, summed
from app.web.heroquest import DICE
from app.web.heroquest.dice_room import NUMBERS, chosen, room
from app.web.heroquest.party.cards import plain_pool
from app.web.heroquest.table.words import color_in_words, die_in_words
from app.web.http.languages import t
from app.web.table.services import services
from app.web.ui.formats import decimal, percent
from app.web.ui.forms import SelectOption
from app.web.ui.rendering import Context
from app.web.ui.schema_form.form import Control

router = APIRouter(include_in_schema=False)
MOST_OF_A_COLOR, MOST_POINTS, MOST_NUMBER_DICE = 12, 30, 10
Again = Literal["never", "no_skull", "best"]
Chances = Sequence[tuple[int, Fraction]]  # a number and how likely it is
_COLORS = (Color.WHITE, Color.GREEN, Color.BLUE, Color.BLACK)


def _field(query: Mapping[str, str], name: str, label: str, *, usual: int, maximum: int, minimum: int = 0) -> Control:
    """Return a field as it was typed, and what is wrong with that."""
    typed = query.get(name, "").strip() or str(usual)
    number = _number(typed)
    fits = number is not None and minimum <= number <= maximum
    error = None if fits else t("a_whole_number", minimum=minimum, maximum=maximum)
    return Control("number", name, label, typed, minimum=minimum, maximum=maximum, error=error)


def _said(field: Control) -> int:
    """Return the number in a field; 0 where something is wrong with it."""
    return _number(field.value) or 0


def _number(text: str) -> int | None:
    try:
        return read_whole(text)
    except NotANumber:
        return None


@router.get(DICE)
def pools_page(request: Request) -> Response:
    """Combat dice against combat dice."""
    query = request.query_params
    attack, defence = _colors(query, "attack", 3), _colors(query, "defence", 2)
    left = _field(query, "left", t("body_points_of_the_target"), usual=2, minimum=1, maximum=MOST_POINTS)
    choices = _choices(query)
    fits = not any(field.error for field in (*attack.values(), *defence.values(), left))
    page = {
        "room": room(DICE),
        "attack": attack,
        "defence": defence,
        "left": left,
        "choices": choices,
        "outcome": _blow(_strike(attack, defence, left, choices), _said(left)) if fits else None,
    }
    return services(request).renderer.page("heroquest/dice_pools.html", page, 200 if fits else 422)


def _colors(query: Mapping[str, str], side: str, whites: int) -> Mapping[Color, Control]:
    usual = {Color.WHITE: whites}
    return {
        one: _field(query, f"{side}_{one}", color_in_words(one), usual=usual.get(one, 0), maximum=MOST_OF_A_COLOR)
        for one in _COLORS
    }


def _choices(query: Mapping[str, str]) -> list[Control]:
    who = (SelectOption(BLACK_SHIELD, t("a_monster")), SelectOption(WHITE_SHIELD, t("a_hero")))
    again = (
        SelectOption("never", t("nothing")),
        SelectOption("no_skull", t("an_attack_without_skulls")),
        SelectOption("best", t("a_poor_attack")),
    )
    colors = (SelectOption(color.value, color_in_words(color)) for color in _COLORS)
    save = (SelectOption("", t("none_in_dice_room")), *colors)
    listed = (
        ("defends", t("the_defender"), who),
        ("again", t("rolled_again"), again),
        ("save", t("save_for_each_point"), save),
    )
    return [chosen(query, name, label, options) for name, label, options in listed]


def _strike(
    attack: Mapping[Color, Control], defence: Mapping[Color, Control], left: Control, choices: Sequence[Control]
) -> DiceAttack:
    value = {choice.name: choice.value for choice in choices}
    return DiceAttack(
        attack=_dice(attack),
        defence=_dice(defence),
        defends=frozenset({value["defends"]}),
        save=SaveDice(Color(value["save"]), BLACK_SHIELD) if value["save"] else None,
        repeat=next(one for one in get_args(Again) if one == value["again"]),
        left=_said(left),
    )


def _dice(fields: Mapping[Color, Control]) -> tuple[Color, ...]:
    return tuple(color for color, field in fields.items() for _one in range(_said(field)))


def _blow(strike: DiceAttack, left: int) -> Context:
    """Return a blow's odds: in words, as a drawing and as a table."""
    points = points_through(strike)
    hit, felled = points.at_least(1), points.at_least(left)
    said = {"share": percent(float(hit)), "plainly": plainly(hit), "damage": decimal(points.expected, 2)}
    sentence = t("it_hits_of_the_time_on_average", **said)
    if felled:
        sentence = t("it_hits_of_the_time_on_average_it_deals_damage", **said, felled=percent(float(felled)))
    blocked = shields(strike.defence, strike.defends).expected
    return {
        "title": t("how_a_blow_turns_out"),
        "sentence": sentence,
        "exact": t("hit_felled_on_average", hit=hit, felled=felled, expected=points.expected),
        "name": t("damage"),
        "attack": plain_pool(strike.attack),
        "defence": plain_pool(strike.defence),
        "shield": next(iter(strike.defends)),
        "faces": (
            t("on_average_skulls_come_up", decimal=decimal(hits(strike.attack).expected, 2)),
            t("on_average_shields_that_count", decimal=decimal(blocked, 2)),
        ),
        **_drawn(_chances(points), marked_from=1),
    }


def _chances(counts: Counts, least: int = 0) -> Chances:
    return [(number, chance) for number, chance in enumerate(counts.chances) if number >= least]


@router.get(NUMBERS)
def numbers_page(request: Request) -> Response:
    """Number dice together, and how often they reach a number."""
    query = request.query_params
    dice = tuple(
        _field(query, kind, die_in_words(kind), usual=2 if kind == "d6" else 0, maximum=MOST_NUMBER_DICE)
        for kind in NUMBER_DICE
    )
    bonus = _field(query, "bonus", t("plus"), usual=0, minimum=-20, maximum=20)
    goal = _field(query, "goal", t("it_should_be_at_least"), usual=7, minimum=-20, maximum=320)
    fits = not any(field.error for field in (*dice, bonus, goal))
    page = {
        "room": room(NUMBERS),
        "dice": dice,
        "more": (bonus, goal),
        "outcome": _sum({one.name: _said(one) for one in dice}, _said(bonus), _said(goal)) if fits else None,
    }
    return services(request).renderer.page("heroquest/dice_numbers.html", page, 200 if fits else 422)


def _sum(dice: Mapping[str, int], bonus: int, goal: int) -> Context:
    """Return the odds of the dice's sum: in words, as a drawing and as a table."""
    counts = summed(dice)
    chances = [(number + bonus, chance) for number, chance in _chances(counts, least=sum(dice.values()))]
    reached = sum((chance for number, chance in chances if number >= goal), Fraction(0))
    expected = counts.expected + bonus
    said = {"goal": goal, "share": percent(float(reached)), "plainly": plainly(reached)}
    return {
        "title": t("what_it_adds_up"),
        "sentence": t("or_more_comes_up_of_the_time", **said, decimal=decimal(expected, 1)),
        "exact": t("reached_on_average", reached=reached, expected=expected),
        "name": t("total"),
        "attack": None,
        "faces": (),
        **_drawn(chances, marked_from=goal),
    }


_NEAREST = 8  # plain words speak of so many cases at most


def plainly(chance: Fraction) -> str:
    """`also in etwa 2 von 3 Fällen`: the nearest fraction people have a feeling for."""
    if chance in (0, 1):
        return t("so_always") if chance else t("so_never")
    near = chance.limit_denominator(_NEAREST)
    if near in (0, 1):
        return t("so_almost_always") if near else t("so_almost_never")
    one, of = near.numerator, near.denominator
    return t("so_out_of_times", one=one, of=of) if near == chance else t("so_about_out_of_times", one=one, of=of)


WIDTH, HEIGHT = 480, 210  # of the drawing
_TOP, _BOTTOM, _WIDEST = 26, 26, 72
_MOST_SIGNS, _MOST_SHARES, _MOST_NAMES = 7, 12, 19  # columns with room for that much above and below


def _drawn(chances: Chances, marked_from: int) -> Context:
    """Return a distribution as a drawing and as the lines of a table."""
    return {"chart": _chart(chances, marked_from), "lines": tuple(_lines(chances))}


def _chart(chances: Chances, marked_from: int) -> Context:
    """Return a column for each number; from `marked_from` on they are marked."""
    highest = max(chance for _number, chance in chances)
    step = WIDTH / len(chances)
    width, room = min(step * 0.82, _WIDEST), HEIGHT - _TOP - _BOTTOM
    columns = []
    for place, (number, chance) in enumerate(chances):
        height, middle = float(chance / highest) * room, (place + 0.5) * step
        columns.append(
            {
                "x": round(middle - width / 2, 1),
                "middle": round(middle, 1),
                "y": round(_TOP + room - height, 1),
                "width": round(width, 1),
                "height": round(height, 1),
                "name": str(number) if len(chances) <= _MOST_NAMES or number % 5 == 0 else "",
                "share": _share(chance, len(chances)),
                "is_marked": number >= marked_from,
            }
        )
    label = ", ".join(f"{number}: {percent(float(chance))}" for number, chance in chances)
    return {"columns": tuple(columns), "label": label, "floor": HEIGHT - _BOTTOM, "width": WIDTH, "height": HEIGHT}


def _share(chance: Fraction, columns: int) -> str:
    if columns > _MOST_SHARES:
        return ""
    return percent(float(chance)) if columns <= _MOST_SIGNS else decimal(chance * 100)


def _lines(chances: Chances) -> Iterator[Context]:
    """Yield each number with its chance, exactly as well, and that of so much or more."""
    rest = sum((chance for _number, chance in chances), Fraction(0))
    for number, chance in chances:
        shares = {"share": percent(float(chance)), "exact": str(chance), "at_least": percent(float(rest))}
        yield {"name": str(number), **shares}
        rest -= chance
