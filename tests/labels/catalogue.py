"""The texts of pages and templates for translators: `app/labels/en.po`.

`python -m tests.labels.catalogue` brings it up to date: it finds every text, keeps what is translated, leaves empty
what is new, and drops what is gone.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po
from jinja2.ext import babel_extract

ROOT = Path(__file__).parents[2]
FILE = ROOT / "app/labels/en.po"
KEYWORDS = ("_", "gettext", "ngettext", "marked")
Text = str | tuple[str, str]  # a pair: for one, and for many
# The living pattern page is for developers; its examples are German.
PATTERNS = ("templates/heroquest/patterns", "templates/heroquest/_patterns", "app/web/heroquest/patterns")


def in_python(file: Path) -> Iterator[tuple[int, Text]]:
    """The texts of a Python file. Babel itself does not look into f-strings."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS:
            yield from ((node.lineno, text) for text in _text([getattr(one, "value", None) for one in node.args]))


def in_template(file: Path) -> Iterator[tuple[int, Text]]:
    """The texts of a template."""
    with file.open("rb") as opened:
        for line, _, texts, _ in babel_extract(opened, KEYWORDS, (), {"silent": "false"}):
            yield from ((line, text) for text in _text(texts if isinstance(texts, tuple) else (texts,)))


def _text(arguments: Sequence[object]) -> Iterator[Text]:
    """What a call names as its text; a call with something else than a text has its texts elsewhere."""
    match [one for one in arguments[:2] if isinstance(one, str)]:
        case [one, many]:
            yield one, many
        case [one]:
            yield one


def extracted() -> Catalog:
    """Every text as it stands in the sources."""
    found = Catalog()
    sources = ((in_python, ROOT / "app/web", "*.py"), (in_template, ROOT / "templates", "*.html"))
    for texts, folder, pattern in sources:
        for file in sorted(folder.rglob(pattern)):
            name = file.relative_to(ROOT).as_posix()
            if not name.startswith(PATTERNS):
                for line, text in texts(file):
                    found.add(text, None, [(name, line)])
    return found


def kept() -> Catalog:
    """The catalogue as it is."""
    if not FILE.exists():
        return Catalog(locale="en")
    with FILE.open("rb") as file:
        return read_po(file, locale="en")


def is_translated(message: Message) -> bool:
    """Whether there are words for it, in each form."""
    texts = message.string if isinstance(message.string, list | tuple) else (message.string,)
    return bool(texts) and all(texts)


def update() -> Catalog:
    """Write the catalogue anew from the sources."""
    catalogue = kept()
    catalogue.update(extracted(), no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    with FILE.open("wb") as file:
        write_po(file, catalogue, width=0, sort_by_file=True, include_lineno=False, omit_header=True)
    return catalogue


if __name__ == "__main__":
    open_texts = [message for message in update() if message.id and not is_translated(message)]
    sys.stdout.write("".join(f"{message.id}\n" for message in open_texts) + f"{len(open_texts)} to translate\n")
