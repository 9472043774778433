"""Finding what somebody means."""

import pytest

from app.web.ui.finding import LONGEST_SEARCH, Finder, RankedFinder, distance, folded

TEXTS = {
    "push": ("Zurückdrängen", "Wer trifft, drängt das Ziel ein Feld zurück."),
    "sweep": ("Rundumschlag", "Alle Figuren rundherum, auch große."),
    "fall": ("Sturz", "Wer zurückgedrängt wird, stürzt nicht."),
}


@pytest.mark.parametrize("word", ["Grüße", "gruesse", "GRUSSE", "grüsse"])
def test_umlauts_may_be_written_in_any_way(word: str) -> None:
    assert folded(word) == "grusse"


@pytest.mark.parametrize(
    ("search", "found"),
    [
        ("zurückdrängen", ["push"]),
        ("zuruckdrangen", ["push"]),
        ("zurueckdraengen", ["push"]),
        ("große figuren", ["sweep"]),
        ("wer", ["push", "fall"]),
        ("", ["push", "sweep", "fall"]),
        ("drache", []),
        ("xy", []),
    ],
)
def test_every_word_has_to_stand_in_the_text(search: str, found: list[str]) -> None:
    assert list(Finder(TEXTS).find(search).keys) == found


def test_a_word_that_stands_nowhere_is_taken_for_the_one_it_looks_like() -> None:
    found = Finder(TEXTS).find("rundumshclag")
    assert found.keys == ("sweep",)
    assert found.instead == ("Rundumschlag",)


def test_a_word_that_stands_somewhere_is_never_guessed_at() -> None:
    assert Finder(TEXTS).find("sturz").instead == ()


def test_what_has_the_words_in_its_title_comes_first() -> None:
    assert Finder({"a": ("Ork", "wie ein Goblin"), "b": ("Goblin", "klein")}).find("goblin").keys == ("b", "a")


def test_a_search_without_end_is_cut() -> None:
    assert Finder(TEXTS).find("wer " * LONGEST_SEARCH * 100).keys == ("push", "fall")


@pytest.mark.parametrize("search", ["Umfallen", "umfalen", "stürzen umfallen"])
def test_what_people_say_for_it_finds_it_too(search: str) -> None:
    found = Finder(TEXTS, {"umfallen": ("Sturz", "stürzt")}).find(search)
    assert found.keys == ("fall",)
    assert "Sturz" in found.instead


def test_the_very_word_stands_before_what_it_means() -> None:
    texts = {"a": ("Trank", "heilt"), "b": ("Kraut", "Heilung"), "c": ("Heilung", "")}
    found = Finder(texts, {"Heilung": ("heil",)}).find("heilung")
    assert found == (("c", "b", "a"), ())


RANKED = RankedFinder(
    {
        "poison": ("Gift Poison", ("giftig", "venom"), "Ein Klick für das Ziel."),
        "wave": ("Schockwelle Shockwave", ("Druckwelle",), "Auch gegen Gift hilft sie nicht."),
        "door": ("Türen Doors", ("Tür",), "Eine Tür geht auf."),
    }
)


@pytest.mark.parametrize(
    ("search", "found", "meant"),
    [
        ("gift", ["poison", "wave"], ()),
        ("gifft", ["poison", "wave"], ("Gift",)),
        ("shock wave", ["wave"], ()),
        ("schokwelle", ["wave"], ("Schockwelle",)),
        ("Schock", ["wave"], ()),
        ("tuer offnen", ["door"], ()),
        ("shockwave gift", ["wave", "poison"], ()),
        ("", ["poison", "wave", "door"], ()),
        ("?!", [], ()),
        ("drache", [], ()),
    ],
)
def test_the_best_comes_first_in_any_language(search: str, found: list[str], meant: tuple[str, ...]) -> None:
    assert RANKED.find(search) == (tuple(found), meant)


@pytest.mark.parametrize(
    ("one", "other", "steps"),
    [("gift", "gift", 0), ("gift", "gifft", 1), ("gitf", "gift", 1), ("gift", "giht", 1), ("gift", "tor", 3)],
)
def test_letters_may_be_too_many_missing_others_or_swapped(one: str, other: str, steps: int) -> None:
    assert distance(one, other, 2) == steps
