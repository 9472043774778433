"""What commands and facts of every game have to do with."""

from collections.abc import Iterator
from string import Formatter

from app.campaign import commands, events
from app.core.events import Command, Event, Named
from app.systems.registry import SYSTEMS


def _kinds() -> Iterator[type[Named]]:
    yield from (*commands.COMMAND_TYPES, *events.EVENT_TYPES)
    for game in SYSTEMS.values():
        yield from (*game.command_types, *game.event_types)


def test_everything_in_braces_is_a_field() -> None:
    wrong = {
        kind.__name__: field
        for kind in _kinds()
        for name in (*kind.touches, *(kind.done_by if issubclass(kind, Command) else ()))
        for _, field, _, _ in Formatter().parse(name)
        if field and field not in kind.model_fields and not isinstance(getattr(kind, field, None), property)
    }
    assert not wrong


def test_nobody_says_what_a_base_has_said_otherwise() -> None:
    """A base with `subjects` of its own would hide the `touches` of what is made from it."""
    for kind in _kinds():
        said, found = (next(one for one in kind.__mro__ if name in vars(one)) for name in ("touches", "subjects"))
        assert found is Named or not issubclass(said, found), kind


def test_a_backup_follows_the_end_of_an_evening() -> None:
    ends = [kind for kind in _kinds() if issubclass(kind, Event) and kind.ends_evening]
    assert len(ends) > 1
    assert [kind.__name__ for kind in ends if not kind.is_milestone] == []
