"""A campaign moves from the laptop to the club's server and home again, as it was but for the dice to come."""

from itertools import count

from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.postgres import PostgresDatabase
from app.storage.transfer import Transfer
from tests.storage.files import read, written
from tests.table_top import NOW, TableTop

KEYS = count()


def moved(table: TableTop, to: AnyDatabase) -> TableTop:
    """The same campaign in another house, by its file."""
    file = read(written(Transfer(table.database, table.store, lambda: NOW, lambda: "here").campaign(table.id)))
    there = TableTop(to, campaign_id=-1)
    there.id = Transfer(to, there.store, lambda: NOW, lambda: "there").take_in(file, f"key-{next(KEYS)}").campaign_id
    return there


def test_there_and_back(database: Database, club: PostgresDatabase) -> None:
    here = TableTop(database)
    here.give("anna", 5)
    here.gamble("anna", *here.shown("anna"))
    here.undo()
    there = moved(here, club)
    assert (there.id, there.json[1], there.entries[1:-1]) == (here.id, here.json[1], here.entries[1:])
    assert there.store.rebuild(there.id).differed == ()
    there.redo()  # what can be brought back came along
    second = moved(there, club)
    there.give("bert", 1)
    assert second.id != there.id
    home = moved(there, database)
    assert (home.json[1], len(home.entries)) == (there.json[1], len(there.entries) + 1)
    report = Transfer(club, there.store, lambda: NOW, lambda: "there").report(there.id)
    assert report.head.expected
