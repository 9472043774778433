"""The English of code, docs and words is plain: verb and object first, no riddles, one class for a name.

The numbers are what is left to mend. They may only fall: lower them when fewer are found.
"""

import ast
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from app.settings import ROOT
from tests.labels import fluent_files

QUESTION = re.compile(r"(What|Who|Whose|Whom|Where|How|Whether|Why|Which|When|Everything)\b")
NO_VERB = re.compile(r"(The|An?|All|Every|Each|One|Its|No|Those|These|Both|Everybody|Somebody)\b")
RULES = re.compile(r"(?:(?:HQ|HR|DND|DQ|MK)-[\w.ÄÖÜ-]+(?:, | and |: ))+")  # a docstring may name its rules first

MOST_QUESTIONS = 0
MOST_WITHOUT_VERB = 0
MOST_LONG_LINES = 0
MOST_DOUBLE_NAMES = 26
FORBIDDEN = {
    r"\bthe own\b": 0,
    r"\bwhoever\b": 0,
    r"\bnobody\b": 0,
    r"\bwhat stands there\b": 0,
}
# No German, no abbreviation of it, and no turn of phrase out of it on an English page.
FORBIDDEN_ON_PAGES = (
    r"\bwhoever\b",
    r"\b(?:the|one['’]s) own\b",
    r"\b(?:what stands|stands|lies) there\b",
    r"\bparted by\b",
    r"\bat which\b",
    r"\bon turn\b",
    r"\bjust now\b",
    r"\bon the table yet\b",
    r"\bas it came\b",
    r"\bthrows? an? d\d",
    r"\b(?:W6|W8|W10|W20|KK|IP|TP|RK|SL|EP|HT2|HT4)\b",
    r"\b(?:und|oder|nicht|der|das)\b",
)
MOST_DOTS = 0  # comments that go on where another one ended


class Text(NamedTuple):
    """A docstring or a comment, and where it is."""

    place: str
    kind: str  # the node's class, or "comment"
    words: str


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all statements in it: definitions are there, and expressions many times as many."""
    yield node
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from statements(inner)


def texts_of(code: str, place: str = "") -> Iterator[Text]:
    """Yield all docstrings and comments of a piece of Python."""
    for node in statements(ast.parse(code)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            told = ast.get_docstring(node) or ""
            yield Text(f"{place}: {getattr(node, 'name', 'module')}", type(node).__name__, told)
    for token in tokenize.generate_tokens(StringIO(code).readline):
        if token.type == tokenize.COMMENT:
            yield Text(f"{place}:{token.start[0]}", "comment", token.string.lstrip("#").strip())


@cache
def texts() -> tuple[Text, ...]:
    """Return all docstrings and comments of the app."""
    files = sorted((ROOT / "app").rglob("*.py"))
    return tuple(
        text for file in files for text in texts_of(file.read_text("utf-8"), file.relative_to(ROOT).as_posix())
    )


@cache
def documents() -> tuple[Text, ...]:
    """Return the lines of all English documents, without what is quoted as code."""
    german = ("bilder.md", "club-server.md", "handbuch.md")
    files = (file for file in sorted((ROOT / "docs").glob("*.md")) if file.name not in german)
    return tuple(
        Text(f"{file.name}:{number}", "line", re.sub(r"`[^`]*`", "", line))
        for file in (*files, *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "NOTICE.md")))
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
    )


@cache
def words() -> tuple[Text, ...]:
    """Return all English texts of the app, without the data that they show."""
    return tuple(
        Text(f"{file.relative_to(ROOT).as_posix()}: {name}", "words", text)
        for file in sorted((ROOT / "app").rglob("en.ftl"))
        for name, message in fluent_files.messages(file).items()
        for text in fluent_files.texts(message)
    )


def questions(found: tuple[Text, ...]) -> list[str]:
    """List the docstrings that begin like a question."""
    return [text.place for text in found if text.kind != "comment" and QUESTION.match(RULES.sub("", text.words, 1))]


def without_verb(found: tuple[Text, ...]) -> list[str]:
    """List the docstrings of functions that begin with the name of a thing."""
    functions = (text for text in found if text.kind.endswith("FunctionDef"))
    return [text.place for text in functions if NO_VERB.match(RULES.sub("", text.words, 1))]


def long_lines(found: tuple[Text, ...]) -> list[str]:
    """List the docstrings whose first line nobody reads to its end."""
    return [text.place for text in found if text.kind != "comment" and len(text.words.split("\n")[0]) > 120]


def with_phrase(phrase: str, found: tuple[Text, ...]) -> list[str]:
    """List the texts in which a forbidden phrase stands, also across the end of a line."""
    return [text.place for text in found if re.search(phrase, " ".join(text.words.split()), re.IGNORECASE)]


def with_dots(found: tuple[Text, ...]) -> list[str]:
    """List the comments that begin in the middle of a sentence."""
    return [text.place for text in found if text.kind == "comment" and text.words.startswith(("…", "..."))]


def double_names(files: list[Path]) -> dict[str, int]:
    """Return how often each class name occurs that occurs more than once."""
    trees = (ast.parse(file.read_text("utf-8")) for file in files)
    names = Counter(node.name for tree in trees for node in statements(tree) if isinstance(node, ast.ClassDef))
    return {name: times for name, times in names.items() if times > 1}


def held(found: list[str], most: int) -> None:
    """Fail when more is found than is left to mend, and name the places."""
    assert len(found) <= most, f"{len(found)} found, at most {most} allowed:\n" + "\n".join(found)


def test_docstrings_begin_like_no_question() -> None:
    held(questions(texts()), MOST_QUESTIONS)


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    held(without_verb(texts()), MOST_WITHOUT_VERB)


def test_first_lines_are_short() -> None:
    held(long_lines(texts()), MOST_LONG_LINES)


@pytest.mark.parametrize("phrase", FORBIDDEN)
def test_forbidden_phrases_grow_rarer(phrase: str) -> None:
    held(with_phrase(phrase, texts()), FORBIDDEN[phrase])


@pytest.mark.parametrize("phrase", FORBIDDEN)
def test_documents_are_plain(phrase: str) -> None:
    held(with_phrase(phrase, documents()), 0)


@pytest.mark.parametrize("phrase", FORBIDDEN_ON_PAGES)
def test_english_pages_are_plain(phrase: str) -> None:
    held([f"{text.place}: {text.words}" for text in words() if re.search(phrase, text.words, re.IGNORECASE)], 0)


def test_comments_are_whole_sentences() -> None:
    held(with_dots(texts()), MOST_DOTS)


def test_class_names_occur_once() -> None:
    doubles = double_names(sorted((ROOT / "app").rglob("*.py")))
    held([f"{name} ({times} times)" for name, times in sorted(doubles.items())], MOST_DOUBLE_NAMES)


def test_riddles_are_found(tmp_path: Path) -> None:
    code = '''"""What it is."""

class Row:
    """A row that
    whoever sees."""

    def width(self):
        """HQ-1.2, HR-X: The width."""
        # … of the own row
        return 1

    def is_wide(self):
        """Return whether it is wide."""
        return False

    def height(self):
        """HQ-3: How high it is."""
        return 1

class Row:
    """Another row."""
'''
    found = tuple(texts_of(code, "file.py"))
    assert questions(found) == ["file.py: module", "file.py: height"]
    assert without_verb(found) == ["file.py: width"]
    assert with_dots(found) == with_phrase(r"\bthe own\b", found) == ["file.py:9"]
    assert with_phrase("that whoever", found) == ["file.py: Row"]
    assert long_lines((Text("here", "Module", "a" * 121), Text("there", "comment", "a" * 121))) == ["here"]
    (tmp_path / "file.py").write_text(code, "utf-8")
    assert double_names([tmp_path / "file.py"]) == {"Row": 2}
    with pytest.raises(AssertionError, match="one"):
        held(["one"], 0)
