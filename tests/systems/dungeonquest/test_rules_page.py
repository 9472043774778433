"""The page that tells outsiders how to call each rule, and the index of the rules, are those of the program."""

from app.systems.dungeonquest.game import rulebook
from tests.systems.dungeonquest.rules_page import DATA_FILE, PAGE, data, page


def test_the_page_and_the_index_are_up_to_date() -> None:
    advice = "out of date; write it anew: python3 -m app index"
    assert PAGE.read_text(encoding="utf-8") == page(), advice
    assert DATA_FILE.read_text(encoding="utf-8") == data(), advice


def test_every_rule_and_every_settled_point_is_applied_and_proved() -> None:
    assert [one for one in rulebook().ids() if not rulebook().proof(one).functions] == []
    assert [one for one in rulebook().ids() if not rulebook().proof(one).tests] == []
