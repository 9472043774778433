"""A campaign moves from the laptop to the club's server and home again, exactly as it was."""

from app.storage.campaign_files import read, written
from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.postgres.database import PostgresDatabase
from app.storage.transfer import Transfer
from tests.table_top import NOW, TableTop


def moved(table: TableTop, to: AnyDatabase) -> TableTop:
    """The same campaign in another house, by its file."""
    file = read(written(Transfer(table.database, table.store).campaign(table.id, NOW)))
    there = TableTop(to, campaign_id=-1)
    there.id = Transfer(to, there.store).take_in(file, file.seal).campaign_id
    return there


def test_there_and_back(database: Database, club: PostgresDatabase) -> None:
    here = TableTop(database)
    here.give("anna", 5)
    here.gamble("anna", *here.shown("anna"))
    here.undo()
    there = moved(here, club)
    assert (there.id, there.json, there.entries) == (here.id, here.json, here.entries)
    assert there.store.rebuild(there.id).differed == ()
    there.redo()  # what can be brought back came along
    second = moved(there, club)
    there.give("bert", 1)
    assert second.id != there.id
    home = moved(there, database)
    assert (home.json, home.entries) == (there.json, there.entries)
    report = Transfer(club, there.store).report(there.id, NOW)
    assert report.expected
