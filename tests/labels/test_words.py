"""Every word is there in both languages, says the same in both, and is needed."""

import ast as python
import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from jinja2 import Environment, nodes
from pydantic_core.core_schema import ErrorType

from app.labels.labels import Labels
from app.systems.registry import GAMES, LABELS
from tests.labels.fluent_files import (
    ENGLISH,
    FILES,
    FOREIGN,
    GERMAN,
    ROOT,
    TERMINAL,
    english,
    messages,
    name_of,
    said,
    texts,
    variables,
)

pytestmark = pytest.mark.broad

SPOKEN_IN_TERMINAL = ("app/launch", "app/commands")
TEMPLATES = Environment(autoescape=True)
PAGES = [file for file in FILES if "app/web" in file.as_posix()]
# The living pattern page is for developers; its examples are German.
PATTERNS = ("templates/heroquest/patterns", "app/web/heroquest/patterns")


def test_english_has_the_same_messages_about_the_same() -> None:
    for file in FILES:
        german, translated = messages(file), messages(english(file))
        assert list(german) == list(translated), file
        assert {name for name in german if said(german[name]) != said(translated[name])} == set(), file
        empty = {name for name in german if "".join(texts(german[name])) and not "".join(texts(translated[name]))}
        assert {name for name in empty if not variables(translated[name])} == set(), file


def test_no_english_file_stands_alone() -> None:
    there = {file for top in ("app", "tests/toy") for file in (ROOT / top).rglob(f"words/**/{ENGLISH}.ftl")}
    assert there == {english(file) for file in FILES}


def test_a_rule_has_the_same_numbers_in_both_languages() -> None:
    def numbers(said: Iterator[str]) -> set[str]:
        return set(re.findall(r"\d+", " ".join(said)))

    for file in (one for one in FILES if one not in PAGES):
        german, translated = messages(file), messages(english(file))
        assert [name for name in german if numbers(texts(german[name])) != numbers(texts(translated[name]))] == [], file


def test_no_two_files_name_the_same_message() -> None:
    """Of one game and the house: two games may call things alike, because nobody hears both at once."""
    rest = [file for file in FILES if file not in (*PAGES, *TERMINAL) and "toy" not in name_of(file)]
    of_game = {game.id: [file for file in rest if f"systems/{game.folder}/" in file.as_posix()] for game in GAMES}
    of_house = [file for file in rest if not any(file in own for own in of_game.values())]
    for files in (PAGES, TERMINAL, *([*of_house, *own] for own in of_game.values())):
        counted = Counter(name for file in files for name in messages(file))
        assert [name for name, number in counted.items() if number > 1] == []


def sources() -> Iterator[Path]:
    yield from sorted((ROOT / "app").rglob("*.py"))
    yield from sorted((ROOT / "templates").rglob("*.html"))


@cache
def said_on_pages() -> dict[str, str]:
    """Each message that a page asks for by its name, with a file that does."""
    found: dict[str, str] = {}
    for file in sources():
        if file.is_relative_to(ROOT / "app/web") or file.suffix == ".html":
            for name in re.findall(r"""(?<![\w.])t\(\s*["'](\w+)["']""", file.read_text(encoding="utf-8")):
                found.setdefault(name, file.relative_to(ROOT).as_posix())
    return found


def asked() -> Iterator[tuple[str, str, set[str]]]:
    """Where something is said, which message, and with which data (what `**` brings cannot be read off)."""
    for file in sources():
        place = file.relative_to(ROOT).as_posix()
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".html":
            for call in TEMPLATES.parse(text).find_all(nodes.Call):
                name = call.node.name if isinstance(call.node, nodes.Name) else ""
                if name == "t" and isinstance(call.args[0], nodes.Const):
                    yield place, call.args[0].value, {one.key for one in call.kwargs}
        elif place.startswith(("app/web", *SPOKEN_IN_TERMINAL)):
            for node in python.walk(python.parse(text)):
                match node:
                    case python.Call(func=python.Name(id="t"), args=[python.Constant(value=str(name))], keywords=data):
                        names = {one.arg for one in data if one.arg}
                        yield place, name, names if len(names) == len(data) else needed(place).get(name, set())


def needed(place: str) -> dict[str, set[str]]:
    """What the messages that are said at a place want to know, in either language."""
    return _needed(place.startswith(SPOKEN_IN_TERMINAL))


@cache
def _needed(in_terminal: bool) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for file in TERMINAL if in_terminal else PAGES:
        for there in (file, english(file)):
            for name, message in messages(there).items():
                found.setdefault(name, set()).update(variables(message))
    return found


def test_every_message_that_is_asked_for_is_there_and_gets_its_data() -> None:
    wrong = [(place, name) for place, name, data in asked() if data != needed(place).get(name.replace(".", "-"))]
    assert wrong == []


@cache
def strings() -> set[str]:
    """Every text of the program and every name in the content, for who looks whether something is spoken of."""
    found: set[str] = set()
    for file in sources():
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".html":
            found |= set(re.findall(r"[\"']([^\"']*)[\"']", text))
            continue
        for node in python.walk(python.parse(text)):
            match node:
                case python.Constant(value=str(value)):
                    found.add(value)
                case python.Attribute(attr=name) | python.Name(id=name) | python.arg(arg=name):
                    found.add(name)
                case python.keyword(arg=str(name)) | python.FunctionDef(name=name):
                    found.add(name)
    for file in (ROOT / "app").rglob("*.toml"):
        found |= set(_names(tomllib.loads(file.read_text(encoding="utf-8"))))
    return found


def _names(value: object) -> Iterator[str]:
    match value:
        case dict():
            for name, inner in value.items():
                yield name
                yield from _names(inner)
        case list():
            for inner in value:
                yield from _names(inner)
        case _:
            yield str(value)


def test_every_message_of_a_page_is_said_somewhere() -> None:
    """By its name, or as the value of a table of names."""
    said = {*said_on_pages(), *strings()}
    assert {name for file in PAGES for name in messages(file) if name not in said} == set()


@cache
def put_together() -> Sequence[re.Pattern[str]]:
    """Every name that the program puts together out of texts and something else: `roll_{pool}`."""
    found = set()
    for file in (ROOT / "app").rglob("*.py"):
        for node in python.walk(python.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, python.JoinedStr):
                texts = [ident(str(one.value)) if isinstance(one, python.Constant) else "" for one in node.values]
                if re.fullmatch(r"[\w-]*[a-z]{3}[\w-]*", "".join(texts)):
                    found.add("".join(re.escape(text) or r"([\w-]+)" for text in texts))
    return [re.compile(one) for one in sorted(found)]


@cache
def known() -> set[str]:
    """What the program and its content speak of, spelled as in the names of messages."""
    return {ident(text).strip("-") for text in (*strings(), *get_args(ErrorType))}


def ident(text: str) -> str:
    """A text as a file can name it."""
    return text.replace(".", "-").replace("Ä", "AE").replace("Ö", "OE").replace("Ü", "UE")


def is_spoken_of(name: str) -> bool:
    """Whether the program names it, or all the parts of which it puts it together."""
    if name in known():
        return True
    cuts = [at for at, sign in enumerate(name) if sign == "-"]
    if any(is_spoken_of(name[:at]) and is_spoken_of(name[at + 1 :]) for at in cuts):
        return True
    made = (one.fullmatch(name) for one in put_together())
    return any(one and all(map(is_spoken_of, one.groups())) for one in made)


def test_every_other_message_is_spoken_of() -> None:
    """Ids of content, codes of errors and kinds of facts stand somewhere in the program or its data."""
    rest = {name for file in FILES if file not in PAGES and "toy" not in name_of(file) for name in messages(file)}
    free = "search_words-"  # what people type; the names of these are for translators
    assert {name for name in rest if not name.startswith(free) and not is_spoken_of(name)} == set()


def test_what_nobody_speaks_of_is_found() -> None:
    assert is_spoken_of("items-helmet")
    assert not is_spoken_of("items-helmet_of_nobody")


def test_no_text_stands_in_the_program_or_is_said_too_early() -> None:
    """What is made when the program starts names its message only: nobody has asked in a language yet."""
    for file in (file for folder in ("app/web", *SPOKEN_IN_TERMINAL) for file in (ROOT / folder).rglob("*.py")):
        if file.relative_to(ROOT).as_posix().startswith(PATTERNS):
            continue
        tree = python.parse(file.read_text(encoding="utf-8"))
        docs = {id(one) for one in _docstrings(tree)}
        bare = [one for one in python.walk(tree) if isinstance(one, python.Constant) and id(one) not in docs]
        assert [
            one.value
            for one in bare
            if isinstance(one.value, str) and one.value not in FOREIGN and re.search("[äöüßÄÖÜ„].", one.value)
        ] == [], file
        assert [call.lineno for call in _at_start(tree) if getattr(call.func, "id", "") == "t"] == [], file


def _docstrings(tree: python.AST) -> Iterator[python.AST]:
    for node in python.walk(tree):
        if isinstance(node, python.Module | python.ClassDef | python.FunctionDef | python.AsyncFunctionDef):
            yield from (one.value for one in node.body[:1] if isinstance(one, python.Expr))


def _at_start(node: python.AST) -> Iterator[python.Call]:
    """The calls that are made when a module is loaded."""
    for child in python.iter_child_nodes(node):
        if isinstance(child, python.Call):
            yield child
        if not isinstance(child, python.FunctionDef | python.AsyncFunctionDef | python.Lambda):
            yield from _at_start(child)


# What is in a template beside the words people read: what is printed, then tags and entities.
JINJA = re.compile(
    r"{#.*?#}|{% block (?:styles|view|theme|skip|\w+_class|\w+_attr\w+) %}.*?{% endblock %}|{%.*?%}|{{.*?}}", re.DOTALL
)
TAG = re.compile(r"<[^<>]*>|&\w+;|[\w-]+=\"[^\"]*\"|\bbutton(?:--)?")  # the last two where macros put tags together


def test_no_template_has_a_text_of_its_own() -> None:
    found = {
        f"{file.relative_to(ROOT)}: {word}"
        for file in sorted((ROOT / "templates").rglob("*.html"))
        if not file.relative_to(ROOT).as_posix().startswith(PATTERNS)
        for word in re.findall(r"[^\W\d_]{3,}", TAG.sub(" ", JINJA.sub("", file.read_text(encoding="utf-8"))))
    }
    assert found == set()


@pytest.mark.parametrize("game", LABELS)
def test_what_nobody_has_translated_is_said_in_german(game: str) -> None:
    german, nobody = LABELS[game](GERMAN), LABELS[game]("tlh")
    assert isinstance(german, Labels)
    assert nobody.text("lists.nobody") == german.text("lists.nobody")
