"""What all pages of the Würfelstube share: the ways between them, and numbers out of an address."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from app.web.forms import SelectOption
from app.web.heroquest.calculator.book import Link as Way
from app.web.heroquest.reading_pages import DICE, DICE_PLACE, DUEL
from app.web.translation import _

NUMBERS, WEAPONS = f"{DICE}/numbers", f"{DICE}/weapons"
_NEAREST = 8  # plain words speak of so many cases at most


@dataclass(frozen=True)
class Room:
    """A page of the Würfelstube: whose it is, and the ways to the others."""

    url: str
    campaign_id: int
    campaign_name: str
    is_game_master: bool
    ways: tuple[Way, ...]


def room(url: str, campaign_id: int = 0, campaign_name: str = "", *, is_game_master: bool = False) -> Room:
    """The frame of one of the pages; a campaign adds its luck and has its own heroes."""
    base = f"/campaigns/{campaign_id}/{DICE_PLACE}" if campaign_id else DICE
    ways = [
        Way(DICE, _("Würfel gegen Würfel")),
        Way(NUMBERS, _("Zahlenwürfel")),
        Way(f"{base}/weapons", _("Zwei Waffen")),
        Way(DUEL, _("Kampf bis zum Ende")),
    ]
    if campaign_id:
        ways.insert(0, Way(base, _("Würfelglück")))
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
    error = "" if fits else _("Eine ganze Zahl von %s bis %s.") % (minimum, maximum)
    return NumberField(name, label, typed or str(usual), maximum, minimum, error, symbol)


def number_in(field: NumberField) -> int:
    """The number of a field without a fault."""
    return _number(field.value) or 0


def plainly(chance: Fraction) -> str:
    """`also in etwa 2 von 3 Fällen`: the nearest fraction people have a feeling for."""
    if chance in (0, 1):
        return _("also immer") if chance else _("also nie")
    near = chance.limit_denominator(_NEAREST)
    if near in (0, 1):
        return _("also fast immer") if near else _("also fast nie")
    words = _("also in %s von %s Fällen") if near == chance else _("also in etwa %s von %s Fällen")
    return words % (near.numerator, near.denominator)


def chosen(query: Mapping[str, str], name: str, options: tuple[SelectOption, ...]) -> str:
    """What was chosen from a list; the first line for anything that does not stand there."""
    wanted = query.get(name)
    return next((one.value for one in options if one.value == wanted), options[0].value)


def _number(text: str) -> int | None:
    try:
        return int(text) if len(text) <= 4 else None
    except ValueError:
        return None
