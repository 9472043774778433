"""The texts of pages and templates for translators: `app/labels/en.po`.

`python -m tests.labels.catalogue` brings it up to date: it finds every text, keeps what is translated, leaves empty
what is new, and drops what is gone.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_file
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[2]
FILE = ROOT / "app/labels/en.po"
KEYWORDS = {**DEFAULT_KEYWORDS, "marked": None}
# The living pattern page is for developers; its examples are German.
PATTERNS = (
    "templates/patterns",
    "templates/heroquest/_patterns",
    "app/web/patterns",
    "app/web/heroquest/pattern_parts",
)


def sources() -> Iterator[tuple[Path, str]]:
    """Every file that may hold texts, with the way to read it."""
    yield from ((file, "python") for file in sorted((ROOT / "app/web").rglob("*.py")))
    yield from ((file, "jinja2.ext:babel_extract") for file in sorted((ROOT / "templates").rglob("*.html")))


def extracted() -> Catalog:
    """Every text as it stands in the sources."""
    found = Catalog()
    for file, method in sources():
        name = file.relative_to(ROOT).as_posix()
        if not name.startswith(PATTERNS):
            for line, text, comments, context in extract_from_file(method, file, KEYWORDS, options={"silent": "false"}):
                found.add(text, None, [(name, line)], auto_comments=comments, context=context)
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
