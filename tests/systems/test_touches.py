"""What commands and facts of every game have to do with, and what facts change."""

from collections.abc import Iterator
from string import Formatter

from app.campaign import commands, events
from app.core.events import Command, Event, Named
from app.core.own_entries import ENTRY_EVENTS
from app.core.rulebook import ReadingChosen
from app.systems.heroquest.cards.events import DeckEvent
from app.systems.heroquest.changes import HeroEvent, MonsterEvent
from app.systems.heroquest.screen.events import ScreenEvent
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


# The methods by which a fact says what it changes, by the base that has them as they are otherwise.
_HOOKS: dict[type, str] = {
    Event: "evolve", events.HouseEvent: "evolve", events.DeviceEvent: "evolve_device", HeroEvent: "evolve_hero",
    MonsterEvent: "evolve_monster", ScreenEvent: "evolve_screen", DeckEvent: "evolve_pile",
}  # fmt: skip
_FOLLOWED_BY_THEIR_GAME = {ReadingChosen, *ENTRY_EVENTS}


def test_every_fact_says_what_it_changes_or_that_it_changes_nothing() -> None:
    facts = {kind for kind in _kinds() if issubclass(kind, Event)} - _FOLLOWED_BY_THEIR_GAME
    for kind in facts:
        hooks = {hook for base, hook in _HOOKS.items() if issubclass(kind, base)}
        own = {name for one in kind.__mro__ if one not in _HOOKS for name in vars(one)}
        assert kind.changes_nothing is hooks.isdisjoint(own), kind


def test_nobody_says_what_a_base_has_said_otherwise() -> None:
    """A base with `subjects` of its own would hide the `touches` of what is made from it."""
    for kind in _kinds():
        said, found = (next(one for one in kind.__mro__ if name in vars(one)) for name in ("touches", "subjects"))
        assert found is Named or not issubclass(said, found), kind


def test_a_backup_follows_the_end_of_an_evening() -> None:
    ends = [kind for kind in _kinds() if issubclass(kind, Event) and kind.ends_evening]
    assert len(ends) > 1
    assert [kind.__name__ for kind in ends if not kind.is_milestone] == []
