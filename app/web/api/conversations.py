"""How a conversation with the rules is told: the same shape for what would follow at a table, and for a rule alone."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.core.answers import Answer, Prompt
from app.core.model import Model
from app.web.api.models import EventJson


class ReasonTold(Model):
    """Why dice come, go or change their colour. `of` is the field of the fact they stand in: attack, defence."""

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
    """What is asked next, and in which words; `options` are the words of a choice."""

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
    """What follows so far. An open `question` asks for one answer more; `answers` are those to confirm with.

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
    """What would follow at a table."""


@dataclass(frozen=True)
class FactWords:
    """What a game says of a fact."""

    sentence: str
    rules: tuple[str, ...] = ()
    reasons: tuple[ReasonTold, ...] = ()


@dataclass(frozen=True)
class ConversationWords:
    """What a game says of a conversation: of every fact that the reader may know, and of the open question."""

    facts: tuple[FactWords, ...]
    question: OpenQuestion | None
