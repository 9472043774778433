"""What is done from a page about quests: forms that act, and what becomes of what they say."""

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from starlette.datastructures import FormData, QueryParams

from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.systems.heroquest.magic.commands import ChooseSpecialSpells
from app.web import answer_text
from app.web.drafts import form_of
from app.web.errors import status_of
from app.web.forms import FieldError, FormRefused, read_command, refused, written
from app.web.heroquest.panel_contexts import Hidden
from app.web.heroquest.quests.caller import Caller

_OWN = frozenset({"revision", "key", "answer"})


@dataclass(frozen=True)
class Deed:
    """A form that is nothing but its button."""

    text: str
    hidden: Hidden
    icon: str | None = None
    tone: str | None = None


@dataclass(frozen=True)
class Refused:
    """What was wrong with a form, and what was typed."""

    errors: tuple[FieldError, ...] = ()
    typed: Mapping[str, str] | None = None
    status: int = 200

    def of(self, *fields: str) -> tuple[FieldError, ...]:
        """What is wrong with these fields."""
        return tuple(error for error in self.errors if error.field in fields)


FINE = Refused()


def asking(caller: Caller, command: Command) -> Hidden:
    """The fields of a form that asks for a command, made from the newest revision."""
    return (*((name, str(value)) for name, value in written(command).multi_items()), *fresh(caller))


def fresh(caller: Caller) -> Hidden:
    """From which revision a form was made, and under which key it counts once."""
    return (("revision", str(caller.snapshot.revision)), ("key", caller.found.new_id()))


def act(caller: Caller, values: FormData) -> str | Refused | None:
    """Carry out what a form asks for.

    Returns what was wrong, where to go on when something has to be chosen first, or None when it is done.
    """
    try:
        command = read_command(caller.snapshot.system, values)
    except FormRefused as error:
        return Refused(error.errors, _typed(values), 422)
    return carry_out(caller, command, values)


def carry_out(caller: Caller, command: Command, values: FormData) -> str | Refused | None:
    """The same with a command that was read already."""
    try:
        answers = answer_text.read([str(text) for text in values.getlist("answer")])
        caller.found.play.submit(caller.snapshot.campaign_id, command, answers, form_of(caller.actor, values))
    except InvalidAnswer as error:
        if error.code == "answer.missing" and isinstance(command, ChooseSpecialSpells):
            return Refused((FieldError("spells", "choice.too_few", {}),), _typed(values), 422)
        if error.code == "answer.missing":
            return f"/campaigns/{caller.snapshot.campaign_id}/table?{urlencode(written(command).multi_items())}"
        return Refused((refused(error),), _typed(values), status_of(error))
    except GameError as error:
        return Refused((refused(error),), _typed(values), status_of(error))
    return None


def _typed(values: FormData | QueryParams) -> Mapping[str, str]:
    return {name: str(value) for name, value in values.items() if name not in _OWN}
