"""State of a match, its sides and figures, and the facts that change it."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal, Self

from pydantic import Field

from app.core.dice import Roll
from app.core.events import Event, HeroEvent, Subject
from app.core.game_system import GameState
from app.core.model import Model

Kind = Literal["hero", "mage_spawn", "non_hero"]
MOST_SIDES, MOST_FIGURES = 4, 60
Number = Annotated[int, Field(ge=0)]


class MatchSide(Model):
    """A player: the original number of actions, and the experience gained."""

    actions: Number
    experience: Number = 0


class MatchFigure(Model):
    """A figure of a side. `acted`: it had an action in this round; `out`: it is eliminated."""

    id: str
    name: str
    side: str
    kind: Kind = "hero"
    levels: Number = 0
    tokens: Number = 0
    acted: bool = False
    out: bool = False


class Match(GameState):
    """A match. `turn` is the side whose turn it is, empty before the first; `left` are its actions."""

    sides: Mapping[str, MatchSide] = {}
    figures: Mapping[str, MatchFigure] = {}
    round: Number = 0
    turn: str = ""
    left: Number = 0
    rolled: bool = False
    is_over: bool = False

    def of(self, side: str) -> Iterator[MatchFigure]:
        """Return the figures of a side."""
        return (one for one in self.figures.values() if one.side == side)

    def levels(self, side: str) -> int:
        """MKD-TIE-1, MKD-TIE-2: the sum of gained levels, eliminated figures included; no heroes count as level 0."""
        return sum(one.levels for one in self.of(side) if one.kind != "non_hero")

    def next_side(self) -> str:
        """Return the side whose turn comes after this one."""
        names = [*self.sides]
        return names[(names.index(self.turn) + 1) % len(names)]

    def having(self, figure: str, **changes: Any) -> Self:
        """Return the match with a figure changed."""
        changed = self.figures[figure].model_copy(update=changes)
        return self.model_copy(update={"figures": {**self.figures, figure: changed}})

    def gaining(self, side: str, experience: int) -> Self:
        """Return the match with experience for a side."""
        gained = self.sides[side]
        gained = gained.model_copy(update={"experience": gained.experience + experience})
        return self.model_copy(update={"sides": {**self.sides, side: gained}})


Decided = Literal["experience", "levels", "nothing"]


class SideAdded(Event, type="side.added", private=frozenset({"side"})):
    """A player joins."""

    side: str
    actions: int

    def evolve(self, match: Match) -> Match:
        """Return the match with this side in it."""
        return match.model_copy(update={"sides": {**match.sides, self.side: MatchSide(actions=self.actions)}})


class FigureAdded(HeroEvent, type="figure.added", private=frozenset({"name", "side"})):
    """A figure is placed."""

    name: str
    side: str
    kind: Kind

    def evolve(self, match: Match) -> Match:
        """Return the match with this figure in it."""
        figure = MatchFigure(id=self.hero_id, name=self.name, side=self.side, kind=self.kind)
        return match.model_copy(update={"figures": {**match.figures, figure.id: figure}})


class TurnBegun(Event, type="match.turn", private=frozenset({"side"})):
    """A side has its turn."""

    side: str
    round: int

    def evolve(self, match: Match) -> Match:
        """Return the match with this side on turn and all its actions left."""
        left = match.sides[self.side].actions
        return match.model_copy(update={"turn": self.side, "round": self.round, "left": left, "rolled": False})


class LeadersRolled(Event, type="leaders.rolled"):
    """The dice of the Leaders have fallen."""

    roll: Roll
    extra: int

    def evolve(self, match: Match) -> Match:
        """Return the match with the extra actions that the dice gave."""
        return match.model_copy(update={"left": match.left + self.extra, "rolled": True})


class FigureActivated(HeroEvent, type="figure.activated"):
    """A figure has an action."""

    def evolve(self, match: Match) -> Match:
        """Return the match with a token more on the figure and one action less to take."""
        tokens = match.figures[self.hero_id].tokens + 1
        changed = match.having(self.hero_id, tokens=tokens, acted=True)
        return changed.model_copy(update={"left": match.left - 1})


class TokensRemoved(Event, type="tokens.removed"):
    """A turn ends: tokens go from figures without an action."""

    hero_ids: frozenset[str]

    @property
    def affects(self) -> frozenset[Subject]:
        """Return the figures."""
        return self.hero_ids

    def evolve(self, match: Match) -> Match:
        """Return the match without these tokens, the figures of the side ready to act again."""
        for one in match.of(match.turn):
            tokens = 0 if one.id in self.hero_ids else one.tokens
            match = match.having(one.id, tokens=tokens, acted=False)
        return match


class FigureEliminated(HeroEvent, type="figure.eliminated", private=frozenset({"gains"})):
    """A figure is out."""

    cause: str
    gains: str | None
    points: int

    def evolve(self, match: Match) -> Match:
        """Return the match with the figure out, its tokens kept, and the points given to the side that gains them."""
        match = match.having(self.hero_id, out=True)
        return match.gaining(self.gains, self.points) if self.gains else match


class FigureSummoned(HeroEvent, type="figure.summoned"):
    """A Mage Spawn is back."""

    def evolve(self, match: Match) -> Match:
        """Return the match with the figure back, its tokens kept."""
        return match.having(self.hero_id, out=False)


class TrapTriggered(HeroEvent, type="trap.triggered"):
    """A trap gave experience."""

    points: int

    def evolve(self, match: Match) -> Match:
        """Return the match with the points given to the figure's side."""
        return match.gaining(match.figures[self.hero_id].side, self.points)


class LevelsChanged(HeroEvent, type="levels.changed"):
    """A figure has gained levels, or lost what was a mistake."""

    change: int

    def evolve(self, match: Match) -> Match:
        """Return the match with the figure's new number of levels."""
        return match.having(self.hero_id, levels=match.figures[self.hero_id].levels + self.change)


class MatchEnded(Event, type="match.ended", private=frozenset({"winner"}), is_milestone=True):
    """The match is over. `winner` is empty for a tie that stays one; `by` says what decided."""

    winner: str
    by: Decided
    experience: int
    levels: int

    def evolve(self, match: Match) -> Match:
        """Return the match, which accepts no further command."""
        return match.model_copy(update={"is_over": True})


def outcome(match: Match) -> MatchEnded:
    """Return who wins as things stand: the side with more experience, in a tie the one that has gained more levels."""
    score = {name: (side.experience, match.levels(name)) for name, side in match.sides.items()}
    best = max(score.values())
    first = [name for name, points in score.items() if points == best]
    is_tie = sum(points[0] == best[0] for points in score.values()) > 1
    by: Decided = "nothing" if len(first) > 1 else "levels" if is_tie else "experience"
    return MatchEnded(winner=first[0] if len(first) == 1 else "", by=by, experience=best[0], levels=best[1])
