"""The panels that any game has besides a draft: nothing, what was just done, what needs the game master's leave."""

from dataclasses import dataclass

from app.core.errors import GameError
from app.web.http.forms import FieldError, written
from app.web.table import answers as table_answers
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.ui.rendering import Shown


@dataclass(frozen=True)
class IdlePanel:
    """Nothing is going on."""

    title: str
    heading: str
    text: str
    seat_url: str | None = None
    form_errors: tuple[str, ...] = ()


def propose_panel(look: Look, draft: Draft, words: tuple[str, str], in_vain: GameError | None) -> Shown:
    """The panel for a draft that is complete but not allowed. `words`: what it is called, and on whom and with what."""
    assert draft.command is not None
    answers = tuple(("answer", table_answers.write(answer)) for answer in draft.given)
    sent = (("revision", str(look.snapshot.revision)), ("key", draft.key), ("propose", "yes"))
    doer = next((one for one in sorted(draft.command.actors) if look.name_of(one)), "")
    return Shown(
        url=draft.url,
        title=words[0],
        details=words[1],
        class_id=look.crest_of(doer),
        hidden=(*((name, str(value)) for name, value in written(draft.command).multi_items()), *answers, *sent),
        cannot=look.labels.error(in_vain.code, **in_vain.data) if in_vain is not None else "",
        form_errors=look.errors([error for error in draft.errors if not is_leave(error)]),
    )


def is_leave(error: FieldError) -> bool:
    """Whether nothing but the game master's leave is missing."""
    return error.code == "actor.not_permitted"
