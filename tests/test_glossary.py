"""The glossary is honest: what it lists is in use, and no German word is a name."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
IN_USE, RESERVED = GLOSSARY.split("## Reserved")[0], GLOSSARY.split("## Reserved")[1]

# Words of the glossary's German column that are English words, too.
ENGLISH_TOO = {"held", "elf", "item", "monster", "gold", "diagonal", "stamina", "passe", "quest", "lost", "artifact"}
# Words nobody would look for in the glossary but might slip into a name.
MORE_GERMAN = {"spieler", "wuerfel", "zauber", "schwert", "trank", "verlust", "punkte", "chronik", "kampagne", "tisch"}
FOLDED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def rows(text: str) -> Iterator[tuple[str, str]]:
    """German and English side by side."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and "`" in line:
            yield from zip(cells[::2], cells[1::2], strict=True)


def identifiers(text: str) -> list[str]:
    return [name for _, english in rows(text) for name in re.findall(r"`([^`]+)`", english)]


@cache
def names() -> frozenset[str]:
    """Every name given in the code of the app."""
    return frozenset(name for file in (ROOT / "app").rglob("*.py") for name in _names_in(file))


def _names_in(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name


@cache
def content_ids() -> frozenset[str]:
    """Every key and value of the games' content."""
    found: set[str] = set()
    for file in (ROOT / "app" / "systems").rglob("data/**/*.toml"):
        found |= set(_words_of(tomllib.loads(file.read_text(encoding="utf-8"))))
    return frozenset(found)


def _words_of(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _words_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _words_of(inner)
    elif isinstance(value, str):
        yield value


def words(name: str) -> set[str]:
    """The words a name is made of, camel or snake."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def german_words() -> set[str]:
    found = {
        word
        for german, _ in rows(GLOSSARY)
        for word in re.findall(r"[a-z]{4,}", german.lower().translate(FOLDED))
    }  # fmt: skip
    english = {part for name in identifiers(GLOSSARY) for part in name.split("_")}
    return (found | MORE_GERMAN) - english - ENGLISH_TOO


def test_the_glossary_is_read() -> None:
    assert ("Zwerg", "`dwarf`") in list(rows(IN_USE))
    assert {"ohnmaechtig", "kampfwuerfel", "wuerfel"} <= german_words()


def test_identifiers_are_in_use() -> None:
    named = "\n".join(names()).lower()  # alone or as a part: spell_set, spell_sets, give_spell_set
    quoted = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "app" / "systems").rglob("*.py"))
    rest = [one for one in identifiers(IN_USE) if one not in named and one not in content_ids()]
    assert [one for one in rest if f'"{one}"' not in quoted] == []


def test_a_word_of_our_own_is_used_where_it_is_explained() -> None:
    own = re.findall(r"^- `(\w+)`: .* \(`([\w/.]+)`\)$", GLOSSARY, re.MULTILINE)
    assert own
    assert [
        (word, file) for word, file in own if not any(word in name.lower() for name in _names_in(ROOT / file))
    ] == []


def test_no_identifier_is_given_twice() -> None:
    listed = identifiers(GLOSSARY)
    assert sorted(listed) == sorted(set(listed))


def test_names_are_plain_letters() -> None:
    assert [name for name in names() if not name.isascii()] == []


def test_no_german_word_is_a_name() -> None:
    german = german_words()
    assert sorted(name for name in names() if words(name) & german) == []
