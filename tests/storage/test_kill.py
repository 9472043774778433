"""kill -9 at any moment: what was answered is there, nothing is half done, and a form sent again acts once."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.storage.database import Database
from tests.table_top import TableTop
from tests.toy.game.game import ChangeCoins

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for others")


def acting(table: TableTop, first: int, death: str) -> subprocess.Popen[str]:
    assert isinstance(table.database, Database)
    command = [sys.executable, "-m", "tests.storage.acting", str(table.database.path), str(table.id), str(first), death]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def assert_whole(table: TableTop) -> None:
    assert isinstance(table.database, Database)
    assert table.database.check_integrity() == "ok"
    assert table.reopened().store.rebuild(table.id).differed == ()


def test_every_answered_action_survives_a_kill_at_any_moment(table: TableTop) -> None:
    chance, answered = random.Random(7), list[tuple[int, int]]()
    for _ in range(4):
        with acting(table, len(table.entries), "never") as process:
            assert process.stdout is not None
            first_line = process.stdout.readline()
            time.sleep(chance.uniform(0.0, 0.1))
            process.kill()
            told = [first_line, *process.stdout.read().splitlines(keepends=True)]
            lines = [line for line in told if line.endswith("\n")]  # the last one may have been cut off
        answered += [(int(number), int(revision)) for number, revision in map(str.split, lines)]
        assert_whole(table)
    with table.store.reading(table.id) as campaign:
        assert [campaign.revision_of_key(f"act{number}") for number, _ in answered] == [at for _, at in answered]
        assert campaign.revision - 1 <= len(answered) + 4, "at most one action a kill is there without its answer"
    assert table.coins == {"anna": table.revision - 1}


@pytest.mark.parametrize(("death", "is_there"), [("written", False), ("told", True)])
def test_a_form_whose_answer_got_lost_acts_once_when_it_is_sent_again(
    table: TableTop, database: Database, death: str, is_there: bool
) -> None:
    form = table.form(key="act1")
    with acting(table, 1, death) as process:
        assert process.communicate(timeout=60)[0] == ""
    assert process.returncode < 0
    assert_whole(table)
    assert table.coins == ({"anna": 1} if is_there else {})
    assert table.do(ChangeCoins(owner="anna", change=1), form=form).repeated is is_there
    assert table.coins == {"anna": 1}
