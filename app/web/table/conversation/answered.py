"""Answered questions in the panel of an action on its way: the answer, the table, the results."""

from collections.abc import Iterator, Sequence

from app.campaign.replay import Step
from app.core.answers import AppRoll, ChoicePrompt, RollPrompt
from app.core.events import Event
from app.web.http.languages import t
from app.web.table.conversation.contexts import Answered
from app.web.table.conversation.dice_shown import number_of, thrown_dice
from app.web.table.conversation.dice_ways import anew_url, dice_anew, others_url
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import Draft


def beside_line(step: Step, draft: Draft, words: DraftWords) -> Answered | None:
    """Return the consequences of a throw that the line of its blow does not show; None for none."""
    rest = tuple(words.sentences(event for event in step.events if not words.is_in_line(event)))
    others = _others(step, draft, words)
    return Answered("", (), False, (), rest, others=others) if rest or others else None


def _others(step: Step, draft: Draft, words: DraftWords) -> tuple[tuple[str, str], ...]:
    return tuple(
        (words.offered(step.prompt, option), url)
        for option, url in others_url(step, draft)
        if isinstance(step.prompt, ChoicePrompt)
    )


def _is_replaced(step: Step, steps: Sequence[Step]) -> bool:
    """Return whether a later throw replaced this one, so that no row of a table counts for it."""
    if not isinstance(step.prompt, RollPrompt):
        return False
    again, about = f"{step.prompt.purpose}_again", step.prompt.about
    later = [one.prompt for one in steps[steps.index(step) + 1 :]]
    return any(isinstance(one, RollPrompt) and (one.purpose, one.about) == (again, about) for one in later)


def answered_step(
    step: Step, steps: Sequence[Step], draft: Draft, words: DraftWords, *, whole_table: bool, is_one_of_many: bool
) -> Answered:  # fmt: skip
    """Return the answer as shown. After a blow one table follows another; there the row that counts is enough.

    Where different questions stand under one heading each says what it was. A replaced throw shows no table.
    `steps`: all of its stage.
    """
    assert step.prompt is not None
    asked = words.heading(step.prompt) if is_one_of_many else ""
    separator = " " if asked.endswith("?") else ": "
    roll = step.prompt if isinstance(step.prompt, RollPrompt) else None
    replaced = _is_replaced(step, steps)
    rows = words.table(roll, number_of(step), step.events) if roll and not replaced else ()
    number = t("first_throw", number=number_of(step)) if replaced and number_of(step) is not None else ""
    return Answered(
        text=separator.join(filter(None, (asked, words.answer(step) or number))),
        dice=thrown_dice(step, words),
        is_rolling=is_fresh(step, draft),
        rows=tuple(row for row in rows if whole_table or row.is_result),
        consequences=tuple(words.sentences(_beside_table(step) if rows else step.events)),
        anew_url=anew_url(step, draft),
        dice_anew=() if roll and words.is_named(roll) else tuple(_dice_anew(step, draft, words)),
        others=_others(step, draft, words),
    )


def _dice_anew(step: Step, draft: Draft, words: DraftWords) -> Iterator[tuple[str, str]]:
    anew = list(dice_anew(step, draft))
    is_mixed = len({kind.id for kind, _face, _url in anew}) > 1
    for kind, face, url in anew:
        yield words.die(kind.id, face) if is_mixed else dict(words.pad_faces(kind.id)).get(face, face), url


def is_fresh(step: Step, draft: Draft) -> bool:
    """Return whether the app has thrown these dice just now, before everybody's eyes."""
    assert draft.decision is not None
    return isinstance(step.answer, AppRoll) and any(step is fresh for fresh in draft.decision.steps[draft.shown + 1 :])


def _beside_table(step: Step) -> Sequence[Event]:
    """Return the events besides the outcome, which the marked row of the table shows."""
    return [event for event in step.events if not hasattr(event, "outcome")]
