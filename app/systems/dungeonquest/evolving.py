"""How the table follows an event: said where the event stands."""

from app.core.events import Event, Evolvers
from app.core.own_entries import ENTRY_EVENTS, follow_entries
from app.core.settled_points import ReadingChosen, follow_reading
from app.systems.dungeonquest.state import Table

EVOLVERS: Evolvers[Table] = Evolvers()
evolves, evolve = EVOLVERS.evolves, EVOLVERS.evolve


@evolves(ReadingChosen)
def _reading(table: Table, event: ReadingChosen) -> Table:
    return table.model_copy(update={"settled": follow_reading(table.settled, event)})


def _entry(table: Table, event: Event) -> Table:
    return table.model_copy(update={"own_entries": follow_entries(table.own_entries, event)})


for _kind in ENTRY_EVENTS:
    evolves(_kind)(_entry)
