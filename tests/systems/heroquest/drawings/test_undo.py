"""However somebody draws: taking back every step leads to the start, bringing them back to the end."""

from collections.abc import Sequence
from itertools import count

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.errors import InvalidValue
from app.storage.database import Database
from app.storage.drawings import Drawings
from app.systems.heroquest.drawings import files, steps
from app.systems.heroquest.drawings.operations import applied
from tests.builders import CONTENT
from tests.systems.heroquest.drawings.test_operations import EMPTY, STEPS
from tests.table_top import NOW, database, empty_file

__all__ = ["database", "empty_file"]
_ids = count()


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(STEPS, min_size=1, max_size=10))
def test_taken_back_is_as_if_it_had_never_been(database: Database, taken: Sequence[steps.Step]) -> None:
    drawings, name = Drawings(database, lambda: NOW), f"map{next(_ids)}"
    drawings.create(name, "heroquest", EMPTY.name, files.written(EMPTY))
    quest, revision, states = EMPTY, 1, [EMPTY]
    for step in taken:
        try:
            quest = applied(quest, step, CONTENT.board).quest
        except InvalidValue:
            continue
        revision = drawings.change(name, revision, quest.name, files.written(quest), step.op).revision
        states.append(quest)
    for expected in reversed(states[:-1]):
        found = drawings.undo(name, revision)
        revision = found.revision
        assert files.read(found.body) == expected
    assert found_undo(drawings, name) is None
    for expected in states[1:]:
        found = drawings.redo(name, revision)
        revision = found.revision
        assert files.read(found.body) == expected


def found_undo(drawings: Drawings, name: str) -> str | None:
    """What undo would take back now."""
    return drawings.one(name).undo
