"""Exact odds of any command: its rule is gone through once for every difference that it can see.

A rule is a conversation, so it needs no second description for its odds: every roll branches, every branch has its
weight, and every choice follows a policy. Rules are pure, so a branch is nothing but the list of what was taken before.
"""

from collections.abc import Mapping, Sequence

from app.core.answers import Answer, ChoicePrompt
from app.core.events import Command
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.branching import Choose, Course
from app.systems.heroquest.odds.search import MOST_RUNS, Best, Budget, Leaf, Policy, Question, Search
from app.systems.heroquest.state import Table

CROSSINGS = frozenset(
    {
        "attack",
        "trap_defence",
        "faint_table",
        "faint_table_again",
        "death_table",
        "death_table_again",
        "fall_table",
        "fallen_weapon",
        "fallen_gold",
    }
)


def first_option(prompt: ChoicePrompt) -> str:
    """The policy of whoever has no wishes."""
    return prompt.options[0]


def taking(options: Mapping[str, str]) -> Choose:
    """The policy that takes these options, by the purpose of the question, and the first one elsewhere."""
    return lambda prompt: options.get(prompt.purpose, prompt.options[0])


def explore(
    table: Table,
    command: Command,
    content: Content,
    *,
    given: Sequence[Answer] = (),
    until: frozenset[str] = frozenset(),
    policy: Policy = first_option,
    crossings: frozenset[str] = CROSSINGS,
    most_runs: int = MOST_RUNS,
) -> tuple[Leaf, ...]:
    """All the ways a command can end after these answers, each once; their probabilities sum to exactly 1.

    `until` names the purposes of questions to stop at. At the purposes in `crossings` all ways go on as one that have
    come to equal tables by equal happenings, and have seen the same of every roll that may still matter.
    Raises: GameError when a rule forbids the command; InvalidValue when it would take more than `most_runs`.
    """
    best, chosen = (policy, policy.stated) if isinstance(policy, Best) else (None, policy)
    question = Question(table, command, content, tuple(given), Course(until, crossings, chosen))
    return Search(question, Budget(most_runs), best).leaves()
