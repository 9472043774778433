"""Every text of pages and templates is there in English, and nothing in the catalogue is left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from app.labels.catalogue import Catalogue
from tests.labels.catalogue import FILE, KEYWORDS, PATTERNS, ROOT, extracted, is_translated, kept

ENGLISH = kept()
PAGES = [
    file
    for file in sorted((ROOT / "app/web").rglob("*.py"))
    if not file.relative_to(ROOT).as_posix().startswith(PATTERNS)
]
# What is in a template beside the words people read: texts to translate and what is printed, then tags and entities.
JINJA = re.compile(
    r"{#.*?#}|{%-? *trans\b.*?endtrans *-?%}"
    r"|{% block (?:styles|view|theme|skip|\w+_class|\w+_attr\w+) %}.*?{% endblock %}|{%.*?%}|{{.*?}}",
    re.DOTALL,
)
TAG = re.compile(r"<[^<>]*>|&\w+;|[\w-]+=\"[^\"]*\"|\bbutton(?:--)?")  # the last two where macros put tags together
PIECE = re.compile(r"%(?:\(\w+\))?[sd%]")


def forms(message: Message) -> Iterator[tuple[str, str]]:
    """Each form of a text with its translation."""
    ids, texts = ((one,) if isinstance(one, str) else one or () for one in (message.id, message.string))
    yield from zip(ids, texts, strict=True)


def test_the_catalogue_has_every_text_and_no_other() -> None:
    """`python -m tests.labels.catalogue` finds what is new; then it wants to be translated."""
    wanted, there = ({message.id for message in one if message.id} for one in (extracted(), ENGLISH))
    assert (sorted(map(str, wanted - there)), sorted(map(str, there - wanted))) == ([], [])


def test_every_text_is_translated_with_the_same_pieces_in_it() -> None:
    assert [message.id for message in ENGLISH if message.id and (message.fuzzy or not is_translated(message))] == []
    pairs = [pair for message in ENGLISH if message.id for pair in forms(message)]
    assert [pair for pair in pairs if len({tuple(sorted(PIECE.findall(text))) for text in pair}) > 1] == []
    assert [pair for pair in pairs if [text[:1] == " " for text in pair] in ([True, False], [False, True])] == []


def test_the_program_reads_what_translators_write() -> None:
    ours = Catalogue(FILE)
    for message in ENGLISH:
        if isinstance(message.id, str):
            assert not message.id or ours.gettext(message.id) == message.string
        else:
            one, many = message.id
            assert tuple(ours.ngettext(one, many, number) for number in (1, 2)) == message.string


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_text_is_forgotten_or_translated_too_early(file: Path) -> None:
    """What is made when the program starts is only `marked`: nobody has asked in a language yet."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call) and getattr(one.func, "id", "") in KEYWORDS]
    texts = {id(part) for call in calls for part in ast.walk(call)} | {id(one) for one in _docstrings(tree)}
    bare = [one for one in ast.walk(tree) if isinstance(one, ast.Constant) and id(one) not in texts]
    assert [one.value for one in bare if isinstance(one.value, str) and re.search("[äöüßÄÖÜ„].", one.value)] == []
    early = [call.lineno for call in _at_start(tree) if getattr(call.func, "id", "") in ("_", "ngettext")]
    assert early == []


def _docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield from (one.value for one in node.body[:1] if isinstance(one, ast.Expr))


def _at_start(node: ast.AST) -> Iterator[ast.Call]:
    """The calls that are made when a module is loaded."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _at_start(child)


def test_no_template_has_a_text_of_its_own() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {word}"
        for file in sorted((ROOT / "templates").rglob("*.html"))
        if not file.relative_to(ROOT).as_posix().startswith(PATTERNS)
        for word in re.findall(r"[^\W\d_]{3,}", TAG.sub(" ", JINJA.sub("", file.read_text(encoding="utf-8"))))
    }
    assert found == set()


def test_what_is_not_in_the_catalogue_stays_german() -> None:
    assert Catalogue(FILE).gettext("Donaudampfschiff") == "Donaudampfschiff"
    assert Catalogue(FILE).ngettext("%s Schiff", "%s Schiffe", 2) == "%s Schiffe"
