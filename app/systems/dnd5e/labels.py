"""The words of the game, read from `words/*.ftl`."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.core.events import Event
from app.labels.fluent import MINUS, Word
from app.labels.labels import Labels
from app.labels.shelves import ReasonedLabels

WITH_METRES = ("move", "stand_up", "fall_prone")  # what happened, told with its cost


class Dnd5eLabels(ReasonedLabels):
    """Metres are told with the language's decimal sign."""

    def word(self, field: str, value: object) -> str:
        """Return the words for a value; of metres the number with a decimal sign, of a list its names with commas."""
        match value:
            case float():
                return f"{value:g}".replace(".", self.text("decimal.sign")).replace("-", MINUS)
            case list():
                return ", ".join(self.word(field, one) for one in value) or self.text("lists.nobody")
        return super().word(field, value)

    def pieces(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """Return the fields of a fact in words: a value by what it is about."""
        found = super().pieces(event, names)
        what, value = str(getattr(event, "what", "")), getattr(event, "value", "")
        if what in ("used", "given_back"):
            return {**found, "value": Word(self.word("means", value), value)}
        return {**found, "value": self.word("metres", float(value))} if what in WITH_METRES and value else found


@cache
def labels(language: str) -> Labels:
    """Return the words of the house and of the game."""
    return Dnd5eLabels(language, Path(__file__).parent)
