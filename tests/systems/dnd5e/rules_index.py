"""Joins every rule with the functions that apply it, the examples that prove it, and how it is called.

`python3 -m app index` writes docs/dnd5e.md for people and data/rule_index.toml for the app.
"""

import ast
import json
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from app.settings import ROOT
from app.systems.dnd5e.game import DATA, callable_rules
from app.systems.dnd5e.labels import labels
from app.web.ui.schema_form.schema import Node, schema_of
from tests.systems.dnd5e.asking import ask
from tests.systems.dnd5e.examples import EXAMPLES, Example

PAGE, DATA_FILE = ROOT / "docs" / "dnd5e.md", DATA / "rule_index.toml"
RULES = [rule for rules in tomllib.loads((DATA / "rulebook.toml").read_text())["chapters"].values() for rule in rules]
_INTRO = """# The combat basics: every rule, how it is called, what it answers

Written by `python3 -m app index` from the rules and from the worked examples of the tests.

`POST /api/v1/dnd5e/rules/{rule}` takes `{"inputs": {…}}`; a rule is called by its name or by its id (`DND-PER-1`).
Everything stands in `inputs`; distances are metres (4.5 is fine), modifiers are typed in. The answer has `result`,
`explanation` (sentences that name their rules), `decided_by` (`rule`, `game_master`, `player`, `players`,
`game_master_or_roll`) and `overridden`. Where the game master may rule otherwise, `override` sets the verdict,
`overrides` by name where there are several.

Dice: a total that is left out is asked for as a d20, one by one in `answers` (`{"kind": "hand", "faces": ["12"]}`);
with `"dice": "roll"` the app throws. What does not fit is answered with 422, and `errors` name field and code:
`value.greater_than_equal`, `value.missing`, `names.twice` …

```
curl -X POST http://127.0.0.1:8000/api/v1/dnd5e/rules/DND-PER-1 -H 'Content-Type: application/json' -d '
  {"inputs": {"wis_mod": 2, "proficiency_bonus": 2}}'
```

Where the source leaves something open: an equal value does not notice (`equal_is_noticed` turns that round); a check
that reaches the difficulty finds; survival rounds are counted in own turns; one noticed enemy is enough; the surprised
have no action of any kind; metres paid for count as used; with several speeds standing up costs half of walking; at the
table a hero who walks into a creature that players do not see stops before it, pays for the way so far, and the game
master is told whom he met (the ground's switch, `unseen_stops` of `set_table`, lets him go on instead).
Nothing is claimed of attacks, damage, hit points, conditions, climbing, swimming, jumping, falling or hovering.
"""


def page() -> str:
    """docs/dnd5e.md as it should be."""
    words, parts, asked = labels("en"), [_INTRO], set[str]()
    for rule in RULES:
        entries = [entry for entry in callable_rules().values() if rule in entry.rules]
        parts.append(f"\n## {rule} {words.text(f'rulebook.{rule}.title')}\n\n{words.text(f'rulebook.{rule}.text')}\n")
        for entry in entries:
            parts.append(f"Rule `{entry.id}`. " + " ".join((entry.command.__doc__ or "").split()) + "\n")
            if entry.id not in asked:
                parts.append("\n".join(_fields(schema_of(entry.command))) + "\n")
            asked.add(entry.id)
        here = {entry.id for entry in entries}
        for one in [one for one in EXAMPLES if rule in one.rules and one.question in here][:1]:
            parts.append(_shown(one) + "\n")
    return "\n".join(parts)


def data() -> str:
    """rule_index.toml as it should be."""
    functions = Counter(rule for found in _applied() for rule in found)
    tests = Counter(rule for one in EXAMPLES for rule in one.rules)
    lines = ["# Written by tests/systems/dnd5e/rules_index.py, never by hand.", "[rules]"]
    lines += (f"{rule} = {{ functions = {functions[rule]}, tests = {tests[rule]} }}" for rule in RULES)
    return "\n".join(lines) + "\n"


def _applied() -> Iterator[set[str]]:
    """The rules that each function names, in its docstring or as a reason, and each question by which it is called."""
    for file in sorted((DATA.parent / "rules").glob("*.py")):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef):
                text = ast.get_source_segment(source, node) or ""
                yield {rule for rule in RULES if f'{rule}"' in text or f"{rule}," in text or f"{rule}:" in text}


def _fields(node: Node, indent: str = "") -> Iterator[str]:
    for name, one in node.get("properties", {}).items():
        if name == "type":
            continue
        needed = ", required" if name in node.get("required", ()) else _usual(one)
        yield f"{indent}- `{name}`: {_kind(one)}{needed}"
        inner = one if "properties" in one else one.get("items", {})
        yield from _fields(inner, indent + "  ")


def _usual(one: Node) -> str:
    default = one.get("default")
    return "" if default in (None, [], {}, "") else f", {json.dumps(default)} unless told"


def _kind(one: Node) -> str:
    if "enum" in one:
        return " or ".join(f"`{value}`" for value in sorted(one["enum"]))
    kind = {"integer": "whole number", "number": "metres", "boolean": "yes or no", "string": "text"}.get(
        str(one.get("type")), "fields" if "properties" in one else "by name"
    )
    if one.get("type") == "array":
        kind = "list" if "properties" in one["items"] else f"list of {_kind(one['items'])}"
    low, high = one.get("minimum"), one.get("maximum")
    return kind if low is None else f"{kind} {low} to {high}"


def _shown(one: Example) -> str:
    told: Mapping[str, Any] = ask(one).result
    request: dict[str, Any] = {"inputs": one.inputs}
    if one.dice:
        request["answers"] = [{"kind": "hand", "faces": [str(face)]} for face in one.dice]
    shown = [json.dumps(part, ensure_ascii=False) for part in (request, {"result": told})]
    return f"```\n{shown[0]}\n{shown[1]}\n```"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    DATA_FILE.write_text(data(), encoding="utf-8")
