"""What the tests ask of the odds besides: stated options, and odds after answers or up to a question."""

from collections.abc import Mapping, Sequence

from app.core.answers import Answer
from app.core.events import Command
from app.systems.heroquest.odds.branching import Course
from app.systems.heroquest.odds.chances import chances_of, chances_part_by_part
from app.systems.heroquest.odds.policy import Choose, best_of
from app.systems.heroquest.odds.search import CROSSINGS, Budget, OddsQuestion, explore
from app.systems.heroquest.odds.summary import Odds, summed_up
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT


def taking(options: Mapping[str, str]) -> Choose:
    """The policy that takes these options, by the purpose of the question, and the first one elsewhere."""
    return lambda prompt: options.get(prompt.purpose, prompt.options[0])


def odds_after(
    table: Table, command: Command, *given: Answer, until: Sequence[str] = (), policy: Choose | None = None
) -> Odds:
    """The odds after these answers, as far as to these questions."""
    stops, choose = frozenset(until), policy or best_of()
    return summed_up(table, chances_of(explore(table, command, CONTENT, given=given, until=stops, policy=choose)))


def odds_until(table: Table, command: Command, *until: str) -> Odds:
    """The odds as far as to these questions, worked out part by part."""
    question = OddsQuestion(table, command, CONTENT, (), Course(frozenset(until), CROSSINGS, best_of()))
    return summed_up(table, chances_part_by_part(question, Budget()))
