"""Writes docs/dungeonquest.md: every rule with its fields, an example, what follows, and the tests that prove it;
and data/rule_index.toml for the app: how many functions apply each rule, and how many tests prove it.

`python3 -m app index`
"""

import ast
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from pathlib import Path
from typing import Any

from app.settings import ROOT
from app.systems.dungeonquest.content import DATA
from app.systems.dungeonquest.game import callable_rules, rulebook
from app.systems.dungeonquest.labels import labels
from app.systems.dungeonquest.rules import POINTS
from app.web.ui.schema_form.schema import schema_of, without
from tests.systems.dungeonquest.asking import Given, answer, asked
from tests.systems.dungeonquest.examples import EXAMPLES

PAGE, DATA_FILE = ROOT / "docs" / "dungeonquest.md", DATA / "rule_index.toml"
ENGINE = DATA.parent
TESTS = ROOT / "tests" / "systems" / "dungeonquest"
_INTRO = """# DungeonQuest: every rule, and how to call it alone

Written by `python3 -m app index`. `POST /api/v1/dungeonquest/rules/{rule}` takes the name
or the id of a rule ([api.md](api.md) tells the rest). `inputs` are the fields below, `answers` what falls or is chosen
one by one (`{"kind": "hand", "faces": ["4", "3"]}`, `{"kind": "choice", "option": "1"}`). With `"dice": "roll"` the app
throws, and `house_rules` chooses readings (`[{"rule": "A-12", "option": "die_first"}]`). `result` of the answer holds
all values that were found; `events` say them one by one with their sentences and the ids of their rules. A field
without a default has to be said. `exits`, also called `neighbours`, are the passages of a room:
`{"direction": "north", "ends_at": "explored", "hero_there": false, "obstacles": ["door"], "side": ""}`, with `ends_at`
one of `unexplored`, `explored`, `treasure_chamber`, `wall`, `outer_wall`. Columns and rows count from 0 in the
north-west.
"""


def page() -> str:
    """What the page says."""
    words, proofs = labels("en"), tests()
    by_id = {one: entry for entry in callable_rules().values() for one in entry.rules}
    parts = [_INTRO]
    for chapter in rulebook().chapters.values():
        parts.append(f"\n## {words.text(f'chapters.{chapter.id}')}\n")
        for rule in chapter.rules:
            entry, (inputs, given) = by_id[rule], EXAMPLES[rule]
            parts.append(f"### {rule} `{entry.id}`\n")
            parts.append(cleandoc(entry.command.__doc__ or "").replace("\n\n", "\n") + "\n")
            fields = "; ".join(_fields(schema_of(entry.command)))
            parts.append(f"- fields: {fields or 'none'}")
            parts.append(f"- example: `{_call(inputs, given)}`")
            parts.append(f"- result: `{_json(asked(rule, *given, **inputs))}`")
            parts.append(f"- tests: {', '.join(f'`{one}`' for one in proofs.get(rule, ())) or 'its example'}\n")
        if chapter.house_rules:
            parts.append("| settled point | holds | may be chosen instead | tests |\n| --- | --- | --- | --- |")
            for name in chapter.house_rules:
                default, *others = POINTS[name].options
                parts.append(f"| {name} {words.text(f'house_rules.{name}.title')} | `{default}` | {_code(others)} |"
                             f" {_code(proofs.get(name, ()))} |")  # fmt: skip
    return "\n".join(parts).rstrip() + "\n"


def data() -> str:
    """rule_index.toml as it should be."""
    rules, proofs = list(rulebook().ids()), tests()
    functions = Counter(
        rule for file in sorted(ENGINE.rglob("*.py")) for one in _functions(file) for rule in _named(one)
    )
    lines = ["# Written by tests/systems/dungeonquest/rules_page.py, never by hand."]
    lines += (f"{one} = {{ functions = {functions[one]}, tests = {len(proofs.get(one, ()))} }}" for one in rules)
    return "\n".join(lines) + "\n"


def _functions(file: Path) -> Iterator[str]:
    source = file.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            head = "".join(ast.get_source_segment(source, one) or "" for one in node.decorator_list)
            yield head + (ast.get_source_segment(source, node) or "")


def _named(source: str) -> set[str]:
    """The rules and settled points that a function names, in its docstring, its decorator or as a reason."""
    return set(re.findall(r"DQ-[A-Z]+-(?:[A-Z]+-\d|[A-Z]+|\d+)|A-\d\d", source))


def tests() -> Mapping[str, list[str]]:
    """By rule the tests that are marked with it; by settled point those that read it otherwise."""
    found = defaultdict[str, list[str]](list)
    for file in sorted(TESTS.rglob("test_*.py")):
        source = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef):
                points = re.findall(r"A-\d\d", ast.get_source_segment(source, node) or "")
                for rule in dict.fromkeys((*_marks(node), *points)):
                    found[rule].append(node.name)
    return found


def _marks(node: ast.FunctionDef) -> Iterator[str]:
    for call in node.decorator_list:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            yield from (str(one.value) for one in call.args if isinstance(one, ast.Constant))


def _fields(schema: Mapping[str, Any]) -> Iterator[str]:
    for name, node in without(schema, "type")["properties"].items():
        kind = " or ".join(f"`{one}`" for one in sorted(node["enum"])) if "enum" in node else node.get("type", "")
        if node.get("type") == "array":
            inner = node["items"]
            parts = ", ".join(inner.get("properties", {}))
            words = _code(sorted(inner["enum"])) if "enum" in inner else ""
            kind = f"list of {words or (f'{{{parts}}}' if parts else inner['type'])}"
        low, high = node.get("minimum"), node.get("maximum")
        reach = f" {low} to {high}" if high is not None else ""
        needed = "" if name not in schema.get("required", ()) else ", needed"
        default = f" = {_json(node['default'])}" if "default" in node else ""
        yield f"`{name}` {kind}{reach}{default}{needed}"


def _call(inputs: Mapping[str, Any], given: tuple[Given, ...]) -> str:
    answers = [answer(one).model_dump(mode="json") for one in given]
    return _json({"inputs": inputs, **({"answers": answers} if answers else {})})


def _code(options: Any) -> str:
    return ", ".join(f"`{one}`" for one in options)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    DATA_FILE.write_text(data(), encoding="utf-8")
