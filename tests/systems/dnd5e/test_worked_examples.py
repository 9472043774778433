"""Every worked example of the ledger, every row of its tables, and every rule at least once."""

from typing import Any

import pytest

from app.core.rule_questions import Reason
from app.systems.dnd5e.fields import Size
from app.systems.dnd5e.game import callable_rules, rulebook
from app.systems.dnd5e.labels import Dnd5eLabels, labels
from app.systems.dnd5e.rules.breath import breath_rounds, breath_seconds, drop, survival_rounds
from app.systems.dnd5e.rules.spaces import RANKS, SIDES
from tests.systems.dnd5e import rules_index
from tests.systems.dnd5e.asking import ask
from tests.systems.dnd5e.examples import EXAMPLES, Example


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: f"{one.number or 'own'}-{one.question}")
def test_the_rule_says_what_the_example_says(one: Example) -> None:
    told = ask(one)
    assert {name: told.result[name] for name in one.result} == one.result
    named = {rule for why in told.because for rule in why.rules}
    assert set(callable_rules()[one.question].rules) & named
    assert told.decided_by == (one.decided_by or told.decided_by)


def test_all_worked_examples_and_all_rules_are_there() -> None:
    assert {one.number for one in EXAMPLES} == set(range(27))
    assert {rule for one in EXAMPLES for rule in one.rules} == set(rulebook().ids())
    assert {rule for entry in callable_rules().values() for rule in entry.rules} == set(rulebook().ids())


def test_goblins_share_a_roll_and_the_tie_with_heroes_is_told_not_sorted() -> None:
    found = next(one for one in EXAMPLES if one.question == "roll_initiative")
    told: Any = ask(found).result
    assert [(one["name"], one["initiative"]) for one in told["order"]] == [("Goblins", 13), ("Ava", 13), ("Ben", 13)]
    assert told["order"][0]["members"] == ["Goblin 1", "Goblin 2", "Goblin 3"]
    names = ["Goblins", "Ava", "Ben"]
    assert told["ties"] == [{"initiative": 13, "names": names, "decided_by": "game_master_or_roll"}]


def test_the_table_of_suffocation() -> None:
    rows = {-5: (30, 5, 1, 2), -2: (30, 5, 1, 2), -1: (30, 5, 1, 2), 0: (60, 10, 1, 2), 1: (120, 20, 1, 2)}
    rows |= {2: (180, 30, 2, 3), 3: (240, 40, 3, 4), 4: (300, 50, 4, 5), 5: (360, 60, 5, 6)}
    for mod, row in rows.items():
        turn = drop(mod, 1, 0, 0).turn
        assert (breath_seconds(mod), breath_rounds(mod), survival_rounds(mod), turn) == row, mod


def test_the_table_of_sizes() -> None:
    assert [(RANKS[size], SIDES[size]) for size in Size] == [*zip(range(6), (0.75, 1.5, 1.5, 3, 4.5, 6), strict=True)]


def test_a_verdict_that_the_game_master_sets_says_so() -> None:
    for one in EXAMPLES:
        fields = callable_rules()[one.question].command.model_fields
        if "override" in fields and one.question != "object_interaction":
            for verdict in (True, False):
                told = ask(one._replace(inputs={**one.inputs, "override": verdict}, dice=one.dice))
                assert told.overridden, one
                assert told.decided_by == "game_master"
                assert verdict in told.result.values(), one
    freed = ask(EXAMPLES[[one.question for one in EXAMPLES].index("object_interaction")])
    assert freed.overridden is False


def test_every_answer_has_words_in_both_languages() -> None:
    for one in EXAMPLES:
        told = ask(one)
        for language in ("de", "en"):
            sentence = labels(language).sentence(told, {})
            assert "{" not in sentence
            assert "DND-" in sentence
    assert labels("de").sentence(ask(EXAMPLES[0]), {}) == "10, Weisheit +2, Übriges +2: 14. (DND-PER-1)"
    german = labels("de")
    assert isinstance(german, Dnd5eLabels)
    words = german.reason(Reason(id="terrain", rules=(), data={"metres": 4.5, "difficult": True, "cost": 9.0}))
    assert words == "4,5 m schwieriges Gelände kosten 9 m."


def test_the_index_and_the_page_are_as_the_rules_are() -> None:
    how = "python3 -m app index"
    assert rules_index.DATA_FILE.read_text(encoding="utf-8") == rules_index.data(), how
    assert rules_index.PAGE.read_text(encoding="utf-8") == rules_index.page(), how
    assert all(proof.functions and proof.tests for proof in rulebook().proofs.rules.values())
