"""What happens to rounds and turns, and how the table follows."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Event
from app.systems.heroquest.changes import (
    FigureFact,
    HeroEvent,
    changed,
    of_dungeon,
    of_hero,
    with_changed_round,
)
from app.systems.heroquest.registry import evolves
from app.systems.heroquest.state.dungeon import DUNGEON, ROUND, Dungeon, Round
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.table import Table


class TurnEnded(FigureFact, type="turn.ended"):
    """Something put an end to a figure's turn; `reason` has its words under `turn_ends`."""

    reason: str


@evolves(TurnEnded)
def _turn_ended(table: Table, event: TurnEnded) -> Table:
    """The turn marked as over, if it is the figure's own; that of one monster does not end the game master's."""
    return with_changed_round(table, over=event.reason) if table.round.turn == event.figure_id else table


class TurnOrderDrawn(Event, type="turn_order.drawn", touches=(DUNGEON,)):
    """The order of this round was drawn: hero ids, and the game master where the black ball lies (HR-ORDER)."""

    rolls: tuple[Roll, ...]
    order: tuple[str, ...]


class HeroDelayed(HeroEvent, type="hero.delayed"):
    """A hero will miss rounds."""

    rounds: int


@evolves(HeroDelayed, part=of_hero)
def _delayed(hero: Hero, event: HeroDelayed) -> Hero:
    return hero.model_copy(update={"missed_rounds": hero.missed_rounds + event.rounds})


class RoundMissed(HeroEvent, type="round.missed"):
    """A hero has sat out a round; `rounds` of those he owed, none if magic alone held him back."""

    rounds: int


@evolves(RoundMissed)
def _round_missed(table: Table, event: RoundMissed) -> Table:
    hero = table.heroes[event.hero_id]
    owing = hero.model_copy(update={"missed_rounds": hero.missed_rounds - event.rounds})
    return _past(table.model_copy(update={"heroes": {**table.heroes, hero.id: owing}}), hero.id)


class RoundEvent(Event, touches=(ROUND,)):
    """A fact about the round."""


class RoundBegan(RoundEvent, type="round.began"):
    """The next round began; it is the one with this number."""

    number: int


@evolves(RoundBegan)
def _round_began(table: Table, _: RoundBegan) -> Table:
    return changed(table, round=Round(number=table.round.number + 1))


class TurnFact(RoundEvent, touches=(ROUND, "{figure_id}")):
    """A fact about the turn of a hero or of the game master."""

    figure_id: str


class TurnBegan(TurnFact, type="turn.began"):
    """Somebody is on turn."""


@evolves(TurnBegan)
def _turn_began(table: Table, event: TurnBegan) -> Table:
    return with_changed_round(table, turn=event.figure_id, over=None, settled=())


class TurnCompleted(TurnFact, type="turn.completed"):
    """Somebody has had his turn of this round."""


@evolves(TurnCompleted)
def _turn_completed(table: Table, event: TurnCompleted) -> Table:
    return with_changed_round(_past(table, event.figure_id), turn=None, over=None, settled=())


class HeroPassedOver(HeroEvent, type="hero.passed_over", touches=(ROUND, "{hero_id}")):
    """A hero's turn came, and he could not take it."""

    cause: Literal["down", "lost", "absent"]


@evolves(HeroPassedOver)
def _passed_over(table: Table, event: HeroPassedOver) -> Table:
    return _past(table, event.hero_id)


class PresenceChanged(HeroEvent, type="presence.changed"):
    """A hero's player left the table for a while, or came back."""

    present: bool


@evolves(PresenceChanged, part=of_hero)
def _presence_changed(hero: Hero, event: PresenceChanged) -> Hero:
    return hero.model_copy(update={"absent": not event.present})


class PlayEnded(RoundEvent, type="play.ended"):
    """No more turns are taken; so many rounds had begun."""

    rounds: int


@evolves(PlayEnded)
def _play_ended(table: Table, _: PlayEnded) -> Table:
    return changed(table, round=Round())


def without_turn(table: Table, figure_id: str) -> Table:
    """The table when a figure leaves it for good: until the next turn begins it is nobody's."""
    acted = tuple(one for one in table.round.acted if one != figure_id)
    if table.round.turn == figure_id:
        return with_changed_round(table, turn=None, over=None, settled=(), acted=acted)
    return with_changed_round(table, acted=acted)


def _past(table: Table, figure_id: str) -> Table:
    """Record that a figure has had its turn; before the first round nothing is recorded."""
    if not table.round.is_running or figure_id in table.round.acted:
        return table
    return with_changed_round(table, acted=(*table.round.acted, figure_id))


@evolves(TurnOrderDrawn, part=of_dungeon)
def _order_drawn(dungeon: Dungeon, event: TurnOrderDrawn) -> Dungeon:
    return changed(dungeon, turn_order=event.order)
