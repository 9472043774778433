"""Heroes as rows: what the state says, no more and no less."""

from app.core.game_system import GameState, Passport, PassportItem, PassportSpellSet
from app.storage.database import Database
from tests.table_top import TableTop
from tests.toy.game.game import Purses, ToyGame


def rows(database: Database, table: str) -> list[tuple[object, ...]]:
    with database.reading() as connection:
        return [tuple(row) for row in connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3")]


class RichGame(ToyGame):
    """Coins as everything a passport can hold: ten buy a wand, and each wand a spell set."""

    def passports(self, state: GameState) -> list[Passport]:
        assert isinstance(state, Purses)
        return [
            Passport(
                hero_id=owner, name=owner.title(), player="P", hero_class="wizard", status="well", seat=seat,
                values={"coins": coins, "gold": coins * 2},
                equipment=tuple(
                    PassportItem(item_id=f"wand{n}", kind="wand", content_id="wand", place="belt", wear=str(coins))
                    for n in range(coins // 10)
                ),
                spell_sets=tuple(PassportSpellSet(lore="fire", permanent=n > 0) for n in range(coins // 10)),
            )
            for seat, (owner, coins) in enumerate(sorted(state.coins.items()))
        ]  # fmt: skip


def test_a_hero_is_a_row_in_each_table(database: Database) -> None:
    table = TableTop(database, RichGame())
    table.give("anna", 20)
    here = table.id
    assert rows(database, "hero") == [(here, "anna", "Anna", "P", "wizard", "well", 0)]
    assert rows(database, "passport_value") == [(here, "anna", "coins", 20), (here, "anna", "gold", 40)]
    assert rows(database, "equipment") == [
        (here, "anna", "wand0", "wand", "wand", "belt", "20"),
        (here, "anna", "wand1", "wand", "wand", "belt", "20"),
    ]
    assert rows(database, "spell_set") == [(here, "anna", 0, "fire", 0), (here, "anna", 1, "fire", 1)]


def test_rows_follow_every_change_and_way_back(database: Database) -> None:
    table = TableTop(database, RichGame())
    bert = table.give("bert", 10)
    before = table.derived
    table.give("anna", 31)
    assert [row[6] for row in rows(database, "hero")] == [0, 1], "a new hero moved the other one's seat"
    table.give("anna", -15)
    assert len(rows(database, "equipment")) == 2
    table.undo()
    table.undo()
    after = table.derived
    for name in ("hero", "passport_value", "equipment", "spell_set"):
        assert after[name] == before[name]
    table.undo(bert)
    assert rows(database, "hero") == rows(database, "equipment") == []


def test_only_rows_that_differ_are_written(table: TableTop, database: Database) -> None:
    table.give("anna", 1)
    table.give("bert", 1)
    written = list[str]()
    with database.engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        driver.set_trace_callback(written.append)
    table.give("bert", 1)
    changes = [text for text in written if "passport_value" in text or " hero" in text or "equipment" in text]
    assert [text.split()[0] for text in changes] == ["DELETE", "INSERT"]
    assert all("'bert'" in text for text in changes)


def test_heroes_are_read_as_they_were_written(database: Database) -> None:
    """Of all campaigns, the newest of those last played at one time first, and there by seat."""
    first, second = TableTop(database, RichGame()), TableTop(database, RichGame())
    second.give("carl", 7)
    second.give("bert", 10)
    first.give("anna", 20)
    written = [
        (table.id, passport) for table in (second, first) for passport in RichGame().passports(table.state.table)
    ]
    assert first.store.passports() == written
    assert len(written) == 3


def test_campaigns_do_not_touch_each_others_rows(table: TableTop, database: Database) -> None:
    table.give("anna", 5)
    before = table.derived
    other = TableTop(database)
    other.give("anna", 7)
    other.undo()
    other.store.rebuild(other.id)
    assert table.derived == before
