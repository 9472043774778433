"""The panel of an action on its way: answered questions with what followed, the open one, one confirm for all."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.campaign.model import DiceMode
from app.campaign.replay import Step
from app.core.answers import Answer, AppRoll, ChoicePrompt, HandRoll, Prompt, RollPrompt
from app.core.dice import NUMBER_DICE
from app.core.events import Event
from app.systems.heroquest.combat_dice import Color
from app.systems.heroquest.hero_events import HeroLost
from app.web import answer_text
from app.web.drafts import ALL_BY_APP
from app.web.game_pages import Draft
from app.web.heroquest import dice_ways
from app.web.heroquest.contexts import Die
from app.web.heroquest.draft_contexts import Answered, DraftPanel, Question, Stage, StepItem
from app.web.heroquest.draft_words import DraftWords, is_named
from app.web.heroquest.panel_contexts import Button, Hidden
from app.web.heroquest.words import face_in_words
from app.web.snapshot import Snapshot
from app.web.translation import _

_KNOWN_TO_THE_APP = {"peeked_cards"}  # which cards of its own deck come next


@dataclass(frozen=True)
class Part:
    """A stage of an action: its id and the questions that belong to it."""

    id: str
    purposes: frozenset[str]


def _with_repeat(purpose: str) -> tuple[str, str]:
    return purpose, f"{purpose}_again"


_AFTERMATH = "after"  # only when it comes to that
_BLOW = (
    Part("attack", frozenset(_with_repeat("attack"))),
    Part("defence", frozenset({"defence"})),
    Part(_AFTERMATH, frozenset()),
)
# Which questions stand under one heading. An action not listed has a single stage.
_PARTS: Mapping[str, tuple[Part, ...]] = {
    "lose_body_points": (
        Part("fate", frozenset({*_with_repeat("faint_table"), *_with_repeat("death_table"), "stamina", "injury"})),
        Part("fall", frozenset({"fall_table", "fallen_weapon"})),
        Part("gold", frozenset({"fallen_gold"})),
    ),
    "attack": _BLOW,
    "attack_mind": _BLOW,
}
# Where the way leads after the action, and which proposal it settles.
_ON_THE_WAY = ("then", "tab", "stay", "monster", "pile", "proposal")
_ONE_PART = (Part("roll", frozenset()),)


def draft_panel(draft: Draft, snapshot: Snapshot, words: DraftWords, class_id: str) -> DraftPanel:
    """The panel for a draft whose command can be read and is allowed so far."""
    assert draft.command is not None
    assert draft.decision is not None
    words.learn(draft.command)
    decision = draft.decision
    stages = draft_stages(draft, words, app_first=draft.mode is DiceMode.APP)
    is_complete = decision.prompt is None
    first = tuple(words.sentences(decision.steps[0].events))
    return DraftPanel(
        url=draft.url,
        cancel_url=draft.url + _cancel_query(draft),
        back_url=_back_url(draft),
        class_id=class_id,
        title=words.title(draft),
        subtitle=" ".join(first) if stages else "",
        steps=tuple(StepItem(stage.title, stage.state) for stage in stages) if len(stages) > 1 else (),
        stages=stages,
        consequences=() if stages else first,
        can_confirm=is_complete,
        confirm=_confirm_fields(draft, snapshot),
        confirm_text=words.confirm(draft),
        waiting_text=words.waiting(decision.prompt) if decision.prompt else "",
        form_errors=words.errors([error for error in draft.errors if error.field != "tap"]),
    )


def is_grave(draft: Draft) -> bool:
    """Whether nothing is asked although it cannot be mended at the table: a hero is lost for good."""
    return draft.decision is not None and any(isinstance(event, HeroLost) for event in draft.decision.events)


def draft_stages(draft: Draft, words: DraftWords, *, app_first: bool) -> tuple[Stage, ...]:
    """The answered questions with what followed, and the open one. `app_first`: the app is asked to throw first."""
    assert draft.command is not None
    assert draft.decision is not None
    parts, prompt = _PARTS.get(draft.command.type, _ONE_PART), draft.decision.prompt
    current = _part_of(prompt, parts) if prompt else None
    stages = tuple(_stage(part, parts, draft, app_first, words, current) for part in parts)
    stages = tuple(stage for stage in stages if stage.state != "open" or stage.id != _AFTERMATH)
    return _without_skipped(stages) if prompt else _done(stages)


def draft_fields(draft: Draft, answers: Sequence[Answer]) -> Hidden:
    """The fields that carry a draft on: the command as typed and the answers so far."""
    assert draft.command is not None
    names = type(draft.command).model_fields
    typed = draft.pairs or tuple(draft.query.items())
    fields = [*draft.carried, *((name, value) for name, value in typed if name in names or name in _ON_THE_WAY)]
    fields += [("answer", answer_text.write(answer)) for answer in answers]
    if draft.correcting is not None:
        fields.append(("correcting", str(draft.correcting)))
    return tuple(fields)


def _confirm_fields(draft: Draft, snapshot: Snapshot) -> Hidden:
    follows = {"then": _thrower(draft), "tab": "dice"} if _thrower(draft) else {}
    return (
        *draft_fields(draft, draft.given),
        *((name, value) for name, value in follows.items() if name not in draft.query),
        ("revision", str(snapshot.revision)),
        ("key", draft.key),
        ("confirmed", "yes"),
    )


def _cancel_query(draft: Draft) -> str:
    hero_id = draft.query.get("then", _thrower(draft))
    return f"?{urlencode({'hero': hero_id})}" if hero_id else ""


def _thrower(draft: Draft) -> str:
    """Whose dice are thrown for the chronicle, from his panel; everything else leads back to whoever is on turn."""
    return draft.query.get("hero_id", "") if draft.query.get("type") == "roll_dice" else ""


def _back_url(draft: Draft) -> str | None:
    """One tap less, or one answer less."""
    if draft.tapped:
        taps = [("tap", face) for face in draft.tapped[:-1]]
        switched = dice_ways.switched(draft, draft.mode)
        return f"{draft.url}?{urlencode([*draft_fields(draft, draft.given), *switched, *taps])}"
    return f"{draft.url}?{urlencode(draft_fields(draft, draft.given[:-1]))}" if draft.given else None


def _done(stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """What was thrown or chosen: nothing else will be."""
    return tuple(stage for stage in stages if stage.state == "done")


def _without_skipped(stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """Leave out stages that were passed by without a question, such as the faint of a hero dead for good."""
    begun = max((place for place, stage in enumerate(stages) if stage.state != "open"), default=0)
    return tuple(stage for place, stage in enumerate(stages) if stage.state != "open" or place > begun)


def _stage(
    part: Part, parts: tuple[Part, ...], draft: Draft, app_first: bool, words: DraftWords, current: Part | None
) -> Stage:
    assert draft.decision is not None
    steps = [s for s in draft.decision.steps if s.prompt is not None and _part_of(s.prompt, parts) is part]
    prompt = draft.decision.prompt if part is current else None
    rolled = [step for step in steps if isinstance(step.prompt, RollPrompt)]
    first = rolled[0].prompt if rolled else prompt
    die = first.dice[0].id if isinstance(first, RollPrompt) and first.dice[0].id in NUMBER_DICE else None
    return Stage(
        id=part.id,
        title=words.stage(
            part.id, [s.prompt.purpose for s in steps if s.prompt] + ([prompt.purpose] if prompt else [])
        ),
        state="current" if prompt else "done" if steps else "open",
        die=die,
        number=_faces(rolled[-1].answer)[0] if rolled and die else None,
        is_rolling=bool(rolled) and _is_fresh(rolled[-1], draft),
        answered=tuple(_answered(step, draft, words, whole_table=part.id != _AFTERMATH) for step in steps),
        question=_question(prompt, draft, words, app_first) if prompt else None,
        note="" if steps or prompt else words.note(part.id),
        rule=words.rule(part.id),
        by=words.by(steps[-1].answer) if steps else "",
    )


def _answered(step: Step, draft: Draft, words: DraftWords, *, whole_table: bool) -> Answered:
    """What was answered. After a blow one table follows another; there the row that counts is enough."""
    assert step.prompt is not None
    shows_table = isinstance(step.prompt, RollPrompt)
    rows = words.table(step.prompt.purpose, _number(step), step.events) if shows_table else ()
    return Answered(
        text=words.answer(step),
        dice=_combat_dice(step),
        is_rolling=_is_fresh(step, draft),
        rows=tuple(row for row in rows if whole_table or row.is_result),
        consequences=tuple(words.sentences(_beside_table(step) if shows_table else step.events)),
    )


def _is_fresh(step: Step, draft: Draft) -> bool:
    """Whether the app has thrown these dice just now, before everybody's eyes."""
    assert draft.decision is not None
    return isinstance(step.answer, AppRoll) and any(step is fresh for fresh in draft.decision.steps[draft.shown + 1 :])


def _beside_table(step: Step) -> Sequence[Event]:
    """What followed besides the outcome, which the marked row of the table already tells."""
    return [event for event in step.events if not hasattr(event, "outcome")]


def _question(prompt: Prompt, draft: Draft, words: DraftWords, app_first: bool) -> Question:
    assert draft.decision is not None
    carried = draft_fields(draft, draft.decision.answers)
    title, text = words.heading(prompt), words.explain(prompt)
    if isinstance(prompt, ChoicePrompt):
        goes_on = (("answer", ALL_BY_APP),) if draft.app_goes_on else ()
        return Question(title, text, carried + goes_on, options=tuple(_options(prompt, words)))
    if is_named(prompt):
        return Question(title, text, carried, options=tuple(_faces_to_choose(prompt, words)))
    kinds, throw = [kind.id for kind in prompt.dice], words.dice_ways.throw(prompt, draft)
    switched = dice_ways.switched(draft, draft.mode) if draft.habit else ()
    return Question(
        title=title,
        text=text,
        hidden=(*carried, *switched, *(("tap", face) for face in draft.tapped)),
        rows=words.table(prompt.purpose, None, ()),
        number_die=throw.pad if throw.pad in NUMBER_DICE else None,
        color=throw.pad,
        dice=() if kinds[0] in NUMBER_DICE else _tapped_dice(kinds, draft.faces or draft.tapped),
        app_first=app_first,
        app_only=draft.mode is DiceMode.APP,
        app_goes_on=draft.habit is not None and (len(kinds) > 1 or _has_stages(draft)),
        ways=words.dice_ways.ways(prompt, draft, carried),
        keep=dice_ways.keep_way(draft, carried),
        orders=throw.orders,
        error=words.tap_error(draft),
    )


def _has_stages(draft: Draft) -> bool:
    """Whether one roll leads to others; after a single die there is nothing more to throw."""
    return draft.command is not None and draft.command.type in _PARTS


def _options(prompt: ChoicePrompt, words: DraftWords) -> Sequence[Button]:
    return [
        Button(words.option(prompt.purpose, option), option, value=f"choice:{option}", key=str(number))
        for number, option in enumerate(prompt.options, start=1)
    ]


def _faces_to_choose(prompt: RollPrompt, words: DraftWords) -> Iterator[Button]:
    yield Button(_("App zieht"), "app", value="app", key="W", icon="dices", tone="primary")
    if prompt.purpose in _KNOWN_TO_THE_APP:
        return
    for face in dict.fromkeys(prompt.dice[0].faces):
        drawn = HandRoll(faces=(face,) * len(prompt.dice))
        yield Button(words.face(prompt.purpose, face), face, value=answer_text.write(drawn))


def _tapped_dice(kinds: Sequence[str], tapped: Sequence[str]) -> tuple[Die, ...]:
    faces = [*tapped, *([None] * len(kinds))]
    return tuple(Die(kind, face, label=face_in_words(kind, face)) for kind, face in zip(kinds, faces, strict=False))


def _combat_dice(step: Step) -> tuple[Die, ...]:
    if not isinstance(step.prompt, RollPrompt) or step.prompt.dice[0].id not in set(Color):
        return ()
    faces = zip(step.prompt.dice, _faces(step.answer), strict=True)
    return tuple(Die(kind.id, face, label=face_in_words(kind.id, face)) for kind, face in faces)


def _faces(answer: Answer | None) -> tuple[str, ...]:
    return (answer.faces or ()) if isinstance(answer, HandRoll | AppRoll) else ()


def _number(step: Step) -> int | None:
    faces = _faces(step.answer)
    return int(faces[0]) if faces and faces[0].isdigit() else None


def _part_of(prompt: Prompt, parts: tuple[Part, ...]) -> Part:
    return next((part for part in parts if prompt.purpose in part.purposes), parts[-1])
