"""Tests can fail, and for one reason alone: what is wrong, not how busy the machine is."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.test_plain_english import statements

TESTS = Path(__file__).parent
CLOCKS = {"perf_counter", "monotonic", "time"}
# They wait for programs of their own that may hang: the clock is what they are about, and generous.
ABOUT_TIME = {
    "browser/test_table.py", "commands/test_connections.py", "commands/test_run.py", "launch/test_deadline.py",
    "launch/test_ended_checks.py", "launch/test_release.py", "postgres/test_run.py",
}  # fmt: skip
# What they do raises where something is wrong: a machine of hypothesis, a parser, steps that wait for a page.
RAISES = {
    "test_an_evening_in_firefox",
    "test_an_evening_in_webkit",
    "test_any_sequence_keeps_the_journal_and_the_state_together",
    "test_every_request_is_answered_as_described",
    "test_it_parses_on_an_old_python",
    "test_walking_through_pages_in_one_tab_lets_no_other_rest",
}
JUDGES = ("assert", "check", "expect", "raises", "warns", "fail", "refuse")


@cache
def _trees() -> Mapping[str, ast.Module]:
    return {path.relative_to(TESTS).as_posix(): ast.parse(path.read_text("utf-8")) for path in TESTS.rglob("*.py")}


def _called(node: ast.AST) -> Iterator[str]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call):
            yield call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
            yield from (one.id for one in call.args if isinstance(one, ast.Name))  # to be called there


def _judges(name: str, functions: Mapping[str, ast.AST], seen: frozenset[str] = frozenset()) -> bool:
    """Whether a function asserts something, itself or by what it calls of its file."""
    if any(isinstance(node, ast.Assert) for node in ast.walk(functions[name])):
        return True
    called = set(_called(functions[name])) - seen - {name}
    return any(one.startswith(JUDGES) for one in called) or any(
        _judges(one, functions, seen | {name}) for one in called & functions.keys()
    )


def test_every_test_asserts_something() -> None:
    silent = set[str]()
    for tree in _trees().values():
        functions = {one.name: one for one in statements(tree) if isinstance(one, ast.FunctionDef)}
        silent |= {one for one in functions if one.startswith("test_") and not _judges(one, functions)}
    assert silent == RAISES


def test_no_test_asserts_how_long_something_took() -> None:
    """Count what is done again, or take `thread_time`: the wall clock tells how busy the machine is."""
    timed = {
        file
        for file, tree in _trees().items()
        for node in statements(tree)
        if isinstance(node, ast.Assert) and CLOCKS & set(_called(node))
    }
    assert timed == ABOUT_TIME
