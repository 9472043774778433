"""One rule, called alone: the command, the described table, the answers so far, and what follows from them."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlencode

from fastapi import Request

from app.campaign import replay
from app.campaign.events import CampaignCreated
from app.campaign.model import CampaignState
from app.campaign.replay import Decision
from app.core.answers import Answer, Answers, AppRoll, HandRoll, Prompt, RollPrompt
from app.core.errors import GameError, InvalidAnswer, NotAllowed, StaleRevision, UnknownSubject
from app.core.events import Command
from app.labels.labels import Labels
from app.systems.heroquest.calculator.figures import HeroDescription, TableDescription
from app.systems.heroquest.calculator.overlay import read_own_content
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.own_entry import OwnEntry
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.odds.model import Odds
from app.systems.heroquest.odds.policy import best_of, undecided
from app.systems.heroquest.odds.search import Policy, first_option
from app.systems.heroquest.odds.summary import odds_of
from app.systems.heroquest.standard_dice import colored_faces
from app.systems.heroquest.state.table import Table
from app.web.heroquest.calculator.shapes import OddsPolicy, StandardFaces
from app.web.http import access
from app.web.http.forms import FieldError, FormRefused, SelectOption, sentences
from app.web.http.languages import _
from app.web.services import services

Described = TypeVar("Described", bound=HeroDescription)


@dataclass(frozen=True)
class Case:
    """What somebody wants to know. `app_rolls`: the app throws whatever is asked, answers only choose."""

    command: Command
    described: TableDescription
    answers: Sequence[Answer | StandardFaces]
    app_rolls: bool
    seed: str
    own_content: tuple[OwnEntry, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """What follows from a case: the table before and after, and the conversation so far."""

    case: Case
    before: Table
    decision: Decision
    after: Table


def own_entries(given: str | Mapping[str, Sequence[object]]) -> tuple[OwnEntry, ...]:
    """The own content a call brings along. Raises: FormRefused with the path of what does not fit."""
    with refusing("described"):
        return read_own_content(given)


def work_out(case: Case, labels: Labels) -> Outcome:
    """Let the rule decide. Raises: FormRefused with the path of everything that does not fit."""
    with refusing("described"):
        table = described_table(_named(case.described, labels), overlaid_by(case.own_content).content)
    table = table.model_copy(update={"own_content": case.own_content})
    created = CampaignCreated(name="", system=SYSTEM.id, seed=case.seed)
    state = replay.beginning(SYSTEM, created).model_copy(update={"table": table})
    decision = _decide(state, table, case)
    after = replay.evolve(SYSTEM, state, decision.events).table
    assert isinstance(after, Table)
    return Outcome(case, table, decision, after)


def odds_before(outcome: Outcome, labels: Labels, policy: OddsPolicy = "best") -> Odds:
    """What was likely before any die fell.

    Raises: FormRefused when there are too many ways to go through, or the policy does not fit.
    """
    try:
        return odds_of(
            outcome.before, outcome.case.command, content_of(outcome.before), policy=_policy_of(policy, labels)
        )
    except InvalidAnswer as error:
        raise FormRefused((FieldError(f"policy.{error.data['purpose']}", error.code, error.data),), error) from error
    except GameError as error:
        raise FormRefused((FieldError("odds", error.code, error.data),), error) from error


def _policy_of(policy: OddsPolicy, labels: Labels) -> Policy:
    """Raises: FormRefused for a question that no rule asks."""
    if policy == "first":
        return first_option
    if policy == "open":
        return undecided
    stated = {} if policy == "best" else policy
    unknown = (name for name in stated if f"prompts.{name}.title" not in labels)
    errors = tuple(FieldError(f"policy.{name}", "value.extra_forbidden", {}) for name in unknown)
    if errors:
        raise FormRefused(errors)
    return best_of(stated)


def _decide(state: CampaignState, table: Table, case: Case) -> Decision:
    """Ask again with one answer more, until the rule or the answers have come to their end."""
    left = deque(case.answers)
    given: tuple[Answer, ...] = ()
    while True:
        used = len(case.answers) - len(left)
        with refusing("answers", used - 1):
            # The same cup each time: the same dice fall, and whoever names their faces must name those.
            thrown = tuple(AppRoll() if isinstance(one, AppRoll) else one for one in given)
            answers = Answers(thrown, state.house.cup, throws=True)
            decision, refusal = replay.conversation(SYSTEM, state, case.command, answers)
            if refusal is not None:
                raise refusal
            if any(_is_otherwise(one, fell) for one, fell in zip(given, decision.answers, strict=True)):
                raise StaleRevision("dice.moved_on")
        with refusing("answers", used):
            answer = _next_answer(case, table, decision.prompt, left)
        if answer is None:
            return decision
        given = (*given, answer)


def _is_otherwise(given: Answer, fell: Answer) -> bool:
    return isinstance(given, AppRoll) and given.faces is not None and given != fell


def _next_answer(
    case: Case, table: Table, prompt: Prompt | None, left: deque[Answer | StandardFaces]
) -> Answer | None:  # fmt: skip
    if prompt is None and left:
        raise InvalidAnswer("answer.too_many")
    if case.app_rolls and isinstance(prompt, RollPrompt):
        return AppRoll()
    answer = left.popleft() if left else None
    if not isinstance(answer, StandardFaces):
        return answer
    if not isinstance(prompt, RollPrompt):
        raise InvalidAnswer("answer.choice_expected")
    return HandRoll(faces=colored_faces(prompt, answer.faces, content_of(table), table.house_rules))


def _named(described: TableDescription, labels: Labels) -> TableDescription:
    """The described table, each hero without a name called by his class."""
    return described.model_copy(update={"heroes": tuple(named_hero(hero, labels) for hero in described.heroes)})


def named_hero(hero: Described, labels: Labels) -> Described:
    """The same hero, called by class unless he has a name."""
    return hero if hero.name else hero.model_copy(update={"name": labels.word("hero_class", hero.hero_class)})


@contextmanager
def refusing(part: str, answer: int = 0) -> Iterator[None]:
    """A game error as the error of a field of the call: of what was described, of the answers or the inputs."""
    try:
        yield
    except GameError as error:
        if part == "described":
            field = error.field or ""
        elif isinstance(error, InvalidAnswer):
            field = f"answers.{max(answer, 0)}"
        else:
            field = f"inputs.{error.field}" if error.field else "inputs"
        raise FormRefused((FieldError(field, error.code, error.data),), error) from error


FIELD = "catalog"


@dataclass(frozen=True)
class Catalog:
    """What a case is made of, and in which words. `campaign` is empty for the game alone."""

    labels: Labels
    campaign: str = ""
    entries: tuple[OwnEntry, ...] = ()
    errors: tuple[FieldError, ...] = ()

    @property
    def content(self) -> Content:
        """The game's content with the campaign's own."""
        return overlaid_by(self.entries).content

    @property
    def carried(self) -> tuple[tuple[str, str], ...]:
        """As the address of the next page has it."""
        return ((FIELD, self.campaign),) if self.campaign else ()

    def address(self, url: str) -> str:
        """A page with this catalog."""
        return f"{url}?{urlencode(self.carried)}" if self.carried else url


@dataclass(frozen=True)
class CatalogChoice:
    """The field for it; without options there is nothing to choose."""

    options: tuple[SelectOption, ...]
    chosen: str
    error: str | None
    name: str = FIELD


def catalog_of(request: Request) -> Catalog:
    """What the address asks for; what it may not have is named beside the field, and the game's own counts."""
    labels = services(request).pages[SYSTEM.id].labels
    wanted = request.query_params.get(FIELD, "")[:20]
    if not wanted:
        return Catalog(labels)
    try:
        return _own(request, wanted)
    except GameError as error:
        return Catalog(labels, errors=(FieldError(FIELD, error.code, error.data),))


def choice_of(request: Request, catalog: Catalog) -> CatalogChoice:
    """The campaigns with own content that this person may see."""
    listed = tuple(_campaigns(request)) if access.is_game_master(request) else ()
    options = (SelectOption("", _("Grundspiel")), *listed) if listed else ()
    return CatalogChoice(options, catalog.campaign, next(iter(sentences(catalog.errors, catalog.labels)), None))


def _own(request: Request, wanted: str) -> Catalog:
    if not access.is_game_master(request):
        raise NotAllowed("actor.game_master_only")
    if not (wanted.isascii() and wanted.isdigit()):
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    app = services(request)
    state = app.snapshots.take(int(wanted)).state
    if not isinstance(state.table, Table):
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    return Catalog(app.pages[SYSTEM.id].words(state), wanted, state.table.own_content)


def _campaigns(request: Request) -> Iterator[SelectOption]:
    app = services(request)
    for campaign in app.store.campaigns():
        if campaign.system == SYSTEM.id:
            table = app.snapshots.take(campaign.id).state.table
            if isinstance(table, Table) and table.own_content:
                yield SelectOption(str(campaign.id), _("Kampagne %s") % campaign.name)
