"""Commands about a table's own content."""

from typing import Annotated

from app.core.events import Command
from app.core.own_entries import EntryKind
from app.core.texts import FileText, Line
from app.systems.heroquest.fields import ContentId

FileName = Annotated[str, Line(80, least=1)]


class EntryCommand(Command, touches=("content:{kind}.{id}",)):
    """A command about one entry."""

    # the entry: what happens to heroes meanwhile does not make the command stale
    kind: EntryKind
    id: ContentId


class ChangeContent(EntryCommand, type="change_content", private=frozenset({"fields.notes"})):
    """Change fields of a shipped entry or write an own one; replaces what was changed about it before.

    `fields` is TOML (`price = 90`) or a JSON object. `name` is what people read; an entry of one's own needs it.
    Of the kind `tables` are those there is one of: `rows.deep.rolls = [1]` of `faint`, `throw_range = 6` of `amounts`.
    """

    fields: Annotated[str, FileText(8_000)]


class RemoveContent(EntryCommand, type="remove_content"):
    """Take an own entry away, or the differences to a shipped one. What still carries it becomes a plain one."""


class ImportContent(Command, type="import_content"):
    """Take in a whole overlay, as TOML (`[[items]]`, `[[classes]]`, …) or as the JSON an export gives.

    What does not fit is named and left out.
    """

    text: Annotated[str, FileText(200_000, least=1)]
    file: FileName = "overlay.toml"
