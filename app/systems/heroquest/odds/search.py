"""All ways an action may go, found by running the rules once for each."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, NamedTuple

from app.core.answers import Answer, ChoicePrompt, Prompt, Unanswered
from app.core.errors import GameError, InvalidValue
from app.core.events import Command, Event
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import decide_on
from app.systems.heroquest.odds.branching import Branching, Choosing, Course, Fork, Ways
from app.systems.heroquest.odds.comparison import Happening, changed, happenings
from app.systems.heroquest.odds.policy import Best, Choose, first_option
from app.systems.heroquest.odds.read_tracking import AtSeam, PartedScene, Seam, Watch, unwatched
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table

MOST_RUNS = 2_500  # about a second


@dataclass(frozen=True)
class Leaf:
    """One way it can end: how likely, at which table, and with which question open if it was to stop there.

    What was chosen on the way counts among what happened.

    `facts` tell one of the ways to it: what differs only in faces that decided nothing is the same leaf. With a `seam`
    it is no end: there the next part of the rule begins.
    """

    probability: Fraction
    table: Table
    facts: tuple[Event, ...]
    happened: tuple[Happening, ...]
    prompt: Prompt | None
    seam: Seam | None = None


Chances = dict[int, Fraction]  # by the number of the leaf


class OddsQuestion(NamedTuple):
    """Question for the odds after this command, at this table, after these answers."""

    table: Table
    command: Command
    content: Content
    given: tuple[Answer, ...]
    course: Course


class _Met(Exception):
    """Raised at a crossing whose chances are known already."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances


@dataclass
class Budget:
    """Number of runs allowed, and of runs left."""

    most: int = MOST_RUNS
    left: int = field(init=False)

    def __post_init__(self) -> None:
        self.left = self.most

    def take(self) -> None:
        """Count one run more. Raises: InvalidValue when there are none left."""
        if self.left == 0:
            raise InvalidValue("odds.too_many_ways", field="command", maximum=self.most)
        self.left -= 1


class OddsSearch:
    """All ways from one place on: from the beginning of a rule or, with a watch, through one part of it."""

    def __init__(
        self,
        question: OddsQuestion,
        budget: Budget,
        watch: Watch | None = None,
        begin: Seam | None = None,
    ) -> None:
        """With a `watch` a search ends at the next seam; `begin` says where the part to go through begins."""
        self._question, self._budget = question, budget
        self._watch, self._begin = watch, begin
        self._numbers: dict[object, int] = {}
        self._leaves: list[Leaf] = []
        self._known: dict[object, Chances] = {}

    def leaves(self) -> tuple[Leaf, ...]:
        """Return every end, each once. Raises: GameError, InvalidValue."""
        path = () if self._begin is None else self._begin.path
        return tuple(replace(self._leaves[n], probability=chance) for n, chance in self.chances(path).items())

    def chances(self, taken: tuple[Any, ...]) -> Chances:
        """Return the outcomes on this path: to its end by first ways, then back, with the others of every fork.

        Any: see `Ways`.
        """
        answers, chances = self._run(taken)
        for passed in reversed(answers.passed):
            if isinstance(passed, Fork):
                chances = self._all_ways(tuple(answers.path[: passed.place]), passed.ways, chances)
            else:
                self._known[passed.state_key] = chances
        return chances

    def _run(self, taken: tuple[Any, ...]) -> tuple[Branching, Chances]:
        """Go along the path and on by first ways; what is known where that ends."""
        self._budget.take()
        table, command, content, given, course = self._question
        answers = Branching(
            given, taken, course, lambda asked: self._meet((asked, *answers.chosen), scene.table, facts)
        )
        scene, facts = self._scene(table, content, answers), list[Event]()
        try:
            for fact in decide_on(scene, command):
                facts.append(fact)
        except _Met as met:
            return answers, met.chances
        except AtSeam as at:
            return answers, self._ended(scene.table, facts, answers.chosen, at=at.seam)
        except Unanswered as question:
            return answers, self._ended(scene.table, facts, answers.chosen, question.prompt)
        except Choosing as choosing:
            prompt = choosing.prompt
        else:
            answers.finish()
            return answers, self._ended(scene.table, facts, answers.chosen)
        finally:
            answers.close()
        return answers, self._best(tuple(answers.path), prompt)

    def _scene(self, table: Table, content: Content, answers: Branching) -> Scene:
        if self._watch is None:
            return Scene(table, content, answers)
        return PartedScene(table, content, answers, self._watch, self._begin)

    def _meet(self, asked: object, table: Table, facts: list[Event]) -> object:
        state_key = (asked, *changed(self._question.table, unwatched(table)), happenings(facts))
        if state_key in self._known:
            raise _Met(self._known[state_key])
        return state_key

    def _ended(
        self,
        table: Table,
        facts: list[Event],
        chosen: list[Happening],
        prompt: Prompt | None = None,
        at: Seam | None = None,
    ) -> Chances:
        happened, table = (*happenings(facts), *chosen), unwatched(table)
        path = None if at is None else at.path
        number = self._numbers.setdefault(
            (prompt, path, *changed(self._question.table, table), happened), len(self._leaves)
        )
        if number == len(self._leaves):
            self._leaves.append(Leaf(Fraction(1), table, tuple(facts), happened, prompt, at))
        return {number: Fraction(1)}

    def _all_ways(self, before: tuple[Any, ...], ways: Ways, first: Chances) -> Chances:
        """Return the fork as a whole, when the first of its ways is known."""
        total = sum(ways.values())
        together: Chances = {}
        for place, (way, weight) in enumerate(ways.items()):
            share = Fraction(weight, total)
            for number, chance in (self.chances((*before, way)) if place else first).items():
                together[number] = together.get(number, 0) + share * chance
        return together

    def _best(self, taken: tuple[Any, ...], prompt: ChoicePrompt) -> Chances:
        """Options that the rules refuse further on are none, as long as there is another."""
        policy = self._question.course.policy
        assert isinstance(policy, Best)
        found: list[Chances] = []
        refusal: GameError | None = None
        for option in prompt.options:
            try:
                found.append(self.chances((*taken, option)))
            except GameError as error:
                refusal = error
        if not found and refusal:
            raise refusal
        return max(found, key=lambda chances: sum(p * policy.worth(self._leaves[n].table) for n, p in chances.items()))


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


def explore(
    table: Table,
    command: Command,
    content: Content,
    *,
    given: Sequence[Answer] = (),
    until: frozenset[str] = frozenset(),
    policy: Choose = first_option,
    crossings: frozenset[str] = CROSSINGS,
    most_runs: int = MOST_RUNS,
) -> tuple[Leaf, ...]:
    """Return all the ways a command can end after these answers, each once; their probabilities sum to exactly 1.

    `until` names the purposes of questions to stop at. At the purposes in `crossings` all ways go on as one that have
    come to equal tables by equal happenings, and have seen the same of every roll that may still matter.
    Raises: GameError when a rule forbids the command; InvalidValue when it would take more than `most_runs`.
    """
    question = OddsQuestion(table, command, content, tuple(given), Course(until, crossings, policy))
    return OddsSearch(question, Budget(most_runs)).leaves()
