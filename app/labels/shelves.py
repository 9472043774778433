"""Words of games whose rules can be asked: answers told by their reasons, and what stands on shelves."""

import json
from collections.abc import Mapping
from typing import Any, Self

from app.core.events import Event
from app.core.own_entries import Own
from app.core.rule_questions import Reason, RuleAnswered
from app.labels.fluent import Word
from app.labels.labels import Labels


class FindingLabels(Labels):
    """Labels that tell a rule's finding by its reason, which may choose by its values."""

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """Return an event or a finding of a rule as a sentence."""
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


class ShelfLabels(FindingLabels):
    """Cards and tiles are drawn like dice; an option without words speaks for itself, as numbers and names do."""

    shelves: tuple[str, ...] = ()

    def of_table(self, own: Own) -> Self:
        """Return these words with the names and texts of a table's own entries."""
        names = {f"{one.kind}.{one.id}": one.name for one in own if one.name}
        texts = {f"texts.{one.id}": json.loads(one.facts).get("text", "") for one in own}
        return self.calling({**names, **texts})

    def face(self, face: str) -> str:
        """Return an entry of a shelf by its name there."""
        keys = (f"{shelf}.{face}" for shelf in self.shelves)
        return next((self.text(key) for key in keys if key in self), self.unnamed(face))

    def unnamed(self, face: str) -> str:
        """Return the text for an entry that is on no shelf."""
        return face

    def option(self, purpose: str, option: str) -> str:
        """Return an option of a choice; a section that has no words for it leaves it as it is."""
        section = self._named(f"prompts.{purpose}.section", "")
        keys = (f"prompts.{purpose}.options.{option}", f"{section}.{option}")
        return next((self.text(key) for key in keys if key in self), self.face(option))


class ReasonedLabels(Labels):
    """Reasons stand in `because-<id>`."""

    def reason(self, reason: Reason) -> str:
        """Return why an answer is what it is, in a sentence that names its rules."""
        data = {name: self._kept(name, value) for name, value in reason.data.items()}
        said = self.text(f"because.{reason.id}", **data)
        return f"{said} ({', '.join(reason.rules)})" if reason.rules else said

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """Return an event, or an answer of a rule and its reason, as a sentence."""
        if isinstance(event, RuleAnswered):
            return " ".join(map(self.reason, event.because))
        return super().sentence(event, names)
