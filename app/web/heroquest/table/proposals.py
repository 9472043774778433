"""What a player may not do by himself he can propose: the panel that offers it, and a proposal in words."""

from collections.abc import Iterator

from app.core.events import Command
from app.web.heroquest.actions.actions import ACTIONS
from app.web.heroquest.table.look import Look

# Fields that say on whom or with what.
_CONTENT = ("spell", "trap", "content_id", "lore", "effect", "weakness", "furniture", "area", "chest")
_FIGURES = ("target_id", "to_id", "monster_id", "target_ids", "lost_id")
_NUMBERS = ("change", "points", "amount")
_THINGS = ("weapon_id", "item_id", "thing_id")


def wish_words(look: Look, command: Command) -> tuple[str, str]:
    """What somebody wants to do, and on whom and with what."""
    given = {name: str(getattr(command, name)) for name in type(command).model_fields}
    return ACTIONS.title(look, command.type, given), ", ".join(dict.fromkeys(_details(look, command)))


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
