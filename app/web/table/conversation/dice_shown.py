"""The dice of a draft as they were tapped or thrown, and the pad for a roll that is entered as counts."""

from collections.abc import Sequence

from app.campaign.model import DiceMode
from app.campaign.replay import Step
from app.core.answers import Answer, AppRoll, HandRoll, RollPrompt
from app.core.dice import JOINT, CountedRoll
from app.web.table import answers
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import Die, Draft
from app.web.ui.rendering import Shown


def count_pad(prompt: RollPrompt, draft: Draft, words: DraftWords) -> Shown:
    """Return the pad for a count: the possible numbers of the counted face among the dice that are thrown now."""
    groups = words.dice_ways.groups(prompt, draft)
    parts = draft.parts[: len(groups) - 1]
    begin, is_last = sum(groups[: len(parts)]), len(parts) == len(groups) - 1
    dice = prompt.dice[begin : begin + groups[len(parts)]]
    left = len(prompt.dice) - sum(prompt.counted.values())
    able = [die for die in dice if not set(prompt.counts.split(JOINT)).isdisjoint(die.faces)]
    is_other = words.dice_ways.have_substitutes(prompt) and draft.mode is DiceMode.STANDARD

    def value(number: int) -> str:
        counts = {**prompt.counted, prompt.counts: sum(parts) + number}
        return answers.write(CountedRoll(counts=counts, substitutes=is_other)) if is_last else str(number)

    told = (
        *(f"{number} {words.figure(face)}" for face, number in prompt.counted.items()),
        *(f"{number} {words.figure(prompt.counts)}" for number in parts),
    )
    error = words.field_error(draft, "figures")
    return Shown(
        counts=prompt.counts,
        dice=len(dice),
        face=words.pad_face(prompt.counts),  # of a die of this colour, as a sign for what is counted
        color=dice[0].id,
        text=words.how_many(prompt.counts),
        name="answer" if is_last else "part",  # of the field that the buttons send
        numbers=tuple((number, value(number)) for number in range(min(len(able), left - sum(parts)) + 1)),
        told=told,
        takes_typed=(is_last and not told) or bool(error),  # not while one colour after the other is counted
        typed=draft.query.get("figures", "") if error else "",  # all figures in one line, when one of them is wrong
        error=error,
    )


def tapped_dice(kinds: Sequence[str], tapped: Sequence[str | None], words: DraftWords) -> tuple[Die, ...]:
    faces = [*tapped, *([None] * len(kinds))]
    return tuple(Die(kind, face, label=words.die(kind, face)) for kind, face in zip(kinds, faces, strict=False))


def thrown_dice(step: Step, words: DraftWords) -> tuple[Die, ...]:
    """Return the dice of an answer that no number tells."""
    if not isinstance(step.prompt, RollPrompt) or not words.pad_faces(step.prompt.dice[0].id):
        return ()
    counted = isinstance(step.answer, CountedRoll)
    fell = step.answer.faces(step.prompt.dice) if isinstance(step.answer, CountedRoll) else faces_of(step.answer)
    return tuple(
        Die(
            kind.id,
            words.pad_face(face) or None,
            label=words.counted_die(face) if counted else words.die(kind.id, face),
        )
        for kind, face in zip(step.prompt.dice, fell, strict=True)
    )


def faces_of(answer: Answer | None) -> tuple[str, ...]:
    return (answer.faces or ()) if isinstance(answer, HandRoll | AppRoll) else ()


def number_of(step: Step) -> int | None:
    faces = faces_of(step.answer)
    return int(faces[0]) if faces and faces[0].isdigit() else None
