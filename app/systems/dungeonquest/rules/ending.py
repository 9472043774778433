"""The sun track, escape, the end, scoring; what the solitaire and torchlight variants change."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from app.core.board.compass import DIRECTIONS, Direction
from app.core.dice import D6
from app.core.errors import InvalidValue, RuleViolation
from app.core.function_rules import Ask, Facts, Found, found
from app.core.model import Mark, Model
from app.core.tabletop import leaders
from app.systems.dungeonquest.fields import Exits, Loots, Name, RoomKind, Status, SunNumber, open_ways
from app.systems.dungeonquest.rules import rule
from app.systems.dungeonquest.rules.cards import worth
from app.systems.dungeonquest.rules.setup import loot_lacks

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
    """Yield the first player's roll against a number; the last fact has `sunset` (DQ-SUN-2)."""
    yield found(rule, "sunset_odds", number=number, ways=min(number, 6), of=6)
    rolled = ask.answers.roll("sunset", D6).total
    yield found(
        rule, "sunset" if rolled <= number else "no_sunset", roll=rolled, number=number, sunset=rolled <= number
    )


@rule("DQ-SUN-4")
def sun_without_first_player(ask: Ask, status: Status = "dead") -> Facts:
    """Tell whether the sun moves at the first player's place though the hero is dead or has escaped (A-03)."""
    is_out = status in ("dead", "escaped")
    moves = not is_out or ask.holds("A-03", "goes_on")
    yield found("DQ-SUN-4", "sun_step" if moves else "no_sun_step", status=status, sun_step=moves)


@rule("DQ-SUN-5")
def sunset(ask: Ask, heroes: Heroes) -> Facts:
    """Kill all still in the dungeon, in the catacombs too (A-04); who has escaped survives. Source: RH Tod."""
    spared = {"escaped", *({"catacombs"} if ask.holds("A-04", "survive_below") else ())}
    dead = tuple(one.name for one in heroes if one.status not in spared)
    survivors = tuple(one.name for one in heroes if one.status in spared)
    yield found("DQ-SUN-5", "sunset_deaths", dead=dead, survivors=survivors, turn_ends=True, game_ends=True)


Moment = Literal["entry", "start_of_turn"]
Values = Annotated[tuple[Annotated[int, Field(ge=0, le=100_000)], ...], Field(max_length=60)]


class Score(Model):
    """A player at the end: what became of the hero, and the gold values of the loot."""

    name: Annotated[Name, Mark(decides=True)]
    status: Literal["escaped", "dead", "dungeon", "catacombs"] = "escaped"
    loot: Values = ()


Scores = Annotated[tuple[Score, ...], Field(min_length=1, max_length=6)]


@rule("DQ-ESC-1")
def escape(
    ask: Ask, loot: Loots = (), room: RoomKind = "tower", moment: Moment = "start_of_turn", solitaire: bool = False
) -> Facts:  # fmt: skip
    """At least one card of loot and a tower room: on entry, or at the start of the action phase (A-14).

    Raises: RuleViolation when something is missing. Source: RH Entkommen, Turmzimmer.
    """
    if room != "tower":
        raise RuleViolation("escape.no_tower", field="room")
    if reason := escape_hindrance(loot, solitaire=solitaire):
        raise RuleViolation(f"escape.{reason}", field="loot")
    other = {"entry": "start_only", "start_of_turn": "entry_only"}[moment]
    if ask.holds("A-14", other):
        raise RuleViolation("escape.not_now", field="moment")
    yield found("DQ-ESC-1", "escaped", allowed=True, more_turns=False, value=worth(loot))


def escape_hindrance(loot: Loots, *, solitaire: bool) -> str:
    """Return why loot is not enough to escape; empty when it is (DQ-ESC-1, DQ-SOL-2)."""
    return loot_lacks(len(loot), sum(one.deck == "treasure" for one in loot), solitaire=solitaire)


@rule("DQ-END-1")
def game_end(
    _ask: Ask, statuses: Annotated[tuple[Status, ...], Field(max_length=6)] = (), sunset: bool = False
) -> Facts:
    """At sunset, or once every hero is dead or has escaped. Source: RH, SR Spielsieg."""
    over = sunset or all(one in ("dead", "escaped") for one in statuses)
    yield found("DQ-END-1", "game_over" if over else "game_goes_on", game_over=over)


@rule("DQ-END-2")
def scoring(_ask: Ask, players: Scores) -> Facts:
    """Survivors add the gold values of their loot; the highest total wins, ties are broken (DQ-END-3).

    Source: RH, SR Spielsieg.
    """
    yield from totals_and_winners(players)


@rule("DQ-END-3")
def tie_breakers(_ask: Ask, players: Scores) -> Facts:
    """Among the tied: the most valuable card, then more cards (those of 0 count), then a shared victory. RH, SR."""
    yield from totals_and_winners(players)


def totals_and_winners(players: Scores) -> Facts:
    """Yield the facts: totals, winners and which step decided between them (DQ-END-2, DQ-END-3, DQ-END-4)."""
    alive = [one for one in players if one.status == "escaped"]
    if not alive:
        yield found("DQ-END-4", "everybody_lost", winners=(), totals={}, decided_by="none")
        return
    totals = {one.name: sum(one.loot) for one in alive}
    yield found("DQ-END-2", "totals", totals=totals)
    ahead, level = leaders([(sum(one.loot), max(one.loot, default=0), len(one.loot)) for one in alive])
    winners = tuple(alive[place].name for place in ahead)
    decided = ("total", "best_card", "number_of_cards", "shared")[level]
    rule = "DQ-END-3" if level else "DQ-END-2"
    reason = "shared_victory" if level == 3 else "winner"
    yield found(rule, reason, winners=winners, totals=totals, total=totals[winners[0]], decided_by=decided)


@rule("DQ-END-4")
def nobody_survives(_ask: Ask, players: Scores) -> Facts:
    """Declare the game lost for everybody if there is no survivor. Source: RH Spielsieg."""
    lost = not any(one.status == "escaped" for one in players)
    yield found("DQ-END-4", "everybody_lost" if lost else "somebody_survived", everybody_lost=lost)


@rule("DQ-SOL-1")
def solitaire_scope(
    _ask: Ask, about: Literal["escape", "monster_encounter", "movement", "search", "catacombs", "sun"] = "escape"
) -> Facts:  # fmt: skip
    """Apply all rules but those of escape and monster encounters. Source: RH Solitärspiel."""
    differs = about in ("escape", "monster_encounter")
    yield found("DQ-SOL-1", "solitaire_differs" if differs else "solitaire_same", about=about, differs=differs)


@rule("DQ-SOL-2")
def solitaire_escape(_ask: Ask, loot: Loots = ()) -> Facts:
    """At least one card of the treasure deck; other loot is not enough. Source: RH Solitärspiel."""
    hindrance = escape_hindrance(loot, solitaire=True)
    yield found("DQ-SOL-2", "may_not_escape" if hindrance else "may_escape", allowed=not hindrance)


@rule("DQ-TOR-1")
def look_ahead(ask: Ask, exits: Exits, order: tuple[Direction, ...] = ()) -> Facts:
    """After entering any room and before its effect: a tile on every unexplored field no door closes off.

    A portcullis does not stop it; the player picks the order. Source: RH Fackellicht.
    """
    fields = torchlit(exits)
    ordered = tuple(one for one in order if one in fields)
    rest = tuple(one for one in fields if one not in ordered)
    yield found("DQ-TOR-1", "torchlight" if fields else "no_torchlight", tiles=(*ordered, *rest), number=len(fields))


def torchlit(exits: Exits) -> tuple[Direction, ...]:
    """Return the directions in which torchlight lays a tile (DQ-TOR-1)."""
    dark = tuple(one for one in exits if one.ends_at == "unexplored" and "door" not in one.obstacles)
    return tuple(sorted(open_ways(dark), key=DIRECTIONS.index))


@rule("DQ-TOR-2")
def torchlight_setup(
    _ask: Ask, moment: Literal["setup", "treasure_chamber"] = "setup", exits: Exits = (), first_entry: bool = True
) -> Facts:  # fmt: skip
    """Tiles also beside the heroes' tower rooms at setup, and around the chamber by the first to enter it. RH."""
    fields = torchlit(exits) if moment == "setup" or first_entry else ()
    yield found("DQ-TOR-2", "torchlight" if fields else "no_torchlight", tiles=fields, number=len(fields))
