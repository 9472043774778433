"""A journal decided once more: which entries the rules of today would write otherwise."""

import pytest

from app.campaign.reports import replayed
from tests.replaying import ReadEntries
from tests.table_top import TableTop
from tests.toy.game.game import CoinsChanged


def test_a_replay_names_what_the_rules_decide_otherwise_today(table: TableTop, monkeypatch: pytest.MonkeyPatch) -> None:
    table.give("anna", 3)
    table.give("bert", 1)
    kind = type(table.system)
    usual = vars(kind)["_changed"]
    monkeypatch.setattr(kind, "_changed", lambda self, state, owner, by: usual(self, state, owner, by + (by == 3)))
    found = replayed(table.system, ReadEntries(table.entries))
    assert (found.is_same, found.differing) == (False, (2,))


def test_a_replay_takes_no_offence_at_what_older_facts_could_not_tell(
    table: TableTop, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.give("anna", 3)
    kind = type(table.system)
    usual = kind.decide
    monkeypatch.setattr(CoinsChanged, "added_later", frozenset({"secret"}))
    monkeypatch.setattr(
        kind, "decide", lambda *asked: (one.model_copy(update={"secret": True}) for one in usual(*asked))
    )
    assert replayed(table.system, ReadEntries(table.entries)).is_same
