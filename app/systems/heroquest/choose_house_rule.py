"""A point of the rules is settled for this table."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import StringConstraints

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Command, Event
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.house_rules import OPTIONS
from app.systems.heroquest.state.table import Table


class ChooseHouseRule(Command, type="choose_house_rule", touches=("house_rule:{rule}",)):
    """Settle a point of the rules for this table."""

    # the rule: what happens to heroes meanwhile does not make the command stale
    rule: Annotated[str, StringConstraints(max_length=40)]
    option: Annotated[str, StringConstraints(max_length=40)]


class HouseRuleChosen(Event, type="house_rule.chosen"):
    """A point of the rules was settled for this table. It may change anything."""

    rule: str
    option: str

    def evolve(self, table: Table) -> Table:
        return table.model_copy(update={"house_rules": table.house_rules.choosing(self.rule, self.option)})


@rule(ChooseHouseRule)
def choose_house_rule(scene: Scene, command: ChooseHouseRule) -> Iterator[Event]:
    """Choose one of the options of a rule."""
    if command.rule not in OPTIONS:
        raise UnknownContent("house_rule.unknown", field="rule", rule=command.rule)
    if command.option not in OPTIONS[command.rule]:
        raise InvalidValue("house_rule.no_such_option", field="option", rule=command.rule, option=command.option)
    if scene.table.house_rules.option(command.rule) == command.option:
        raise RuleViolation("house_rule.holds_already", field="option", rule=command.rule, option=command.option)
    yield scene.record(HouseRuleChosen(rule=command.rule, option=command.option))
