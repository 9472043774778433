"""A roll told in figures: how many dice show a face, as far as the rule counts."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal

from pydantic import Field

from app.core.dice import JOINT, UNTOLD, DieKind
from app.core.errors import InvalidAnswer
from app.core.model import Model


class CountedRoll(Model):
    """How many dice show a face, as somebody counted them on the table: as many faces as the rule looks at.

    Faces that count alike are told together, joined by `_or_`.
    """

    kind: Literal["counted"] = "counted"
    counts: Mapping[str, Annotated[int, Field(ge=0, le=1000)]]
    substitutes: Annotated[bool, Field(exclude_if=lambda yes: not yes)] = False  # other dice stood for those asked for

    def __hash__(self) -> int:
        return hash((tuple(self.counts.items()), self.substitutes))

    def faces(self, dice: Sequence[DieKind]) -> tuple[str, ...]:
        """A face for each of these dice. Raises: InvalidAnswer where they cannot have fallen so."""
        shown = [face for face, number in self.counts.items() for _ in range(number)]
        if len(shown) > len(dice):
            raise InvalidAnswer("answer.too_many_counted", dice=len(dice), given=len(shown))
        for face, number in self.counts.items():
            able = sum(not set(face.split(JOINT)).isdisjoint(die.faces) for die in dice)
            if number > able or not able:
                raise InvalidAnswer("answer.too_many_counted", dice=able, given=number)
        return (*shown, *(UNTOLD for _ in dice[len(shown) :]))
