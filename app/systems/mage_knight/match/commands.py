"""Commands of a match. Every command says itself what follows from it."""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from app.core.answers import Answers
from app.core.dice import D6
from app.core.errors import InvalidValue, RuleViolation, UnknownSubject
from app.core.events import Command, Event
from app.core.model import Mark
from app.core.names import look
from app.core.texts import Line
from app.systems.mage_knight.actions import remove_tokens
from app.systems.mage_knight.match.state import (
    MOST_FIGURES,
    MOST_SIDES,
    FigureActivated,
    FigureAdded,
    FigureEliminated,
    FigureSummoned,
    Kind,
    LeadersRolled,
    LevelsChanged,
    Match,
    MatchFigure,
    SideAdded,
    TokensRemoved,
    TrapTriggered,
    TurnBegun,
    outcome,
)
from app.systems.mage_knight.spawn_and_experience import Cause, experience, trap_experience

FigureId = Annotated[str, Mark(names="heroes", figure=True)]
SideName = Annotated[str, Mark(names="sides"), Field(min_length=1, max_length=40)]
NewName = Annotated[str, Line(40, least=1, strips=False)]
Points = Annotated[int, Field(ge=0, le=1000)]


class MatchCommand(Command):
    """Something done in a match that is not over."""

    @abstractmethod
    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Return the facts that follow. Raises: GameError; Unanswered."""


class AddSide(MatchCommand, type="add_side", private=frozenset({"name"})):
    """A player joins with so many actions a round."""

    name: NewName
    actions: Annotated[int, Field(ge=1, le=20)] = 3

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Yield one side more, before the first round."""
        if match.round or len(match.sides) == MOST_SIDES:
            raise RuleViolation("match.begun_already" if match.round else "match.too_many_sides", most=MOST_SIDES)
        if look(self.name) in map(look, match.sides):
            raise InvalidValue("names.twice", field="name", name=self.name)
        yield SideAdded(side=self.name, actions=self.actions)


class AddFigure(MatchCommand, type="add_figure", private=frozenset({"name", "side"})):
    """A figure of a side is placed."""

    name: NewName
    side: SideName
    kind: Kind = "hero"

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Yield one figure more."""
        if self.side not in match.sides:
            raise UnknownSubject("match.side_unknown", field="side")
        if len(match.figures) == MOST_FIGURES:
            raise RuleViolation("match.too_many_figures", most=MOST_FIGURES)
        if look(self.name) in (look(one.name) for one in match.figures.values()):
            raise InvalidValue("names.twice", field="name", name=self.name)
        number = len(match.figures) + 1
        yield FigureAdded(hero_id=f"figure-{number}", name=self.name, side=self.side, kind=self.kind)


class BeginMatch(MatchCommand, type="begin_match"):
    """The first round begins with the first side."""

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Yield the first turn."""
        if match.round or len(match.sides) < 2:
            raise RuleViolation("match.begun_already" if match.round else "match.too_few_sides")
        yield TurnBegun(side=next(iter(match.sides)), round=1)


class _OfFigure(MatchCommand, done_by=("{hero_id}",)):
    hero_id: FigureId

    def figure(self, match: Match) -> MatchFigure:
        """Return the figure. Raises: UnknownSubject."""
        if self.hero_id not in match.figures:
            raise UnknownSubject("hero.unknown", field="hero_id", hero=self.hero_id)
        return match.figures[self.hero_id]

    def standing(self, match: Match) -> MatchFigure:
        """Return the figure, which is not eliminated. Raises: UnknownSubject; RuleViolation."""
        if self.figure(match).out:
            raise RuleViolation("match.is_out", field="hero_id")
        return self.figure(match)


class ActivateFigure(_OfFigure, type="activate_figure", permission="activate"):
    """An action for a figure: it gets a token."""

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """MKD-ACT-1: Mage Spawn can be activated even when all heroes are out."""
        _check_begun(match)
        figure = self.standing(match)
        if figure.side != match.turn:
            raise RuleViolation("match.not_on_turn", field="hero_id")
        if figure.acted or not match.left:
            raise RuleViolation("match.acted_already" if figure.acted else "match.no_actions", field="hero_id")
        yield FigureActivated(hero_id=figure.id)


class RollLeaders(MatchCommand, type="roll_leaders"):
    """MKD-ABL-1: a d6 for each Leader at the beginning of a turn."""

    leaders: Annotated[int, Field(ge=1, le=20)] = 1

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Yield an action more for every 6, once in a turn."""
        _check_begun(match)
        if match.rolled:
            raise RuleViolation("match.rolled_already")
        roll = answers.roll("leader", *[D6] * self.leaders)
        yield LeadersRolled(roll=roll, extra=roll.count("6"))


class EliminateFigure(_OfFigure, type="eliminate_figure", private=frozenset({"gains"})):
    """MKD-XP-1, MKD-XP-2: a figure is eliminated; `gains` is the side that gets `points`, where the cause gives any."""

    cause: Cause = "attack"
    gains: Annotated[str, Mark(names="sides")] | None = None
    points: Points = 0

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Take the figure out and count its points."""
        figure = self.standing(match)
        if self.gains is not None and self.gains not in match.sides:
            raise UnknownSubject("match.side_unknown", field="gains")
        gains: str | None = experience(self.cause, self.gains)["points_to"]
        points = self.points if gains else 0
        yield FigureEliminated(hero_id=figure.id, cause=self.cause, gains=gains, points=points)


class SummonFigure(_OfFigure, type="summon_figure"):
    """MKD-ACT-3: an eliminated Mage Spawn returns with the tokens it has."""

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Bring the figure into the match again. Raises: RuleViolation unless it is an eliminated Mage Spawn."""
        if not self.figure(match).out or self.figure(match).kind != "mage_spawn":
            raise RuleViolation("match.not_to_summon", field="hero_id")
        yield FigureSummoned(hero_id=self.hero_id)


class TriggerTrap(_OfFigure, type="trigger_trap"):
    """MKD-XP-3: a hero has triggered a trap; all of its steps are done."""

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Points for the hero's side."""
        if self.standing(match).kind == "mage_spawn":
            raise RuleViolation("match.no_hero", field="hero_id")
        yield TrapTriggered(hero_id=self.hero_id, points=int(trap_experience()["points"]))


class ChangeLevels(_OfFigure, type="change_levels"):
    """A figure gains levels, or a mistake is put right."""

    change: Annotated[int, Field(ge=-5, le=5)] = 1

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Yield the new number of levels. Raises: RuleViolation below 0."""
        if not self.change or self.figure(match).levels + self.change < 0:
            raise RuleViolation("match.no_such_level", field="change")
        yield LevelsChanged(hero_id=self.hero_id, change=self.change)


class EndMatchTurn(MatchCommand, type="end_match_turn"):
    """MKD-ACT-2: tokens go from own figures without an action, and the next side has its turn."""

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Yield the tokens removed, from eliminated Mage Spawn as well, and the turn of the next side."""
        _check_begun(match)
        resting = frozenset(one.id for one in match.of(match.turn) if one.tokens and _rests(one))
        yield TokensRemoved(hero_ids=resting)
        side = match.next_side()
        yield TurnBegun(side=side, round=match.round + (side == next(iter(match.sides))))


def _rests(figure: MatchFigure) -> bool:
    """Return whether the tokens of a figure go when the turn of its side ends (MKD-ACT-2)."""
    return bool(remove_tokens(figure.tokens, acted_this_round=figure.acted, eliminated=figure.out)["removed"])


class EndMatch(MatchCommand, type="end_match"):
    """MKD-TIE-1: who has more experience wins, in a tie who has gained more levels."""

    def decide(self, match: Match, answers: Answers) -> Iterator[Event]:
        """Yield the winner, if there is one, and what decided."""
        _check_begun(match)
        yield outcome(match)


def decide(match: Match, command: MatchCommand, answers: Answers) -> Iterator[Event]:
    """Yield what follows from a command. Raises: RuleViolation once the match is over; GameError; Unanswered."""
    if match.is_over:
        raise RuleViolation("match.over")
    yield from command.decide(match, answers)


def _check_begun(match: Match) -> None:
    if not match.round:
        raise RuleViolation("match.not_begun")
