"""What follows from what is done in a match."""

from collections.abc import Iterator

from app.core.answers import Answers
from app.core.dice import D6
from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Command, Event
from app.systems.mage_knight.match import commands as do
from app.systems.mage_knight.match import events as did
from app.systems.mage_knight.match.events import Decided
from app.systems.mage_knight.match.state import MOST_FIGURES, MOST_SIDES, Figure, Match
from app.systems.mage_knight.spawn_and_experience import NO_GAIN, TRAP_POINTS


def act(match: Match, command: Command, answers: Answers) -> Iterator[Event]:
    """The facts that follow. Raises: GameError; Unanswered."""
    if match.is_over:
        raise RuleViolation("match.over")
    match command:
        case do.AddSide(name=name, actions=actions):
            yield _side(match, name, actions)
        case do.AddFigure():
            yield _figure(match, command)
        case do.BeginMatch():
            yield _begun(match)
        case do.ActivateFigure(hero_id=figure):
            yield _activated(match, figure)
        case do.RollLeaders(leaders=leaders):
            _running(match)
            if match.rolled:
                raise RuleViolation("match.rolled_already")
            roll = answers.roll("leader", *[D6] * leaders)
            yield did.LeadersRolled(roll=roll, extra=roll.count("6"))
        case do.EliminateFigure():
            yield _eliminated(match, command)
        case do.SummonFigure(hero_id=figure):
            if not _known(match, figure).out or _known(match, figure).kind != "mage_spawn":
                raise RuleViolation("match.not_to_summon", field="hero_id")
            yield did.FigureSummoned(hero_id=figure)
        case do.TriggerTrap(hero_id=figure):
            if _standing(match, figure).kind == "mage_spawn":
                raise RuleViolation("match.no_hero", field="hero_id")
            yield did.TrapTriggered(hero_id=figure, points=TRAP_POINTS)
        case do.ChangeLevels(hero_id=figure, change=change):
            if not change or _known(match, figure).levels + change < 0:
                raise RuleViolation("match.no_such_level", field="change")
            yield did.LevelsChanged(hero_id=figure, change=change)
        case do.EndMatchTurn():
            yield from _turn_ended(match)
        case do.EndMatch():
            yield _ended(match)


def _side(match: Match, name: str, actions: int) -> Event:
    if match.round or len(match.sides) == MOST_SIDES:
        raise RuleViolation("match.begun_already" if match.round else "match.too_many_sides", most=MOST_SIDES)
    if name in match.sides:
        raise RuleViolation("match.named_already", field="name")
    return did.SideAdded(side=name, actions=actions)


def _figure(match: Match, command: do.AddFigure) -> Event:
    if command.side not in match.sides:
        raise UnknownSubject("match.side_unknown", field="side")
    if len(match.figures) == MOST_FIGURES:
        raise RuleViolation("match.too_many_figures", most=MOST_FIGURES)
    number = len(match.figures) + 1
    return did.FigureAdded(hero_id=f"figure-{number}", name=command.name, side=command.side, kind=command.kind)


def _begun(match: Match) -> Event:
    if match.round or len(match.sides) < 2:
        raise RuleViolation("match.begun_already" if match.round else "match.too_few_sides")
    return did.TurnBegun(side=next(iter(match.sides)), round=1)


def _activated(match: Match, figure: str) -> Event:
    """MKD-ACT-1: Mage Spawn can be activated even when all heroes are out."""
    _running(match)
    one = _standing(match, figure)
    if one.side != match.turn:
        raise RuleViolation("match.not_on_turn", field="hero_id")
    if one.acted or not match.left:
        raise RuleViolation("match.acted_already" if one.acted else "match.no_actions", field="hero_id")
    return did.FigureActivated(hero_id=figure)


def _eliminated(match: Match, command: do.EliminateFigure) -> Event:
    _standing(match, command.hero_id)
    if command.gains is not None and command.gains not in match.sides:
        raise UnknownSubject("match.side_unknown", field="gains")
    gains = None if command.cause in NO_GAIN else command.gains
    points = command.points if gains else 0
    return did.FigureEliminated(hero_id=command.hero_id, cause=command.cause, gains=gains, points=points)


def _turn_ended(match: Match) -> Iterator[Event]:
    """MKD-ACT-2: also eliminated Mage Spawn lose their tokens."""
    _running(match)
    resting = frozenset(one.id for one in match.of(match.turn) if one.tokens and not one.acted)
    yield did.TokensRemoved(hero_ids=resting)
    side = match.next_side()
    yield did.TurnBegun(side=side, round=match.round + (side == next(iter(match.sides))))


def _ended(match: Match) -> Event:
    _running(match)
    score = {name: (side.experience, match.levels(name)) for name, side in match.sides.items()}
    best = max(score.values())
    first = [name for name, points in score.items() if points == best]
    is_tie = sum(points[0] == best[0] for points in score.values()) > 1
    by: Decided = "nothing" if len(first) > 1 else "levels" if is_tie else "experience"
    winner = first[0] if len(first) == 1 else ""
    return did.MatchEnded(winner=winner, by=by, experience=best[0], levels=best[1])


def _running(match: Match) -> None:
    if not match.round:
        raise RuleViolation("match.not_begun")


def _known(match: Match, figure: str) -> Figure:
    if figure not in match.figures:
        raise UnknownSubject("hero.unknown", field="hero_id", hero=figure)
    return match.figures[figure]


def _standing(match: Match, figure: str) -> Figure:
    if _known(match, figure).out:
        raise RuleViolation("match.is_out", field="hero_id")
    return match.figures[figure]
