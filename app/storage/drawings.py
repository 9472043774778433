"""Boards that somebody draws; they belong to no campaign. Every step is saved at once and can be taken back.

What a drawing is made of knows its game alone; here it is a text. A drawing is what its step at `place` says.
"""

from collections.abc import Callable, Sequence
from datetime import UTC
from typing import Any

from sqlalchemy import BindParameter, and_, bindparam, delete, func, insert, select, update

from app.campaign.ports import LONGEST, Clock, StoredDrawing
from app.core.errors import InvalidValue, NothingToRedo, NothingToUndo, StaleRevision, UnknownSubject
from app.storage.connections import AnyDatabase, Connection
from app.storage.journal_rows import to_moment
from app.storage.statements import Statement
from app.storage.tables import MapDrawingRow, MapDrawingStepRow, table_of

MOST_DRAWINGS = 1000
MOST_STEPS = 100
_KEPT = 20_000_000  # characters of all its steps: of a huge one fewer are kept


_DRAWING, _STEP = table_of(MapDrawingRow), table_of(MapDrawingStepRow)
_drawing, _step = _DRAWING.c, _STEP.c
_ID: BindParameter[str] = bindparam("drawing_id")
_PLACE: BindParameter[int] = bindparam("at_place")
_own, _own_step = _drawing.id == _ID, _step.drawing_id == _ID
_drawn = select(_drawing.id, _step.name, _drawing.revision, _drawing.changed_at, _step.body, _drawing.place).join_from(
    _DRAWING, _STEP, and_(_step.drawing_id == _drawing.id, _step.place == _drawing.place)
)

_ALL = Statement(_drawn.where(_drawing.system == bindparam("system")).order_by(_drawing.changed_at.desc(), _drawing.id))
_ONE = Statement(_drawn.where(_own))
_COUNT = Statement(select(func.count()).select_from(_DRAWING))
_DEEDS = Statement(select(_step.place, _step.deed).where(_own_step, _step.place.between(_PLACE - 1, _PLACE + 1)))
_ADD = Statement(insert(_DRAWING))
_ADD_STEP = Statement(insert(_STEP))
_MOVE = Statement(
    update(_DRAWING).where(_own).values({name: bindparam(name) for name in ("revision", "place", "changed_at")})
)
_FORGET_LATER = Statement(delete(_STEP).where(_own_step, _step.place > _PLACE))
_FORGET_EARLIER = Statement(delete(_STEP).where(_own_step, _step.place < _PLACE))
_FORGET_STEPS = Statement(delete(_STEP).where(_own_step))
_FORGET = Statement(delete(_DRAWING).where(_own))


class Drawings:
    """All drawings of one house."""

    def __init__(self, database: AnyDatabase, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def all(self, system: str) -> Sequence[StoredDrawing]:
        """Return the drawings for a game, the one last changed first. Raises: StorageFault."""
        with self._database.reading() as connection:
            return [_stored(row) for row in _ALL(connection, system=system)]

    def one(self, drawing_id: str) -> StoredDrawing:
        """Return a drawing as it stands. Raises: UnknownSubject; StorageFault."""
        with self._database.reading() as connection:
            row = _row(connection, drawing_id)
            deeds = dict(_DEEDS(connection, drawing_id=drawing_id, at_place=row[-1]).fetchall())
        place = row[-1]
        return _stored(row)._replace(undo=deeds[place] if place - 1 in deeds else None, redo=deeds.get(place + 1))

    def create(self, drawing_id: str, system: str, name: str, body: str) -> None:
        """Keep a new drawing; the same id twice makes one. Raises: InvalidValue when there are too many;
        StorageFault.
        """
        _check_length(body)
        with self._database.writing() as connection:
            if _ONE(connection, drawing_id=drawing_id).fetchone() is not None:
                return
            if _COUNT(connection).fetchone()[0] >= MOST_DRAWINGS:
                raise InvalidValue("drawing.too_many", maximum=MOST_DRAWINGS)
            _ADD(connection, id=drawing_id, system=system, revision=1, place=1, changed_at=self._now())
            _ADD_STEP(connection, drawing_id=drawing_id, place=1, name=name, deed="", body=body)

    def change(self, drawing_id: str, revision: int, name: str, body: str, deed: str) -> StoredDrawing:
        """Save a step; what was taken back before is forgotten. `revision`: the one that was changed.

        Raises: UnknownSubject; StaleRevision when somebody else was quicker; InvalidValue; StorageFault.
        """
        _check_length(body)

        def save(connection: Connection, place: int) -> int:
            _FORGET_LATER(connection, drawing_id=drawing_id, at_place=place)
            _ADD_STEP(connection, drawing_id=drawing_id, place=place + 1, name=name, deed=deed, body=body)
            kept = max(2, min(MOST_STEPS, _KEPT // len(body)) + 1)
            _FORGET_EARLIER(connection, drawing_id=drawing_id, at_place=place + 2 - kept)
            return place + 1

        return self._moved(drawing_id, revision, save)

    def undo(self, drawing_id: str, revision: int) -> StoredDrawing:
        """Take the last step back. Raises: UnknownSubject; StaleRevision; NothingToUndo; StorageFault."""
        if self.one(drawing_id).undo is None:
            raise NothingToUndo
        return self._moved(drawing_id, revision, lambda _, place: place - 1)

    def redo(self, drawing_id: str, revision: int) -> StoredDrawing:
        """Bring back what was taken back. Raises: UnknownSubject; StaleRevision; NothingToRedo; StorageFault."""
        if self.one(drawing_id).redo is None:
            raise NothingToRedo
        return self._moved(drawing_id, revision, lambda _, place: place + 1)

    def delete(self, drawing_id: str) -> None:
        """Throw a drawing away with all its steps. Raises: UnknownSubject; StorageFault."""
        with self._database.writing() as connection:
            _row(connection, drawing_id)
            _FORGET_STEPS(connection, drawing_id=drawing_id)
            _FORGET(connection, drawing_id=drawing_id)

    def _moved(self, drawing_id: str, revision: int, go: Callable[[Connection, int], int]) -> StoredDrawing:
        with self._database.writing() as connection:
            row = _row(connection, drawing_id)
            if row[2] != revision:
                raise StaleRevision("drawing.stale")
            place = go(connection, row[-1])
            _MOVE(connection, drawing_id=drawing_id, revision=revision + 1, place=place, changed_at=self._now())
        return self.one(drawing_id)

    def _now(self) -> str:
        return self._clock().astimezone(UTC).isoformat()


def _row(connection: Connection, drawing_id: str) -> Any:  # Any: a row of the driver
    row = _ONE(connection, drawing_id=drawing_id).fetchone()
    if row is None:
        raise UnknownSubject("drawing.unknown")
    return row


def _stored(row: Any) -> StoredDrawing:
    drawing_id, name, revision, changed_at, body, _ = row
    return StoredDrawing(drawing_id, name, revision, to_moment(changed_at), body)


def _check_length(body: str) -> None:
    if len(body) > LONGEST:
        raise InvalidValue("drawing.too_large", maximum=LONGEST // 1000)
