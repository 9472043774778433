"""Finds the tests of what was changed since the main branch, nearest first, for `python3 -m app test --quick`.

Three things tie a test to a changed file: it is that file or imports it, it lies in the folder beside it, or its name
shares a word with it. Recording which lines each test runs would find more, but must run everything once before.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import NamedTuple, Sequence

_MAIN = ("origin/main", "main")
_OF_THE_HOUSE = re.compile(r"tests/(test_\w+|labels/test_\w+)\.py")  # architecture, docs and words: seconds
_SLOW = ("tests/browser/", "tests/postgres/", "tests/harness/")  # run when they were changed themselves


def changed_files(root: Path) -> list[str] | None:
    """Return the files that differ from the main branch, new files too; None where git cannot say."""
    bases = (_git(root, "merge-base", "HEAD", name) for name in _MAIN)
    base = next((found[0] for found in bases if found), "HEAD")
    changed, new = _git(root, "diff", "--name-only", base), _git(root, "ls-files", "--others", "--exclude-standard")
    return None if changed is None or new is None else sorted({*changed, *new})


def _git(root: Path, *arguments: str) -> list[str] | None:
    try:
        done = subprocess.run(("git", *arguments), cwd=root, capture_output=True, encoding="utf-8", check=False)
    except OSError:
        return None
    return done.stdout.splitlines() if done.returncode == 0 else None


class _Nearness(NamedTuple):
    """Nearness of a test to a change; the smaller, the nearer."""

    step: int
    words_apart: int = 0


def nearest_tests(root: Path, changed: Sequence[str]) -> list[str]:
    """Return the test files to run, the nearest first; those of the whole house are always among them."""
    names = [file.relative_to(root).as_posix() for file in (root / "tests").rglob("test_*.py")]
    found = {name: _nearness(root, name, changed) for name in names}
    return [name for _, name in sorted((near, name) for name, near in found.items() if near is not None)]


def _nearness(root: Path, test: str, changed: Sequence[str]) -> _Nearness | None:
    if test in changed:
        return _Nearness(0)
    if test.startswith(_SLOW):
        return None
    text = (root / test).read_text("utf-8")
    if any(file.endswith(".py") and _imports(text, file) for file in changed):
        return _Nearness(1)
    if _OF_THE_HOUSE.fullmatch(test):
        return _Nearness(2)
    if any(test.rpartition("/")[0] == _folder_of_tests(file) for file in changed):
        return _Nearness(3)
    shared = max((len(_words(test, 1) & _words(file, 2)) for file in changed), default=0)
    return _Nearness(4, -shared) if shared else None


def _imports(text: str, file: str) -> bool:
    module = file[: -len(".py")].replace("/", ".")
    package, _, name = module.rpartition(".")
    named = rf"from {re.escape(package)} import (\([^)]*|.*)\b{name}\b"
    return re.search(rf"(from|import) {re.escape(module)}\b|{named}", text) is not None


def _folder_of_tests(file: str) -> str:
    """Return where the tests of a module of `app` lie if they have a folder of their own."""
    return re.sub(r"^app/(\w+/.+)/\w+\.py$", r"tests/\1", file)


def _words(file: str, parts: int) -> set[str]:
    """Return the words of a file's name and its nearest folders, in the singular; `test` tells nothing."""
    said = re.split(r"[/_\W]", "/".join(Path(file).with_suffix("").parts[-parts:]))
    return {word[:-1] if word.endswith("s") else word for word in said if len(word) > 2} - {"test", "app"}
