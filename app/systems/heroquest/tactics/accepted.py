"""Answer of the rules to the commands of a plan, one after the other."""

from collections.abc import Sequence
from typing import NamedTuple

from app.core.answers import Answers, Unanswered
from app.core.errors import GameError
from app.core.events import Command, Event
from app.systems.heroquest.board.facts import informed
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import decide
from app.systems.heroquest.fields import BoardCommand
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.events import TurnUsed
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table


def told_by_map(table: Table, command: BoardCommand, content: Content) -> Command | None:
    """Return a command with what the map knows of it; None where the map forbids it."""
    if table.map is None:
        return command
    try:
        return informed(Scene(table, content, Answers()), command)[0]
    except GameError:
        return None


class Accepted(NamedTuple):
    """Answer of the rules to the commands of a plan: the squares that are walked, and the deed as the map told it."""

    way: tuple[str, ...]
    deed: Command | None
    at: Table  # the table at which the deed is done


def accepted(table: Table, content: Content, commands: Sequence[Command]) -> Accepted | None:
    """Ask the rules for the commands one after the other; None as soon as they refuse one.

    A throw ends what is known of a deed: it is only noted that it was done, since a plan chooses the wound and no push.
    """
    way, done, at = list[str](), None, table
    for command in commands:
        facts = _facts(table, command, content)
        if facts is None:
            return None
        if command.takes_action:
            done, at = told_by_map(table, command, content) if isinstance(command, BoardCommand) else command, table
        for fact in facts:
            way += getattr(fact, "way", ())
            table = evolve(table, fact)
        if command.takes_action and not any(isinstance(one, TurnUsed) for one in facts):
            table = evolve(table, TurnUsed(figure_id=next(iter(command.actors)), deed=command.type))
    return Accepted(tuple(way), done, at)


def _facts(table: Table, command: Command, content: Content) -> Sequence[Event] | None:
    """Return what is certain to follow; None where the rules refuse it, or it would be a blow without dice."""
    facts = list[Event]()
    try:
        facts.extend(decide(table, command, Answers(), content))
    except Unanswered:
        return facts
    except GameError:
        return None
    return None if any(isinstance(one, StrikeResolved) and not one.attack_roll.dice for one in facts) else facts
