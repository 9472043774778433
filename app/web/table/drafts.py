"""Drafts: an action in preparation, from a link or form to what the rules say to it so far."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from starlette.datastructures import FormData, QueryParams

from app.campaign import open_rolls, permissions, proposals
from app.campaign.model import Actor, DiceMode
from app.campaign.play import Form
from app.campaign.replay import Decision
from app.campaign.same_wish import is_for, wish_of
from app.core.answers import Answer, AppRoll, Choice, ChoicePrompt, HandRoll, RollPrompt
from app.core.dice import CountedRoll
from app.core.errors import GameError, InvalidAnswer, NeedsLeave, NotAllowed, StaleRevision, UnknownSubject
from app.core.events import Command
from app.core.game_system import Role
from app.web.table import answers as table_answers
from app.web.table.answers import ALL_BY_APP
from app.web.table.game_pages import Draft
from app.web.table.panels import dice_ways
from app.web.table.request import TableRequest
from app.web.table.services import Services
from app.web.table.snapshot import Snapshot
from app.web.ui.forms import (
    FieldError,
    FormRefused,
    counted_out,
    read_command,
    read_revision,
    refused,
    with_plain_numbers,
    written,
)

Values = FormData | QueryParams
LONGEST = 5000  # what was typed stays, however wrong; this is about memory


def form_of(actor: Actor, values: Values | Mapping[str, str]) -> Form:
    """Return who sent a form, from which revision, under which key. A form without a key is one that never repeats."""
    revision = read_revision(str(values.get("revision", "")))
    return Form(actor=actor, revision=revision, key=str(values.get("key", ""))[:80])


def read_draft(asked: TableRequest, values: Values, habit: DiceMode | None = None, actor: Actor | None = None) -> Draft:
    """Return a draft with everything that can be said of it; what is wrong stands in its errors.

    `habit`: how this device throws; without it there is nothing to choose. `actor`: whose it is, if not of who asks.
    """
    pairs = _pairs(with_plain_numbers(asked.snapshot.system, counted_out(values)))
    query = dict(pairs)
    draft = Draft(
        url=asked.url,
        page=asked.page,
        query=query,
        pairs=pairs,
        key=asked.app.new_id(),
        tapped=tuple(str(face)[:20] for face in values.getlist("tap"))[:60],
        parts=tuple(int(one) for one in map(str, values.getlist("part")) if one.isdecimal() and len(one) < 3)[:9],
        correcting=read_revision(query["correcting"]) if query.get("correcting") else None,
        habit=habit,
        app_goes_on=ALL_BY_APP in values.getlist("answer"),
    )
    asking = _Asking(asked.app, asked.snapshot, actor or asked.actor)
    if draft.correcting is not None and "type" not in query:
        return asking.begun_correction(draft)
    return draft if "type" not in query else asking.decided(draft, values)


def _pairs(values: Values) -> tuple[tuple[str, str], ...]:
    return tuple((name, value[:LONGEST]) for name, value in values.multi_items() if isinstance(value, str))


def with_error(draft: Draft, error: GameError) -> Draft:
    """Return the draft with one error more."""
    known = [found for found in draft.errors if found.code != error.code]
    return replace(draft, errors=(*known, refused(error)))


class _Asking:
    """Asks the rules of one table what they say to the drafts of one person."""

    def __init__(self, app: Services, snapshot: Snapshot, actor: Actor) -> None:
        self.app, self.snapshot, self.actor = app, snapshot, actor
        self.pages = app.pages[snapshot.system.id]
        self.dice_ways = partial(dice_ways, self.pages, snapshot, actor)

    def begun_correction(self, draft: Draft) -> Draft:
        """Return the action to be corrected: with all its answers, of which one is chosen, or without the only one.

        Raises: UnknownSubject, NotAllowed.
        """
        with self.app.store.reading(self.snapshot.campaign_id) as campaign:
            action = campaign.action(draft.correcting or 0)
        if self.actor.role is not Role.GAME_MASTER:
            raise NotAllowed("actor.game_master_only")
        if action is None or action.entry.command is None:
            raise UnknownSubject("action.unknown", revision=draft.correcting)
        pairs, given = written(proposals.done_by(self.snapshot.system, action.entry.command)), action.entry.answers
        asks_which = len(given) > 1 or any(isinstance(one, HandRoll) and len(one.faces) > 1 for one in given)
        draft = replace(draft, query=dict(pairs), pairs=pairs, asks_which=asks_which)
        answers = table_answers.fields(given) if draft.asks_which else ()
        return self.decided(draft, FormData([*pairs, *answers]))

    def decided(self, draft: Draft, values: Values) -> Draft:
        if told := tuple(self.pages.told_by_table(self.snapshot, self.actor, draft)):
            values = FormData([*values.multi_items(), *told])
            draft = replace(draft, pairs=(*draft.pairs, *told), query={**draft.query, **dict(told)})
        try:
            command = read_command(self.snapshot.system, values)
        except FormRefused as error:
            return replace(draft, errors=error.errors)
        draft = self._without_settled(replace(draft, command=command))
        try:
            permissions.check_allowed(self.snapshot.system, self.actor, command, self.snapshot.state)
            given = table_answers.read([str(text) for text in values.getlist("answer") if text != ALL_BY_APP])
            later = table_answers.read([str(text) for text in values.getlist("later")])
            draft = replace(draft, given=given, later=later, shown=len([one for one in given if one != AppRoll()]))
            return self._with_later(self._with_figures(self._with_taps(draft)))
        except StaleRevision as error:
            return self._thrown_anew(draft, error)
        except GameError as error:
            if draft.given and not isinstance(error, InvalidAnswer):  # refused is what the last answer leads to
                return self._asked_again(draft, error, len(draft.given) - 1)
            needs_leave = isinstance(error, NeedsLeave) and bool(command.actors)
            return replace(with_error(draft, error), needs_leave=needs_leave)

    def _without_settled(self, draft: Draft) -> Draft:
        """Return a draft of a proposal that was settled or withdrawn: it goes on without the proposal, with a note."""
        if not (proposal_id := draft.query.get("proposal")):
            return draft
        found = self.snapshot.state.house.proposals.get(proposal_id)
        if found is not None and found.outcome is None:
            return draft
        gone = FieldError("", "proposal.withdrawn", {}) if found is None else FieldError("", "proposal.settled", {})
        if found is not None and found.code:
            gone = FieldError("", found.code, found.data)
        pairs = tuple((name, value) for name, value in draft.pairs if name != "proposal")
        return replace(draft, pairs=pairs, query=dict(pairs), errors=(*draft.errors, gone))

    def _thrown_anew(self, draft: Draft, error: StaleRevision) -> Draft:
        """Keep only the answers before the first of the app's dice that have moved on, as in another tab."""
        thrown = [place for place, answer in enumerate(draft.given) if isinstance(answer, AppRoll)]
        return self._asked_again(draft, error, thrown[0]) if thrown else with_error(draft, error)

    def _asked_again(self, draft: Draft, error: GameError, kept: int) -> Draft:
        """So many of the answers are kept; the question after them is open again, with what was wrong."""
        try:
            return with_error(self._with_taps(replace(draft, given=draft.given[:kept])), error)
        except GameError as other:
            return with_error(with_error(draft, error), other)

    def _with_taps(self, draft: Draft) -> Draft:
        """Faces tapped one by one become an answer as soon as there is one for every die."""
        decision = self._preview(draft, draft.given)
        while draft.app_goes_on and isinstance(decision.prompt, RollPrompt):
            further = self._preview(draft, (*decision.answers, AppRoll()))
            if len(further.answers) <= len(decision.answers):
                break  # not thrown yet
            decision = further
        decision = self._with_usual(draft, decision)
        asks_roll = isinstance(decision.prompt, RollPrompt)
        unthrown = draft.given[len(decision.answers) :]
        if unthrown and isinstance(unthrown[0], CountedRoll):
            unthrown = ()  # it still lacks a figure
        draft = replace(
            self._on_the_way(draft, decision),
            unthrown=unthrown,
            wants_throw=asks_roll and (bool(unthrown) or draft.app_goes_on),
            has_open_roll=_lies_open(self.snapshot, self.actor, draft.command),
        )
        if not draft.tapped or not isinstance(decision.prompt, RollPrompt):
            return draft
        draft = _with_one_die(draft, len(decision.prompt.dice))
        if draft.one_die is not None and len(draft.tapped) < len(decision.prompt.dice):
            return draft
        try:
            faces = self.dice_ways().faces(decision.prompt, draft.mode, draft.tapped)
        except InvalidAnswer as error:
            return replace(draft, tapped=(), errors=(FieldError("tap", error.code, error.data),))
        if len(faces) < len(decision.prompt.dice):
            return replace(draft, faces=faces)
        way = draft.habit if draft.one_die is not None and draft.habit else draft.mode
        is_substituted = self.dice_ways().are_substituted(decision.prompt, way)
        thrown = HandRoll(kind="substitutes", faces=faces) if is_substituted else HandRoll(faces=faces)
        decision = self._preview(draft, (*decision.answers, thrown))
        draft = replace(draft, tapped=(), one_die=None, shown=len(decision.answers))
        return self._on_the_way(draft, decision)

    def _with_figures(self, draft: Draft) -> Draft:
        """Answer one question after the other with figures typed together ("3 1").

        The first wrong one is named, and all stay in their field. After a 0 one more is no mistake: both threw.
        """
        figures, asked = draft.query.get("figures", "").replace(",", " ").split(), draft
        for place, figure in enumerate(figures):
            prompt = draft.decision.prompt if draft.decision else None
            if not isinstance(prompt, RollPrompt) or not prompt.counts:
                is_wrong = "0" not in figures[:place]
                return _refused_figure(asked, "answer.figure_too_many", figure) if is_wrong else draft
            if not (figure.isascii() and figure.isdecimal() and len(figure) < 3):
                return _refused_figure(asked, "answer.no_figure", figure)
            counts = {**prompt.counted, prompt.counts: int(figure)}
            told = CountedRoll(counts=counts, substitutes=self.dice_ways().are_substituted(prompt, draft.mode))
            try:
                decision = self._preview(draft, (*draft.given, told))
            except InvalidAnswer as error:
                return replace(asked, errors=(FieldError("figures", error.code, error.data),))
            draft = self._on_the_way(draft, decision)
        return draft

    def _with_later(self, draft: Draft) -> Draft:
        """After a corrected answer keep the later ones as far as they still fit."""
        if not draft.later or len(draft.given) <= read_revision(draft.query.get("anew", "")):
            return draft
        for kept in range(len(draft.later), 0, -1):
            try:
                decision = self._preview(draft, (*draft.given, *draft.later[:kept]))
            except GameError:
                continue
            return replace(self._on_the_way(draft, decision), later=())
        return replace(draft, later=())

    def _on_the_way(self, draft: Draft, decision: Decision) -> Draft:
        """With what the rules say to it; the open roll is thrown as this device does, or as was wished for it."""
        decision = self._with_usual(draft, decision)
        answers = decision.answers
        mode = table_answers.of_roll(draft.query.get("throwing", ""), len(answers), draft.habit or DiceMode.HAND)
        draft = replace(draft, given=answers, decision=decision, mode=mode)
        return draft if draft.tapped else replace(draft, decision=self._in_figures(draft))

    def _with_usual(self, draft: Draft, decision: Decision) -> Decision:
        """Take the usual option of an open choice; the page shows the other ones beside it (`others_url`).

        A correction asks, because the choice may be what was wrong. Where the app throws everything, a choice with dice
        to come is asked too: the dice would make it final.
        """
        prompt = decision.prompt
        if not isinstance(prompt, ChoicePrompt) or not prompt.usual or (draft.correcting and not draft.app_goes_on):
            return decision
        further = self._preview(draft, (*decision.answers, Choice(option=prompt.usual)))
        return decision if draft.app_goes_on and further.prompt else further

    def _in_figures(self, draft: Draft) -> Decision:
        """Return the decision with what the rule counts of the open roll, if figures are what a hand tells of it."""
        decision = draft.decision
        assert decision is not None
        prompt = decision.prompt
        if draft.mode not in (DiceMode.HAND, DiceMode.STANDARD) or not isinstance(prompt, RollPrompt):
            return decision
        if prompt.counts or not prompt.can_be_counted or "die" in draft.query:
            return decision
        try:
            asked = self._preview(draft, (*decision.answers, CountedRoll(counts={}))).prompt
        except GameError:
            return decision
        is_same = isinstance(asked, RollPrompt) and (asked.purpose, asked.dice) == (prompt.purpose, prompt.dice)
        return decision.model_copy(update={"prompt": asked}) if is_same else decision

    def _preview(self, draft: Draft, given: Sequence[Answer]) -> Decision:
        assert draft.command is not None
        return self.app.play.preview(self.snapshot.campaign_id, draft.command, given, draft.correcting, self.actor)


def _lies_open(snapshot: Snapshot, actor: Actor, command: Command | None) -> bool:
    roll = snapshot.state.house.open_rolls.get(open_rolls.owner_of(actor))
    return roll is not None and command is not None and is_for(snapshot.system, roll, wish_of(command))


def lying(asked: TableRequest) -> FormData | None:
    """Return the open roll of a person as the fields of a draft, for a page that is opened anew; None without one."""
    snapshot, actor = asked.snapshot, asked.actor
    roll = snapshot.state.house.open_rolls.get(open_rolls.owner_of(actor))
    if roll is None or actor.role is Role.GUEST or asked.page not in ("table", "passport"):
        return None
    command = proposals.read_wish(snapshot.system, roll.wish)
    if asked.hero_id is not None and asked.hero_id not in command.actors:
        return None
    waiting = [one.id for one in snapshot.state.house.proposals.values() if not one.outcome and one.wish == roll.wish]
    proposal = (("proposal", one) for one in waiting[:1] if actor.role is Role.GAME_MASTER)
    correcting = () if roll.correcting is None else (("correcting", str(roll.correcting)),)
    return FormData([*written(command), *table_answers.fields(roll.answers), *proposal, *correcting])


def _refused_figure(draft: Draft, code: str, figure: str) -> Draft:
    return replace(draft, errors=(FieldError("figures", code, {"figure": figure[:20]}),))


def _with_one_die(draft: Draft, dice: int) -> Draft:
    """For the correction of one die of a roll: put the last tapped face at that die's place."""
    place, number = draft.query.get("die", ""), len(draft.tapped)
    if not (place.isdecimal() and len(place) < 3 and int(place) < dice and dice - 1 <= number <= dice):
        return draft
    one_die, tapped = int(place), list(draft.tapped)
    if number == dice:
        tapped.insert(one_die, tapped.pop())
    return replace(draft, one_die=one_die, tapped=tuple(tapped))
