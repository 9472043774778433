"""Words of a game whose rules say what they find: each finding by its reason."""

from collections.abc import Mapping
from typing import Any

from app.core.events import Event
from app.labels.fluent import Word
from app.labels.labels import Labels


class FindingLabels(Labels):
    """What a rule finds is told by its reason, which may choose by its values."""

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """What happened, or what a rule says."""
        told: Any = event  # by its type: the list of campaigns needs these words and none of the rules
        if told.type == "rule.found":
            return self.text(f"findings.{told.reason}", **self._found(told.values, names))
        return super().sentence(event, names)

    def _found(self, said: Mapping[str, object], names: Mapping[str, str]) -> Mapping[str, object]:
        values = {name: tuple(one) if isinstance(one, list) else one for name, one in said.items()}
        called = {name: names.get(one, one) if isinstance(one, str) else one for name, one in values.items()}
        return {
            name: one if isinstance(one, int) else Word(self.word(name, one), values[name])
            for name, one in called.items()
        }
