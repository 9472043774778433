"""Words of Mage Knight Dungeons, read from `words` beside this folder."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from app.core.events import Event
from app.labels.fluent import Word
from app.labels.labels import Labels


class RulingLabels(Labels):
    """Labels that tell a ruling's result by a message of its own, which chooses by the results."""

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """Return the sentence for a fact: for the result of a ruling its own message, for a fact of a match the usual
        one.
        """
        if not hasattr(event, "sentence"):
            return super().sentence(event, names)
        sentence, result = getattr(event, "sentence", ""), getattr(event, "result", {})
        return self.text(f"answers.{sentence}", **{name: self._said(name, value) for name, value in result.items()})

    def _said(self, name: str, value: object) -> object:
        match value:
            case bool() | int():
                return value
            case dict():
                return Word(", ".join(f"{one} {number}" for one, number in value.items()), value)
            case list():
                return Word(", ".join(str(self._said(name, one)) for one in value) or self.text("lists.nobody"), value)
            case None:
                return Word("", None)
        return Word(self.word(f"choices.{name}", value), value)


@cache
def labels(language: str) -> RulingLabels:
    """Return the words of the house and of the game."""
    sections = {"cause": "choices.cause", "kind": "choices.kind", "hero_class": "choices.kind"}
    return RulingLabels(language, Path(__file__).parent, sections=sections)
