"""What the panel prints that asks for an action."""

from dataclasses import dataclass

from app.web.heroquest.calculator.fields import Control, Group
from app.web.heroquest.panel_contexts import Button, Hidden


@dataclass(frozen=True)
class WayLink:
    """Something to attack with."""

    text: str
    url: str
    is_chosen: bool


@dataclass(frozen=True)
class ActPanel:
    """An action that is being asked for. `final` are the buttons that go on; without them there is one that does."""

    url: str
    title: str
    class_id: str
    hidden: Hidden
    others_url: str | None  # to somebody else who does it
    ways: tuple[WayLink, ...]
    cannot: str  # why nothing can be chosen for the last question, or done at all, if so
    controls: tuple[Control, ...] = ()
    further: Group | None = None
    final_name: str = ""
    final_label: str = ""
    final: tuple[Button, ...] = ()
    own_name_url: str | None = None  # to a place with a name that is not among those to choose from
    final_error: str = ""
    form_errors: tuple[str, ...] = ()
