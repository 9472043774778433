"""From any database that can be met to the tables of this program, or a clear refusal."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from app.campaign.ports import StorageFault
from app.storage import migrations as module
from app.storage.database import Database
from app.storage.migrations import MIGRATIONS, current_revision, head_revision, known_revisions, upgrade
from app.storage.tables import METADATA
from tests.table_top import NOW, TableTop

NEXT = '''
"""give campaigns a color"""
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "{before}"


def upgrade() -> None:
    with op.batch_alter_table("campaign", recreate="always") as campaign:
        campaign.add_column(sa.Column("color", sa.String(), nullable=False, server_default="red"))
    {more}
'''


@pytest.fixture
def next_program(tmp_path: Path) -> Path:
    """The migrations of a program one step further."""
    return add_step(tmp_path, "")


def add_step(tmp_path: Path, more: str) -> Path:
    target = Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations"))
    step = NEXT.format(before=head_revision(), more=more)
    (target / "versions" / "2027-01-01_next.py").write_text(step, encoding="utf-8")
    return target


def test_from_nothing(tmp_path: Path) -> None:
    database = Database(tmp_path / "new.db")
    assert current_revision(database) is None
    assert upgrade(database, tmp_path / "backups", NOW) is None
    assert current_revision(database) == head_revision()
    assert not (tmp_path / "backups").exists(), "there was nothing to back up"
    assert upgrade(database, tmp_path / "backups", NOW) is None
    database.close()


def test_the_steps_lead_to_the_tables_the_program_knows(database: Database, tmp_path: Path) -> None:
    """A new database is made without the steps, an old one by them: both are the same."""
    stepped = Database(tmp_path / "stepped.db")
    upgrade(stepped, tmp_path / "backups", NOW, Path(shutil.copytree(MIGRATIONS, tmp_path / "migrations")))
    for one in (stepped, database):
        with one.engine.connect() as connection:
            options = {"compare_type": True, "compare_server_default": True}
            context = MigrationContext.configure(connection, opts=options)
            assert compare_metadata(context, METADATA) == []
    assert _columns(stepped) == _columns(database)
    stepped.close()


def _columns(database: Database) -> list[tuple[object, ...]]:
    with database.reading() as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY 1")
        ]
        return [(name, *row) for name in names for row in connection.execute(f"PRAGMA table_xinfo({name})")]


def test_revisions_read_from_the_files_are_those_alembic_reads() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [head_revision()]
    assert {step.revision: step.down_revision for step in script.walk_revisions()} == known_revisions()


def test_every_step_back_leads_to_nothing(database: Database) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    from alembic import command  # slow; see migrations.py

    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        command.upgrade(config, "head")
    assert current_revision(database) == head_revision()


def test_a_backup_is_made_first_and_nothing_gets_lost(
    table: TableTop, database: Database, next_program: Path, tmp_path: Path
) -> None:
    table.give("anna", 5)
    before = table.derived
    backup = upgrade(database, tmp_path / "backups", NOW, next_program)
    assert backup == tmp_path / "backups" / "20261121-204700-before-next.db"
    assert list(backup.parent.iterdir()) == [backup]
    assert current_revision(database) == "next"
    assert table.derived == before, "rebuilding a table must not delete what refers to it"
    with closing(sqlite3.connect(database.path)) as raw:
        assert raw.execute("SELECT color FROM campaign").fetchall() == [("red",)]
    kept = Database(backup)
    assert (current_revision(kept), kept.check_integrity()) == (head_revision(), "ok")
    kept.close()
    with database.reading() as connection:
        assert connection.execute("PRAGMA foreign_keys").fetchone()[0] == 1


@pytest.mark.parametrize(
    ("more", "kind"),
    [
        ('op.execute("SELECT * FROM nothing")', StorageFault),
        ("op.execute(\"INSERT INTO spell_set VALUES (99, 'x', 0, 'x', 0)\")", StorageFault),
        ("raise ZeroDivisionError", ZeroDivisionError),
    ],
)
def test_a_step_that_fails_changes_nothing_and_leaves_the_backup(
    table: TableTop, database: Database, tmp_path: Path, more: str, kind: type[Exception]
) -> None:
    table.give("anna", 5)
    before = table.derived
    with pytest.raises(kind) as raised:
        upgrade(database, tmp_path / "backups", NOW, add_step(tmp_path, more))
    if isinstance(raised.value, StorageFault):
        assert raised.value.code == "database.upgrade_failed"
    assert current_revision(database) == head_revision()
    assert table.derived == before
    assert len(list((tmp_path / "backups").iterdir())) == 1


def test_a_database_of_a_newer_program_is_refused(
    table: TableTop, database: Database, next_program: Path, tmp_path: Path
) -> None:
    upgrade(database, tmp_path / "backups", NOW, next_program)
    with pytest.raises(StorageFault) as refused:
        upgrade(database, tmp_path / "backups", NOW)
    assert (refused.value.code, refused.value.data) == ("database.newer", {"revision": "next"})


def test_a_backup_that_cannot_be_made_stops_the_upgrade(
    table: TableTop, database: Database, next_program: Path
) -> None:
    with pytest.raises(StorageFault, match=r"storage\.read_only"):
        upgrade(database, Path("/proc/backups"), NOW, next_program)
    assert current_revision(database) == head_revision()


def test_a_backup_that_breaks_off_leaves_no_half_file(
    table: TableTop, database: Database, next_program: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_target: Path) -> None:
        raise StorageFault("storage.full")

    monkeypatch.setattr(database, "copy_to", full)
    with pytest.raises(StorageFault, match=r"storage\.full"):
        upgrade(database, tmp_path / "backups", NOW, next_program)
    assert list((tmp_path / "backups").glob("*.db")) == []
    assert current_revision(database) == head_revision()


def test_a_text_file_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "heldenpass.db"
    file.write_text("Einkaufsliste\n" * 500, encoding="utf-8")
    with pytest.raises(StorageFault, match=r"storage\.broken"):
        upgrade(Database(file), tmp_path / "backups", NOW)
    assert file.read_text(encoding="utf-8").startswith("Einkaufsliste")


@pytest.mark.parametrize("damage", ["truncated", "overwritten", "a page zeroed"])
def test_a_broken_database_is_refused(table: TableTop, database: Database, tmp_path: Path, damage: str) -> None:
    for number in range(40):
        table.give("anna", number)
    database.close()
    whole = database.path.read_bytes()
    half = len(whole) // 2
    broken = {
        "truncated": whole[:half],
        "overwritten": whole[:half] + b"\xff" * (len(whole) - half),
        "a page zeroed": whole[:-4096] + bytes(4096),
    }[damage]
    database.path.write_bytes(broken)
    with pytest.raises(StorageFault, match=r"storage\.broken"):
        upgrade(database, tmp_path / "backups", NOW)
    assert database.path.read_bytes() == broken
    database.close()


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "heldenpass.db"
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("CREATE TABLE recipe (name TEXT)")
    database = Database(file)
    with pytest.raises(StorageFault, match=r"database\.foreign"):
        upgrade(database, tmp_path / "backups", NOW)
    database.close()


def test_alembic_is_not_loaded_when_nothing_is_to_be_done(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_run", lambda *_: pytest.fail("no upgrade was needed"))
    assert upgrade(database, Path("/proc"), NOW) is None
