"""Exact odds of any command: its rule is gone through once for every difference that it can see.

A rule is a conversation, so it needs no second description for its odds: every roll branches, every branch has its
weight, and every choice follows a policy. Rules are pure, so a branch is nothing but the list of what was taken before.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple

from app.core.answers import Answer, ChoicePrompt, Prompt, Unanswered
from app.core.errors import GameError, InvalidValue
from app.core.events import Command, Event
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import decide_on
from app.systems.heroquest.odds.branching import Branching, Choose, Choosing, Course, Fork
from app.systems.heroquest.odds.happenings import Happening, happenings
from app.systems.heroquest.odds.veil import Ways
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Table

CROSSINGS = frozenset(
    {"attack", "trap_defence", "faint_table", "death_table", "fall_table", "fallen_weapon", "fallen_gold"}
)
MOST_RUNS = 10_000


@dataclass(frozen=True)
class Best:
    """A player who sees all dice and takes the option that promises the most, on average, of what `worth` counts."""

    worth: Callable[[Table], Fraction | int]


Policy = Choose | Best


def first_option(prompt: ChoicePrompt) -> str:
    """The policy of whoever has no wishes."""
    return prompt.options[0]


def taking(options: Mapping[str, str]) -> Choose:
    """The policy that takes these options, by the purpose of the question, and the first one elsewhere."""
    return lambda prompt: options.get(prompt.purpose, prompt.options[0])


@dataclass(frozen=True)
class Leaf:
    """One way it can end: how likely, at which table, and with which question open if it was to stop there.

    `facts` tell one of the ways to it: what differs only in faces that decided nothing is the same leaf.
    """

    probability: Fraction
    table: Table
    facts: tuple[Event, ...]
    happened: tuple[Happening, ...]
    prompt: Prompt | None


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
    course = Course(until, crossings, None if isinstance(policy, Best) else policy)
    search = _Search(_Question(table, command, content, tuple(given), course), policy, most_runs)
    return tuple(search.leaf(number, chance) for number, chance in search.chances(()).items())


Chances = dict[int, Fraction]  # by the number of the leaf


class _Question(NamedTuple):
    table: Table
    command: Command
    content: Content
    given: tuple[Answer, ...]
    course: Course


class _Met(Exception):
    """What follows from here is known already."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances


class _Search:
    def __init__(self, question: _Question, policy: Policy, most_runs: int) -> None:
        self._question, self._policy = question, policy
        self._runs_left, self._most_runs = most_runs, most_runs
        self._numbers: dict[object, int] = {}
        self._leaves: list[Leaf] = []
        self._known: dict[object, Chances] = {}

    def leaf(self, number: int, probability: Fraction) -> Leaf:
        """The leaf with this number."""
        found = self._leaves[number]
        return Leaf(probability, found.table, found.facts, found.happened, found.prompt)

    def chances(self, taken: tuple[Any, ...]) -> Chances:
        """What can follow on this path: to its end by first ways, then back, with the others of every fork.

        Any: see `Ways`.
        """
        answers, chances = self._run(taken)
        for passed in reversed(answers.passed):
            if isinstance(passed, Fork):
                chances = self._all_ways(tuple(answers.path[: passed.place]), passed.ways, chances)
            else:
                self._known[passed.meeting] = chances
        return chances

    def _run(self, taken: tuple[Any, ...]) -> tuple[Branching, Chances]:
        """Go along the path and on by first ways; what is known where that ends."""
        if self._runs_left == 0:
            raise InvalidValue("odds.too_many_ways", field="command", maximum=self._most_runs)
        self._runs_left -= 1
        table, command, content, given, course = self._question
        answers = Branching(given, taken, course, lambda asked: self._meet(asked, scene.table, facts))
        scene, facts = Scene(table, content, answers), list[Event]()
        try:
            for fact in decide_on(scene, command):
                facts.append(fact)
        except _Met as met:
            return answers, met.chances
        except Unanswered as question:
            return answers, self._ended(scene.table, facts, question.prompt)
        except Choosing as choosing:
            prompt = choosing.prompt
        else:
            answers.finish()
            return answers, self._ended(scene.table, facts, None)
        finally:
            answers.close()
        return answers, self._best(tuple(answers.path), prompt)

    def _meet(self, asked: object, table: Table, facts: list[Event]) -> object:
        meeting = (asked, *self._changed(table), happenings(facts))
        if meeting in self._known:
            raise _Met(self._known[meeting])
        return meeting

    def _ended(self, table: Table, facts: list[Event], prompt: Prompt | None) -> Chances:
        happened = happenings(facts)
        number = self._numbers.setdefault((prompt, *self._changed(table), happened), len(self._leaves))
        if number == len(self._leaves):
            self._leaves.append(Leaf(Fraction(1), table, tuple(facts), happened, prompt))
        return {number: Fraction(1)}

    def _all_ways(self, before: tuple[Any, ...], ways: Ways, first: Chances) -> Chances:
        """The fork as a whole, when the first of its ways is known."""
        total = sum(ways.values())
        together: Chances = {}
        for place, (way, weight) in enumerate(ways.items()):
            share = Fraction(weight, total)
            for number, chance in (self.chances((*before, way)) if place else first).items():
                together[number] = together.get(number, 0) + share * chance
        return together

    def _best(self, taken: tuple[Any, ...], prompt: ChoicePrompt) -> Chances:
        """Options that the rules refuse further on are none, as long as there is another."""
        assert isinstance(self._policy, Best)
        worth = self._policy.worth
        found: list[Chances] = []
        refusal: GameError | None = None
        for option in prompt.options:
            try:
                found.append(self.chances((*taken, option)))
            except GameError as error:
                refusal = error
        if not found and refusal:
            raise refusal
        return max(found, key=lambda chances: sum(p * worth(self._leaves[n].table) for n, p in chances.items()))

    def _changed(self, table: Table) -> Iterator[object]:
        """Everything on a table that is not as it was, as something that can be looked up."""
        start = self._question.table.__dict__
        for name, value in table.__dict__.items():
            if value is not start[name]:
                yield from _differences(name, start[name], value)


def _differences(name: str, old: object, new: object) -> Iterator[object]:
    if not isinstance(old, Mapping) or not isinstance(new, Mapping):
        yield name, new
        return
    if old.keys() != new.keys() or list(old) != list(new):
        yield name, *new
    yield from ((name, key, one) for key, one in new.items() if old.get(key) is not one and old.get(key) != one)
