"""A table that an answer tells is a description of that very table, whatever has happened on it."""

from urllib.parse import parse_qsl

import pytest

from app.core.rulebook import RuleExample
from app.systems.heroquest.calculator.figures import TableDescription
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.labels import HeroQuestLabels
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from app.web.calculator import rule_request
from app.web.calculator.rule_request import Ground
from app.web.heroquest.calculator.api import table_told
from app.web.heroquest.calculator.rules import RULES
from tests.builders import CONTENT

GROUND = Ground(HeroQuestLabels("de"))
EXAMPLES = tuple(rulebook().examples.values())


def sent_back(table: Table) -> Table:
    told = table_told(table, ()).model_dump_json()
    return described_table(TableDescription.model_validate_json(told), CONTENT)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.id)
def test_what_follows_from_an_example_can_be_sent_back(example: RuleExample) -> None:
    entry = RULES.rules()[example.command]
    outcome = rule_request.answer(rule_request.read(RULES, entry, GROUND, parse_qsl(example.case), "seed")).outcome
    assert outcome is not None
    was, now = outcome.after, sent_back(outcome.after)
    for part in ("heroes", "monsters", "on_floor", "stock", "dungeon"):
        assert getattr(now, part) == getattr(was, part), part


@pytest.mark.parametrize(
    ("condition", "points"), [(Condition.FAINTED, 0), (Condition.DEAD, -1), (Condition.LOST, -2)]
)  # fmt: skip
def test_who_is_down_can_be_sent_back(condition: Condition, points: int) -> None:
    told = {"heroes": [{"hero_class": "elf", "condition": condition, "injuries": ["attack"], "healer_debt": 5}]}
    was = described_table(TableDescription.model_validate(told, strict=False), CONTENT)
    assert was.heroes["hero-1"].body_points == points
    assert sent_back(was).heroes == was.heroes


def test_a_spent_spell_and_a_hidden_monster_can_be_sent_back() -> None:
    told = {
        "heroes": [{"hero_class": "elf", "spell_sets": [{"lore": "life", "spent": ["life_1"]}]}],
        "monsters": [{"kind": "orc", "hidden": True, "number": 4, "body": 3, "body_points": 1}],
    }
    was = described_table(TableDescription.model_validate(told, strict=False), CONTENT)
    assert was.heroes["hero-1"].spell_sets[0].spent == ("life_1",)
    monster = was.monsters["monster-1"]
    assert (monster.hidden, monster.number, monster.start_body, monster.body_points) == (True, 4, 3, 1)
    assert sent_back(was) == was
