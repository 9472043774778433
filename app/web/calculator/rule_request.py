"""Address of the calculator: the rule, the described table and inputs, the answers so far, and whose own content
counts; and the rule's answer.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from fastapi import Request

from app.campaign.model import DiceMode
from app.core.answers import HandRoll, RollPrompt
from app.core.errors import GameError, InvalidAnswer, NotAllowed, UnknownSubject
from app.core.events import Command
from app.core.game_system import GameState
from app.core.model import Model
from app.core.rulebook import CallableRule
from app.labels.labels import Labels
from app.web.calculator.cases import DescribedCase, describing, work_out
from app.web.calculator.game_rules import CaseResult, GameRules
from app.web.http import access
from app.web.http.languages import t
from app.web.table import answers as table_answers
from app.web.table.services import services
from app.web.ui.forms import FieldError, FormRefused, SelectOption, errors_of, read_fields, sentences
from app.web.ui.schema_form.schema import Node, schema_of
from app.web.ui.schema_form.typed import flat, in_rows, nested

FIELD = "catalog"  # whose own content
OWN = ("rule", "dice", "dice_seed", "answer", "tap", "odds", FIELD)  # everything else describes the case
MOST_ANSWERS = 200
_WAYS = {DiceMode.HAND: "given", DiceMode.STANDARD: "standard", DiceMode.APP: "roll"}  # as the address has them
Pairs = Sequence[tuple[str, str]]


@dataclass(frozen=True)
class Ground:
    """In which words, and with whose own content. `campaign` is empty for the game alone."""

    labels: Labels
    campaign: str = ""
    table: GameState | None = None
    errors: tuple[FieldError, ...] = ()

    @property
    def carried(self) -> tuple[tuple[str, str], ...]:
        """Return the fields of an address that say with whose content the next page works."""
        return ((FIELD, self.campaign),) if self.campaign else ()

    def address(self, url: str) -> str:
        """Return a page with the same content."""
        return f"{url}?{urlencode(self.carried)}" if self.carried else url


@dataclass(frozen=True)
class GroundChoice:
    """The field for it; without options there is nothing to choose."""

    options: tuple[SelectOption, ...]
    chosen: str
    error: str | None
    name: str = FIELD


def ground_of(game: GameRules, request: Request) -> Ground:
    """Return the content that the address asks for; if that is refused, the game's own, with the error."""
    labels = services(request).pages[game.system.id].labels
    wanted = request.query_params.get(FIELD, "")[:20]
    if not wanted:
        return Ground(labels)
    try:
        return _own(game, request, wanted)
    except GameError as error:
        return Ground(labels, errors=(FieldError(FIELD, error.code, error.data),))


def choice_of(game: GameRules, request: Request, ground: Ground) -> GroundChoice:
    """Return the campaigns with own content that this person may see."""
    listed = tuple(_campaigns(game, request)) if access.is_game_master(request) else ()
    options = (SelectOption("", t("base_game")), *listed) if listed else ()
    return GroundChoice(options, ground.campaign, next(iter(sentences(ground.errors, ground.labels)), None))


def _own(game: GameRules, request: Request, wanted: str) -> Ground:
    if not access.is_game_master(request):
        raise NotAllowed("actor.game_master_only")
    if not (wanted.isascii() and wanted.isdigit()):
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    app = services(request)
    snapshot = app.snapshots.take(int(wanted))
    if snapshot.system.id != game.system.id:
        raise UnknownSubject("campaign.unknown", campaign=wanted)
    return Ground(app.pages[game.system.id].words(snapshot.state), wanted, snapshot.state.table)


def _campaigns(game: GameRules, request: Request) -> Iterator[SelectOption]:
    app = services(request)
    for campaign in app.store.campaigns():
        if campaign.system == game.system.id and game.has_own_content(app.snapshots.take(campaign.id).state.table):
            yield SelectOption(str(campaign.id), t("campaign_in_calculator", name=campaign.name))


@dataclass(frozen=True)
class RuleRequest:
    """One case as it was typed: the described table and the inputs, the answers so far, and how dice are thrown."""

    game: GameRules
    entry: CallableRule
    ground: Ground
    data: Mapping[str, Any]
    answers: tuple[str, ...]
    taps: tuple[str, ...]
    dice: DiceMode
    with_odds: bool
    dice_seed: str
    is_fresh: bool

    @property
    def app_rolls(self) -> bool:
        """Return whether the app throws everything."""
        return self.dice is DiceMode.APP

    @property
    def carried(self) -> tuple[tuple[str, str], ...]:
        """Return everything but the answers, as the forms of the next steps carry it along."""
        own = [("rule", self.entry.id), ("dice", _WAYS[self.dice]), ("dice_seed", self.dice_seed)]
        own += [("odds", "true")] if self.with_odds else []
        return (*own, *self.ground.carried, *flat(self.data))


@dataclass(frozen=True)
class AnsweredRule:
    """The outcome of a case, or its errors."""

    outcome: CaseResult | None = None
    tapped: tuple[str, ...] = ()  # as they lie on the table
    faces: tuple[str, ...] = ()  # what they mean for the dice asked for
    tap_errors: tuple[FieldError, ...] = ()
    errors: tuple[FieldError, ...] = ()


def read(game: GameRules, entry: CallableRule, ground: Ground, pairs: Pairs, new_seed: str) -> RuleRequest:
    """Return the case that an address describes; one that only names the rule begins with the defaults."""
    said = dict(pairs)
    is_fresh = said.keys() <= {"rule", FIELD}
    described = [(name, value) for name, value in pairs if name not in OWN]
    begun = game.beginning(entry, ground.table) if is_fresh else in_rows(_schema(game, entry), nested(described))
    return RuleRequest(
        game=game,
        entry=entry,
        ground=ground,
        data=begun,
        answers=tuple(value for name, value in pairs if name == "answer")[:MOST_ANSWERS],
        taps=tuple(value[:20] for name, value in pairs if name == "tap")[:60],
        dice=next((mode for mode, word in _WAYS.items() if word == said.get("dice")), DiceMode.HAND),
        with_odds="odds" in said,
        dice_seed=said.get("dice_seed", "")[:80] or new_seed,
        is_fresh=is_fresh,
    )


def answer(asked: RuleRequest) -> AnsweredRule:
    """Let the rule decide, as far as the case can be read."""
    if asked.is_fresh or asked.ground.errors:
        return AnsweredRule(errors=asked.ground.errors)
    try:
        command, described = _parts(asked)
        answers = table_answers.read(asked.answers)
        with describing():
            table = asked.game.table(described, asked.ground.labels, asked.ground.table)
        return _with_taps(asked, DescribedCase(command, table, answers, asked.app_rolls, asked.dice_seed))
    except (FormRefused, GameError) as error:
        return AnsweredRule(errors=errors_of(error))


def _with_taps(asked: RuleRequest, case: DescribedCase) -> AnsweredRule:
    """Faces tapped one by one become an answer as soon as there is one for every die."""
    outcome = work_out(asked.game, case)
    prompt = outcome.decision.prompt
    if not isinstance(prompt, RollPrompt):
        return AnsweredRule(outcome)
    answered = _tapped(asked, outcome, prompt)
    if len(answered.faces) < len(prompt.dice):
        return answered
    given = (*outcome.decision.answers, HandRoll(faces=answered.faces))
    return AnsweredRule(work_out(asked.game, replace(case, answers=given, app_rolls=False)))


def _tapped(asked: RuleRequest, outcome: CaseResult, prompt: RollPrompt) -> AnsweredRule:
    """Return the faces tapped so far, up to one that the die does not have."""
    ways = asked.game.draft_words(outcome, asked.ground.labels).dice_ways
    taps, errors = asked.taps, tuple[FieldError, ...]()
    while True:
        try:
            faces = ways.faces(prompt, asked.dice, taps)
        except InvalidAnswer as error:
            taps, errors = taps[:-1], (FieldError("tap", error.code, error.data),)
        else:
            return AnsweredRule(outcome, taps, faces, errors)


def _parts(asked: RuleRequest) -> tuple[Command, Model]:
    """Return the command and the description. Raises: FormRefused with everything that is wrong in either."""
    inputs = asked.data.get("inputs")
    typed = {**(inputs if isinstance(inputs, Mapping) else {}), "type": asked.entry.id}
    errors: list[FieldError] = []
    command, described = None, None
    try:
        command = read_fields(asked.entry.command, typed)
    except FormRefused as error:
        errors += (replace(one, field=f"inputs.{one.field}") for one in error.errors)
    try:
        table = {name: value for name, value in asked.data.items() if name != "inputs"}
        described = read_fields(asked.game.described, table)
    except FormRefused as error:
        errors += error.errors
    if command is None or described is None:
        raise FormRefused(tuple(errors))
    return command, described


def _schema(game: GameRules, entry: CallableRule) -> Node:
    """Return the schema of a case: the described table, and the inputs of the rule."""
    table = schema_of(game.described)
    return {**table, "properties": {**table["properties"], "inputs": schema_of(entry.command)}}
