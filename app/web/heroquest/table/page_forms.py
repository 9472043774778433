"""Handling of forms sent from the pages about quests and heroes."""

from typing import NamedTuple
from urllib.parse import urlencode

from starlette.datastructures import FormData

from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.systems.heroquest.magic.commands import ChooseSpecialSpells
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.table import answers as table_answers
from app.web.table.drafts import form_of
from app.web.ui.errors import status_of
from app.web.ui.forms import FieldError, FormRefused, errors_of, read_command, written


class FormRefusal(NamedTuple):
    """Errors of a form, and the status of the page that shows it again; empty on a page that is opened."""

    errors: tuple[FieldError, ...] = ()
    status: int = 200


NOTHING_WRONG = FormRefusal()


def submit_form(caller: HeroQuestRequest, values: FormData, command: Command | None = None) -> str | FormRefusal:
    """Do what a form asks for; `command` if it was read already.

    Returns where to go on when something has to be chosen first, nothing when it is done, or what is wrong with it.
    """
    try:
        command = command or read_command(caller.system, values)
        answers = table_answers.read([str(text) for text in values.getlist("answer")])
        caller.app.play.submit(caller.campaign_id, command, answers, form_of(caller.actor, values))
    except (FormRefused, GameError) as error:
        if command is not None and isinstance(error, InvalidAnswer) and error.code == "answer.missing":
            if isinstance(command, ChooseSpecialSpells):
                return FormRefusal((FieldError("spells", "choice.too_few", {}),), 422)
            return f"{caller.table_url}?{urlencode(written(command))}"
        return FormRefusal(errors_of(error), status_of(error))
    return ""
