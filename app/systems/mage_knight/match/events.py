"""What happens in a match, with what follows for it."""

from abc import abstractmethod
from typing import Literal

from app.core.dice import Roll
from app.core.events import Event, Subject
from app.systems.mage_knight.match.state import Figure, Kind, Match, Side

Decided = Literal["experience", "levels", "nothing"]


class MatchEvent(Event):
    """A fact of a match."""

    @abstractmethod
    def after(self, match: Match) -> Match:
        """The match after it."""


class FigureEvent(MatchEvent):
    """A fact about one figure."""

    hero_id: str

    @property
    def affects(self) -> frozenset[Subject]:
        """The figure."""
        return frozenset({self.hero_id})


class SideAdded(MatchEvent, type="side.added", private=frozenset({"side"})):
    """A player joins."""

    side: str
    actions: int

    def after(self, match: Match) -> Match:
        """With one side more."""
        return match.model_copy(update={"sides": {**match.sides, self.side: Side(actions=self.actions)}})


class FigureAdded(FigureEvent, type="figure.added", private=frozenset({"name", "side"})):
    """A figure is placed."""

    name: str
    side: str
    kind: Kind

    def after(self, match: Match) -> Match:
        """With one figure more."""
        figure = Figure(id=self.hero_id, name=self.name, side=self.side, kind=self.kind)
        return match.model_copy(update={"figures": {**match.figures, figure.id: figure}})


class TurnBegun(MatchEvent, type="match.turn", private=frozenset({"side"})):
    """A side has its turn."""

    side: str
    round: int

    def after(self, match: Match) -> Match:
        """With all actions of the side."""
        left = match.sides[self.side].actions
        return match.model_copy(update={"turn": self.side, "round": self.round, "left": left, "rolled": False})


class LeadersRolled(MatchEvent, type="leaders.rolled"):
    """The dice of the Leaders have fallen."""

    roll: Roll
    extra: int

    def after(self, match: Match) -> Match:
        """With an action more for every 6."""
        return match.model_copy(update={"left": match.left + self.extra, "rolled": True})


class FigureActivated(FigureEvent, type="figure.activated"):
    """A figure has an action."""

    def after(self, match: Match) -> Match:
        """With a token, and an action less."""
        tokens = match.figures[self.hero_id].tokens + 1
        changed = match.having(self.hero_id, tokens=tokens, acted=True)
        return changed.model_copy(update={"left": match.left - 1})


class TokensRemoved(MatchEvent, type="tokens.removed"):
    """A turn ends: tokens go from figures without an action."""

    hero_ids: frozenset[str]

    @property
    def affects(self) -> frozenset[Subject]:
        """The figures."""
        return self.hero_ids

    def after(self, match: Match) -> Match:
        """Without these tokens; in the next round nobody has acted."""
        for one in match.of(match.turn):
            tokens = 0 if one.id in self.hero_ids else one.tokens
            match = match.having(one.id, tokens=tokens, acted=False)
        return match


class FigureEliminated(FigureEvent, type="figure.eliminated", private=frozenset({"gains"})):
    """A figure is out."""

    cause: str
    gains: str | None
    points: int

    def after(self, match: Match) -> Match:
        """With its tokens, and the points where there are any."""
        match = match.having(self.hero_id, out=True)
        return match.gaining(self.gains, self.points) if self.gains else match


class FigureSummoned(FigureEvent, type="figure.summoned"):
    """A Mage Spawn is back."""

    def after(self, match: Match) -> Match:
        """With the tokens it has."""
        return match.having(self.hero_id, out=False)


class TrapTriggered(FigureEvent, type="trap.triggered"):
    """A trap gave experience."""

    points: int

    def after(self, match: Match) -> Match:
        """With the points for the figure's side."""
        return match.gaining(match.figures[self.hero_id].side, self.points)


class LevelsChanged(FigureEvent, type="levels.changed"):
    """A figure has gained levels, or lost what was a mistake."""

    change: int

    def after(self, match: Match) -> Match:
        """With other levels."""
        return match.having(self.hero_id, levels=match.figures[self.hero_id].levels + self.change)


class MatchEnded(MatchEvent, type="match.ended", private=frozenset({"winner"}), is_milestone=True):
    """The match is over. `winner` is empty for a tie that stays one; `by` says what decided."""

    winner: str
    by: Decided
    experience: int
    levels: int

    def after(self, match: Match) -> Match:
        """Over."""
        return match.model_copy(update={"is_over": True})


EVENTS: tuple[type[MatchEvent], ...] = (
    SideAdded, FigureAdded, TurnBegun, LeadersRolled, FigureActivated, TokensRemoved, FigureEliminated, FigureSummoned,
    TrapTriggered, LevelsChanged, MatchEnded,
)  # fmt: skip
