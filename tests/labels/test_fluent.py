"""We read our words as Fluent does: every message of every file, in every case it knows."""

from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import ast

from app.labels.fluent import Pattern, Word, read, say
from tests.labels.fluent_files import (
    ENGLISH,
    FILES,
    GERMAN,
    Resolver,
    choices,
    messages,
    signed,
    variables,
)

_BY_KEY: dict[str, object] = {"yes": True, "no": False, "none": None, "one": 1, "other": 7, "plus": 2, "minus": -2}


def values(name: str, keys: set[str], *, is_signed: bool) -> list[object]:
    """Values that reach every case, and one that reaches none."""
    if is_signed and not keys:
        return [2, -2]
    if keys & {"one", "plus"} or (keys and all(key.isdigit() for key in keys if key != "other")):
        return [0, 1, 7, -2, *(int(key) for key in keys if key.isdigit())]
    found = [_BY_KEY[key] if key in _BY_KEY else Word(f"«{key}»", key) for key in sorted(keys)]
    return [*found, f"‹{name}›"] if not keys & {"yes", "no"} else found


def cases(message: ast.Message | ast.Term) -> list[dict[str, object]]:
    names, chosen = sorted(variables(message)), choices(message)
    ways = [values(name, chosen.get(name, set()), is_signed=name in signed(message)) for name in names]
    return [dict(zip(names, one, strict=True)) for one in product(*ways)]


def test_every_message_says_what_fluent_says() -> None:
    for file in (file.with_name(f"{language}.ftl") for file in FILES for language in (GERMAN, ENGLISH)):
        ours, theirs = read(file), messages(file)
        assert sorted(ours) == sorted(name.replace("-", ".") for name in theirs), file
        for name, message in theirs.items():
            for data in cases(message):
                assert say(ours, name, data) == Resolver(file, data).pattern(message.value), (file, name, data)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "de.ftl"
    written.write_text(
        """# A comment.
things-sword = Schwert
-game = HeroQuest
words-points =
    { $points ->
        [0] kein Punkt
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
words-signed = { SIGNED($change) }
words-nested = { $is_own ->
        [yes] { $change ->
            [one] eigenes { things-sword }
           *[other] eigene
        }
       *[no] { " " }fremde
    }, { -game }
words-potion = { $thing ->
        [potion] Trank ({ $thing })
        [none] nichts
       *[other] { $thing }
    }
words-broken = { $thing -> [potion] Trank }}
""",
        encoding="utf-8",
    )
    return written


@pytest.mark.parametrize(
    ("key", "data", "text"),
    [
        ("things.sword", {}, "Schwert"),
        ("words.points", {"points": 0}, "kein Punkt"),
        ("words.points", {"points": 1}, "1 Punkt"),
        ("words.points", {"points": -3}, "−3 Punkte"),
        ("words.signed", {"change": 2}, "+2"),
        ("words.signed", {"change": -2}, "−2"),
        ("words.nested", {"is_own": True, "change": 1}, "eigenes Schwert, HeroQuest"),
        ("words.nested", {"is_own": True, "change": 2}, "eigene, HeroQuest"),
        ("words.nested", {"is_own": False, "change": 2}, " fremde, HeroQuest"),
        ("words.potion", {"thing": Word("Heiltrank", "potion")}, "Trank (Heiltrank)"),
        ("words.potion", {"thing": Word("nichts da", ())}, "nichts"),
        ("words.potion", {"thing": "Seil"}, "Seil"),
    ],
)
def test_messages_choose_their_words(file: Path, key: str, data: dict[str, object], text: str) -> None:
    assert say(read(file), key, data) == text


def test_missing_words_and_missing_data_are_faults(file: Path) -> None:
    words = read(file)
    with pytest.raises(KeyError):
        say(words, "words.nothing", {})
    with pytest.raises(KeyError):
        say(words, "words.points", {})
    with pytest.raises(ValueError, match="potion"):
        say(words, "words.broken", {"thing": "x"})


def test_what_needs_no_data_is_a_text_at_once(file: Path) -> None:
    words = read(file)
    assert words["things.sword"] == "Schwert"
    assert isinstance(words["words.points"], Pattern)
