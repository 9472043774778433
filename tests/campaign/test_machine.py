"""Whatever is done in whatever order with the toy game: the purses hold what the facts add up to."""

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import invariant

from app.storage.database import Database
from tests.table_machine import TableMachine, run
from tests.table_top import TableTop
from tests.toy.game.game import ChangeCoins, CoinsChanged, Gamble, Lose

OWNERS = st.sampled_from(["anna", "anna", "anna", "bert"])


class ToyTable(TableMachine):
    wishes = st.one_of(
        st.builds(ChangeCoins, owner=OWNERS, change=st.sampled_from([3, 2, 1, -1, -2, -3])),
        st.builds(Gamble, owner=OWNERS),
        st.builds(Lose, owner=OWNERS),
    )
    refused_late = frozenset({Lose})  # how many coins must be there, its die says

    @invariant()
    def facts_add_up(self) -> None:
        purses = dict[str, int]()
        for action in self.counting():
            for event in action.entry.events:
                if isinstance(event, CoinsChanged):
                    purses[event.owner] = purses.get(event.owner, 0) + event.change
        assert self.table.coins == purses


@pytest.mark.broad
def test_any_sequence_keeps_the_journal_and_the_state_together(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(ToyTable, lambda: TableTop(database), 10, monkeypatch)
