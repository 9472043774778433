"""What only a club's server has: its own faults, its own upgrades, and connections that break."""

import shutil
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from app.campaign.ports import StorageFault
from app.storage.database import Database
from app.storage.migrations import MIGRATIONS, create_tables, current_revision, head_revision, known_revisions, upgrade
from app.storage.outside_journal import HouseSettings
from app.storage.postgres import STAYS, Patience, PostgresDatabase
from app.storage.tables import METADATA
from tests.postgres.server import Server
from tests.table_top import NOW, TableTop
from tests.toy.game.game import ChangeCoins

STEP = '''
"""give campaigns a color"""
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("campaign", sa.Column("color", sa.String(), nullable=False, server_default="red"))
    {more}
'''


def add_step(folder: Path, more: str = "") -> Path:
    """The migrations of a program one step further."""
    target = Path(shutil.copytree(MIGRATIONS, folder / "migrations"))
    step = STEP.format(before=head_revision(), more=more)
    (target / "versions" / "2027-01-01_next.py").write_text(step, encoding="utf-8")
    return target


@pytest.mark.parametrize(
    ("kind", "code"),
    [
        (psycopg.errors.DiskFull, "storage.full"),
        (psycopg.errors.TooManyConnections, "storage.busy"),
        (psycopg.errors.LockNotAvailable, "storage.busy"),
        (psycopg.errors.DeadlockDetected, "storage.busy"),
        (psycopg.errors.QueryCanceled, "storage.busy"),
        (psycopg.errors.ReadOnlySqlTransaction, "storage.read_only"),
        (psycopg.errors.InvalidPassword, "storage.refused"),
        (psycopg.errors.AdminShutdown, "storage.unreachable"),
        (psycopg.errors.IoError, "storage.failed"),
        (psycopg.errors.DataCorrupted, "storage.broken"),
        (psycopg.OperationalError, "storage.unreachable"),
    ],
)
def test_a_fault_of_the_server_has_a_stable_code(kind: type[psycopg.Error], code: str) -> None:
    with pytest.raises(StorageFault) as fault, PostgresDatabase.faults_told():
        raise kind("?")
    assert fault.value.code == code


def test_a_mistake_in_a_statement_is_no_fault_of_the_server(club: PostgresDatabase) -> None:
    with pytest.raises(psycopg.errors.UndefinedTable), club.reading() as connection:
        connection.execute("SELECT * FROM nowhere")


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("postgresql://postgres@127.0.0.1:1/nowhere", "storage.unreachable"),
        ("postgresql://postgres@{server}/nowhere", "storage.refused"),
        ("postgresql://stranger@{server}/postgres", "storage.refused"),
    ],
)
def test_a_server_that_is_not_there_or_lets_nobody_in_is_told(postgres: Server, address: str, code: str) -> None:
    database = PostgresDatabase(address.format(server=f"127.0.0.1:{postgres.port}"))
    with pytest.raises(StorageFault) as fault:
        database.check_whole()
    assert fault.value.code == code


def test_a_server_that_was_restarted_goes_on_at_once(club: PostgresDatabase, postgres: Server) -> None:
    table = TableTop(club)
    table.give("anna", 5)
    postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'heldenpass'")
    table.give("anna", 1)
    assert table.coins == {"anna": 6}


def test_while_a_server_is_known_to_be_down_nobody_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, now = [], [100.0]

    def connect() -> psycopg.Connection[object]:
        asked.append(now[0])
        raise psycopg.OperationalError("?")

    monkeypatch.setattr("app.storage.postgres.time.monotonic", lambda: now[0])
    patience = Patience(connect)
    for seconds in (0.0, 0.5, 1.0, 0.6, 0.1):
        now[0] += seconds
        with pytest.raises(psycopg.OperationalError):
            patience()
    assert asked == [100.0, 102.1]


def test_a_connection_that_breaks_in_the_middle_changes_nothing(club: PostgresDatabase, postgres: Server) -> None:
    table = TableTop(club)
    form = table.form()
    killing = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE state = 'idle in transaction'"

    def fail() -> None:
        with table.store.writing(table.id) as campaign:
            campaign.drop_checkpoints(0)
            postgres.execute(killing)
            campaign.drop_checkpoints(0)

    before = table.derived
    with pytest.raises(StorageFault, match=r"storage\.unreachable"):
        fail()
    assert table.derived == before
    assert not table.do(ChangeCoins(owner="anna", change=1), form=form).repeated


def test_what_failed_on_the_way_is_never_told_as_done(club: PostgresDatabase) -> None:
    """The server would answer COMMIT with a quiet rollback."""

    def go_on_all_the_same() -> None:
        with club.writing() as connection, suppress(psycopg.errors.UndefinedTable):
            connection.execute("SELECT * FROM nowhere")

    with pytest.raises(StorageFault, match=r"storage\.failed"):
        go_on_all_the_same()


def test_two_campaigns_do_not_wait_for_each_other(club: PostgresDatabase) -> None:
    one, other = TableTop(club), TableTop(club)
    with one.store.writing(one.id), ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(other.give, "anna", 5).result(timeout=5)
    assert other.coins == {"anna": 5}


def test_the_steps_lead_to_the_tables_the_program_knows(postgres: Server, club: PostgresDatabase) -> None:
    stepped = PostgresDatabase(postgres.empty())
    with patch("app.storage.migrations.head_revision", return_value="another"):
        create_tables(stepped, head_revision())
    assert current_revision(stepped) == head_revision()
    columns = []
    for one in (stepped, club):
        with one.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, METADATA) == []
        with one.reading() as look:
            found = "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns"
            columns.append(look.execute(f"{found} WHERE table_schema = 'public' ORDER BY 1, 2").fetchall())
    assert columns[0] == columns[1]
    stepped.close()


def test_an_upgrade_keeps_a_copy_first_and_loses_nothing(club: PostgresDatabase, tmp_path: Path) -> None:
    table = TableTop(club)
    table.give("anna", 5)
    before = table.derived
    backup = upgrade(club, tmp_path / "backups", NOW, add_step(tmp_path))
    assert backup is not None
    assert backup.stat().st_size > 0
    assert current_revision(club) == "next"
    assert table.derived == before
    with pytest.raises(StorageFault, match=r"database\.newer"):
        upgrade(club, tmp_path / "backups", NOW)


def test_an_upgrade_that_fails_changes_nothing(club: PostgresDatabase, tmp_path: Path) -> None:
    table = TableTop(club)
    before = table.derived
    with pytest.raises(StorageFault, match=r"database\.upgrade_failed"):
        upgrade(club, tmp_path / "backups", NOW, add_step(tmp_path, 'op.execute("SELECT * FROM nothing")'))
    assert current_revision(club) == head_revision()
    assert table.derived == before


def test_a_database_of_another_program_is_refused(postgres: Server, tmp_path: Path) -> None:
    address = postgres.empty()
    postgres.execute("CREATE TABLE recipe (name TEXT)", database=address.rpartition("/")[2])
    database = PostgresDatabase(address)
    with pytest.raises(StorageFault, match=r"database\.foreign"):
        upgrade(database, tmp_path, NOW)
    database.close()


def test_an_older_database_is_copied_with_the_tables_it_has(postgres: Server, tmp_path: Path) -> None:
    """Before an upgrade the copy must be what is there, not what will be."""
    [oldest] = [revision for revision, before in known_revisions(MIGRATIONS).items() if before is None]
    old = PostgresDatabase(postgres.empty())
    with patch("app.storage.migrations.head_revision", return_value="another"):
        create_tables(old, oldest)
        with old.writing() as connection:
            connection.execute("INSERT INTO setting VALUES ('pin', 'hash')")
        old.copy_to(tmp_path / "copy.db")
    upgraded = Database(tmp_path / "copy.db")
    assert current_revision(upgraded) == oldest
    assert HouseSettings(upgraded).get("pin") == "hash"
    upgraded.close()
    old.close()


def test_the_key_of_the_house_does_not_travel_with_a_copy(club: PostgresDatabase, tmp_path: Path) -> None:
    HouseSettings(club).set(STAYS, "secret")
    club.copy_to(tmp_path / "copy.db")
    assert b"secret.key" not in (tmp_path / "copy.db").read_bytes()
