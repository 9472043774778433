"""Facts and questions for programs: each with its sentence, the rules it follows from and the reasons of its dice."""

from collections.abc import Iterator, Mapping

from app.campaign.permissions import readable
from app.campaign.replay import Decision
from app.core.answers import ChoicePrompt, Prompt
from app.core.events import Event
from app.core.game_system import Viewer
from app.labels.labels import Labels
from app.systems.heroquest import citations
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice_pool import Pool, Reason
from app.systems.heroquest.labels.pieces import option_in_words
from app.systems.heroquest.state.table import Table
from app.web.api.conversations import ConversationWords, FactWords, OpenQuestion, ReasonTold
from app.web.heroquest.conversation.words import asked


def words_of_conversation(
    decision: Decision, viewer: Viewer, table: Table, names: Mapping[str, str], labels: Labels
) -> ConversationWords:
    """What would follow and what is asked. `names`: what the reader may know everybody by."""
    content = content_of(table)
    facts = (fact_words(event, names, content, labels) for event in readable(viewer, decision.events))
    prompt = decision.prompt
    return ConversationWords(tuple(facts), question_told(prompt, table, names, labels) if prompt else None)


def fact_words(event: Event, names: Mapping[str, str], content: Content, labels: Labels) -> FactWords:
    """A fact with its sentence, its rules and its reasons."""
    return FactWords(
        sentence=labels.sentence(event, names),
        rules=rules_of(event, content),
        reasons=tuple(reason_told(name, reason, labels) for name, reason in reasons_in(event)),
    )


def question_told(prompt: Prompt, table: Table, names: Mapping[str, str], labels: Labels) -> OpenQuestion:
    """What is asked, in words."""
    hero = table.heroes.get(prompt.about)
    shown = {}
    if isinstance(prompt, ChoicePrompt):
        shown = {option: option_in_words(labels, prompt, option, names, hero) for option in prompt.options}
    return OpenQuestion(
        prompt=prompt,
        title=labels.prompt(prompt.purpose).title,
        text=asked(prompt, labels, table, content_of(table), names).text,
        options=shown,
    )


def reasons_in(event: Event) -> Iterator[tuple[str, Reason]]:
    """Every reason an event carries, with the field it stands in: an attack has dice of both sides."""
    for name in type(event).model_fields:
        value = getattr(event, name)
        listed = value.reasons if isinstance(value, Pool) else value if isinstance(value, tuple) else ()
        yield from ((name, reason) for reason in listed if isinstance(reason, Reason))


def rules_of(event: Event, content: Content) -> tuple[str, ...]:
    """Every rule a fact and the reasons in it stand for, each once."""
    return tuple(
        dict.fromkeys([*citations.rules_behind(event, content), *(reason.rule for _, reason in reasons_in(event))])
    )


def reason_told(name: str, reason: Reason, labels: Labels) -> ReasonTold:
    """A reason in words; `name` is the pool it belongs to."""
    instead_of = reason.instead_of.value if reason.instead_of else None
    return ReasonTold(
        of=name,
        rule=reason.rule,
        text=labels.text(reason.label),
        color=reason.color.value,
        change=reason.change,
        instead_of=instead_of,
    )
