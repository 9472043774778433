"""Settling points of the rules for a table."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.state.house_rules import OPTIONS
from tests.builders import after, facts, make_table


def test_every_rule_can_be_settled_the_other_way_and_back() -> None:
    table = make_table()
    for rule, (default, alternative, *_) in OPTIONS.items():
        assert table.house_rules.option(rule) == default, rule
        other = after(table, ChooseHouseRule(rule=rule, option=alternative))
        assert other.house_rules.option(rule) == alternative, rule
        assert after(other, ChooseHouseRule(rule=rule, option=default)) == table, rule


@pytest.mark.parametrize(
    ("rule", "option", "code"),
    [
        ("HR-NOTHING", "from_nine", "house_rule.unknown"),
        ("HR-STAMINA-9", "never", "house_rule.no_such_option"),
        ("HR-STAMINA-9", "from_nine", "house_rule.holds_already"),
    ],
)
def test_what_is_refused(rule: str, option: str, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(), ChooseHouseRule(rule=rule, option=option))
    assert refused.value.code == code
