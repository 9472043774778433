"""What a player may not do by himself he can propose: the panel that offers it, and a proposal in words."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.core.events import Command
from app.systems.heroquest.dry_run import refusal
from app.web.heroquest.actions.panel import title_of
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.panel_contexts import Hidden
from app.web.http.forms import FieldError, written
from app.web.table import answers as table_answers
from app.web.table.game_pages import Draft

# Fields that say on whom or with what.
_CONTENT = ("spell", "trap", "content_id", "lore", "effect", "weakness", "furniture", "area", "chest")
_FIGURES = ("target_id", "to_id", "monster_id", "target_ids", "lost_id")
_NUMBERS = ("change", "points", "amount")
_THINGS = ("weapon_id", "item_id", "thing_id")


@dataclass(frozen=True)
class ProposePanel:
    """A deed that needs the game master: one button asks for it."""

    url: str
    title: str
    details: str
    class_id: str
    hidden: Hidden
    cannot: str  # why there is nothing to propose, if so
    form_errors: tuple[str, ...]


def propose_panel(look: Look, draft: Draft) -> ProposePanel:
    """The panel for a draft that is complete but not allowed."""
    assert draft.command is not None
    title, details = wish_words(look, draft.command)
    hero = next((one for one in sorted(draft.command.actors) if one in look.table.heroes), "")
    answers = tuple(("answer", table_answers.write(answer)) for answer in draft.given)
    sent = (("revision", str(look.snapshot.revision)), ("key", draft.key), ("propose", "yes"))
    return ProposePanel(
        url=draft.url,
        title=title,
        details=details,
        class_id=look.crest_of(hero),
        hidden=(*((name, str(value)) for name, value in written(draft.command).multi_items()), *answers, *sent),
        cannot=_in_vain(look, draft.command),
        form_errors=look.errors([error for error in draft.errors if not is_leave(error)]),
    )


def _in_vain(look: Look, command: Command) -> str:
    """Why the rules would refuse a potion as things are: the thing and whoever drinks are the player's own."""
    if command.type != "drink_potion":
        return ""
    error = refusal(look.table, command, look.content)
    return look.labels.error(error.code, **error.data) if error is not None else ""


def is_leave(error: FieldError) -> bool:
    """Whether nothing but the game master's leave is missing."""
    return error.code == "actor.not_permitted"


def wish_words(look: Look, command: Command) -> tuple[str, str]:
    """What somebody wants to do, and on whom and with what."""
    given = {name: str(getattr(command, name)) for name in type(command).model_fields}
    return title_of(look, command.type, given), ", ".join(_details(look, command))


def _details(look: Look, command: Command) -> Iterator[str]:
    for name in type(command).model_fields:
        value = getattr(command, name)
        if name in _FIGURES:
            several = value if isinstance(value, tuple) else (value,)
            yield from filter(None, map(look.name_of, several))
        elif name in _THINGS:
            yield from _thing(look, command, str(value))
        elif value is not None and name in (*_CONTENT, *_NUMBERS):
            yield look.labels.word(name, value)


def _thing(look: Look, command: Command, item_id: str) -> Iterator[str]:
    """A thing of whoever acts, by its name: what others carry is nobody's business."""
    for hero_id in command.actors & set(look.table.heroes):
        carried = look.table.heroes[hero_id].items
        yield from (look.cards.item_name(item) for item in carried if item.id == item_id)
