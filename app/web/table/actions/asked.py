"""Contents of the panel of an action while its fields are asked for."""

from dataclasses import dataclass

from app.web.table.game_pages import Hidden
from app.web.table.panel_forms import Button
from app.web.ui.rendering import Context
from app.web.ui.schema_form.form import Control, FieldGroup


@dataclass(frozen=True)
class ChoiceLink:
    """A way to do it."""

    text: str
    url: str
    is_chosen: bool
    note: str = ""


@dataclass(frozen=True)
class ItemChoice:
    """A way to do it: what it is called, and the fields that say so."""

    text: str
    fields: tuple[tuple[str, str], ...]
    note: str = ""


@dataclass(frozen=True)
class ActPanel:
    """An action that is being asked for. `final` are the buttons that go on; without them there is one that does."""

    url: str
    title: str
    class_id: str
    hidden: Hidden
    others_url: str | None  # to somebody else who does it
    choices: tuple[ChoiceLink, ...]
    cannot: str  # why nothing can be chosen for the last question, or done at all, if so
    controls: tuple[Control, ...] = ()
    further: FieldGroup | None = None
    final_name: str = ""
    final_label: str = ""
    final: tuple[Button, ...] = ()
    own_name_url: str | None = None  # to a place with a name that is not among those to choose from
    names_final: bool = False  # whether the last question asks for that name
    final_error: str = ""
    form_errors: tuple[str, ...] = ()
    refused: tuple[Context, ...] = ()
    overrule_url: str | None = None  # where the game knows what is not asked, to tell it otherwise
    go_text: str = ""  # what goes on says, if it is more than that
    beside: ChoiceLink | None = None  # something to be done before
    asks_way: str = ""  # asked before everything else: in which way

    @property
    def asks_nothing(self) -> bool:
        """Return whether the panel would be empty: nothing is left to answer, and nothing speaks against it."""
        is_asked = self.controls or self.further or self.final_name or self.asks_way or len(self.choices) > 1
        return not (is_asked or self.cannot or self.form_errors or self.refused or self.beside)
