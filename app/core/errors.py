"""All errors of a game, without a word of German and without HTTP.

GameError
├── RuleViolation      a rule of the game forbids the command
├── InvalidValue       a value lies outside of what the field takes
│   ├── FileFault      a file is not what the field takes: another kind, newer, damaged
│   └── TooLarge       a file has more bytes than the field takes
├── UnknownContent     the content knows no such id (class, item …)
├── UnknownSubject     this campaign has no such hero, device, action
│   └── NoOffersMade   the game does not tell what can be done
├── InvalidAnswer      faces that the dice do not have, an option that was not offered
├── NotAllowed         the actor may not do this
│   └── NeedsLeave     a player may do this only after the game master's yes, so it can be proposed
├── StaleRevision      somebody else changed what the form was made from
├── NothingToUndo      there is no action left to take back
├── NothingToRedo      nothing was taken back since the last action
└── InTheWay           later actions build on the one to be taken back or corrected

A stable `code` names the fault for forms and API alike, `field` the input it belongs to, `data` fills the sentence.
"""

from collections.abc import Mapping
from typing import ClassVar

Data = str | int | bool | tuple[int, ...] | None


class GameError(Exception):
    """Base of all faults a player or game master can cause; never a fault of the program."""

    default_code: ClassVar[str] = "error"

    def __init__(self, code: str | None = None, *, field: str | None = None, **data: Data) -> None:
        self.code = code or self.default_code
        self.field = field
        self.data: Mapping[str, Data] = data
        super().__init__(self.code)


class RuleViolation(GameError):
    """A rule of the game forbids the command; the code names the rule."""

    default_code = "rule.violated"


class InvalidValue(GameError):
    """A value lies outside of what the field takes."""

    default_code = "value.invalid"


class FileFault(InvalidValue):
    """A file is not what the field takes: another kind of file, a newer one, a damaged one."""

    default_code = "file.unreadable"


class TooLarge(InvalidValue):
    """A file has more bytes than the field takes."""

    default_code = "file.too_large"


class UnknownContent(GameError):
    """The content has no entry with this id."""

    default_code = "content.unknown"


class UnknownSubject(GameError):
    """This campaign has no such hero, device or action."""

    default_code = "subject.unknown"


class NoOffersMade(UnknownSubject):
    """The game does not tell what can be done."""

    default_code = "offers.not_made"


class InvalidAnswer(GameError):
    """The faces do not fit the dice asked for, or the option was not offered."""

    default_code = "answer.invalid"


class NotAllowed(GameError):
    """The actor is not the one who may do this."""

    default_code = "actor.not_allowed"


class NeedsLeave(NotAllowed):
    """A player may do this only after the game master's yes; the code says why."""

    default_code = "actor.not_permitted"


class Unconfirmed(Exception):
    """An act that cannot be undone at the table: it is shown once before it is done."""


class StaleRevision(GameError):
    """The table has moved on since the form was made."""

    default_code = "revision.stale"


class NothingToUndo(GameError):
    """There is no action left to take back."""

    default_code = "undo.nothing"


class NothingToRedo(GameError):
    """Nothing was taken back since the last action."""

    default_code = "redo.nothing"


class InTheWay(GameError):
    """Later actions build on this one; `data["revisions"]` lists them."""

    default_code = "undo.in_the_way"
