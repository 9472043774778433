"""What runs before the right Python is known to be there."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORDS = [ROOT / "app/labels/__init__.py", ROOT / "app/labels/fluent.py"]  # what is said before anything is installed
FILES = [ROOT / "app/__init__.py", ROOT / "app/__main__.py", *sorted((ROOT / "app/launch").glob("*.py")), *WORDS]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_parses_on_an_old_python(file: Path) -> None:
    ast.parse(file.read_text("utf-8"), feature_version=(3, 8))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_needs_only_the_standard_library(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            check_allowed(node.module or "")
        elif isinstance(node, ast.Import):
            for alias in node.names:
                check_allowed(alias.name)


def check_allowed(module: str) -> None:
    assert module.startswith(("app.launch", "app.labels.fluent")) or module.split(".")[0] in sys.stdlib_module_names, (
        module
    )
