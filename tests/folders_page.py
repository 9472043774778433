"""Writes docs/folders.md: each folder of the app with what it is about and the questions it answers.

`python3 -m app index` runs it; both are read from the docstring of the folder's `__init__.py`.
"""

import ast
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple

from app.settings import ROOT

PAGE = ROOT / "docs" / "folders.md"
_INTRO = """# Where is what

Written by `python3 -m app index` from the first docstring of each folder: what it is about, and questions that it
answers. A file without a folder lies in that one, or is the only one of its name. How one action runs through them:
[architecture](architecture.md).
"""


class Folder(NamedTuple):
    """A folder of the app and the paragraphs of its docstring."""

    path: Path
    told: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.path.relative_to(ROOT).as_posix()


def folders(app: Path = ROOT / "app") -> Iterator[Folder]:
    """Yield every folder with Python in it, with what its `__init__.py` tells; nothing where there is none."""
    for path in sorted({file.parent for file in app.rglob("*.py")}):
        file = path / "__init__.py"
        text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) if file.exists() else None
        yield Folder(path, tuple(" ".join(one.split()) for one in cleandoc(text or "").split("\n\n") if one))


def page() -> str:
    """Return docs/folders.md as it should be."""
    return "\n".join([_INTRO, *(line for folder in folders() for line in _lines(folder))])


def _lines(folder: Folder) -> Iterator[str]:
    first, *others = folder.told
    yield f"## {folder.name}\n{first}\n"
    for text in others:
        question, mark, answer = text.partition("? ")
        yield f"- **{question}?** {answer}" if mark else f"- {text}"
    if others:
        yield ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
