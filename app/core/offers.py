"""Offers: what somebody can do now, as data. A game makes them; pages, phones, the API and programs read one list."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import JsonValue

from app.core.errors import Data, GameError, NeedsLeave
from app.core.events import Command
from app.core.model import Model, marks_of


class Refusal(Model):
    """Reason against something: the code of the sentence, its values, and the rule.

    `lifted`: the game master's yes lifts it, so a player can propose it.
    """

    code: str
    data: Mapping[str, Data]
    rule: str | None
    lifted: bool = False


class Offer(Model):
    """One thing that a figure can do now, or that it cannot do with the reason.

    `told` holds the fields of the command that are known, `asks` names those that still have to be told: with none of
    them the command may be sent as it is. `group` is the kind of deed, a word of the game. `cost` is in squares.
    `due` is the rule that demands it now. `is_spent`: the turn has no movement or action left for it, of which people
    are warned and which programs take for a refusal.
    """

    type: str
    figure_id: str | None
    told: Mapping[str, JsonValue]
    asks: tuple[str, ...] = ()
    group: str = ""
    refusal: Refusal | None = None
    cost: int | None = None
    due: str | None = None
    is_spent: bool = False

    @property
    def can_be_done(self) -> bool:
        """Return whether the rules let it begin and the turn has enough left for it."""
        return self.refusal is None and not self.is_spent

    @property
    def may_begin(self) -> bool:
        """Return whether people may begin it: the rules allow it, or the game master is asked first."""
        return self.refusal is None or self.refusal.lifted

    @property
    def command(self) -> dict[str, JsonValue]:
        """Return the command as far as it is known."""
        return {"type": self.type, **self.told}


def refused(error: GameError | None, rule: str | None = None) -> Refusal | None:
    """Return an objection of the rules as data; None where there is none."""
    if error is None:
        return None
    return Refusal(code=error.code, data=dict(error.data), rule=rule, lifted=isinstance(error, NeedsLeave))


def told_of(command: Command) -> dict[str, Any]:
    """Return the fields of a command that are not left at their defaults, as JSON."""
    return command.model_dump(mode="json", exclude={"type"}, exclude_defaults=True)


@cache
def needed_fields(kind: type[Command]) -> tuple[str, ...]:
    """Return the fields of a command that have to be told, in their order, without the id of something new."""
    return tuple(
        name
        for name, field in kind.model_fields.items()
        if name != "type" and field.is_required() and name != new_field(kind)
    )


@cache
def new_field(kind: type[Command]) -> str | None:
    """Return the field of a command for the id of something new, which must be told; None where it makes nothing."""
    fields = ((name, field) for name, field in kind.model_fields.items() if field.is_required())
    return next((name for name, field in fields if any(mark.role == "new" for mark in marks_of(field))), None)


@cache
def named_by(kind: type[Command], name: str) -> str:
    """Return the kind of things that a field of a command holds ids of; empty where it holds none."""
    return next((mark.names for mark in marks_of(kind.model_fields[name]) if mark.names), "")


def offer_of(
    command: Command, error: GameError | None, figure_id: str | None, *, asks: tuple[str, ...] = (), group: str = "",
    cost: int | None = None, due: str | None = None, is_spent: bool = False,
) -> Offer:  # fmt: skip
    """Return an offer of a command with what the rules say against it.

    The fields that it `asks` hold stand-ins: they are not told, and an objection to one of them is none.
    """
    told = {name: value for name, value in told_of(command).items() if name not in asks}
    objects = error is not None and error.field not in asks
    return Offer(
        type=command.type, figure_id=figure_id, told=told, asks=asks, group=group,
        refusal=refused(error) if objects else None, cost=cost, due=due, is_spent=is_spent,
    )  # fmt: skip
