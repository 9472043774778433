"""What stands for a coloured die at a table that has none (ch. 15.5)."""

from collections.abc import Mapping
from typing import Literal, Self

from pydantic import model_validator

from app.core.dice import D6, DieKind
from app.core.model import Model
from app.systems.heroquest.dice import COMBAT_DICE, Color


class StandardDie(Model):
    """A die everybody has, and the coloured die's face for each of its faces."""

    die: Literal["white", "d6"]
    faces: Mapping[str, str]
    alternative: Mapping[str, str] | None = None  # under the other option of HR-BLACK-W6

    @property
    def kind(self) -> DieKind:
        """The die to throw."""
        return D6 if self.die == "d6" else COMBAT_DICE[Color.WHITE]

    @model_validator(mode="after")
    def _says_something_to_every_face(self) -> Self:
        shown = set(COMBAT_DICE[Color.WHITE].faces)
        for faces in (self.faces, self.alternative or self.faces):
            if set(faces) != set(self.kind.faces) or not set(faces.values()) <= shown:
                raise ValueError(f"each face of {self.die} needs one of {', '.join(sorted(shown))}")
        return self
