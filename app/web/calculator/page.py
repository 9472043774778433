"""The page “Regelrechner”: one rule, described figures, dice to tap, and what follows; all of it in the address."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.campaign.model import DiceMode
from app.core.rulebook import by_chapter
from app.labels.labels import Labels
from app.web.calculator import rule_request
from app.web.calculator.game_rules import GameRules, Link
from app.web.calculator.ground import Ground, GroundChoice, choice_of, ground_of
from app.web.calculator.outcome import OutcomePanel, outcome_panel
from app.web.calculator.rule_request import Answered, Asked
from app.web.calculator.shapes import RuleWords
from app.web.http.forms import FieldError, FormRefused, sentences
from app.web.services import services
from app.web.ui.rendering import wants_partial
from app.web.ui.schema_form.form import Group, SchemaForm
from app.web.ui.schema_form.schema import schema_of, without
from app.web.ui.schema_form.typed import at


@dataclass(frozen=True)
class ChapterOfRules:
    """A chapter with the rules in it that can be worked out."""

    id: str
    title: str
    rules: tuple[Link, ...]


@dataclass(frozen=True)
class CalculatorList:
    """Which rule?"""

    url: str
    chapters: tuple[ChapterOfRules, ...]
    catalog: GroundChoice
    is_unknown: bool
    further: Sequence[Link]


@dataclass(frozen=True)
class HouseRuleRow:
    """One settled point and where it stands in the form; without a value the default holds."""

    name: str
    rule: str
    title: str
    default: str
    alternative_id: str
    alternative: str
    is_alternative: bool


@dataclass(frozen=True)
class CalculatorPage:
    """One rule with its form and, once it is filled in, what follows.

    `has_faults`: something does not fit; `errors` are those of the faults that no field of the form stands for.
    """

    url: str
    book_url: str
    rule: str
    title: str
    catalog: GroundChoice
    list_url: str
    book: tuple[RuleWords, ...]
    inputs: Group
    described: Group  # what a case is made of; what is rarely said is `further`
    house_rules: Sequence[HouseRuleRow]
    dice: DiceMode
    with_odds: bool
    has_odds: bool
    has_standard_dice: bool
    dice_seed: str
    has_faults: bool
    errors: tuple[str, ...]
    panel: OutcomePanel | None


def pages_of(game: GameRules) -> APIRouter:
    """The pages of a game."""
    router = APIRouter(include_in_schema=False)

    @router.get(game.calculator_url)
    def calculator(request: Request) -> Response:
        """Pick a rule, fill in, throw, read."""
        app = services(request)
        rule, ground = request.query_params.get("rule", ""), ground_of(game, request)
        choice = choice_of(game, request, ground)
        if rule not in game.rules():
            further = game.further_pages(ground.campaign)
            rules = CalculatorList(game.calculator_url, tuple(_chapters(game, ground)), choice, bool(rule), further)
            return app.renderer.page("calculator/list.html", rules, 404 if rule else 422 if ground.errors else 200)
        pairs = request.query_params.multi_items()
        asked = rule_request.read(game, game.rules()[rule], ground, pairs, app.new_id())
        panel, errors = _panel(asked, rule_request.answer(asked))
        if panel is not None and wants_partial(request):
            return app.renderer.page("calculator/_outcome.html", {"panel": panel})
        page = _page(asked, choice, panel, errors)
        return app.renderer.page("calculator/calculator.html", page, 422 if errors else 200)

    return router


def house_rule_rows(game: GameRules, data: Mapping[str, Any], labels: Labels) -> Sequence[HouseRuleRow]:
    """Every settled point, with what was chosen."""
    chosen = at(data, "house_rules") or []
    options = {row.get("rule"): row.get("option") for row in chosen if isinstance(row, Mapping)}
    return [
        HouseRuleRow(
            name=f"house_rules.{number}",
            rule=one.rule,
            title=labels.text(f"house_rules.{one.rule}.title"),
            default=labels.text(f"house_rules.{one.rule}.{one.default}"),
            alternative_id=one.alternative,
            alternative=labels.text(f"house_rules.{one.rule}.{one.alternative}"),
            is_alternative=options.get(one.rule) == one.alternative,
        )
        for number, one in enumerate(game.readings())
    ]


def _panel(asked: Asked, answered: Answered) -> tuple[OutcomePanel | None, tuple[FieldError, ...]]:
    if answered.outcome is None:
        return None, answered.errors
    try:
        return outcome_panel(asked, answered, answered.outcome), ()
    except FormRefused as error:
        return None, error.errors


def _chapters(game: GameRules, ground: Ground) -> list[ChapterOfRules]:
    return [
        ChapterOfRules(
            chapter.id,
            ground.labels.text(f"chapters.{chapter.id}"),
            tuple(
                Link(
                    f"{game.calculator_url}?{urlencode([('rule', entry.id), *ground.carried])}",
                    game.title(entry, ground.labels),
                )
                for entry in entries
            ),
        )
        for chapter, entries in by_chapter(game.book(), game.rules())
    ]


def _page(
    asked: Asked, choice: GroundChoice, panel: OutcomePanel | None, errors: tuple[FieldError, ...]
) -> CalculatorPage:
    game, labels = asked.game, asked.ground.labels
    form = SchemaForm(asked.data, errors, game.form_words(labels, asked.data))
    return CalculatorPage(
        url=game.calculator_url,
        book_url=game.book_url,
        rule=asked.entry.id,
        title=game.title(asked.entry, labels),
        catalog=choice,
        list_url=asked.ground.address(game.calculator_url),
        book=tuple(game.words(rule, labels) for rule in asked.entry.rules),
        inputs=form.group(without(schema_of(asked.entry.command), "type"), "inputs"),
        described=form.group(schema_of(game.described)),
        house_rules=house_rule_rows(game, asked.data, labels),
        dice=asked.dice,
        with_odds=asked.with_odds,
        has_odds=game.has_odds,
        has_standard_dice=game.has_standard_dice,
        dice_seed=asked.dice_seed,
        has_faults=bool(errors),
        errors=sentences(form.homeless(choice.name), labels),
        panel=panel,
    )
