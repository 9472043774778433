"""Every ruling of the sheet: it can be called, it says what the sheet says, and it has words in both languages."""

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

from app.core.answers import Answers, HandRoll
from app.core.errors import GameError
from app.systems.mage_knight.actions import leader_actions
from app.systems.mage_knight.figures import arman_gessep, chest_116, point_costs
from app.systems.mage_knight.labels import labels
from app.systems.mage_knight.movement import teleport
from app.systems.mage_knight.rulings import RULINGS, rulebook, sheet
from app.systems.mage_knight.spawn_and_experience import PoolFigure, conversion
from app.web.calculator.api import callable_rule
from app.web.mage_knight.rules import RULES
from tests.systems.mage_knight.cases import CASES

IDS = tuple(rulebook().ids())


def test_what_follows_in_every_case() -> None:
    wrong = [(case.rule, case.inputs, case.differs(case.fact().result)) for case in CASES]
    assert [one for one in wrong if one[2]] == []


def test_every_ruling_is_called_by_its_id_and_proved_by_a_case() -> None:
    assert len(IDS) == 84
    assert {callable_rule(RULES, one).rules[0] for one in IDS} == set(IDS)
    assert {case.entry.rules[0] for case in CASES} == set(IDS)
    assert {case.entry.id for case in CASES} == RULINGS.keys()


def test_every_case_is_told_in_a_sentence_of_each_language() -> None:
    for case in CASES:
        german, english = (labels(language).sentence(case.fact(), {}) for language in ("de", "en"))
        for said in (german, english):
            assert said.endswith("."), (case.rule, said)
            assert "{" not in said, (case.rule, said)
            assert "_" not in said, (case.rule, said)


def test_every_ruling_has_its_words_kind_and_place() -> None:
    assert sheet().rulings.keys() == set(IDS)
    for language in ("de", "en"):
        words = [RULES.words(one, labels(language)) for one in IDS]
        assert len({one.title for one in words}) == len({one.text for one in words}) == 84
        assert [one.id for one in words if not one.text.endswith(".") or len(one.text) > 260] == []
    related = {other for one in sheet().rulings.values() for other in one.related}
    assert related <= set(IDS)
    assert [one for one, ruling in sheet().rulings.items() if not ruling.words or not ruling.source] == []


def test_the_leaders_dice_have_exact_odds() -> None:
    entry = RULINGS["leader_actions"]
    command = entry.entry.command.model_validate({"type": "leader_actions", "actions": 3, "own_leaders": 2})
    assert entry.odds(command) == {"3": Fraction(25, 36), "4": Fraction(10, 36), "5": Fraction(1, 36)}


def test_odds_sum_to_one_for_every_case() -> None:
    for case in CASES:
        command = case.entry.command.model_validate({**case.inputs, "type": case.entry.id}, strict=False)
        chances = RULINGS[case.entry.id].odds(command)
        assert not chances or sum(chances.values()) == 1, case


def _by_hand(pool: list[int], number: int, points: int) -> tuple[int, int, int]:
    """Number, total and how many combinations of costs there are, by trying all."""
    for placed in range(min(number, len(pool)), 0, -1):
        fitting = [one for one in combinations(sorted(pool), placed) if sum(one) <= points]
        if fitting:
            best = max(map(sum, fitting))
            return placed, best, len({one for one in fitting if sum(one) == best})
    return 0, 0, 0


def test_a_conversion_is_what_trying_everything_finds() -> None:
    chance = Random(21)
    for _ in range(300):
        pool = [chance.randint(1, 30) for _ in range(chance.randint(0, 9))]
        number, points = chance.randint(1, 6), chance.randint(0, 90)
        figures = tuple(PoolFigure(name="x", cost=cost) for cost in pool)
        found = conversion(pool=figures, number=number, points=points)
        placed, total, count = _by_hand(pool, number, points)
        assert (found["number"], found["total"], found["count"]) == (placed, total, count), (pool, number, points)
        listed = [tuple(sorted(one["cost"] for one in each)) for each in found["combinations"]]
        assert len(set(listed)) == len(listed) == count
        assert all(sum(one) == total and len(one) == placed for one in listed)


def test_of_very_many_equal_combinations_all_are_counted_and_some_are_listed() -> None:
    pool = tuple(PoolFigure(name=f"figure {number}", cost=10) for number in range(60))
    found = conversion(pool=pool, number=12, points=120)
    assert found["count"] == 1399358844975  # 12 of 60
    assert len(found["combinations"]) == 200
    assert found["picks"] == "opponent"


@pytest.mark.parametrize(
    ("call", "inputs", "code", "field"),
    [
        (arman_gessep, {"figure": "Nobody"}, "figure.unknown", "figure"),
        (chest_116, {"chest": "zwei"}, "chest.unknown", "chest"),
        (chest_116, {"chest": "1000"}, "chest.unknown", "chest"),
        (point_costs, {"figure": "Young Rich"}, "figure.no_costs", "figure"),
        (teleport, {"other_fields": 1, "occupied": 2}, "teleport.too_many_occupied", "occupied"),
        (leader_actions, {"answers": Answers(), "own_leaders": 1, "dice": 2}, "leader.too_many_dice", "dice"),
    ],
)
def test_what_cannot_be_is_refused_at_its_field(call: Any, inputs: Any, code: str, field: str) -> None:
    with pytest.raises(GameError) as refused:
        call(**inputs)
    assert (refused.value.code, refused.value.field) == (code, field)


def test_a_die_of_the_wrong_kind_is_refused() -> None:
    with pytest.raises(GameError):
        leader_actions(Answers([HandRoll(faces=("7",))]))
