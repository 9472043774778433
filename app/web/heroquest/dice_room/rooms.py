"""What all pages of the Würfelstube share: the ways between them, and numbers out of an address."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.web.calculator.game_rules import Link
from app.web.heroquest import DICE, DICE_PLACE, DUEL
from app.web.http.forms import SelectOption
from app.web.http.languages import t
from app.web.ui.formats import decimal, percent
from app.web.ui.rendering import Context

NUMBERS, WEAPONS = f"{DICE}/numbers", f"{DICE}/weapons"
_NEAREST = 8  # plain words speak of so many cases at most


@dataclass(frozen=True)
class Room:
    """A page of the Würfelstube: whose it is, and the ways to the others."""

    url: str
    campaign_id: int
    campaign_name: str
    is_game_master: bool
    ways: tuple[Link, ...]


def room(url: str, campaign_id: int = 0, campaign_name: str = "", *, is_game_master: bool = False) -> Room:
    """The frame of one of the pages; a campaign adds its luck and has its own heroes."""
    base = f"/campaigns/{campaign_id}/{DICE_PLACE}" if campaign_id else DICE
    ways = [
        Link(DICE, t("dice_against_dice")),
        Link(NUMBERS, t("number_dice")),
        Link(f"{base}/weapons", t("two_weapons")),
        Link(DUEL, t("fight_to_the_end")),
    ]
    if campaign_id:
        ways.insert(0, Link(base, t("luck_with_dice")))
    return Room(url, campaign_id, campaign_name, is_game_master, tuple(ways))


@dataclass(frozen=True)
class NumberField:
    """A number that can be stepped up and down, and what is wrong with what was typed."""

    name: str
    label: str
    value: str
    maximum: int
    minimum: int = 0
    error: str = ""
    symbol: str = ""


@dataclass(frozen=True)
class Choice:
    """A list to choose from."""

    name: str
    label: str
    options: tuple[SelectOption, ...]
    value: str


def number_field(
    query: Mapping[str, str], name: str, label: str, *, usual: int, maximum: int, minimum: int = 0, symbol: str = ""
) -> NumberField:
    """A field as it was typed."""
    typed = query.get(name, "").strip()
    number = _number(typed) if typed else usual
    fits = number is not None and minimum <= number <= maximum
    error = "" if fits else t("a_whole_number", minimum=minimum, maximum=maximum)
    return NumberField(name, label, typed or str(usual), maximum, minimum, error, symbol)


def number_in(field: NumberField) -> int:
    """The number of a field without a fault."""
    return _number(field.value) or 0


def plainly(chance: Fraction) -> str:
    """`also in etwa 2 von 3 Fällen`: the nearest fraction people have a feeling for."""
    if chance in (0, 1):
        return t("so_always") if chance else t("so_never")
    near = chance.limit_denominator(_NEAREST)
    if near in (0, 1):
        return t("so_almost_always") if near else t("so_almost_never")
    one, of = near.numerator, near.denominator
    return t("so_out_of_times", one=one, of=of) if near == chance else t("so_about_out_of_times", one=one, of=of)


def chosen(query: Mapping[str, str], name: str, options: tuple[SelectOption, ...]) -> str:
    """What was chosen from a list; the first line for anything that does not stand there."""
    wanted = query.get(name)
    return next((one.value for one in options if one.value == wanted), options[0].value)


def _number(text: str) -> int | None:
    try:
        return int(text) if len(text) <= 4 else None
    except ValueError:
        return None


WIDTH, HEIGHT = 480, 210
_TOP, _BOTTOM, _WIDEST = 26, 26, 72
_MOST_SIGNS, _MOST_SHARES, _MOST_NAMES = 7, 12, 19  # columns with room for that much above and below


@dataclass(frozen=True)
class Line:
    """One number of the same distribution in a table: its chance, exactly, and that of so much or more."""

    name: str
    share: str
    exact: str
    at_least: str


def chart(chances: Sequence[tuple[int, Fraction]], marked_from: int | None = None) -> Context:
    """A column for each number; from `marked_from` on they are marked."""
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
                "is_marked": marked_from is not None and number >= marked_from,
            }
        )
    label = ", ".join(f"{number}: {percent(float(chance))}" for number, chance in chances)
    return {"columns": tuple(columns), "label": label, "floor": HEIGHT - _BOTTOM, "width": WIDTH, "height": HEIGHT}


def _share(chance: Fraction, columns: int) -> str:
    if columns > _MOST_SHARES:
        return ""
    return percent(float(chance)) if columns <= _MOST_SIGNS else decimal(chance * 100)


def lines(chances: Sequence[tuple[int, Fraction]]) -> tuple[Line, ...]:
    """The same as lines of a table."""
    found, rest = [], sum((chance for _number, chance in chances), Fraction(0))
    for number, chance in chances:
        found.append(Line(str(number), percent(float(chance)), str(chance), percent(float(rest))))
        rest -= chance
    return tuple(found)
