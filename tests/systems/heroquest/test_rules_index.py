"""Every rule of the book is applied by a function and proved by a test, and the files that say so are no older."""

import re
from collections.abc import Iterator

from app.systems.heroquest.content.fields import RULE_ID, number_of
from app.systems.heroquest.content.loader import rulebook, shipped
from app.systems.heroquest.labels import labels
from tests.systems.heroquest import rules_index
from tests.systems.heroquest.rules_index import TESTS, found

BOOK, LABELS = rulebook(), labels("de")
IDS = list(BOOK.ids())
EXAMPLES = 40


def examples() -> Iterator[int]:
    """The numbers of the worked examples that have a test."""
    for file in TESTS.rglob("test_*.py"):
        for number in re.findall(r"^def test_example_(\d+)_\w+", file.read_text(encoding="utf-8"), re.MULTILINE):
            yield int(number)


def test_every_rule_is_listed_once_and_is_well_named() -> None:
    assert sorted(IDS) == sorted(set(IDS))
    assert all(RULE_ID.fullmatch(rule) for rule in IDS)
    for chapter in BOOK.chapters.values():
        assert {number_of(rule).split(".")[0] for rule in chapter.rules} == {chapter.id}
        assert all(rule.startswith("HR-") for rule in chapter.house_rules)


def test_every_rule_has_words() -> None:
    for rule in (rule for rule in IDS if rule.startswith("HQ-")):
        assert LABELS.text(f"rulebook.{rule}.title")
        assert LABELS.text(f"rulebook.{rule}.text").endswith("."), rule


def test_every_chapter_has_a_title() -> None:
    assert [chapter for chapter in BOOK.chapters if not LABELS.text(f"chapters.{chapter}")] == []


def test_every_settled_point_stands_in_its_chapter() -> None:
    assert set(shipped().house_rules) == {rule for rule in IDS if rule.startswith("HR-")}
    for rule, entry in shipped().house_rules.items():
        chapter = BOOK.chapter_of(rule)
        assert chapter is not None, rule
        assert chapter.id in {number.split(".")[0] for number in entry.chapter.split(", ")}


def test_every_rule_is_applied_and_proved() -> None:
    missing = {rule for rule in IDS if not (found().functions[rule] and found().tests[rule])}
    assert missing == set()


def test_the_source_names_no_rule_the_book_does_not_know() -> None:
    assert (found().functions.keys() | found().tests.keys()) - set(IDS) == set()


def test_every_worked_example_has_a_test() -> None:
    assert set(range(1, EXAMPLES + 1)) - set(examples()) == set()


def test_generated_files_are_fresh() -> None:
    advice = "out of date; write it anew: python3 -m app index"
    assert rules_index.PAGE.read_text(encoding="utf-8") == rules_index.page(), advice
    assert rules_index.DATA_FILE.read_text(encoding="utf-8") == rules_index.data(), advice
