"""Events of rounds and turns, and how the table follows."""

from collections.abc import Mapping
from typing import Literal

from app.core.dice import Roll
from app.core.events import Event
from app.systems.heroquest.changes import (
    FigureFact,
    HeroEvent,
    changed,
    with_begun,
    with_changed_dungeon,
    with_changed_round,
)
from app.systems.heroquest.state.dungeon import DUNGEON, ROUND, Round
from app.systems.heroquest.state.figures import Hero
from app.systems.heroquest.state.table import Table

_NEW_TURN: Mapping[str, object] = {"over": None, "settled": (), "thrown": {}, "used": {}, "begun": ()}


class TurnEnded(FigureFact, type="turn.ended", cites=()):
    """Something put an end to a figure's turn; `reason` has its words under `turn_ends`."""

    reason: str

    def evolve(self, table: Table) -> Table:
        """Return the turn marked as over, if it is the figure's own; that of one monster does not end the game
        master's.
        """
        return with_changed_round(table, over=self.reason) if table.round.turn == self.figure_id else table


class TurnUsed(FigureFact, type="turn.used", is_told=False, bears_any_past=True, cites=()):
    """A figure on turn began what takes its action; `deed` is the type of that command."""

    deed: str

    def evolve(self, table: Table) -> Table:
        """Note it where the figure is on turn: an undo may have taken the turn away."""
        if not table.round.is_turn_of(self.figure_id, is_hero=self.figure_id in table.heroes):
            return table
        used = table.round.used
        done = {**used, self.figure_id: (*used.get(self.figure_id, ()), self.deed)}
        return with_begun(with_changed_round(table, used=done), self.figure_id)


class TurnOrderDrawn(Event, type="turn_order.drawn", touches=(DUNGEON,)):
    """The order of this round was drawn: hero ids, and the game master where the black ball lies (HR-ORDER)."""

    rolls: tuple[Roll, ...]
    order: tuple[str, ...]

    def evolve(self, table: Table) -> Table:
        return with_changed_dungeon(table, turn_order=self.order)


class HeroDelayed(HeroEvent, type="hero.delayed"):
    """A hero will miss rounds."""

    rounds: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return hero.model_copy(update={"missed_rounds": hero.missed_rounds + self.rounds})


class RoundMissed(HeroEvent, type="round.missed"):
    """A hero has sat out a round; `rounds` of those he owed, none if magic alone held him back."""

    rounds: int

    def evolve(self, table: Table) -> Table:
        hero = table.heroes[self.hero_id]
        owing = hero.model_copy(update={"missed_rounds": hero.missed_rounds - self.rounds})
        return _past(table.model_copy(update={"heroes": {**table.heroes, hero.id: owing}}), hero.id)


class RoundEvent(Event, touches=(ROUND,)):
    """A fact about the round."""


class RoundBegan(RoundEvent, type="round.began"):
    """The next round began; it is the one with this number."""

    number: int

    def evolve(self, table: Table) -> Table:
        return changed(table, round=Round(number=table.round.number + 1))


class TurnFact(RoundEvent, touches=(ROUND, "{figure_id}")):
    """A fact about the turn of a hero or of the game master."""

    figure_id: str


class TurnBegan(TurnFact, type="turn.began", cites=()):
    """Somebody is on turn."""

    def evolve(self, table: Table) -> Table:
        return with_changed_round(table, turn=self.figure_id, **_NEW_TURN)


class TurnCompleted(TurnFact, type="turn.completed"):
    """Somebody has had his turn of this round."""

    def evolve(self, table: Table) -> Table:
        return with_changed_round(_past(table, self.figure_id), turn=None, **_NEW_TURN)


class HeroPassedOver(HeroEvent, type="hero.passed_over", touches=(ROUND, "{hero_id}"), cites=()):
    """A hero's turn came, and he could not take it."""

    cause: Literal["down", "lost", "absent"]

    def evolve(self, table: Table) -> Table:
        return _past(table, self.hero_id)


class PresenceChanged(HeroEvent, type="presence.changed"):
    """A hero's player left the table for a while, or came back."""

    present: bool

    def evolve_hero(self, hero: Hero) -> Hero:
        return hero.model_copy(update={"absent": not self.present})


class PlayEnded(RoundEvent, type="play.ended"):
    """No more turns are taken; so many rounds had begun."""

    rounds: int

    def evolve(self, table: Table) -> Table:
        return changed(table, round=Round())


def without_turn(table: Table, figure_id: str) -> Table:
    """Return the table when a figure leaves it for good: until the next turn begins it belongs to no figure."""
    acted = tuple(one for one in table.round.acted if one != figure_id)
    if table.round.turn == figure_id:
        return with_changed_round(table, turn=None, **_NEW_TURN, acted=acted)
    return with_changed_round(table, acted=acted)


def _past(table: Table, figure_id: str) -> Table:
    """Record that a figure has had its turn; before the first round nothing is recorded."""
    if not table.round.is_running or figure_id in table.round.acted:
        return table
    return with_changed_round(table, acted=(*table.round.acted, figure_id))
