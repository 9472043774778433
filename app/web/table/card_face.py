"""What a game says of a card on a phone; everything else on it is the journal's."""

from dataclasses import dataclass
from typing import Literal

Tone = Literal["", "accent", "danger", "mind", "success", "warning"]


@dataclass(frozen=True)
class CardFace:
    """What a card on a phone says first, in a few words (empty: its first sentence), its colour and symbol.

    `how`: what led to it, where the title does not say so. `is_told_by_changes`: what changed, where it is known, or
    `how` says all. `answer`: words and address of where it is answered.
    """

    title: str = ""
    tone: Tone = ""
    icon: str = "info"
    how: str = ""
    is_told_by_changes: bool = False
    answer: tuple[str, str] | None = None
