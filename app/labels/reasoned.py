"""Words of a game whose rules are asked as questions: each answer is told reason by reason."""

from collections.abc import Mapping

from app.core.events import Event
from app.core.rule_questions import Reason, RuleAnswered
from app.labels.labels import Labels


class ReasonedLabels(Labels):
    """Reasons stand in `because-<id>`."""

    def reason(self, reason: Reason) -> str:
        """Why an answer is what it is, in a sentence that names its rules."""
        data = {name: self._kept(name, value) for name, value in reason.data.items()}
        said = self.text(f"because.{reason.id}", **data)
        return f"{said} ({', '.join(reason.rules)})" if reason.rules else said

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """What happened, or what a rule says and why."""
        if isinstance(event, RuleAnswered):
            return " ".join(map(self.reason, event.because))
        return super().sentence(event, names)
