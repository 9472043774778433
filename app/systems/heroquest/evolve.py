"""The table after a fact: one small function an event, found by its type."""

from app.core.events import Event
from app.systems.heroquest import subjects
from app.systems.heroquest.registering import AFTER_EACH, ALSO, EVOLVERS
from app.systems.heroquest.state.table import Table


def evolve(table: Table, event: Event) -> Table:
    """The table after a fact. An event the game does not know is a fault of the program."""
    subjects.load()
    later: Table = EVOLVERS[type(event)](table, event)
    for follow in AFTER_EACH:
        later = follow(table, later, event)
    for note in ALSO.get(type(event), ()):
        later = note(later, event)
    return later
