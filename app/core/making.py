"""Commands that bring new things whose ids the rules make, and why those ids are not numbered."""

from collections.abc import Container
from hashlib import blake2b
from itertools import count
from operator import not_
from typing import Annotated

from pydantic import Field, StringConstraints

from app.core.events import Command
from app.core.model import Mark

_LENGTH = 4  # bytes of an ending; ids stay short enough to be typed


class MakingCommand(Command):
    """A command whose new things get ids by the rules.

    A number tells everybody who sees one id that others came before, secret ones too. So an id ends with a
    digest of the `lot`, which the house draws when the command counts; only a game master may bring one. It stands
    in the journal: a replay makes the same ids. Without a lot they are numbered, in a look ahead and in old journals.
    """

    lot: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{0,64}$"), Field(exclude_if=not_), Mark(asked=False)] = ""


def ending(lot: str, place: object) -> str:
    """Return the ending of the id at this place; without the lot it cannot be guessed."""
    return blake2b(f"{lot}:{place}".encode(), digest_size=_LENGTH).hexdigest()


def free_id(start: str, lot: str, taken: Container[str]) -> str:
    """Return an id that begins like this and is not taken: drawn where there is a lot, else with the lowest free
    number.
    """
    names = (f"{start}{ending(lot, f'{start}{number}') if lot else number}" for number in count(1))
    return next(name for name in names if name not in taken)
