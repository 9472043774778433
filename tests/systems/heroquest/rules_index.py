"""Joins every rule of the book with the functions that apply it and the tests that prove it.

`python3 -m app index` writes docs/rules.md for people and rule_index.toml for the app.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from app.settings import ROOT
from app.systems.heroquest.content.fields import named_in
from app.systems.heroquest.content.loader import DATA
from app.systems.heroquest.content.loader import rulebook as shipped_rulebook
from app.systems.heroquest.labels import labels
from app.systems.heroquest.registry import event_types
from app.systems.heroquest.state.house_rules import FIELDS

GAME = ROOT / "app" / "systems" / "heroquest"
TESTS = ROOT / "tests" / "systems" / "heroquest"
PAGE = ROOT / "docs" / "rules.md"
DATA_FILE = DATA / "rule_index.toml"

_RULE_OF_FIELD = {field: rule for rule, field in FIELDS.items()}
_TYPE_OF_EVENT = {kind.__name__: str(kind.model_fields["type"].default) for kind in event_types()}
_INTRO = """# Rules: what applies them, what proves them

Written by `python3 -m app index` from the engine's docstrings and the tests' marks.
Functions are named from `app/systems/heroquest`, tests from `tests/systems/heroquest`. Questions the book leaves open
are answered in [readings.md](readings.md).
"""


class Found(NamedTuple):
    """What the source says about the rules: by rule the functions and the tests, by fact the rules."""

    functions: Mapping[str, list[str]]
    tests: Mapping[str, list[str]]
    facts: Mapping[str, list[str]]


@cache
def found() -> Found:
    """What stands in the source now."""
    functions, facts = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
    for name, function in _functions():
        for rule in _applied(function):
            functions[rule].append(name)
        for fact in _recorded(function):
            facts[fact] += (rule for rule in named_in(ast.get_docstring(function) or "") if rule not in facts[fact])
    tests = defaultdict[str, list[str]](list)
    for name, rules in _marked():
        for rule in rules:
            tests[rule].append(name)
    return Found(functions, tests, {fact: rules for fact, rules in facts.items() if rules})


def page() -> str:
    """docs/rules.md as it should be."""
    words, book, index = labels("de"), shipped_rulebook(), found()
    parts = [_INTRO]
    for chapter in book.chapters.values():
        parts.append(f"\n## {chapter.id} {words.text(f'chapters.{chapter.id}')}\n")
        parts.append("| rule | about | functions | tests |\n| --- | --- | --- | --- |")
        for rule in (*chapter.rules, *chapter.house_rules):
            section = "house_rules" if rule.startswith("HR-") else "rulebook"
            title = words.text(f"{section}.{rule}.title") if f"{section}.{rule}.title" in words else ""
            parts.append(f"| {rule} | {title} | {_code(index.functions[rule])} | {_code(index.tests[rule])} |")
    return "\n".join(parts) + "\n"


def data() -> str:
    """rule_index.toml as it should be."""
    index = found()
    lines = ["# Written by tests/systems/heroquest/rules_index.py, never by hand."]
    lines.append('source = "the docstrings of the engine and the marks of its tests"\n\n[proofs.rules]')
    for rule in shipped_rulebook().ids():
        functions, tests = len(index.functions[rule]), len(index.tests[rule])
        lines.append(f'"{rule}" = {{ functions = {functions}, tests = {tests} }}')
    lines.append("\n[proofs.facts]")
    for fact, rules in sorted(index.facts.items()):
        listed = ", ".join(f'"{rule}"' for rule in rules)
        lines.append(f'"{fact}" = [{listed}]')
    return "\n".join(lines) + "\n"


def write() -> None:
    """Write both files."""
    PAGE.write_text(page(), encoding="utf-8")
    DATA_FILE.write_text(data(), encoding="utf-8")


def _functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function and method of the engine by its name."""
    for file in sorted(GAME.rglob("*.py")):
        module = ".".join(file.relative_to(GAME).with_suffix("").parts)
        yield from _inside(module, ast.parse(file.read_text(encoding="utf-8")))


def _inside(prefix: str, node: ast.AST) -> Iterator[tuple[str, ast.FunctionDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield f"{prefix}.{child.name}", child
        elif isinstance(child, ast.ClassDef):
            yield from _inside(f"{prefix}.{child.name}", child)


def _applied(function: ast.FunctionDef) -> list[str]:
    """The rules a function names in its docstring or hands on as a reason, and the settled points it asks for."""
    rules = [*named_in(ast.get_docstring(function) or "")]
    for node in ast.walk(function):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and named_in(node.value) == (node.value,):
            rules.append(node.value)
        elif isinstance(node, ast.Attribute) and node.attr in _RULE_OF_FIELD:
            rules.append(_RULE_OF_FIELD[node.attr])
    return list(dict.fromkeys(rules))


def _recorded(function: ast.FunctionDef) -> set[str]:
    """The types of the facts a function makes."""
    calls = [node for node in ast.walk(function) if isinstance(node, ast.Call)]
    makers = ("like", "scene.record_item", "scene.record_spell")  # which are told what to make
    called = [call.args[0] if ast.unparse(call.func) in makers else call.func for call in calls]
    names = (func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "") for func in called)
    return {_TYPE_OF_EVENT[name] for name in names if name in _TYPE_OF_EVENT}


def _marked() -> Iterator[tuple[str, list[str]]]:
    """Every test with the rules it is marked with, itself, by one of its cases, or by its whole file."""
    for file in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        shared = [rule for node in tree.body if _is_mark_of_file(node) for rule in _rules_in(node)]
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                own = [rule for decorator in node.decorator_list for rule in _rules_in(decorator)]
                yield f"{file.relative_to(TESTS).as_posix()}::{node.name}", list(dict.fromkeys([*shared, *own]))


def _is_mark_of_file(node: ast.stmt) -> bool:
    return isinstance(node, ast.Assign) and any(getattr(one, "id", "") == "pytestmark" for one in node.targets)


def _rules_in(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            yield from (str(one.value) for one in call.args if isinstance(one, ast.Constant))


def _code(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    write()
