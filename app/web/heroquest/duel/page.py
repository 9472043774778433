"""The page “Kampf bis zum Ende”: two described sides, and how the fight between them goes; all of it in the address."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.labels.labels import Labels
from app.systems.heroquest.calculator.fights import Fight
from app.systems.heroquest.game import SYSTEM
from app.web.calculator.ground import FIELD, Ground, GroundChoice, choice_of, ground_of
from app.web.calculator.page import house_rule_rows
from app.web.heroquest import DUEL
from app.web.heroquest.calculator.choices import DescribedWords
from app.web.heroquest.calculator.rules import RULES, content_on
from app.web.heroquest.conversation.odds import odds_line
from app.web.heroquest.dice_room.rooms import room
from app.web.heroquest.duel.api import DuelCall, chance_of, fight_of
from app.web.http.forms import FieldError, FormRefused, read_fields, sentences
from app.web.http.languages import t
from app.web.services import services
from app.web.ui.formats import decimal, percent
from app.web.ui.rendering import Context
from app.web.ui.schema_form.form import SchemaForm
from app.web.ui.schema_form.schema import schema_of
from app.web.ui.schema_form.typed import in_rows, nested

MOST_ROUNDS = 20
router = APIRouter(include_in_schema=False)


@router.get(DUEL)
def duel_page(request: Request) -> Response:
    """Describe both sides, read how it ends."""
    catalog = ground_of(RULES, request)
    pairs = [pair for pair in request.query_params.multi_items() if pair[0] != FIELD]
    data = in_rows(schema_of(DuelCall), nested(pairs)) if pairs else _beginning()
    panel, errors = _panel(data, catalog) if pairs else (None, catalog.errors)
    page = _page(data, choice_of(RULES, request, catalog), panel, errors, catalog.labels)
    return services(request).renderer.page("heroquest/duel.html", page, 422 if errors else 200)


def _panel(data: Mapping[str, Any], catalog: Ground) -> tuple[Context | None, tuple[FieldError, ...]]:
    if catalog.errors:
        return None, catalog.errors
    labels = catalog.labels
    try:
        return _shown(fight_of(read_fields(DuelCall, data), labels, content_on(catalog.table)), labels), ()
    except FormRefused as error:
        return None, error.errors


def _beginning() -> dict[str, Any]:
    """A hero of the first class against the first kind that brings its own values."""
    content = SYSTEM.content
    kind = next(one.id for one in content.monsters.values() if not one.needs_quest_values)
    return {"heroes": [{"hero_class": next(iter(content.classes))}], "monsters": [{"kind": kind}]}


def _page(
    data: Mapping[str, Any],
    choice: GroundChoice,
    panel: Context | None,
    errors: tuple[FieldError, ...],
    labels: Labels,
) -> Context:
    parts = schema_of(DuelCall)["properties"]
    form = SchemaForm(data, errors, DescribedWords(labels, data))
    sides = tuple(
        {"title": title, "rows": form.rows(parts[name], name), "error": _error_of(name, errors, labels)}
        for name, title in (("heroes", t("the_heroes")), ("monsters", t("the_monsters")))
    )
    begins = form.control(parts["begins"], "begins")
    return {
        "sides": sides,
        "begins": begins,
        "catalog": choice,
        "house_rules": tuple(house_rule_rows(RULES, data, labels)),
        "errors": sentences(form.homeless("heroes", "monsters", choice.name), labels),
        "has_faults": bool(errors),
        "panel": panel,
        "room": room(DUEL),
        "url": DUEL,
    }


def _error_of(side: str, errors: Sequence[FieldError], labels: Labels) -> str | None:
    return next((one.sentence(labels) for one in errors if one.field == side), None)


def _shown(fight: Fight, labels: Labels) -> Context:
    duel = fight.duel
    wins = [(t("heroes"), fight.heroes_win), (t("monsters"), fight.monsters_win), (t("nobody"), duel.undecided)]
    possible = [(who, chance) for who, chance in wins if chance]
    names = _told_apart(RULES.names(fight.table, labels))
    return {
        "wins": odds_line(t("who_wins"), [(who, float(chance)) for who, chance in possible]),
        "exact": tuple(f"{who}: {text}" for who, chance in possible if (text := _fraction(chance))),
        "rounds_text": _rounds_text(duel.average_rounds),
        "rounds": tuple(_bars(_rounds(duel.rounds, duel.later))),
        "left": tuple(_left(names[one.figure_id], one.chances) for one in fight.left),
    }


def _fraction(chance: Fraction) -> str:
    """Nothing where it is no fraction, or too long for anybody."""
    return chance_of(chance).exact or "" if 0 < chance < 1 else ""


def _left(name: str, chances: Mapping[int, Fraction]) -> Context:
    average = sum((points * chance for points, chance in chances.items()), Fraction(0))
    down = percent(float(chances.get(0, Fraction(0))))
    text = t("down_in_the_end_left_on_average", down=down, average=decimal(average))
    return {
        "title": name,
        "text": text,
        "bars": tuple(_bars([(str(points), chance) for points, chance in chances.items()])),
    }


def _rounds_text(average: Fraction | None) -> str:
    if average is None:
        return t("it_may_be_that_nobody_ever_wins")
    return t("on_average_it_takes_rounds", decimal=decimal(average))


def _rounds(rounds: Sequence[Fraction], later: Fraction) -> Sequence[tuple[str, Fraction]]:
    """Each round with its chance; the last ones and what is later still come together."""
    told = [(t("round_in_duel", number=number), chance) for number, chance in enumerate(rounds[:MOST_ROUNDS], start=1)]
    rest = sum(rounds[MOST_ROUNDS:], later)
    return [*told, (t("later"), rest)] if rest else told


def _bars(chances: Sequence[tuple[str, Fraction]]) -> Iterator[Context]:
    longest = max((chance for _label, chance in chances), default=Fraction(1)) or Fraction(1)
    for label, chance in chances:
        yield {"label": label, "share": float(chance / longest * 100), "share_text": percent(float(chance))}


def _told_apart(names: Mapping[str, str]) -> Mapping[str, str]:
    """With a number where several are called the same."""
    listed, found = list(names.values()), dict[str, str]()
    for figure_id, name in names.items():
        same = [one for one in found.values() if one == name or one.startswith(f"{name} (")]
        found[figure_id] = f"{name} ({len(same) + 1})" if listed.count(name) > 1 else name
    return found
