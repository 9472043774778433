"""What the storage promises, kept by the file on a laptop and by a club's server alike."""

import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import timedelta
from functools import partial
from itertools import count
from pathlib import Path
from threading import Barrier

import pytest

from app.campaign.commands import AdmitDevice
from app.campaign.ports import StorageFault
from app.core.errors import GameError, StaleRevision, UnknownSubject
from app.storage.connections import AnyDatabase
from app.storage.database import Database
from app.storage.drawings import Drawings
from app.storage.migrations import current_revision, head_revision, upgrade
from app.storage.outside_journal import HouseSettings, StoredPhoneNotes
from app.storage.postgres import PostgresDatabase
from tests.table_top import NOW, TableTop, hand, looked_at_while_giving
from tests.toy.game.game import ChangeCoins, ToyGame

Open = Callable[[], AnyDatabase]  # one more program on the same database
TIMES = 12


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """A database with the program's tables, opened as often as there are programs."""
    made: list[AnyDatabase] = []
    if request.param == "sqlite":
        path = Path(shutil.copy(request.getfixturevalue("empty_file"), tmp_path / "heldenpass.db"))
        kind: Open = partial(Database, path)
    else:
        address = request.getfixturevalue("address")
        kind = partial(PostgresDatabase, address)

    def one_more() -> AnyDatabase:
        made.append(kind())
        return made[-1]

    yield one_more
    for database in made:
        database.close()


@pytest.fixture
def database(opened: Open) -> AnyDatabase:
    return opened()


@pytest.fixture
def table(database: AnyDatabase) -> TableTop:
    return TableTop(database)


def test_passports_are_read_as_they_were_written(table: TableTop) -> None:
    table.give("bert", 2)
    table.give("anna", 1)
    written = ToyGame().passports(table.state.table)
    assert table.store.passports() == [(table.id, passport) for passport in written]
    assert [passport.hero_id for passport in written] == ["bert", "anna"]


def execute(database: AnyDatabase, statement: str) -> None:
    """Change something behind the program's back."""
    with database.writing() as connection:
        connection.execute(statement)


def test_all_ways_of_an_evening_lead_to_one_state(table: TableTop) -> None:
    table.give("anna", 5)
    table.gamble("bert", hand(3))
    wrong = table.gamble("anna", hand(2))
    table.undo()
    table.redo()
    table.correct(wrong, hand(1))
    table.do(AdmitDevice(device_id="phone", name="Annas 📱", hero_ids=frozenset({"anna"})))
    rolled = table.gamble("bert", *table.shown("bert"))
    fallen = table.coins
    table.undo(rolled)
    table.gamble("bert", *table.shown("bert"))
    assert table.coins == fallen, "the dice lie in the campaign, not in the program"
    assert [entry.revision for entry in table.entries] == list(range(1, table.revision + 1))
    before = table.derived
    assert table.reopened().json == table.json
    assert table.store.rebuild(table.id) == (table.revision, ())
    assert table.derived == before


def test_a_state_changed_from_outside_is_told_and_repaired(table: TableTop) -> None:
    table.give("anna", 5)
    before = table.derived
    execute(table.database, "UPDATE state SET house = '{}'")
    with pytest.raises(StorageFault, match=r"state\.damaged"):
        _ = table.reopened().coins
    assert table.store.rebuild(table.id) == (2, ("state",))
    assert table.derived == before


def test_a_changed_journal_is_told(table: TableTop) -> None:
    table.give("anna", 5)
    execute(table.database, "UPDATE journal SET answers = '[7]' WHERE revision = 2")
    with pytest.raises(StorageFault, match=r"journal\.damaged"):
        table.undo()


def test_what_fails_on_the_way_leaves_nothing(table: TableTop) -> None:
    before = table.derived
    with pytest.raises(GameError):
        table.give("anna", -1)
    with suppress(ZeroDivisionError), table.store.writing(table.id) as campaign:
        campaign.drop_checkpoints(0)
        raise ZeroDivisionError
    assert table.derived == before


def test_a_campaign_that_is_not_there(table: TableTop) -> None:
    for number in (0, 2, -1, 2**31, 2**62, 2**70):
        with pytest.raises(UnknownSubject), table.store.reading(number):
            pass
        with pytest.raises(UnknownSubject), table.store.writing(number):
            pass
    with suppress(UnknownSubject), table.store.reading(table.id) as campaign:
        assert campaign.action(2**40) is None


def test_the_list_of_campaigns_and_the_same_form_twice(table: TableTop, database: AnyDatabase) -> None:
    other = TableTop(database)
    assert [summary.id for summary in table.store.campaigns()] == [other.id, table.id]
    form = table.form(key="once")
    assert table.play.create("Neu", "toy", form) == table.play.create("Neu", "toy", form)
    assert len(table.store.campaigns()) == 3


def test_a_text_no_database_should_choke_on(table: TableTop) -> None:
    table.give("a\0b", 5)
    table.do(ChangeCoins(owner="ö'\"; DROP TABLE hero; --", change=1), form=table.form(key="100% %s :x"))
    assert table.reopened().coins == {"a\0b": 5, "ö'\"; DROP TABLE hero; --": 1}
    assert table.store.rebuild(table.id).differed == ()


@pytest.mark.parametrize("owners", [("anna", "anna"), ("anna", "bert")], ids=["same hero", "two heroes"])
def test_two_programs_lose_no_update(opened: Open, owners: tuple[str, str]) -> None:
    one = TableTop(opened())
    other, together = TableTop(opened(), campaign_id=one.id), Barrier(2)

    def give(table: TableTop, owner: str) -> None:
        together.wait()
        for _ in range(TIMES):
            _until_it_goes_through(table, owner)

    with ThreadPoolExecutor(2) as people:
        done = [people.submit(give, table, owner) for table, owner in zip((one, other), owners, strict=True)]
    for person in done:
        person.result()
    assert sum(one.coins.values()) == sum(other.coins.values()) == 2 * TIMES
    assert [entry.revision for entry in other.entries] == list(range(1, 2 * TIMES + 2))
    assert one.store.rebuild(one.id).differed == ()


def _until_it_goes_through(table: TableTop, owner: str) -> None:
    while True:
        try:
            table.give(owner, 1)
            return
        except StaleRevision:
            continue


def test_the_same_form_sent_to_two_programs_at_once_acts_once(opened: Open) -> None:
    one = TableTop(opened())
    tables = [one, TableTop(opened(), campaign_id=one.id)] * 3
    form, together = one.form(), Barrier(len(tables))

    def tap(table: TableTop) -> bool:
        together.wait()
        return table.do(ChangeCoins(owner="anna", change=1), form=form).repeated

    with ThreadPoolExecutor(len(tables)) as taps:
        assert sorted(taps.map(tap, tables)) == [False] + [True] * 5
    assert one.coins == {"anna": 1}


def test_a_campaign_begun_by_two_programs_at_once_is_one(opened: Open) -> None:
    tables = [TableTop(opened()) for _ in range(2)]
    form, together = tables[0].form(key="begin"), Barrier(4)

    def begin(table: TableTop) -> int:
        together.wait()
        return table.play.create("Neu", "toy", form)

    with ThreadPoolExecutor(4) as people:
        assert len(set(people.map(begin, tables * 2))) == 1


def test_a_look_is_of_one_moment_whatever_others_write(opened: Open) -> None:
    table = TableTop(opened())
    other = TableTop(opened(), campaign_id=table.id)
    assert len(looked_at_while_giving(table, other.store, TIMES)) > 1


def test_settings_count_together(opened: Open) -> None:
    houses, together = [HouseSettings(opened()) for _ in range(2)], Barrier(6)

    def count(house: HouseSettings) -> None:
        together.wait()
        house.change("count", lambda known: str(int(known or 0) + 1))

    with ThreadPoolExecutor(6) as people:
        list(people.map(count, houses * 3))
    assert [house.get("count") for house in houses] == ["6", "6"]
    houses[0].set("count", None)
    assert houses[1].get("count") is None


def test_a_copy_is_a_file_that_any_laptop_opens(table: TableTop, tmp_path: Path) -> None:
    table.give("anna", 5)
    table.gamble("bert", hand(3))
    HouseSettings(table.database).set("pin", "hash")
    folder = tmp_path / "copies"
    folder.mkdir()
    table.database.copy_to(folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]
    file = Database(folder / "copy.db")
    copy = TableTop(file, campaign_id=table.id)
    assert (file.check_integrity(), current_revision(file)) == ("ok", head_revision())
    assert copy.json == table.json
    assert [summary.changed_at - NOW for summary in copy.store.campaigns()] == [timedelta()]
    assert copy.store.rebuild(copy.id) == (3, ())
    assert HouseSettings(file).get("pin") == "hash"
    file.close()


def test_several_programs_that_start_at_once_make_the_tables_once(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    address = request.getfixturevalue("postgres").empty()
    programs = [PostgresDatabase(address) for _ in range(3)]
    together = Barrier(len(programs))

    def start(database: PostgresDatabase) -> None:
        together.wait()
        upgrade(database, tmp_path, NOW)

    with ThreadPoolExecutor(len(programs)) as starting:
        list(starting.map(start, programs))
    assert {current_revision(database) for database in programs} == {head_revision()}
    for database in programs:
        database.close()


def test_of_two_who_draw_at_once_one_is_told(opened: Open) -> None:
    houses = [Drawings(opened(), lambda: NOW) for _ in range(2)]
    houses[0].create("bell", "heroquest", "Glocke", "empty")
    together = Barrier(2)

    def draw(house: Drawings) -> str:
        together.wait()
        try:
            return house.change("bell", 1, "Glocke", "one", "set one").body
        except StaleRevision as error:
            return error.code

    with ThreadPoolExecutor(2) as people:
        assert sorted(people.map(draw, houses)) == ["drawing.stale", "one"]
    assert houses[0].undo("bell", 2).body == houses[1].all("heroquest")[0].body == "empty"
    assert houses[1].redo("bell", 3).undo == "set one"
    houses[1].delete("bell")
    assert houses[0].all("heroquest") == []


def test_every_program_knows_what_phones_have_read_and_are_to_throw(opened: Open, table: TableTop) -> None:
    wakes = count()  # each look is a new one, as after a word from the other program
    notes = [StoredPhoneNotes(opened(), lambda _: next(wakes)) for _ in range(2)]
    for revision in (3, 4):
        notes[0].mark_read(table.id, "phone", "anna", revision)
        assert notes[1].of(table.id).read == {("phone", "anna"): revision}
    notes[0].hand(table.id, "anna", "old", "Abwehr")
    notes[1].hand(table.id, "anna", "new", "Sturz")
    assert not notes[0].answer(table.id, "anna", "old", "2"), "an older question gave way"
    together = Barrier(2)

    def throw(house: StoredPhoneNotes) -> bool:
        together.wait()
        return house.answer(table.id, "anna", "new", "6")

    with ThreadPoolExecutor(2) as phones:
        assert sorted(phones.map(throw, notes)) == [False, True], "the first answer counts"
    assert notes[0].of(table.id).rolls == {"anna": ("new", "Sturz", "6")}
    assert notes[1].take(table.id, "anna") == ("new", "Sturz", "6")
    assert notes[0].take(table.id, "anna") is None
    assert notes[0].of(table.id).rolls == {}
