"""Rulings that nobody wants to work out by hand, each as a small form beside the search; the calculator has all."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from fastapi import Request

from app.labels.labels import Labels
from app.web.calculator import rule_request
from app.web.calculator.game_rules import Link
from app.web.calculator.page import panel_of
from app.web.calculator.rule_request import Answered, Ground
from app.web.http.languages import t
from app.web.mage_knight import CALCULATOR_URL, RULES_URL
from app.web.mage_knight.rules import RULES
from app.web.services import services
from app.web.ui.schema_form.form import SchemaForm
from app.web.ui.schema_form.schema import schema_of, without

BESIDE: Mapping[str, str] = {  # the rules beside the search, with their icons
    "conversion": "users",
    "terror_roll": "ghost",
    "surprise_attack": "zap",
    "who_counterattacks": "reply",
    "leader_actions": "dices",
    "frenzy_order": "flame",
    "frost_movement": "droplet",
    "point_costs": "coins",
    "tie_break": "scale",
}
FIGURES = "figures"  # the pool as text: a figure and its cost in each line
MOST_LINES, MOST_SHOWN = 100, 8
_LINE = re.compile(r"(.*?)[\s:;,=]*(\d{1,4})")


def helper_panel(request: Request, labels: Labels) -> Mapping[str, Any]:
    """The form of the rule that the address asks for, and what follows from what was typed."""
    said = request.query_params.get("rule", "")
    rule = said if said in BESIDE else next(iter(BESIDE))
    entry = RULES.rules()[rule]
    pool = request.query_params.get(FIGURES)
    pairs = [
        ("rule", rule),
        ("odds", "true"),
        *((name, value) for name, value in request.query_params.multi_items() if name.startswith(("inputs.", "dice"))),
        *_pool_pairs(pool or ""),
    ]
    asked = rule_request.read(RULES, entry, Ground(labels), pairs, services(request).new_id())
    wrong = [] if pool is None else list(_wrong_lines(pool))
    answered = Answered() if wrong else rule_request.answer(asked)
    panel, errors = panel_of(asked, answered)
    if pool is None and not any(name.startswith("inputs.") for name in request.query_params):
        errors = ()  # nobody has typed anything yet
    node = without(schema_of(entry.command), *(["type", "pool"] if rule == "conversion" else ["type"]))
    refused = (one.sentence(labels) for one in errors if one.field.startswith("inputs.pool"))
    form = SchemaForm(asked.data, errors, RULES.form_words(labels, asked.data))
    return {
        "url": RULES_URL,
        "rule": rule,
        "icon": BESIDE[rule],
        "title": RULES.title(entry, labels),
        "text": labels.text(f"rulebook.{entry.rules[0]}.text"),
        "ruling_url": f"{RULES_URL}/{entry.rules[0]}",
        "calculator_url": f"{CALCULATOR_URL}?rule={rule}",
        "inputs": form.group(node, "inputs"),
        "dice": asked.dice,
        "dice_seed": asked.dice_seed,
        "figures": (pool if pool is not None else _example(asked.data)) if rule == "conversion" else None,
        "pool_error": t("lines_without_points", lines=", ".join(wrong)) if wrong else next(refused, None),
        "panel": panel,
        "combinations": _combinations(answered)[:MOST_SHOWN],
        "others": [
            (Link(f"{RULES_URL}?rule={name}#helper", RULES.title(RULES.rules()[name], labels)), icon)
            for name, icon in BESIDE.items()
            if name != rule
        ],
    }


def _pool_pairs(text: str) -> Iterator[tuple[str, str]]:
    """`Ghul 15` in each line, as the fields of a pool."""
    lines = [line for line in text.splitlines() if line.strip()][: MOST_LINES + 1]
    for number, line in enumerate(lines):
        if found := _LINE.fullmatch(line.strip()):
            yield f"inputs.pool.{number}.name", found[1].strip() or "?"
            yield f"inputs.pool.{number}.cost", found[2]


def _wrong_lines(text: str) -> Iterator[str]:
    """Lines that name no cost."""
    lines = (line.strip() for line in text.splitlines()[: MOST_LINES + 1])
    return (line[:40] for line in lines if line and not _LINE.fullmatch(line))


def _example(data: Mapping[str, Any]) -> str:
    pool: Sequence[Mapping[str, str]] = data.get("inputs", {}).get("pool", ())
    return "\n".join(f"{one['name']} {one['cost']}" for one in pool)


def _combinations(answered: Answered) -> Sequence[tuple[str, int]]:
    """The combinations to choose from, each in words with its sum."""
    facts = answered.outcome.decision.events if answered.outcome else ()
    result: Mapping[str, Any] = getattr(facts[0], "result", {}) if facts else {}
    found: Sequence[Sequence[Mapping[str, Any]]] = result.get("combinations", ())
    return [(", ".join(f"{one['name']} {one['cost']}" for one in each), result["total"]) for each in found]
