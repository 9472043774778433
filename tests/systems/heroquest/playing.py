"""Play on: whatever is asked gets an answer, whatever is refused is left."""

from collections.abc import Iterable, Sequence

from app.core.answers import Answer, AppRoll, Choice, ChoicePrompt, Unanswered
from app.core.errors import GameError
from app.core.events import Command, Event
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.table import Table
from tests.builders import facts


def carry_out(table: Table, command: Command, picks: Sequence[int] = (0,)) -> list[Event]:
    """Return the facts when the app throws and the options at `picks` are taken in turn. Raises: GameError, though
    never once dice have fallen: what is refused throws nothing.
    """
    answers: list[Answer] = []
    while True:
        try:
            return facts(table, command, *answers)
        except Unanswered as question:
            options = question.prompt.options if isinstance(question.prompt, ChoicePrompt) else ()
            pick = picks[len(answers) % len(picks)]
            answers.append(Choice(option=options[pick % len(options)]) if options else AppRoll())
        except GameError as error:
            if AppRoll() in answers:
                raise AssertionError(f"refused after a throw: {error.code}: {command!r}") from error
            raise


def play(table: Table, commands: Iterable[Command], picks: Sequence[int]) -> Table:
    """The table after all of these commands that the rules do not refuse; each of them says what follows."""
    for command in commands:
        try:
            events = carry_out(table, command, picks)
        except GameError:
            continue
        assert events
        for event in events:
            table = evolve(table, event)
    return table


def all_gold(table: Table) -> int:
    """What all purses hold."""
    return sum(hero.gold for hero in table.heroes.values())


def gold_of_all_times(table: Table) -> int:
    """All purses with what the ledger says came and went: a sum that never changes."""
    return all_gold(table) + table.ledger.town + table.ledger.lost - table.ledger.found
