"""Every rule of the book is applied by a function and proved by a test, and the files that say so are no older."""

import re
from collections.abc import Iterator

import pytest

from app.systems.heroquest.content.loader import rulebook, shipped
from app.systems.heroquest.content.rulebook import RULE_ID, number_of
from app.systems.heroquest.labels import labels
from tests.systems.heroquest import rules_index
from tests.systems.heroquest.rules_index import TESTS, found

BOOK, LABELS = rulebook(), labels("de")
IDS = list(BOOK.ids())
EXAMPLES = 40
# The engine is still growing: these lists only shrink.
_MISSING = """
HQ-1.1-RUNDUMSCHLAG HQ-1.1-KRAEUTER HQ-1.1-GEWANDT HQ-1.1-ENTSCHAERFEN HQ-1.1-BASISZAUBER HQ-1.1-MAGIESTUFE
HQ-1.1-SPEZIAL HR-HERBS-FAINT HR-TIER-DICE HR-MISCAST HR-BASIC-RECOUNT HR-FIREBALL-DEFENCE HR-REGEN-MAX
HR-REGEN-TEMP HR-PLAGUE-DWARF HR-ARCHER-MISS HR-BARBAR-SWEEP HR-SPECIAL-TWICE HQ-2 HQ-3.1 HQ-4-ADJACENT HQ-4-AMMO
HQ-4-INDIRECT HQ-4.1 HQ-4.2 HR-DIVERTED-SHOT HR-SLANTED-DOOR HR-THROW-ADJACENT HQ-5 HQ-5-END HR-POTION-CARDS
HR-EXCESS-GIVE HQ-6-SELL HQ-8-SIGHT HQ-8-FLUCHT HQ-8.1-GILDE HQ-8.2.2 HR-UNSORTED-SPELLS HR-TEMP-ONCE
HR-HEALER-UNPAID HR-QUEST-END-DOWN HQ-10.1 HQ-10.2.1 HQ-10.2.2 HQ-10.2.3 HQ-10.2.4 HQ-10.2.5 HQ-10.2.6 HQ-10.3
HR-PIT-FULL HR-GUILLOTINE-MONSTERS HR-ORDER HQ-11 HQ-12 HR-SEARCH-AGAIN HQ-13 HQ-14-FIND HQ-14-BREW HQ-14-GIFT
HQ-14.1-SHOP HR-BREW-TWO HR-CURE-ONE HQ-15.1-SELL HQ-15.6 HR-BLACK-W6 HQ-16 HQ-19 HQ-19-ADEPT HQ-19-BÄNDIGER
HQ-19-CHAOSMAGIER HQ-19-DÄMONISCHER-RETTUNGSWURF HQ-19-DRACHENKAMPF HQ-19-DURCHDRINGEN HQ-19-FEUERBALL
HQ-19-FEUERSTRAHL HQ-19-FLIEGEN HQ-19-GIFT HQ-19-GROSSES-ZIEL HQ-19-IMMUN HQ-19-KÖRPERLOS HQ-19-LANGSAM
HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE HQ-19-PEITSCHE HQ-19-RASEREI HQ-19-REGENERATION HQ-19-RUNDUMSCHLAG HQ-19-SCHLEUDER
HQ-19-SCHNELLER-KÄMPFER HQ-19-SCHREI-DER-BANSHEE HQ-19-SCHWER-ZU-KONTROLLIEREN HQ-19-SEUCHENWAFFEN HQ-19-SPEER
HQ-19-SPINNENANGRIFF HQ-19-VIELARMIG HQ-19-WURFSTERNE HQ-19-ZURÜCKDRÄNGEN HR-SWEEP-ARC HR-UNGOR HR-HANDLER-DIAGONAL
HR-GHOST-DIE HR-ASSASSIN-MOVE HR-MIND-TEST HR-SPIDER-DIAGONAL
"""
STILL_MISSING = frozenset(_MISSING.split())
EXAMPLES_STILL_MISSING = frozenset({10, *range(14, 34), 35, 36, 38, 39, 40})


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


@pytest.mark.parametrize("rule", [rule for rule in IDS if rule.startswith("HQ-")])
def test_every_rule_has_words(rule: str) -> None:
    assert LABELS.text(f"rulebook.{rule}.title")
    assert LABELS.text(f"rulebook.{rule}.text").endswith(".")


@pytest.mark.parametrize("chapter", BOOK.chapters)
def test_every_chapter_has_a_title(chapter: str) -> None:
    assert LABELS.text(f"chapters.{chapter}")


def test_every_settled_point_stands_in_its_chapter() -> None:
    for rule, entry in shipped().house_rules.items():
        chapter = BOOK.chapter_of(rule)
        assert chapter is not None, rule
        assert chapter.id in {number.split(".")[0] for number in entry.chapter.split(", ")}


def test_every_rule_is_applied_and_proved() -> None:
    missing = {rule for rule in IDS if not (found().functions[rule] and found().tests[rule])}
    assert missing <= STILL_MISSING


def test_the_source_names_no_rule_the_book_does_not_know() -> None:
    assert (found().functions.keys() | found().tests.keys()) - set(IDS) == set()


def test_every_worked_example_has_a_test() -> None:
    missing = set(range(1, EXAMPLES + 1)) - set(examples())
    assert missing <= EXAMPLES_STILL_MISSING


@pytest.mark.skipif(bool(STILL_MISSING), reason="both are written when the engine has stopped growing")
def test_generated_files_are_fresh() -> None:
    """Otherwise: python3 -m tests.systems.heroquest.rules_index."""
    assert rules_index.PAGE.read_text(encoding="utf-8") == rules_index.page()
    assert rules_index.DATA_FILE.read_text(encoding="utf-8") == rules_index.data()
