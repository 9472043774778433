"""Forms of hidden fields in every action panel, and the buttons that finish them."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count

from app.core.events import Command
from app.web.table.game_pages import Draft, Hidden
from app.web.table.snapshot import Snapshot
from app.web.ui.forms import written


@dataclass(frozen=True)
class Button:
    """One button: its text, what it sends, and its label for screen readers."""

    text: str
    label: str
    value: str = ""
    hidden: Hidden = ()
    icon: str | None = None
    tone: str | None = None
    key: str | None = None


class FormMaker:
    """Makes the forms of one panel; each has a key of its own, so that none counts as a repetition of another."""

    def __init__(self, draft: Draft, snapshot: Snapshot, then: str = "", tab: str = "", **follows: str) -> None:
        """Set what follows: the figure `then` on this tab, or the panel `stay` with what it shows.

        `do` names the panel that an error comes back to.
        """
        self._draft = draft
        self._shared: Mapping[str, str] = {"revision": str(snapshot.revision), "then": then, "tab": tab, **follows}
        self._numbers = count()

    @property
    def url(self) -> str:
        """Return the address of the page that the panel belongs to."""
        return self._draft.url

    def acting(self, kind: str, **fields: str) -> Hidden:
        """Return the fields of a form that acts."""
        return self._sent(self.looking(kind, **fields))

    def command(self, command: Command) -> Hidden:
        """Return the fields of a form that acts, with all that the command says."""
        return self._sent(written(command))

    def button(self, text: str, command: Command, icon: str | None = None, label: str = "") -> Button:
        """Return a form that is nothing but its button and asks for this command."""
        return Button(text, label, hidden=self.command(command), icon=icon)

    def _sent(self, fields: Hidden) -> Hidden:
        key = f"{self._draft.key}-{next(self._numbers)}"
        return (*fields, *((n, v) for n, v in self._shared.items() if v), ("key", key))

    def looking(self, kind: str, **fields: str) -> Hidden:
        """Return the fields of a form that only looks ahead."""
        return (("type", kind), *fields.items())

    def typed(self, kind: str, name: str) -> str:
        """Return the text typed into a field of this command, when it came back with an error."""
        return self._draft.query.get(name, "") if self._draft.query.get("type") == kind else ""


def live_forms(snapshot: Snapshot, place: str, **follows: str) -> FormMaker:
    """Forms outside of the panel, with keys that stay the same for a revision, so that two taps count once."""
    return FormMaker(Draft(url="", query={}, key=f"{place}-{snapshot.revision}"), snapshot, **follows)
