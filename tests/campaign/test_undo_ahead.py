"""Taking back an action of long ago: what everybody would have to wait for is done before the campaign is held."""

from collections.abc import Callable
from typing import Any

import pytest

from app.campaign import undo_outcome
from app.campaign.commands import AdmitDevice
from app.core.errors import InTheWay, StaleRevision
from app.storage.database import Database
from tests.table_top import TableTop, hand


class TestFarBack:
    """What everybody would have to wait for is worked out before the campaign is held."""

    @pytest.fixture(autouse=True)
    def _near_is_far(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(undo_outcome, "FAR_BACK", 1)
        monkeypatch.setattr(undo_outcome, "CHECKPOINT_EVERY", 2)

    def test_others_act_while_it_is_worked_out_and_their_actions_count(
        self, table: TableTop, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        older = table.give("anna", 5)
        for _ in range(5):
            table.give("bert", 1)
        acting_after(monkeypatch, lambda: [table.give("bert", 10) for _ in range(3)])
        table.undo(older)
        assert table.coins == {"bert": 35}
        assert table.store.rebuild(table.id).differed == ()

    def test_somebody_who_built_on_it_meanwhile_stands_in_the_way(
        self, table: TableTop, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        older = table.give("anna", 5)
        table.give("bert", 1)
        acting_after(monkeypatch, lambda: table.give("anna", -5))
        with pytest.raises(InTheWay) as refused:
            table.undo(older)
        assert refused.value.data["revisions"] == (4,)
        assert table.coins == {"anna": 0, "bert": 1}

    def test_something_else_taken_back_meanwhile_makes_it_begin_anew(
        self, table: TableTop, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        older, other = table.give("anna", 5), table.give("bert", 2)
        table.give("bert", 1)
        acting_after(monkeypatch, lambda: table.play.undo(table.id, None, table.form()))
        table.undo(older)
        assert table.coins == {"bert": 2}
        table.undo(other)
        assert table.coins == {}

    def test_nobody_waits_for_the_one_who_works_it_out(self, table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
        older = table.give("anna", 5)
        table.give("bert", 1)
        held = list[int]()
        database = table.database
        assert isinstance(database, Database)
        acting_after(monkeypatch, lambda: held.append(database.write_queue.waiting))
        table.undo(older)
        assert held == [0]

    def test_a_correction_counts_again_where_it_replaced_something(self, table: TableTop) -> None:
        first = table.gamble("anna", hand(3))
        corrected = table.correct(first, hand(2))
        table.give("bert", 1)
        with pytest.raises(StaleRevision):
            table.undo(first)
        before = table.coins
        table.undo(corrected)
        assert table.coins != before
        assert table.store.rebuild(table.id).differed == ()

    def test_what_was_taken_back_comes_back_while_phones_come_and_go(
        self, table: TableTop, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        older = table.give("anna", 5)
        for _ in range(5):
            table.give("bert", 1)
        table.undo(older)
        phone = AdmitDevice(device_id="phone", name="x", hero_ids=frozenset())
        acting_after(monkeypatch, lambda: table.do(phone))
        table.redo()
        assert table.coins == {"anna": 5, "bert": 5}
        assert "phone" in table.state.house.devices
        assert table.store.rebuild(table.id).differed == ()

    def test_a_correction_comes_back_in_the_place_of_what_it_replaced(self, table: TableTop) -> None:
        corrected = table.correct(table.gamble("anna", hand(3)), hand(2))
        table.give("bert", 1)
        before = table.coins
        table.undo(corrected)
        table.redo()
        assert table.coins == before
        assert table.store.rebuild(table.id).differed == ()

    def test_another_redo_meanwhile_is_not_done_twice(self, table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
        for _ in range(3):
            table.give("anna", 5)
        table.undo()
        table.undo()
        asked = table.form()
        acting_after(monkeypatch, table.redo)
        with pytest.raises(StaleRevision):
            table.redo(asked)
        assert table.coins == {"anna": 10}
        assert table.store.rebuild(table.id).differed == ()


def acting_after(monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]) -> None:
    """Somebody acts between the work and the moment when the campaign is held."""
    work = undo_outcome.ahead

    def worked(*arguments: Any) -> undo_outcome.Ahead | None:
        found = work(*arguments)
        monkeypatch.setattr(undo_outcome, "ahead", work)
        act()
        return found

    monkeypatch.setattr(undo_outcome, "ahead", worked)
