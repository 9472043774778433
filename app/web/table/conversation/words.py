"""The words of an action on its way: headings, questions, tables, consequences, what is wrong."""

from collections.abc import Iterable, Mapping, Sequence

from app.campaign.permissions import readable
from app.campaign.replay import Decision, Step
from app.core.answers import AppRoll, Choice, ChoicePrompt, HandRoll, Prompt, RollPrompt
from app.core.dice import JOINT, NUMBER_DICE, CountedRoll
from app.core.events import Command, Event
from app.core.game_system import Viewer
from app.labels.labels import Labels, PromptText
from app.web.http.languages import t
from app.web.table.conversation.contexts import ONE_PART, Blow, Part, TableRow
from app.web.table.conversation.dice_ways import DiceWays
from app.web.table.conversation.told import FactWords, OpenQuestion
from app.web.table.game_pages import Draft
from app.web.ui.forms import FieldError, sentences
from app.web.ui.rendering import PageLink


class DraftWords:
    """Words for one table's actions, as far as the viewer may know of them. A game overrides what it has of its own."""

    app_only: frozenset[str] = frozenset()  # purposes of which the app alone knows what comes
    dice_ways = DiceWays()

    def __init__(self, labels: Labels, viewer: Viewer, names: Mapping[str, str]) -> None:
        """`names`: what the viewer may know everybody by."""
        self._labels = labels
        self._viewer = viewer
        self._names = dict(names)

    def learn(self, command: Command) -> None:
        """Add the name of a figure that the command will create."""

    def parts(self, _command: Command) -> tuple[Part, ...]:
        """Return the stages of an action, each with its questions."""
        return ONE_PART

    def steps(self, _command: Command, _decision: Decision) -> Sequence[tuple[str, str]]:
        """Return the steps of an action that repeats the same: the words and state of each."""
        return ()

    def blows(self, _draft: Draft) -> tuple[Blow, ...]:
        """Return the lines of an action that consists of blows only; empty for others."""
        return ()

    def is_in_line(self, _told: Prompt | Event | None) -> bool:
        """Return whether the line of a blow already shows a question or an event."""
        return False

    def follows(self, _draft: Draft) -> Mapping[str, str]:
        """Return the page shown after the action, as fields of its form (`then`, `tab`)."""
        return {}

    def beside(self, _prompt: Prompt, _draft: Draft) -> str:
        """Return a partial below the options of a question."""
        return ""

    def pad_faces(self, _die: str) -> tuple[tuple[str, str], ...]:
        """Return the faces of a die without numbers, each with its words; none for one with numbers."""
        return ()

    def die(self, die: str, face: str | None) -> str:
        """Return a die in words."""
        return ": ".join(filter(None, (die.replace("d", t("die_letter")), face)))

    def pad_face(self, face: str) -> str:
        """Return the face that stands for those that are counted together."""
        return face.partition(JOINT)[0]

    def figure(self, face: str) -> str:
        """Return the counted face in words."""
        return self._labels.text(f"counted_faces.{face}") if f"counted_faces.{face}" in self._labels else face

    def how_many(self, face: str) -> str:
        """Return the question for a figure."""
        return t("how_many_faces", faces=self.figure(face))

    def counted_die(self, face: str) -> str:
        """Return a die of a roll that was told in figures."""
        return self.figure(face) if face else t("not_counted")

    def needs_each(self, prompt: RollPrompt) -> str:
        """Return why figures are not enough; empty where they are."""
        return t("each_die_is_needed") if prompt.each_face else ""

    def is_named(self, prompt: RollPrompt) -> bool:
        """Return whether the result has a name instead of a face: a card, a ball."""
        die = prompt.dice[0].id
        return die not in NUMBER_DICE and not self.pad_faces(die)

    def tap_error(self, draft: Draft) -> str:
        """Return the error of the faces tapped."""
        return self.field_error(draft, "tap")

    def field_error(self, draft: Draft, field: str) -> str:
        """Return the error of a field."""
        return next(iter(self.errors([error for error in draft.errors if error.field == field])), "")

    def title(self, draft: Draft) -> str:
        """Return the heading of the panel."""
        command = draft.command
        assert command is not None
        if draft.correcting is not None:
            return t("correct_the_rolls_in_conversation", doer=(self.doer(command) or t("game_master")))
        key = f"commands.{command.type}"
        return self._labels.text(
            key if key in self._labels else "commands.other", hero=self.heading_name(command) or t("game_master")
        )

    def doer(self, command: Command) -> str:
        """Return the name of the one who acts; empty if it is no one in particular."""
        return next(filter(None, map(self.name, sorted(command.actors))), "")

    def heading_name(self, command: Command) -> str:
        """Return the name in the heading of a command."""
        return self.doer(command)

    def confirm(self, draft: Draft) -> str:
        """Return the text of the confirming button."""
        if draft.decision is not None and any(map(is_sealed, draft.decision.steps)):
            return t("draw_a_card")
        return t("apply_the_correction") if draft.correcting is not None else t("apply")

    def waiting(self, prompt: Prompt | None) -> str:
        """Return the text in place of the confirming button; without a question, a correction waits for which
        answer.
        """
        if prompt is None:
            return t("what_was_wrong_only")
        is_choice = isinstance(prompt, ChoicePrompt)
        return t("choose_first_then_apply") if is_choice else t("all_rolls_first_then_apply")

    def sentences(self, events: Iterable[Event]) -> Sequence[str]:
        """Return a sentence for every fact the viewer may know."""
        return [self._labels.sentence(event, self._names) for event in readable(self._viewer, events) if event.is_told]

    def facts(self, events: Iterable[Event]) -> Sequence[FactWords]:
        """As `sentences`, with what a game says of a fact besides."""
        return list(map(self.fact, readable(self._viewer, events)))

    def fact(self, event: Event) -> FactWords:
        """Return a fact as programs are told it."""
        return FactWords(self._labels.sentence(event, self._names))

    def name(self, figure_id: str) -> str:
        """Return a figure's name; empty for a hidden one."""
        return self._names.get(figure_id, "")

    def stage(self, _stage: str, purposes: Sequence[str]) -> str:
        """Return the heading of a stage."""
        return self._labels.prompt(purposes[0]).title if purposes else t("roll")

    def note(self, _stage: str) -> str:
        """Return the note above a stage before it begins."""
        return ""

    def rule(self, _stage: str) -> PageLink | None:
        """Return the link to the rule behind a stage; None when the game has none."""
        return None

    def heading(self, prompt: Prompt) -> str:
        """Return the title of the question, with the person it is about where it could be several."""
        return self.asked(prompt).title

    def explain(self, prompt: Prompt) -> str:
        """Return the question."""
        return self.asked(prompt).text

    def asked(self, prompt: Prompt) -> PromptText:
        """Return the heading of a question and what is asked."""
        return asked(prompt, self._labels, self._names)

    def question(self, prompt: Prompt) -> OpenQuestion:
        """Return a question as programs are told it."""
        offered = {}
        if isinstance(prompt, ChoicePrompt):
            offered = {option: self.offered(prompt, option) for option in prompt.options}
        return OpenQuestion(
            prompt=prompt,
            title=self._labels.prompt(prompt.purpose).title,
            text=self.explain(prompt),
            options=offered,
        )

    def option(self, purpose: str, option: str) -> str:
        """Return an option of a choice."""
        return self._labels.offered(purpose, option, self._names)

    def offered(self, prompt: ChoicePrompt, option: str) -> str:
        """Return an option of an open choice."""
        return self.option(prompt.purpose, option)

    def answer(self, step: Step) -> str:
        """Return the answer in words, when the dice alone do not say it."""
        if isinstance(step.answer, Choice) and isinstance(step.prompt, ChoicePrompt):
            return self.option(step.prompt.purpose, step.answer.option)
        if is_sealed(step):
            return t("the_app_draws_as_soon")
        faces = step.answer.faces if isinstance(step.answer, HandRoll | AppRoll) else None
        if faces and isinstance(step.prompt, RollPrompt) and self.is_named(step.prompt):
            return ", ".join(self.face(step.prompt.purpose, face) for face in faces)
        return ""

    def face(self, purpose: str, face: str) -> str:
        """Return the name of what was drawn: a card by its name, anything else as the question calls it."""
        words = self._labels.face(face)
        return self.option(purpose, face) if words == face else words

    def by(self, step: Step) -> str:
        """Return who threw the dice; empty for cards, which are not thrown."""
        match None if isinstance(step.prompt, RollPrompt) and step.prompt.is_draw else step.answer:
            case HandRoll(kind="substitutes") | CountedRoll(substitutes=True):
                return t("rolled_at_the_table_with_ordinary_dice")
            case HandRoll() | CountedRoll():
                return t("rolled_at_the_table")
            case AppRoll():
                return t("rolled_by_the_app")
            case _:
                return ""

    def table(self, _prompt: RollPrompt, _number: int | None, _events: Sequence[Event]) -> tuple[TableRow, ...]:
        """Return the table that is rolled on, with the row that counts once `_number` has fallen."""
        return ()

    def errors(self, errors: Sequence[FieldError]) -> tuple[str, ...]:
        """Return the errors as sentences."""
        return sentences(errors, self._labels)


def is_sealed(step: Step) -> bool:
    """Return whether a card will be drawn that this person must not see before."""
    return isinstance(step.prompt, RollPrompt) and step.prompt.is_draw and step.answer == AppRoll()


def asked(prompt: Prompt, labels: Labels, names: Mapping[str, str], number: int = 1) -> PromptText:
    """Return the heading of a question and what is asked. `names`: what the reader may know everybody by.

    `number`: of the verb that whom it is about takes.
    """
    title, text = labels.prompt(prompt.purpose)
    if name := names.get(prompt.about, ""):
        own = f"asked_of.{prompt.purpose}"
        title = labels.text(own, name=name, name_number=number) if own in labels else f"{name}: {title}"
    if isinstance(prompt, RollPrompt) and prompt.by:
        text = labels.text(f"thrown_again.{prompt.by}")
    return PromptText(title, text)
