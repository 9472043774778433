"""Whatever is done in whatever order with heroes: journal, state, undo and redo stay together."""

import pytest

from app.core.events import Command
from app.storage.database import Database
from app.systems.heroquest.game import SYSTEM
from tests.systems.heroquest.test_properties import wishes
from tests.table_machine import TableMachine, run
from tests.table_top import TableTop

SEATED = ("ragna", "borrek")


def about_seated(command: Command) -> Command:
    """The same wish about somebody who is there."""
    hero_id = getattr(command, "hero_id", None)
    return command if hero_id in (None, *SEATED) else command.model_copy(update={"hero_id": SEATED[len(hero_id) % 2]})


class HeroTable(TableMachine):
    wishes = wishes.map(about_seated)

    def sit_down(self) -> None:
        for command, answers in SYSTEM.sample():
            if getattr(command, "hero_id", None) in SEATED:
                self.table.do(command, *answers)


@pytest.mark.broad
def test_any_sequence_keeps_the_journal_and_the_state_together(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(HeroTable, lambda: TableTop(database, SYSTEM), 6, monkeypatch)
