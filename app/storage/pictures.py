"""The bytes of uploaded pictures. No rebuild touches them: the journal knows only their digests."""

import sqlite3

from sqlalchemy import bindparam, delete, func, insert, select

from app.storage.connections import Connection
from app.storage.statements import Statement
from app.storage.tables import PictureRow, table_of

_table = table_of(PictureRow)
_of_owner = (_table.c.campaign_id == bindparam("campaign_id"), _table.c.owner == bindparam("owner"))

KEEP = Statement(insert(_table))
DIGESTS = Statement(select(_table.c.digest).where(*_of_owner))
OF_CAMPAIGN = Statement(
    select(_table.c.owner, _table.c.digest, _table.c.content)
    .where(_table.c.campaign_id == bindparam("campaign_id"))
    .order_by(_table.c.owner, _table.c.digest)
)
SIZE = Statement(
    select(func.coalesce(func.sum(func.length(_table.c.content)), 0)).where(
        _table.c.campaign_id == bindparam("campaign_id")
    )
)
FORGET = Statement(delete(_table).where(*_of_owner))
CONTENT = Statement(select(_table.c.content).where(_table.c.digest == bindparam("digest")).limit(1))


def forget(connection: Connection, campaign_id: int, owner: str) -> None:
    """Delete somebody's pictures; in a file their bytes do not stay behind in free pages either."""
    if isinstance(connection, sqlite3.Connection):
        connection.execute("PRAGMA secure_delete=ON")
    FORGET(connection, campaign_id=campaign_id, owner=owner)
