"""English says all that German says: the same keys in the same files, with the same pieces of data in them."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter

import pytest

from app.labels import labels as house
from app.labels.catalogue import messages
from app.labels.labels import Labels

HOUSE = Path(house.__file__).parent
FILES = [HOUSE / "de.toml", *sorted((house.FOLDER.parent / "systems/heroquest/labels/de").glob("*.toml"))]


def english(file: Path) -> Path:
    """Where the same words stand in English."""
    return file.with_name("en.toml") if file.name == "de.toml" else file.parent.with_name("en") / file.name


def words(file: Path) -> Mapping[str, str]:
    """Every text of a file by its key."""
    return dict(_flat("", tomllib.loads(file.read_text(encoding="utf-8"))))


def _flat(prefix: str, table: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(f"{prefix}{name}.", value)
        else:
            yield f"{prefix}{name}", str(value)


def pieces(text: str) -> set[str]:
    """What a text speaks of: the names in its braces.

    The number of a name (`{kind_number:zieht|ziehen}`) chooses a verb, which the other language may not need.
    """
    return {name for _, name, _, _ in Formatter().parse(text) if name and not name.endswith("_number")}


def numbers(text: str) -> list[str]:
    """The numbers it tells, outside of its braces."""
    return sorted(re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", text)))


def broken(text: str) -> bool:
    """Whether a choice between one and many is not one: `{points:# point|# points}`."""
    specs = [spec for _, _, spec, _ in Formatter().parse(text) if spec]
    return any(spec != "+" and spec.count("|") != 1 for spec in specs)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_english_has_the_same_words(file: Path) -> None:
    german, translated = words(file), words(english(file))
    assert german.keys() == translated.keys()
    assert [key for key, text in translated.items() if german[key] and not text.strip()] == []
    assert [key for key, text in translated.items() if pieces(text) != pieces(german[key]) or broken(text)] == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_rule_has_the_same_numbers_in_both_languages(file: Path) -> None:
    german, translated = words(file), words(english(file))
    assert [key for key, text in german.items() if numbers(text) != numbers(translated[key])] == []


AMERICAN = re.compile(
    r"\b(neighbor|color|armor|honor|center|gray|toward\b|afterward\b|\w+(?:yz|[^aeis]iz)(?:e|ed|es|ing)\b)",
    re.IGNORECASE,
)
BRITISH_TOO = {"size", "sized", "prize", "seize", "seized"}


def american(text: str) -> list[str]:
    """The words of a text that are spelled as in America."""
    plain = re.sub(r"\{[^}]*\}|%\(\w+\)|<[^>]*>", "", text)
    return [found.group() for found in AMERICAN.finditer(plain) if found.group().lower() not in BRITISH_TOO]


def test_english_is_spelled_as_in_britain() -> None:
    assert american("Recognizing armor toward neighbors afterward") == [
        "Recognizing",
        "armor",
        "toward",
        "neighbor",
        "afterward",
    ]
    told = [text for file in FILES for text in words(english(file)).values()]
    pages = messages((HOUSE / "en.po").read_text(encoding="utf-8"))
    said = [text for message in pages for field, text in message.items() if field.startswith("msgstr")]
    assert [text for text in (*told, *said) if american(text)] == []


def test_no_english_file_stands_alone() -> None:
    assert {english(file) for file in FILES} >= set((FILES[1].parent.with_name("en")).glob("*.toml"))


def test_what_nobody_has_translated_is_said_in_german(tmp_path: Path) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "game.toml").write_text('[things]\nsword = "Schwert"\nhelmet = "Helm"')
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "game.toml").write_text('[things]\nsword = "Sword"')
    found = Labels("en", tmp_path)
    assert (found.text("things.sword"), found.text("things.helmet")) == ("Sword", "Helm")
