"""The page “Regelrechner”: one rule, described figures, dice to tap, and what follows; all of it in the address."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.core.rulebook import CallableRule, by_chapter
from app.labels.labels import Labels
from app.web.calculator import cases, rule_request
from app.web.calculator.game_rules import CaseResult, GameRules
from app.web.calculator.rule_request import AnsweredRule, Ground, GroundChoice, RuleRequest, choice_of, ground_of
from app.web.table import answers as table_answers
from app.web.table.conversation.panel import draft_stages
from app.web.table.game_pages import Draft
from app.web.table.services import services
from app.web.ui.forms import FieldError, FormRefused, sentences
from app.web.ui.rendering import PageLink, Shown, wants_partial
from app.web.ui.schema_form.form import SchemaForm
from app.web.ui.schema_form.schema import schema_of, without
from app.web.ui.schema_form.typed import at


def pages_of(game: GameRules) -> APIRouter:
    """Return the pages of a game."""
    router = APIRouter(include_in_schema=False)

    @router.get(game.calculator_url)
    def calculator(request: Request) -> Response:
        """Pick a rule, fill in, throw, read."""
        app = services(request)
        rule, ground = request.query_params.get("rule", ""), ground_of(game, request)
        choice = choice_of(game, request, ground)
        if rule not in game.rules():
            rules = {
                "url": game.calculator_url,
                "chapters": _chapters(game, ground),
                "catalog": choice,
                "is_unknown": bool(rule),
                "further": game.further_pages(ground.campaign),
            }
            return app.renderer.page("calculator/list.html", rules, 404 if rule else 422 if ground.errors else 200)
        pairs = request.query_params.multi_items()
        asked = rule_request.read(game, game.rules()[rule], ground, pairs, app.new_id())
        panel, errors = panel_of(asked, rule_request.answer(asked))
        if panel is not None and wants_partial(request):
            return app.renderer.page("calculator/_outcome.html", {"panel": panel})
        page = _page(asked, choice, panel, errors)
        return app.renderer.page("calculator/calculator.html", page, 422 if errors else 200)

    return router


def house_rule_rows(game: GameRules, data: Mapping[str, Any], labels: Labels) -> Sequence[Shown]:
    """Return every settled point, with what was chosen."""
    chosen = at(data, "house_rules") or []
    options = {row.get("rule"): row.get("option") for row in chosen if isinstance(row, Mapping)}
    return [
        Shown(
            name=f"house_rules.{number}",
            rule=rule,
            title=labels.text(f"house_rules.{rule}.title"),
            default=labels.text(f"house_rules.{rule}.{point.default}"),
            alternative_id=point.alternative,
            alternative=labels.text(f"house_rules.{rule}.{point.alternative}"),
            is_alternative=options.get(rule) == point.alternative,
        )
        for number, (rule, point) in enumerate(game.points().items())
    ]


def panel_of(asked: RuleRequest, answered: AnsweredRule) -> tuple[Mapping[str, Any] | None, tuple[FieldError, ...]]:
    """Return the panel of the outcome, or the errors."""
    if answered.outcome is None:
        return None, answered.errors
    try:
        return outcome_panel(asked, answered, answered.outcome), ()
    except FormRefused as error:
        return None, error.errors


def _chapters(game: GameRules, ground: Ground) -> Sequence[Mapping[str, Any]]:
    """Return the chapters with the rules in them that can be worked out."""

    def link(entry: CallableRule) -> PageLink:
        pairs = [("rule", entry.id), *ground.carried]
        return PageLink(f"{game.calculator_url}?{urlencode(pairs)}", game.title(entry, ground.labels))

    found = by_chapter(game.book(), game.rules())
    return [
        {"id": chapter.id, "title": ground.labels.text(f"chapters.{chapter.id}"), "rules": [*map(link, entries)]}
        for chapter, entries in found
    ]


def _page(
    asked: RuleRequest, choice: GroundChoice, panel: Mapping[str, Any] | None, errors: tuple[FieldError, ...]
) -> Mapping[str, Any]:
    game, labels = asked.game, asked.ground.labels
    form = SchemaForm(asked.data, errors, game.form_words(labels, asked.data))
    return {
        "url": game.calculator_url,
        "book_url": game.book_url,
        "rule": asked.entry.id,
        "title": game.title(asked.entry, labels),
        "catalog": choice,
        "list_url": asked.ground.address(game.calculator_url),
        "book": tuple(game.words(rule, labels) for rule in asked.entry.rules),
        "inputs": form.group(without(schema_of(asked.entry.command), "type"), "inputs"),
        "described": form.group(schema_of(game.described)),
        "house_rules": house_rule_rows(game, asked.data, labels),
        "dice": asked.dice,
        "with_odds": asked.with_odds,
        "has_odds": game.has_odds,
        "has_standard_dice": game.has_standard_dice,
        "dice_seed": asked.dice_seed,
        "has_faults": bool(errors),
        "errors": sentences(form.homeless(choice.name), labels),
        "panel": panel,
    }


def outcome_panel(asked: RuleRequest, answered: AnsweredRule, outcome: CaseResult) -> Mapping[str, Any]:
    """Return the panel for a case that could be worked out so far. Raises: FormRefused when its odds are too many."""
    game, labels, decision = asked.game, asked.ground.labels, outcome.decision
    draft = Draft(
        url=game.calculator_url,
        query={},
        key="",
        command=outcome.command,
        given=decision.answers,
        decision=decision,
        tapped=answered.tapped,
        faces=answered.faces,
        mode=asked.dice,
        errors=answered.tap_errors,
        carried=asked.carried,
    )
    words = game.draft_words(outcome, labels)
    words.learn(outcome.command)
    return {
        "url": game.calculator_url,
        "book_url": game.book_url,
        "subtitle": " ".join(words.sentences(decision.steps[0].events)),
        "stages": draft_stages(draft, words, app_first=asked.app_rolls) if decision.answers or decision.prompt else (),
        "is_complete": decision.prompt is None,
        "back_url": _back_url(asked, answered, outcome),
        "again_url": _again_url(asked) if decision.answers else None,
        "reasons": tuple(game.reasons(outcome, labels)),
        "changes": tuple(_changes(asked, outcome, labels)),
        "rules": cases.rules_behind(game, asked.entry, cases.told(game, outcome, labels), labels),
        "odds": game.likely(outcome, labels) if asked.with_odds else None,
        "outlook": game.outlook,
    }


def _back_url(asked: RuleRequest, answered: AnsweredRule, outcome: CaseResult) -> str | None:
    """Return one tap less, or one answer less."""
    given, taps = outcome.decision.answers, answered.tapped
    if not (given or taps) or asked.app_rolls:
        return None
    left = given if taps else given[:-1]
    return _url(asked, [*asked.carried, *table_answers.fields(left), *(("tap", face) for face in taps[:-1])])


def _again_url(asked: RuleRequest) -> str:
    """Return the address that works the case out again without its answers and with other dice."""
    return _url(asked, [pair for pair in asked.carried if pair[0] != "dice_seed"])


def _url(asked: RuleRequest, pairs: Sequence[tuple[str, str]]) -> str:
    return f"{asked.game.calculator_url}?{urlencode(pairs)}"


def _changes(asked: RuleRequest, outcome: CaseResult, labels: Labels) -> Iterator[Shown]:
    """Yield the changes of numbers that have a name; the sentences tell the others."""
    names = asked.game.names(outcome.before, labels)
    for change in cases.changes(asked.game, outcome):
        is_number = type(change.before) is int and type(change.after) is int
        if is_number and f"fields.{change.field}" in labels:
            label = f"{names[change.figure]}: {labels.text(f'fields.{change.field}')}"
            yield Shown(label=label, before=change.before, after=change.after)
