"""The guided close: how it went, what has to be chosen, everything that follows, one confirm."""

from collections.abc import Iterator, Sequence
from functools import reduce
from urllib.parse import urlencode

from starlette.datastructures import FormData, QueryParams

from app.campaign.replay import Decision
from app.core.answers import Answer, Choice, ChoicePrompt, Prompt
from app.core.errors import GameError
from app.core.events import Event
from app.systems.heroquest.labels import item_in_words, option_in_words
from app.systems.heroquest.quests.commands import CloseQuest
from app.systems.heroquest.quests.ending import option as option_of
from app.systems.heroquest.quests.points import LATER, REWARD
from app.systems.heroquest.quests.readiness import faults
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import QuestOutcome, Table
from app.web.heroquest.conversation.words import HeroQuestDraftWords
from app.web.heroquest.quests.known import running_title
from app.web.heroquest.quests.ready_cards import excess_text
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.heroquest.table.page_forms import NOTHING_WRONG, FormRefusal
from app.web.heroquest.table.words import prospects_in_words
from app.web.http.languages import t
from app.web.table import answers as table_answers
from app.web.table.game_pages import Hidden
from app.web.ui.forms import sentences
from app.web.ui.rendering import Context

EXCESS, RECIPIENT = "excess_thing", "excess_recipient"


def close_page(
    caller: HeroQuestRequest, values: FormData | QueryParams, refused: FormRefusal = NOTHING_WRONG
) -> Context:
    """Return how far the close has come with the answers in the address."""
    command = _read(values)
    given = table_answers.read([str(text) for text in values.getlist("answer")]) if command else ()
    decision = _decided(caller, command, given) if command else None
    prompt, events = (decision.prompt, decision.events) if decision else (None, ())
    table = reduce(evolve, events, caller.look.table)
    words = HeroQuestDraftWords(caller.look.labels, caller.look.content, caller.look.table, caller.actor.viewer)
    question = _question(caller, words, values, prompt, table, given) if isinstance(prompt, ChoicePrompt) else None
    return {
        **caller.frame,
        "title": running_title(caller.look),
        "url": _url(caller),
        "list_url": caller.quests_url,
        "steps": _steps(decision),
        "endings": () if decision else tuple(_endings(caller)),
        "heroes": tuple(_returning(caller, words, prompt, events)),
        "at_table": words.sentences([one for one in events if _whose(one) not in caller.look.table.heroes]),
        "question": question,
        "back_url": _back_url(caller, command, given),
        "confirm": _confirm(caller, command, decision),
        "outcome_text": caller.look.labels.text(f"quest_outcomes.{command.outcome}") if command else "",
        "errors": sentences(refused.errors, caller.look.labels),
    }


def _read(values: FormData | QueryParams) -> CloseQuest | None:
    outcome = str(values.get("outcome", ""))
    if outcome not in list(QuestOutcome):
        return None
    return CloseQuest(passed=outcome == QuestOutcome.PASSED, abandoned=outcome == QuestOutcome.ABANDONED)


def _decided(caller: HeroQuestRequest, command: CloseQuest, given: Sequence[Answer]) -> Decision:
    """Return the outcome. An answer that no longer fits starts the questions again."""
    play, campaign_id = caller.app.play, caller.snapshot.campaign_id
    try:
        return play.preview(campaign_id, command, given, actor=caller.actor)
    except GameError:
        return play.preview(campaign_id, command, (), actor=caller.actor)


def _url(caller: HeroQuestRequest) -> str:
    return f"{caller.quests_url}/close"


def _steps(decision: Decision | None) -> tuple[tuple[str, str], ...]:
    place = 0 if decision is None else 1 if decision.prompt else 2
    names = (t("outcome"), t("decisions"), t("apply"), t("afterwards"))
    return tuple(
        (name, "done" if number < place else "current" if number == place else "open")
        for number, name in enumerate(names)
    )


def _endings(caller: HeroQuestRequest) -> Iterator[Context]:
    notes = {
        QuestOutcome.PASSED: (t("every_survivor_gains_a_quest"), "circle-check"),
        QuestOutcome.FAILED: (t("nobody_gains_a_quest_point"), "circle-x"),
        QuestOutcome.ABANDONED: (t("you_stop_halfway_nobody_gains"), "ban"),
    }
    for outcome, (note, icon) in notes.items():
        text = caller.look.labels.text(f"quest_outcomes.{outcome}").capitalize()
        yield {"url": f"{_url(caller)}?outcome={outcome}", "text": text, "note": note, "icon": icon}


def _returning(
    caller: HeroQuestRequest, words: HeroQuestDraftWords, prompt: Prompt | None, events: Sequence[Event]
) -> Iterator[Context]:
    """Yield each hero on the quest, and what the close means for him."""
    for hero in caller.look.table.heroes.values():
        if hero.on_quest:
            stands = hero.condition is Condition.STANDING
            yield {
                "name": hero.name,
                "crest": hero.hero_class,
                "state": "" if stands else caller.look.labels.text(f"states.{hero.condition}"),
                "sentences": words.sentences([event for event in events if _whose(event) == hero.id]),
                "is_asked": isinstance(prompt, ChoicePrompt) and prompt.about == hero.id,
            }


def _whose(event: Event) -> str:
    """Return the hero or figure that a fact is about."""
    return str(getattr(event, "hero_id", None) or getattr(event, "figure_id", ""))


def _question(
    caller: HeroQuestRequest,
    words: HeroQuestDraftWords,
    values: FormData | QueryParams,
    prompt: ChoicePrompt,
    table: Table,
    given: Sequence[Answer],
) -> Context:
    hero = table.heroes.get(prompt.about)
    return {
        "title": words.heading(prompt),
        "text": " ".join((words.explain(prompt), *(_excess(caller, prompt, hero, table, given) if hero else ()))),
        "crest": hero.hero_class if hero else "game_master",
        "choices": tuple(
            {
                "url": _onward(caller, values, option),
                "text": _option(caller, prompt, option, hero),
                "notes": _prospects(caller, hero, option, table) if hero and prompt.purpose == REWARD else (),
            }
            for option in prompt.options
        ),
    }


def _option(caller: HeroQuestRequest, prompt: ChoicePrompt, option: str, hero: Hero | None) -> str:
    """Return an option in words; a hero is an option as the one who would get the thing."""
    names = {one.id: one.name for one in caller.look.table.heroes.values()}
    text = option_in_words(caller.look.labels, prompt, option, names, hero)
    return t("to_whom", text=text) if option in caller.look.table.heroes else text


def _excess(
    caller: HeroQuestRequest, prompt: ChoicePrompt, hero: Hero, table: Table, given: Sequence[Answer]
) -> Iterator[str]:
    """Yield what is too much, and which thing is asked about: the one chosen last, unless all of them are alike."""
    too_much = next((fault for fault in faults(table, hero, caller.look.content) if fault.counted is not None), None)
    if too_much is None or prompt.purpose not in (EXCESS, RECIPIENT):
        return
    things = [item for item in hero.items if item.id in too_much.item_ids]
    yield excess_text(caller, too_much) + "."
    if prompt.purpose == RECIPIENT:
        kinds = {option_of(item, things): item for item in reversed(things)}
        last = given[-1] if given else None
        chosen = kinds.get(last.option, things[0]) if isinstance(last, Choice) else things[0]
        yield t("this_is_about", item_in_words=item_in_words(caller.look.labels, chosen))


def _prospects(caller: HeroQuestRequest, hero: Hero, option: str, table: Table) -> tuple[str, ...]:
    """Return the changes a gained point would bring; a choice left open is made on the phone later."""
    if option == LATER:
        return (t("gets_the_choice_on_the_passport", name=hero.name),)
    return prospects_in_words(caller.look.labels, hero, caller.look.content, table.house_rules, option)


def _onward(caller: HeroQuestRequest, values: FormData | QueryParams, option: str) -> str:
    answers = [("answer", str(text)) for text in values.getlist("answer")]
    pairs = [("outcome", str(values.get("outcome", ""))), *answers, ("answer", f"choice:{option}")]
    return f"{_url(caller)}?{urlencode(pairs)}#question"


def _back_url(caller: HeroQuestRequest, command: CloseQuest | None, given: Sequence[Answer]) -> str | None:
    """Return one answer less, or back to the beginning."""
    if command is None:
        return None
    if not given:
        return _url(caller)
    left = table_answers.fields(given[:-1])
    return f"{_url(caller)}?{urlencode([('outcome', command.outcome.value), *left])}"


def _confirm(caller: HeroQuestRequest, command: CloseQuest | None, decision: Decision | None) -> Hidden:
    if command is None or decision is None or decision.prompt is not None:
        return ()
    answers = table_answers.fields(decision.answers)
    return (*caller.forms.command(command), ("outcome", command.outcome.value), *answers)
