"""Conversations with the rules in the API: at a table, and in the rule API, which calls a rule alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue, StringConstraints, WithJsonSchema

from app.core.answers import Answer, AppRoll, Choice, HandRoll, Prompt
from app.core.dice import CountedRoll
from app.core.model import Model

COMPONENT = "x-component"  # marks a shape that the description of the API names for each game
EventJson = Annotated[Mapping[str, Any], WithJsonSchema({COMPONENT: "Event"})]


class ReasonTold(Model):
    """Reason why dice come, go or change their colour. `of` is the field of the fact they stand in: attack, defence."""

    of: str
    rule: str
    text: str
    color: str
    change: int
    instead_of: str | None


class EventTold(Model):
    """A fact, its sentence, the rules it follows from, and the reasons of its dice."""

    fact: EventJson
    sentence: str
    rules: tuple[str, ...]
    reasons: tuple[ReasonTold, ...]


class OpenQuestion(Model):
    """Next question in words; `options` are the words of a choice."""

    prompt: Prompt
    title: str
    text: str
    options: Mapping[str, str]


class Step(Model):
    """One turn of the conversation: what was asked, what was answered, and the facts that followed."""

    prompt: Prompt | None
    answer: Answer | None
    events: tuple[EventJson, ...]


class Conversation(Model):
    """Conversation so far. An open `question` asks for one answer more; `answers` are those to confirm with.

    `events` are all facts in words, `steps` the same facts by the question they followed on; `prompt` is that of the
    open question.
    """

    complete: bool
    question: OpenQuestion | None
    prompt: Prompt | None
    answers: tuple[Answer, ...]
    steps: tuple[Step, ...]
    events: tuple[EventTold, ...]


class Preview(Conversation):
    """Preview of a command at a table."""


@dataclass(frozen=True)
class FactWords:
    """A game's words for a fact."""

    sentence: str
    rules: tuple[str, ...] = ()
    reasons: tuple[ReasonTold, ...] = ()


@dataclass(frozen=True)
class ConversationWords:
    """A game's words for a conversation: for every fact that the reader may know, and for the open question."""

    facts: tuple[FactWords, ...]
    question: OpenQuestion | None


Seed = Annotated[
    str,
    StringConstraints(min_length=1, max_length=80),
    Field(description="Where the app's dice come from: the same seed, the same dice. Chosen by the app when left out."),
]


class StandardFaces(Model):
    """Faces of standard dice that were thrown because coloured ones are missing, one for each die asked for."""

    kind: Literal["standard"] = "standard"
    faces: tuple[str, ...]


CallAnswers = Annotated[
    tuple[Annotated[HandRoll | CountedRoll | AppRoll | Choice | StandardFaces, Field(discriminator="kind")], ...],
    Field(max_length=200),
]


class CaseCall(Model):
    """A rule to be worked out for what is described beside this. Nothing is kept.

    `inputs` are the fields of the rule. With `dice` "roll" the app throws whatever is asked, and `answers` only choose.
    """

    inputs: Mapping[str, JsonValue] = {}
    answers: CallAnswers = ()
    dice: Literal["given", "roll"] = "given"
    dice_seed: Seed | None = None


class RuleWords(Model):
    """A rule of the book in our own words."""

    id: str
    title: str
    text: str


class ChangeShape(Model):
    """Change of a figure's field. Who came or went has no field. `figure` is the old name of `figure_id`."""

    figure_id: str
    figure: str
    field: str
    before: Any
    after: Any


class CaseOutcome(Conversation):
    """Result of a rule; `answers` have all faces filled in. A game may add more."""

    rule: str
    dice_seed: str
    rules: tuple[RuleWords, ...]
    changes: tuple[ChangeShape, ...]
    figures: Mapping[str, Any]


class RuleLine(Model):
    """A rule that can be called: its words, its place in the book, and what a call of it looks like."""

    id: str
    title: str
    chapter: str
    rules: tuple[str, ...]
    request: Mapping[str, Any]


class QuestionLine(Model):
    """A question that some rule asks, by the `purpose` of its prompt; `options` are the words of fixed answers."""

    purpose: str
    title: str
    options: Mapping[str, str]


class RuleList(Model):
    """Every rule, and every question they may ask.

    `call` is the JSON schema that all requests share; each adds its own inputs.
    """

    rules: tuple[RuleLine, ...]
    questions: tuple[QuestionLine, ...]
    call: Mapping[str, Any]
