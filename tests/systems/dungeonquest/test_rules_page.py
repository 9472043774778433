"""The page that tells outsiders how to call each rule is that of the program."""

from tests.systems.dungeonquest.rules_page import PAGE, page


def test_the_page_is_up_to_date() -> None:
    advice = "out of date; write it anew: python3 -m tests.systems.dungeonquest.rules_page"
    assert PAGE.read_text(encoding="utf-8") == page(), advice
