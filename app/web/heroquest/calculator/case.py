"""One rule, called alone: the command, the described table, the answers so far, and what follows from them."""

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from app.campaign import replay
from app.campaign.events import CampaignCreated
from app.campaign.model import CampaignState
from app.campaign.replay import Decision
from app.core.answers import Answer, AppRoll, Prompt, RollPrompt
from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.calculator.figures import HeroDescription, TableDescription
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.state import Table
from app.systems.heroquest.system import SYSTEM
from app.web.forms import FieldError, FormRefused


@dataclass(frozen=True)
class Case:
    """What somebody wants to know. `app_rolls`: the app throws whatever is asked, answers only choose."""

    command: Command
    described: TableDescription
    answers: Sequence[Answer]
    app_rolls: bool
    seed: str


@dataclass(frozen=True)
class Outcome:
    """What follows from a case: the table before and after, and the conversation so far."""

    case: Case
    before: Table
    decision: Decision
    after: Table


def work_out(case: Case, labels: Labels) -> Outcome:
    """Let the rule decide. Raises: FormRefused with the path of everything that does not fit."""
    with _refusing("described"):
        table = described_table(_named(case.described, labels), SYSTEM.content)
    created = CampaignCreated(name="", system=SYSTEM.id, seed=case.seed)
    state = replay.beginning(SYSTEM, created).model_copy(update={"table": table})
    decision = _decide(state, case)
    after = replay.evolve(SYSTEM, state, decision.events).table
    assert isinstance(after, Table)
    return Outcome(case, table, decision, after)


def _decide(state: CampaignState, case: Case) -> Decision:
    """Ask again with one answer more, until the rule or the answers have come to their end."""
    left = deque(case.answers)
    given: tuple[Answer, ...] = ()
    while True:
        with _refusing("answers", len(case.answers) - len(left) - 1):
            decision = replay.decide(SYSTEM, state, case.command, given)
            answer = _next_answer(case, decision.prompt, left)
        if answer is None:
            return decision
        given = (*decision.answers, answer)


def _next_answer(case: Case, prompt: Prompt | None, left: deque[Answer]) -> Answer | None:
    if prompt is None and left:
        raise InvalidAnswer("answer.too_many")
    if case.app_rolls and isinstance(prompt, RollPrompt):
        return AppRoll()
    return left.popleft() if left else None


def _named(described: TableDescription, labels: Labels) -> TableDescription:
    """Whoever has no name is called by class."""
    return described.model_copy(update={"heroes": tuple(_named_hero(hero, labels) for hero in described.heroes)})


def _named_hero(hero: HeroDescription, labels: Labels) -> HeroDescription:
    return hero if hero.name else hero.model_copy(update={"name": labels.word("hero_class", hero.hero_class)})


@contextmanager
def _refusing(part: str, answer: int = 0) -> Iterator[None]:
    """A game error as the error of a field of the call."""
    try:
        yield
    except GameError as error:
        if part == "described":
            field = error.field or ""
        elif isinstance(error, InvalidAnswer):
            field = f"answers.{max(answer, 0)}"
        else:
            field = f"inputs.{error.field}" if error.field else "inputs"
        raise FormRefused((FieldError(field, error.code, error.data),)) from error
