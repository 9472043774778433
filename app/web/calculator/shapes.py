"""The shapes of the rule API: a call, its outcome, and a line of the list of rules."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue, StringConstraints

from app.core.answers import AppRoll, Choice, HandRoll
from app.core.dice import CountedRoll
from app.core.model import Model
from app.web.api.conversations import Conversation

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
    """What became of a field of a figure. Who came or went has no field. `figure` is the old name of `figure_id`."""

    figure_id: str
    figure: str
    field: str
    before: Any
    after: Any


class CaseOutcome(Conversation):
    """What follows from a rule; `answers` have all faces filled in. A game adds what it has to tell besides."""

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
