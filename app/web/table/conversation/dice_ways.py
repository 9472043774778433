"""Ways to enter a roll: by own dice, by other dice that stand for them, or by the app; and how a draft goes on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.campaign.model import DiceMode
from app.campaign.replay import Step
from app.core.answers import Answer, AppRoll, Choice, ChoicePrompt, HandRoll, RollPrompt
from app.core.dice import DieKind
from app.core.errors import InvalidAnswer
from app.web.http.languages import t
from app.web.table import answers as table_answers
from app.web.table.game_pages import FOLLOWING, Draft, Hidden
from app.web.ui.rendering import Shown


@dataclass(frozen=True)
class NextThrow:
    """Next step of the open roll: what to take in which order, and the die whose pad is shown now."""

    orders: tuple[Shown, ...]
    pad: str


class DiceWays:
    """Ways to enter a roll at a table: the tapped faces, the next question, and the other ways to choose from. A game
    with dice of its own says which ordinary dice stand for them.
    """

    def faces(self, prompt: RollPrompt, _mode: DiceMode, tapped: Sequence[str]) -> tuple[str, ...]:
        """Return the faces of the dice asked for, from those that lie on the table so far. Raises: InvalidAnswer."""
        if len(tapped) > len(prompt.dice):
            number = len(prompt.dice)
            raise InvalidAnswer("answer.wrong_number", purpose=prompt.purpose, expected=number, given=len(tapped))
        for die, face in zip(prompt.dice, tapped, strict=False):
            if face not in die.faces:
                raise InvalidAnswer("answer.no_such_face", purpose=prompt.purpose, die=die.id, face=face)
        return tuple(tapped)

    def throw(self, prompt: RollPrompt, draft: Draft) -> NextThrow:
        """Return the next throw of a roll, as the person at this device enters it."""
        return NextThrow((), prompt.dice[min(len(draft.tapped), len(prompt.dice) - 1)].id)

    def groups(self, prompt: RollPrompt, _draft: Draft) -> tuple[int, ...]:
        """Return how many dice are thrown and counted at once, one throw after the other."""
        return (len(prompt.dice),)

    def are_substituted(self, prompt: RollPrompt, mode: DiceMode) -> bool:
        """Return whether other dice are thrown this way than those that are asked for."""
        return mode is DiceMode.STANDARD and self.have_substitutes(prompt)

    def have_substitutes(self, _prompt: RollPrompt) -> bool:
        """Return whether ordinary dice for this roll are others than those that are asked for."""
        return False

    def ways(self, prompt: RollPrompt, draft: Draft, carried: Hidden) -> tuple[Shown, ...]:
        """Return the ways to choose from for this roll; empty where there is no choice."""
        if draft.habit is None:
            return ()
        current = draft.mode
        names = {DiceMode.HAND: t("coloured_dice"), DiceMode.FACES: t("die_by_die")}
        if self.have_substitutes(prompt):
            names[DiceMode.STANDARD] = t("ordinary_dice")
        else:
            names[DiceMode.HAND] = t("own_dice")
            current = DiceMode.HAND if current is DiceMode.STANDARD else current
        if not all(die.countable for die in prompt.dice):
            del names[DiceMode.FACES]
            current = DiceMode.HAND if current is DiceMode.FACES else current
        names[DiceMode.APP] = t("app")
        return tuple(
            Shown(
                text=text,
                url=f"{draft.url}?{urlencode([*carried, *switched_way(draft, mode)])}",
                is_current=mode is current,
            )
            for mode, text in names.items()
        )


def switched_way(draft: Draft, mode: DiceMode) -> Hidden:
    """Return the field that throws the open roll in another way than this device is used to."""
    return () if mode is draft.habit else (("throwing", table_answers.for_one_roll(mode, len(draft.given))),)


def keep_way(draft: Draft, carried: Hidden) -> Hidden:
    """Return the fields of a form that makes the way of this roll the habit of this device; empty when it is already,
    or the device has none.
    """
    if draft.habit is None or draft.mode is draft.habit:
        return ()
    back = f"{draft.url}?{urlencode(carried)}"
    return ("mode", draft.mode.value), ("back", back)


# Where the way leads after the action, and which proposal it settles.
_ON_THE_WAY = (*FOLLOWING, "proposal")


def draft_fields(draft: Draft, answers: Sequence[Answer]) -> Hidden:
    """Return the fields that carry a draft on: the command as typed and the answers so far."""
    assert draft.command is not None
    names = type(draft.command).model_fields
    typed = draft.pairs or tuple(draft.query.items())
    fields = [*draft.carried, *((name, value) for name, value in typed if name in names or name in _ON_THE_WAY)]
    fields += table_answers.fields(answers)
    if draft.correcting is not None:
        fields.append(("correcting", str(draft.correcting)))
    return (*fields, *_with_later(draft.query.get("anew", ""), draft.later))


def _with_later(anew: str, later: Sequence[Answer]) -> Hidden:
    """Return the answer that is given anew, and those after it."""
    return (("anew", anew), *(("later", table_answers.write(one)) for one in later)) if later else ()


def anew_url(step: Step, draft: Draft) -> str | None:
    """Return the address that asks for this answer alone once more; None for dice of the app, which cannot be
    mistyped.
    """
    assert draft.decision is not None
    if not draft.asks_which or isinstance(step.answer, AppRoll):
        return None
    return f"{draft.url}?{urlencode(_anew_fields(step, draft)[1])}"


def others_url(step: Step, draft: Draft) -> Iterator[tuple[str, str]]:
    """Of the last answer, a choice with a usual option: each other option, and the address that takes it instead."""
    assert draft.decision is not None
    prompt, decision = step.prompt, draft.decision
    if not isinstance(prompt, ChoicePrompt) or not prompt.usual or step is not decision.steps[-1]:
        return
    for option in prompt.options:
        if (chosen := Choice(option=option)) != step.answer:
            fields = draft_fields(draft, (*decision.answers[:-1], chosen))
            yield option, f"{draft.url}?{urlencode(fields)}"


def _anew_fields(step: Step, draft: Draft) -> tuple[int, Hidden]:
    """Return the place of an answer, and the fields that ask for it once more."""
    assert draft.decision is not None
    answers, place = draft.decision.answers, next(n for n, one in enumerate(draft.decision.steps[1:]) if one is step)
    return place, (*draft_fields(draft, answers[:place]), *_with_later(str(place), answers[place + 1 :]))


def dice_anew(step: Step, draft: Draft) -> Iterator[tuple[DieKind, str, str]]:
    """Of a roll by hand each die that shows something else, its face, and the address that asks for it alone."""
    if not draft.asks_which or not isinstance(step.answer, HandRoll) or not isinstance(step.prompt, RollPrompt):
        return
    faces = step.answer.faces
    if len(faces) < 2:
        return
    place, fields = _anew_fields(step, draft)
    by_hand = ("throwing", table_answers.for_one_roll(DiceMode.HAND, place))
    firsts = dict[tuple[DieKind, str], int]()
    for die, shown in enumerate(zip(step.prompt.dice, faces, strict=True)):
        firsts.setdefault(shown, die)
    for (kind, face), die in firsts.items():
        others = (("tap", other) for n, other in enumerate(faces) if n != die)
        yield kind, face, f"{draft.url}?{urlencode([*fields, by_hand, ('die', str(die)), *others])}"


def back_url(draft: Draft) -> str | None:
    """Return one tap less, or one answer less."""
    if draft.one_die is not None:
        return f"{draft.url}?{urlencode({'correcting': str(draft.correcting)})}"
    if draft.tapped:
        taps = [("tap", face) for face in draft.tapped[:-1]]
        switched = switched_way(draft, draft.mode)
        return f"{draft.url}?{urlencode([*draft_fields(draft, draft.given), *switched, *taps])}"
    if draft.parts or (isinstance(prompt := draft.decision and draft.decision.prompt, RollPrompt) and prompt.counted):
        switched = switched_way(draft, draft.mode)
        return f"{draft.url}?{urlencode([*draft_fields(draft, draft.given), *switched])}"
    kept = _typed_answers(draft)
    if not kept or draft.asks_which or isinstance(kept[-1], AppRoll):
        return None  # what was thrown was thrown
    return f"{draft.url}?{urlencode(draft_fields(draft, kept[:-1]))}"


def _typed_answers(draft: Draft) -> tuple[Answer, ...]:
    """Return the answers up to the last one that somebody gave: a usual choice at the end would be taken again at
    once.
    """
    steps, given = draft.decision.steps[1:] if draft.decision else (), draft.given
    last = steps[-1] if steps and len(steps) == len(given) else None
    if last and isinstance(last.prompt, ChoicePrompt) and last.answer == Choice(option=last.prompt.usual):
        return given[:-1]
    return given
