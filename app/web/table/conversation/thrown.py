"""Dice of an action on its way as they lie on the table."""

from collections.abc import Sequence

from app.campaign.replay import Step
from app.core.answers import Answer, AppRoll, HandRoll, RollPrompt
from app.core.counted_roll import CountedRoll
from app.web.table.conversation.contexts import Die
from app.web.table.conversation.words import DraftWords


def tapped_dice(kinds: Sequence[str], tapped: Sequence[str | None], words: DraftWords) -> tuple[Die, ...]:
    faces = [*tapped, *([None] * len(kinds))]
    return tuple(Die(kind, face, label=words.die(kind, face)) for kind, face in zip(kinds, faces, strict=False))


def thrown_dice(step: Step, words: DraftWords) -> tuple[Die, ...]:
    """The dice of an answer that no number tells."""
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
