"""The panel of an action on its way: answered questions with what followed, the open one, one confirm for all."""

from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from app.campaign.model import DiceMode
from app.core.answers import ChoicePrompt, HandRoll, Prompt, RollPrompt
from app.core.dice import NUMBER_DICE
from app.web.http.languages import t
from app.web.table import answers
from app.web.table.answers import ALL_BY_APP
from app.web.table.conversation import dice_ways
from app.web.table.conversation.answered import answered_step, beside_line, is_fresh
from app.web.table.conversation.contexts import (
    AFTERMATH,
    ONE_PART,
    DraftPanel,
    PanelQuestion,
    Part,
    Stage,
    part_of,
)
from app.web.table.conversation.dice_shown import count_pad, faces_of, tapped_dice
from app.web.table.conversation.dice_ways import back_url, draft_fields
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import DONE, FOLLOWING, Draft, Hidden
from app.web.table.panel_forms import Button
from app.web.table.snapshot import Snapshot


def draft_panel(draft: Draft, snapshot: Snapshot, words: DraftWords, class_id: str) -> DraftPanel:
    """Return the panel for a draft whose command can be read and is allowed so far."""
    assert draft.command is not None
    assert draft.decision is not None
    words.learn(draft.command)
    decision = draft.decision
    blows = words.blows(draft) if draft.correcting is None else ()
    stages = draft_stages(draft, words, app_first=draft.mode is DiceMode.APP, has_lines=bool(blows))
    is_complete = decision.prompt is None
    struck = words.steps(draft.command, decision)
    parts = [(stage.title, stage.state) for stage in stages]
    first = tuple(words.sentences(decision.steps[0].events))
    return DraftPanel(
        url=draft.url,
        cancel_url=draft.url + _cancel_query(draft, words),
        drop=_drop_fields(draft, snapshot, words) if draft.has_open_roll else (),
        back_url=back_url(draft),
        class_id=class_id,
        title=words.title(draft),
        subtitle=" ".join(first) if stages else "",
        steps=() if blows else tuple(parts if len(stages) > 1 else struck),
        stages=stages,
        blows=blows,
        consequences=() if stages else first,
        can_confirm=is_complete and not draft.asks_which,
        confirm=_confirm_fields(draft, snapshot, words),
        confirm_text=words.confirm(draft),
        waiting_text=words.waiting(decision.prompt),
        form_errors=words.errors([error for error in draft.errors if error.field not in ("tap", "figures")]),
    )


def draft_stages(draft: Draft, words: DraftWords, *, app_first: bool, has_lines: bool = False) -> tuple[Stage, ...]:
    """Return the answered questions with what followed, and the open one. `app_first`: the app is asked to throw first.

    `has_lines`: what blows were thrown stands in lines of its own.
    """
    assert draft.command is not None
    assert draft.decision is not None
    parts, prompt = words.parts(draft.command), draft.decision.prompt
    current = part_of(prompt, parts) if prompt else None
    stages = tuple(_stage(part, parts, draft, app_first, words, current, has_lines) for part in parts)
    stages = tuple(stage for stage in stages if stage.state != "open" or stage.id != AFTERMATH)
    if has_lines:
        return tuple(stage for stage in stages if stage.question or stage.answered)
    return _without_skipped(stages) if prompt else tuple(stage for stage in stages if stage.state == "done")


def _confirm_fields(draft: Draft, snapshot: Snapshot, words: DraftWords) -> Hidden:
    return (
        *draft_fields(draft, draft.given),
        *((name, value) for name, value in words.follows(draft).items() if name not in draft.query),
        ("revision", str(snapshot.revision)),
        ("key", draft.key),
        ("confirmed", "yes"),
    )


def _back(draft: Draft, words: DraftWords) -> dict[str, str]:
    """Return the fields that lead back to the panel in which it began."""
    told = {**words.follows(draft), **draft.query}
    return {name: told[name] for name in FOLLOWING if told.get(name, DONE) != DONE}


def _drop_fields(draft: Draft, snapshot: Snapshot, words: DraftWords) -> Hidden:
    back = _back(draft, words).items()
    return (*back, ("revision", str(snapshot.revision)), ("key", draft.key), ("drop", "yes"))


def _cancel_query(draft: Draft, words: DraftWords) -> str:
    back = {FOLLOWING[name]: value for name, value in _back(draft, words).items()}
    return f"?{urlencode(back)}" if back else ""


def _without_skipped(stages: tuple[Stage, ...]) -> tuple[Stage, ...]:
    """Leave out stages that were passed by without a question, such as the faint of a hero dead for good."""
    begun = max((place for place, stage in enumerate(stages) if stage.state != "open"), default=0)
    return tuple(stage for place, stage in enumerate(stages) if stage.state != "open" or place > begun)


def _stage(
    part: Part, parts: tuple[Part, ...], draft: Draft, app_first: bool, words: DraftWords, current: Part | None,
    has_lines: bool,
) -> Stage:  # fmt: skip
    assert draft.decision is not None
    steps = [s for s in draft.decision.steps if s.prompt is not None and part_of(s.prompt, parts) is part]
    prompt = draft.decision.prompt if part is current else None
    rolled = [step for step in steps if isinstance(step.prompt, RollPrompt)]
    first = rolled[0].prompt if rolled else prompt
    is_only = parts is ONE_PART
    is_one_of_many = is_only and len(steps) + (prompt is not None) > 1
    die = first.dice[0].id if isinstance(first, RollPrompt) and first.dice[0].id in NUMBER_DICE else None
    faces = faces_of(rolled[-1].answer) if rolled else ()
    if rolled and not (isinstance(last := rolled[-1].prompt, RollPrompt) and [one.id for one in last.dice] == [die]):
        die = None  # several dice fell, or a card was drawn after the die
    return Stage(
        id=part.id,
        title=words.heading(prompt)
        if prompt and is_only
        else words.stage(part.id, [s.prompt.purpose for s in steps if s.prompt] + ([prompt.purpose] if prompt else [])),
        state="current" if prompt else "done" if steps else "open",
        die=die,
        number=faces[0] if faces and die else None,
        is_rolling=bool(rolled) and is_fresh(rolled[-1], draft),
        answered=tuple(
            one
            for step in steps
            if (
                one := beside_line(step, draft, words)
                if has_lines and words.is_in_line(step.prompt)
                else answered_step(
                    step, steps, draft, words, whole_table=part.id != AFTERMATH, is_one_of_many=is_one_of_many
                )
            )
        ),
        question=_question(prompt, draft, words, app_first) if prompt else None,
        note="" if steps or prompt else words.note(part.id),
        rule=words.rule(part.id),
        by=words.by(steps[-1]) if steps and not has_lines else "",
    )


def _question(prompt: Prompt, draft: Draft, words: DraftWords, app_first: bool) -> PanelQuestion:
    assert draft.decision is not None
    carried = draft_fields(draft, draft.decision.answers)
    title, text = words.heading(prompt), words.explain(prompt)
    throwing, beside = (*carried, *_throwing(draft)), words.beside(prompt, draft)
    if isinstance(prompt, ChoicePrompt):
        goes_on = (("answer", ALL_BY_APP), *_throwing(draft)) if draft.app_goes_on else ()
        options = tuple(_options(prompt, words))
        return PanelQuestion(
            title, text, carried + goes_on, throws_on=draft.app_goes_on, options=options, beside=beside
        )
    if words.is_named(prompt):
        options = tuple(_faces_to_choose(prompt, words))
        return PanelQuestion(title, text, carried, throwing, options=options, beside=beside)
    kinds, throw = [kind.id for kind in prompt.dice], words.dice_ways.throw(prompt, draft)
    if draft.one_die is not None:
        return _one_die(prompt, draft, words, draft.one_die)
    switched = dice_ways.switched_way(draft, draft.mode) if draft.habit else ()
    pad = count_pad(prompt, draft, words) if prompt.counts and not draft.tapped else None
    return PanelQuestion(
        title=title,
        text=words.needs_each(prompt) or text,
        count=pad,
        hidden=(
            *carried,
            *switched,
            *(("part", str(one)) for one in draft.parts if pad and pad["name"] == "part"),
            *(("tap", face) for face in draft.tapped),
        ),
        throw=(*throwing, *switched),
        rows=words.table(prompt, None, ()),
        number_die=throw.pad if throw.pad in NUMBER_DICE else None,
        color=throw.pad,
        faces=words.pad_faces(throw.pad),
        dice=() if kinds[0] in NUMBER_DICE else tapped_dice(kinds, draft.faces or draft.tapped, words),
        app_first=app_first,
        app_only=draft.mode is DiceMode.APP,
        app_goes_on=draft.habit is not None and (len(kinds) > 1 or _has_stages(draft, words)),
        ways=words.dice_ways.ways(prompt, draft, carried),
        keep=dice_ways.keep_way(draft, carried),
        orders=throw.orders,
        error=words.tap_error(draft),
    )


def _one_die(prompt: RollPrompt, draft: Draft, words: DraftWords, die: int) -> PanelQuestion:
    """Return the question for one die of a roll; the others lie as they did."""
    assert draft.decision is not None
    kinds, pad = [kind.id for kind in prompt.dice], prompt.dice[die].id
    lying = [*draft.tapped[:die], None, *draft.tapped[die:]]
    field = (("die", str(die)), *dice_ways.switched_way(draft, draft.mode))
    return PanelQuestion(
        title=words.heading(prompt),
        text=t("only_this_die_is_entered_once"),
        hidden=(*draft_fields(draft, draft.decision.answers), *field, *(("tap", face) for face in draft.tapped)),
        number_die=pad if pad in NUMBER_DICE else None,
        color=pad,
        faces=words.pad_faces(pad),
        dice=() if kinds[0] in NUMBER_DICE else tapped_dice(kinds, lying, words),
        error=words.tap_error(draft),
    )


def _throwing(draft: Draft) -> Hidden:
    """Return the fields that let the app throw, once for each key."""
    return ("key", draft.key), ("throw", "yes")


def _has_stages(draft: Draft, words: DraftWords) -> bool:
    """Return whether one roll leads to others; after a single die there is nothing more to throw."""
    return draft.command is not None and words.parts(draft.command) is not ONE_PART


_KEYS = "123456789"  # what comes after them is tapped


def _options(prompt: ChoicePrompt, words: DraftWords) -> Sequence[Button]:
    return [
        Button(words.offered(prompt, option), option, value=f"choice:{option}", key=_KEYS[number : number + 1] or None)
        for number, option in enumerate(prompt.options)
    ]


def _faces_to_choose(prompt: RollPrompt, words: DraftWords) -> Iterator[Button]:
    yield Button(t("app_draws"), "app", value="app", key="W", icon="dices", tone="primary")
    if prompt.purpose in words.app_only:
        return
    for face in dict.fromkeys(prompt.dice[0].faces):
        drawn = HandRoll(faces=(face,) * len(prompt.dice))
        yield Button(words.face(prompt.purpose, face), face, value=answers.write(drawn))
