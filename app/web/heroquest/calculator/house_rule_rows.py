"""The settled points of the rules as fields of a form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.labels.labels import Labels
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest.calculator import query


@dataclass(frozen=True)
class HouseRuleRow:
    """One settled point and where it stands in the form; without a value the default holds."""

    name: str
    rule: str
    title: str
    default: str
    alternative_id: str
    alternative: str
    is_alternative: bool


def house_rule_rows(data: Mapping[str, Any], labels: Labels) -> list[HouseRuleRow]:
    """Every settled point, with what was chosen."""
    chosen = query.at(data, "house_rules") or []
    options = {row.get("rule"): row.get("option") for row in chosen if isinstance(row, Mapping)}
    return [
        HouseRuleRow(
            name=f"house_rules.{number}",
            rule=rule,
            title=labels.text(f"house_rules.{rule}.title"),
            default=labels.text(f"house_rules.{rule}.{entry.default}"),
            alternative_id=entry.alternative,
            alternative=labels.text(f"house_rules.{rule}.{entry.alternative}"),
            is_alternative=options.get(rule) == entry.alternative,
        )
        for number, (rule, entry) in enumerate(SYSTEM.content.house_rules.items())
    ]
