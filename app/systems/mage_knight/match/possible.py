"""Offers of a figure, made by asking the rules, with the reason against each that is barred; for pages, phones and
programs.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from app.core.answers import Answers, objection
from app.core.errors import UnknownSubject
from app.core.game_system import Role, Viewer
from app.core.offers import Offer, offer_of
from app.systems.mage_knight.match import commands
from app.systems.mage_knight.match.commands import MatchCommand, decide
from app.systems.mage_knight.match.state import Match, MatchFigure
from app.systems.mage_knight.rulings import read_data

_SPENT = ("match.acted_already", "match.no_actions")  # what the figure, or its side, has used up in this turn
Asking = tuple[MatchCommand, tuple[str, ...]]


def offers_of(match: Match, viewer: Viewer, figure_id: str | None) -> tuple[Offer, ...]:
    """List what a figure can do, or without one what befalls the match. Nothing is thrown or changed.

    An eliminated figure can do nothing; what brings it back, or puts its levels right, befalls the match.
    Raises: UnknownSubject for a figure that is not there.
    """
    leads = viewer.role is Role.GAME_MASTER
    if figure_id is None:
        return tuple(_offer(match, None, *one) for one in _of_match(match)) if leads else ()
    if figure_id not in match.figures:
        raise UnknownSubject("hero.unknown", field="figure", hero=figure_id)
    figure = match.figures[figure_id]
    if figure.out:
        return ()
    return tuple(_offer(match, figure.id, *one) for one in _of_figure(figure, leads=leads))


def _of_match(match: Match) -> Iterator[Asking]:
    """Yield the deeds of no figure: the turn, who joins, the beginning and the end, and the eliminated."""
    yield commands.RollLeaders(), ("leaders",)
    yield commands.EndMatchTurn(), ()
    yield commands.AddSide(name="?"), ("name", "actions")
    for side in match.sides:
        yield commands.AddFigure(name="?", side=side), ("name", "kind")
    yield commands.BeginMatch(), ()
    yield commands.EndMatch(), ()
    for one in match.figures.values():
        if one.out:
            yield commands.SummonFigure(hero_id=one.id), ()
            yield commands.ChangeLevels(hero_id=one.id), ("change",)


def _of_figure(figure: MatchFigure, *, leads: bool) -> Iterator[Asking]:
    yield commands.ActivateFigure(hero_id=figure.id), ()
    if leads:
        yield commands.EliminateFigure(hero_id=figure.id), ("cause", "gains", "points")
        yield commands.TriggerTrap(hero_id=figure.id), ()
        yield commands.ChangeLevels(hero_id=figure.id), ("change",)


def _offer(match: Match, figure_id: str | None, command: MatchCommand, asks: tuple[str, ...]) -> Offer:
    error = objection(decide(match, command, Answers()))
    is_spent = error is not None and error.code in _SPENT
    return offer_of(command, error, figure_id, asks=asks, group=_groups()[command.type], is_spent=is_spent)


@cache
def _groups() -> Mapping[str, str]:
    """Return the group of the menu that each kind of command belongs to."""
    return {kind: str(row["group"]) for kind, row in read_data("actions").items()}
