"""One rule on a page or on a sheet: its words, its readings, and examples that the rules themselves work out."""

import pytest

from app.core.rulebook import RuleExample
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.registry import catalog
from app.web.calculator.rulebook import worked_out
from app.web.games import PAGES
from app.web.heroquest.calculator.rules import RULES
from tests.web.conftest import Server
from tests.web.pages_support import text_at
from tests.web.panel_support import HTMX

PAGE = "/heroquest/rules"
LABELS = PAGES["heroquest"].labels


@pytest.mark.parametrize("example", rulebook().examples.values(), ids=lambda one: one.id)
def test_every_example_can_be_worked_out_to_its_end(example: RuleExample) -> None:
    assert set(example.rules) <= set(rulebook().ids())
    assert example.command in catalog()
    told = worked_out(RULES, example, LABELS)
    assert told.sentences
    assert told.text.endswith(".")


def test_a_rule_tells_its_example_and_leads_to_the_same_case(server: Server) -> None:
    page = server.client().get(f"{PAGE}/HQ-9-FALL")
    assert "Ragna stürzt (Wurf 5)" in text_at(page, "main")
    case = rulebook().examples["faint"].case
    shown = server.client().get(f"/heroquest/calculator?rule=lose_body_points&{case}")
    assert "Ergebnis" in text_at(shown, "action-panel")


def test_a_settled_point_tells_both_readings_and_a_script_gets_the_sheet_alone(server: Server) -> None:
    sheet = server.client().get(f"{PAGE}/HR-FALL-ARM", headers=HTMX)
    assert "<html" not in sheet.text
    assert "Vorgabe" in sheet.text
    assert "Andere Lesart" in sheet.text
    assert 'method="dialog"' in sheet.text


def test_rules_with_umlauts_in_their_names_are_found_and_others_are_not(server: Server) -> None:
    assert "Zurückdrängen" in server.client().get(f"{PAGE}/HQ-19-ZURÜCKDRÄNGEN").text
    assert server.client().get(f"{PAGE}/HQ-99").status_code == 404


@pytest.mark.parametrize("search", ["rundumshclag", "zurueckdraengen", "ohnmcht"])
def test_the_book_forgives_typing_errors(server: Server, search: str) -> None:
    page = server.client().get(PAGE, params={"search": search})
    assert 'class="rule-card"' in page.text
