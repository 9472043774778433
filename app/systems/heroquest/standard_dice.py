"""Playing without coloured dice: what to throw instead, and what it means (ch. 15.5).

A roll is thrown in steps, one colour after the other and the coloured ones first. The faces that fell, in that order,
are turned into the faces of the coloured dice, with which every rule goes on as usual.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby

from app.core.answers import RollPrompt
from app.core.dice import DieKind
from app.core.errors import InvalidAnswer
from app.core.model import Model
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.dice import Color
from app.systems.heroquest.state.house_rules import HouseRules

_SUBSTITUTED = {color.value: color for color in Color}


class StandardRoll(Model):
    """One step: throw `number` times this die for the dice of `wanted`; `meaning` gives the wanted die's faces."""

    wanted: str
    number: int
    die: DieKind
    meaning: Mapping[str, str]

    def counting_as(self, face: str) -> tuple[str, ...]:
        """Return the faces of the die thrown that stand for a face of the die wanted, e.g. all that hit."""
        return tuple(thrown for thrown in dict.fromkeys(self.die.faces) if self.meaning[thrown] == face)


def steps(prompt: RollPrompt, content: Content, house_rules: HouseRules) -> tuple[StandardRoll, ...]:
    """HQ-15.5-STD: what to throw for a roll, colour by colour; a die that everybody has stands for itself."""
    runs = ((wanted, len(list(run))) for wanted, run in groupby(prompt.dice))
    return tuple(_step(wanted, number, content, house_rules) for wanted, number in runs)


def colored_faces(
    prompt: RollPrompt, thrown: Sequence[str], content: Content, house_rules: HouseRules
) -> tuple[str, ...]:
    """HQ-15.5-STD: the faces of the dice asked for, from those that were thrown instead, step by step.

    Raises: InvalidAnswer when there are too many or too few, or a face the die to throw does not have.
    """
    if len(thrown) < len(prompt.dice):
        number = len(prompt.dice)
        raise InvalidAnswer("answer.wrong_number", purpose=prompt.purpose, expected=number, given=len(thrown))
    return colored_so_far(prompt, thrown, content, house_rules)


def colored_so_far(
    prompt: RollPrompt, thrown: Sequence[str], content: Content, house_rules: HouseRules
) -> tuple[str, ...]:
    """Return the faces for the dice thrown so far, some of which may still be missing.

    Raises: InvalidAnswer for too many or a face that cannot be.
    """
    rolls = [step for step in steps(prompt, content, house_rules) for _ in range(step.number)]
    if len(thrown) > len(rolls):
        number = len(rolls)
        raise InvalidAnswer("answer.wrong_number", purpose=prompt.purpose, expected=number, given=len(thrown))
    for step, face in zip(rolls, thrown, strict=False):
        if face not in step.meaning:
            raise InvalidAnswer("answer.no_such_face", purpose=prompt.purpose, die=step.die.id, face=face)
    return tuple(step.meaning[face] for step, face in zip(rolls, thrown, strict=False))


def _step(wanted: DieKind, number: int, content: Content, house_rules: HouseRules) -> StandardRoll:
    """HR-BLACK-W6: what a black die thrown as a number die shows when it does not hit."""
    color = _SUBSTITUTED.get(wanted.id)
    standard = content.standard_dice.get(color) if color else None
    if standard is None:
        return StandardRoll(wanted=wanted.id, number=number, die=wanted, meaning={face: face for face in wanted.faces})
    nothing = house_rules.black_as_d6 == "nothing"
    meaning = (standard.alternative if nothing else None) or standard.faces
    return StandardRoll(wanted=wanted.id, number=number, die=standard.kind, meaning=meaning)
