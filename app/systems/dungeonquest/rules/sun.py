"""The sun track: when it moves, when it sets, and for whom that is the end."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from app.core.dice import D6
from app.core.errors import InvalidValue
from app.core.model import Mark, Model
from app.systems.dungeonquest.ruling import Ask, Facts, Found, found, rule
from app.systems.dungeonquest.shapes import Name, Status, SunNumber

Space = Annotated[int, Field(ge=1, le=100)]


class HeroAt(Model):
    """A hero and where he is."""

    name: Annotated[Name, Mark(decides=True)]
    status: Status = "dungeon"


Heroes = Annotated[tuple[HeroAt, ...], Field(max_length=6)]


@rule("DQ-SUN-1")
def advance_sun(_ask: Ask, position: Space, spaces: Space) -> Facts:
    """In each own status phase the first player must move the marker on; on the last space it stays.

    `position` counts from 1. Source: RH Sonnenmarker.
    """
    if position > spaces:
        raise InvalidValue("sun.beyond_track", field="position", maximum=spaces)
    moves = position < spaces
    yield found("DQ-SUN-1", "sun_moves" if moves else "sun_stays", position=position + moves, moved=moves)


@rule("DQ-SUN-2")
def sunset_roll(ask: Ask, number: SunNumber, arrived: bool = True) -> Facts:
    """Arrived on a number (0: none), one d6: above it play goes on, equal or below the sun sets.

    Source: SR Zeit, RH Sonnenmarker.
    """
    if not number or not arrived:
        yield found("DQ-SUN-2", "no_sunset_roll", number=number, roll_needed=False, sunset=False)
    else:
        yield from roll_for_sunset(ask, number, "DQ-SUN-2")


@rule("DQ-SUN-3")
def last_space(ask: Ask, number: Annotated[SunNumber, Field(ge=1)]) -> Facts:
    """Already on the last space: the marker stays and only its number is rolled against. Source: RH Sonnenmarker."""
    yield found("DQ-SUN-3", "sun_stays", moved=False)
    yield from roll_for_sunset(ask, number, "DQ-SUN-3")


def roll_for_sunset(ask: Ask, number: int, rule: str) -> Iterator[Found]:
    """The first player's roll against a number; the last fact has `sunset` (DQ-SUN-2)."""
    yield found(rule, "sunset_odds", number=number, ways=min(number, 6), of=6)
    rolled = ask.answers.roll("sunset", D6).total
    yield found(
        rule, "sunset" if rolled <= number else "no_sunset", roll=rolled, number=number, sunset=rolled <= number
    )


@rule("DQ-SUN-4")
def sun_without_first_player(ask: Ask, status: Status = "dead") -> Facts:
    """Whether the sun moves at the first player's place though the hero is dead or has escaped (A-03)."""
    is_out = status in ("dead", "escaped")
    moves = not is_out or ask.holds("A-03", "goes_on")
    yield found("DQ-SUN-4", "sun_step" if moves else "no_sun_step", status=status, sun_step=moves)


@rule("DQ-SUN-5")
def sunset(ask: Ask, heroes: Heroes) -> Facts:
    """All still in the dungeon die, in the catacombs too (A-04); who has escaped survives. Source: RH Tod."""
    spared = {"escaped", *({"catacombs"} if ask.holds("A-04", "survive_below") else ())}
    dead = tuple(one.name for one in heroes if one.status not in spared)
    survivors = tuple(one.name for one in heroes if one.status in spared)
    yield found("DQ-SUN-5", "sunset_deaths", dead=dead, survivors=survivors, turn_ends=True, game_ends=True)
