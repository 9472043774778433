"""RULES.md is honest: rules are well named, functions importable, tests there, and nothing is left out."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import app.systems.heroquest

RULES = Path(app.systems.heroquest.__path__[0])
TESTS = Path(__file__).parent
RULE_ID = re.compile(r"\b(?:HQ-\d+(?:\.\d+)*(?:-[A-ZÄÖÜ]+)*|HR-[A-Z0-9]+(?:-[A-Z0-9]+)*)")


class Line(NamedTuple):
    """One row of the index."""

    rule: str
    about: str
    function: str
    test: str


def lines() -> Iterator[Line]:
    for line in (RULES / "RULES.md").read_text(encoding="utf-8").splitlines():
        if line.startswith(("| HQ", "| HR")):
            yield Line(*(cell.strip().strip("`") for cell in line.strip("|").split("|")))


INDEX = list(lines())


@pytest.mark.parametrize("line", INDEX, ids=lambda line: line.rule)
def test_line_of_the_index(line: Line) -> None:
    assert RULE_ID.fullmatch(line.rule)
    assert line.about
    module, _, function = line.function.rpartition(".")
    assert callable(getattr(importlib.import_module(f"app.systems.heroquest.{module}"), function))
    file, _, test = line.test.partition("::")
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    assert test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_every_rule_is_listed_once() -> None:
    rules = [line.rule for line in INDEX]
    assert sorted(rules) == sorted(set(rules))
