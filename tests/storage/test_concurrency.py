"""Several people at once, in one program and in two."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from app.core.errors import GameError, StaleRevision
from app.storage.database import Database
from tests.table_top import TableTop, looked_at_while_giving, pragma
from tests.toy.game.game import ChangeCoins

TIMES = 50


def give_often(table: TableTop, owner: str, together: Barrier) -> None:
    together.wait()
    for _ in range(TIMES):
        _give_until_it_goes_through(table, owner)


def _give_until_it_goes_through(table: TableTop, owner: str) -> None:
    while True:
        try:
            table.give(owner, 1)
            return
        except StaleRevision:
            continue


@pytest.mark.parametrize("owners", [("anna", "anna"), ("anna", "bert")], ids=["same hero", "two heroes"])
@pytest.mark.parametrize("programs", [1, 2])
def test_no_update_is_lost(database: Database, owners: tuple[str, str], programs: int) -> None:
    one = TableTop(database)
    second = Database(database.path) if programs == 2 else database
    other = one if programs == 1 else TableTop(second, campaign_id=one.id)
    together = Barrier(2)
    with ThreadPoolExecutor(2) as people:
        done = [
            people.submit(give_often, table, owner, together) for table, owner in zip((one, other), owners, strict=True)
        ]
    for person in done:
        person.result()
    assert sum(one.coins.values()) == sum(other.coins.values()) == 2 * TIMES
    assert [entry.revision for entry in one.entries] == list(range(1, 2 * TIMES + 2))
    assert one.store.rebuild(one.id).differed == ()
    second.close()


def test_writers_of_one_program_wait_for_each_other_without_asking_the_file(
    table: TableTop, database: Database
) -> None:
    with pragma(database, "busy_timeout=0"), ThreadPoolExecutor(4) as people:
        list(people.map(lambda owner: [table.give(owner, 1) for _ in range(20)], "abcd"))
    assert table.coins == dict.fromkeys("abcd", 20)


def test_the_same_form_sent_at_once_acts_once(table: TableTop) -> None:
    form, together = table.form(), Barrier(8)

    def tap() -> bool:
        together.wait()
        return table.do(ChangeCoins(owner="anna", change=1), form=form).repeated

    with ThreadPoolExecutor(8) as taps:
        answers = [tap.result() for tap in [taps.submit(tap) for _ in range(8)]]
    assert sorted(answers) == [False] + [True] * 7
    assert table.coins == {"anna": 1}


def test_two_people_changing_one_hero_from_the_same_page_do_not_overwrite_each_other(table: TableTop) -> None:
    table.give("anna", 5)
    forms, together = [table.form() for _ in range(4)], Barrier(4)

    def spend(number: int) -> str:
        together.wait()
        try:
            table.do(ChangeCoins(owner="anna", change=-number), form=forms[number - 1])
        except GameError as error:
            return error.code
        return "done"

    with ThreadPoolExecutor(4) as people:
        told = list(people.map(spend, range(1, 5)))
    assert sorted(told) == ["done"] + ["revision.stale"] * 3
    assert table.coins == {"anna": 5 - 1 - told.index("done")}


def test_a_page_never_sees_half_an_action(table: TableTop) -> None:
    assert len(looked_at_while_giving(table, table.store, TIMES)) > 1


def test_a_look_that_was_broken_off_does_not_freeze_the_next_one(table: TableTop, database: Database) -> None:
    """An exception may hold on to a half-read list; the connection it came from must show newer rows all the same."""
    second = Database(database.path)
    with database.reading() as connection:
        half_read = connection.execute("SELECT revision FROM journal UNION ALL SELECT 7 UNION ALL SELECT 8")
        assert half_read.fetchone()
    TableTop(second, campaign_id=table.id).give("anna", 3)
    with database.reading() as connection:
        assert connection.execute("SELECT max(revision) FROM journal").fetchone() == (2,)
    table.give("anna", 1)
    assert table.coins == {"anna": 4}
    second.close()
