"""The page “Regelrechner”: one rule, described figures, dice to tap, and what follows; all of it in the address."""

from dataclasses import dataclass, replace
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.campaign.model import DiceMode
from app.labels.labels import Labels
from app.systems.heroquest.calculator.catalog import by_chapter, catalog
from app.systems.heroquest.calculator.figures import TableDescription
from app.web.heroquest.calculator import rule_request
from app.web.heroquest.calculator.case import Catalog, CatalogChoice, catalog_of, choice_of
from app.web.heroquest.calculator.choices import DescribedWords, HouseRuleRow, house_rule_rows
from app.web.heroquest.calculator.explaining import rule_words, title_of
from app.web.heroquest.calculator.outcome import OutcomePanel, RuleLink, outcome_panel
from app.web.heroquest.calculator.rule_request import Answered, Asked
from app.web.heroquest.reading_pages import CALCULATOR, DUEL, RULES
from app.web.heroquest.rulebook.page import Link
from app.web.http.forms import FieldError, FormRefused, sentences
from app.web.services import services
from app.web.ui.rendering import wants_partial
from app.web.ui.schema_form.form import Group, Rows, SchemaForm
from app.web.ui.schema_form.schema import schema_of, without

router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class ChapterOfRules:
    """A chapter with the rules in it that can be worked out."""

    id: str
    title: str
    rules: tuple[Link, ...]


@dataclass(frozen=True)
class CalculatorList:
    """Which rule?"""

    chapters: tuple[ChapterOfRules, ...]
    catalog: CatalogChoice
    is_unknown: bool
    url: str = CALCULATOR
    duel_url: str = DUEL


@dataclass(frozen=True)
class CalculatorPage:
    """One rule with its form and, once it is filled in, what follows.

    `has_faults`: something does not fit; `errors` are those of the faults that no field of the form stands for.
    """

    rule: str
    title: str
    catalog: CatalogChoice
    list_url: str
    book: tuple[RuleLink, ...]
    inputs: Group
    people: tuple[Rows, ...]
    board: Group
    house_rules: tuple[HouseRuleRow, ...]
    dice: DiceMode
    with_odds: bool
    dice_seed: str
    has_faults: bool
    errors: tuple[str, ...]
    panel: OutcomePanel | None
    url: str = CALCULATOR


@router.get(CALCULATOR)
def calculator(request: Request) -> Response:
    """Pick a rule, fill in, throw, read."""
    app = services(request)
    rule, things = request.query_params.get("rule", ""), catalog_of(request)
    choice = choice_of(request, things)
    if rule not in catalog():
        rules = CalculatorList(tuple(_chapters(things)), choice, bool(rule), duel_url=things.address(DUEL))
        status = 404 if rule else 422 if things.errors else 200
        return app.renderer.page("heroquest/calculator_list.html", rules, status)
    asked = rule_request.read(catalog()[rule], things, request.query_params.multi_items(), app.new_id())
    answered = rule_request.answer(asked)
    panel, errors = _panel(asked, answered)
    if panel is not None and wants_partial(request):
        return app.renderer.page("heroquest/_calculator_outcome.html", {"panel": panel})
    page = _page(asked, choice, panel, errors)
    return app.renderer.page("heroquest/calculator.html", page, 422 if errors else 200)


def _panel(asked: Asked, answered: Answered) -> tuple[OutcomePanel | None, tuple[FieldError, ...]]:
    if answered.outcome is None:
        return None, answered.errors
    try:
        return outcome_panel(asked, answered, answered.outcome), ()
    except FormRefused as error:
        return None, error.errors


def _chapters(things: Catalog) -> list[ChapterOfRules]:
    labels = things.labels
    return [
        ChapterOfRules(
            chapter.id,
            labels.text(f"chapters.{chapter.id}"),
            tuple(
                Link(f"{CALCULATOR}?{urlencode([('rule', entry.id), *things.carried])}", title_of(entry, labels))
                for entry in entries
            ),
        )
        for chapter, entries in by_chapter()
    ]


def _page(
    asked: Asked, choice: CatalogChoice, panel: OutcomePanel | None, errors: tuple[FieldError, ...]
) -> CalculatorPage:
    labels = asked.catalog.labels
    table = schema_of(TableDescription)["properties"]
    form = SchemaForm(asked.data, errors, DescribedWords(labels, asked.data))
    page = CalculatorPage(
        rule=asked.entry.id,
        title=title_of(asked.entry, labels),
        catalog=choice,
        list_url=asked.catalog.address(CALCULATOR),
        book=tuple(_in_book(rule, labels) for rule in asked.entry.rules),
        inputs=form.group(without(schema_of(asked.entry.command), "type"), "inputs"),
        people=tuple(form.rows(table[name], name) for name in ("heroes", "monsters")),
        board=form.group(table["dungeon"], "dungeon", labels.text("fields.dungeon")),
        house_rules=tuple(house_rule_rows(asked.data, labels)),
        dice=asked.dice,
        with_odds=asked.with_odds,
        dice_seed=asked.dice_seed,
        has_faults=bool(errors),
        errors=(),
        panel=panel,
    )
    return replace(page, errors=sentences(form.homeless(choice.name), labels))


def _in_book(rule: str, labels: Labels) -> RuleLink:
    words = rule_words(rule, labels)
    return RuleLink(words.id, words.title, words.text, f"{RULES}#{rule}")
