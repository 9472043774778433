"""Settling points of the rules for a table."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.events import HouseRuleChosen
from app.systems.heroquest.house_rules import OPTIONS
from app.systems.heroquest.rules.scene import Scene


def choose_house_rule(scene: Scene, command: do.ChooseHouseRule) -> Iterator[Event]:
    """Choose one of the options of a rule."""
    if command.rule not in OPTIONS:
        raise UnknownContent("house_rule.unknown", field="rule", rule=command.rule)
    if command.option not in OPTIONS[command.rule]:
        raise InvalidValue("house_rule.no_such_option", field="option", rule=command.rule, option=command.option)
    if scene.table.house_rules.option(command.rule) == command.option:
        raise RuleViolation("house_rule.holds_already", field="option", rule=command.rule, option=command.option)
    yield scene.record(HouseRuleChosen(rule=command.rule, option=command.option))
