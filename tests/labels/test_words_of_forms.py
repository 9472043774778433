"""Every field, row and choice of the forms of rules and catalogues has words: nobody reads an id."""

from collections.abc import Iterator, Mapping
from contextvars import copy_context

import pytest

from app.campaign.events import CampaignCreated
from app.campaign.model import CampaignState
from app.campaign.replay import beginning
from app.systems.registry import LABELS, SYSTEMS
from app.web.calculator.game_rules import GameRules
from app.web.catalogue.entry import ShownEntry
from app.web.dnd5e.web import RULES as DND5E
from app.web.dungeonquest.web import RULES as DUNGEONQUEST
from app.web.games import PAGES
from app.web.heroquest.calculator.rules import RULES as HEROQUEST
from app.web.http.languages import spoken
from app.web.mage_knight.rules import RULES as MAGE_KNIGHT
from app.web.ui.schema_form.form import FieldGroup, SchemaForm
from app.web.ui.schema_form.schema import schema_of, without
from app.web.ui.schema_form.words import last

pytestmark = pytest.mark.broad

CALCULATORS = {rules.system.id: rules for rules in (HEROQUEST, DUNGEONQUEST, DND5E, MAGE_KNIGHT)}
ALIKE = {("inputs.diagonal", "")}  # words that are spelled like the id in both languages
Said = Mapping[tuple[str, str], str]  # words by the field and, of a choice, its value


def test_every_game_is_asked() -> None:
    assert set(CALCULATORS) == set(LABELS)


@pytest.mark.parametrize("game", CALCULATORS)
def test_fields_and_choices_of_a_calculator_have_words(game: str) -> None:
    german, english = (dict(_of_rules(CALCULATORS[game], language)) for language in ("de", "en"))
    assert german.keys() == english.keys()
    assert _raw(german, english) == []


@pytest.mark.parametrize("game", SYSTEMS)
def test_fields_and_choices_of_a_catalogue_have_words(game: str) -> None:
    german, english = (copy_context().run(_of_catalogue, game, language) for language in ("de", "en"))
    assert german.keys() == english.keys()
    assert _raw(german, english) == []


def _raw(german: Said, english: Said) -> list[tuple[str, str]]:
    """Where the id itself stands. An English word may be spelled like its id, a German one is told from it."""
    alike = (place for place, text in german.items() if text == english[place] == (place[1] or last(place[0])))
    return sorted(set(alike) - ALIKE)


def _of_rules(game: GameRules, language: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Everything that the forms of a game's rules say."""
    labels = LABELS[game.system.id](language)
    for rule in game.rules().values():
        data = game.beginning(rule, None)
        form = SchemaForm(data, (), game.form_words(labels, data))
        yield from _said(form.group(without(schema_of(rule.command), "type"), "inputs"))
        yield from _said(form.group(schema_of(game.described)))


def _of_catalogue(game: str, language: str) -> dict[tuple[str, str], str]:
    """Everything that the forms of a game's catalogue say, of the entries there are and of new ones."""
    spoken.set(language)  # for the copied context only that this runs in
    catalogue, said = PAGES[game].catalogue(_begun(game)), dict[tuple[str, str], str]()
    for kind in catalogue.shelves(leads=True) if catalogue else ():
        entries = [line.id for line in kind.lines(leads=True) if not line.kind]
        for leaf in (*(ShownEntry(kind, entry) for entry in entries), *([ShownEntry(kind)] if kind.can_begin else [])):
            said |= {(f"{kind.id}.{field}", value): text for (field, value), text in _said(leaf.form()[0])}
    return said


def _begun(game: str) -> CampaignState:
    return beginning(SYSTEMS[game], CampaignCreated(name="", system=game, seed="x"))


def _said(group: FieldGroup) -> Iterator[tuple[tuple[str, str], str]]:
    """The words of a group by their places."""
    for one in group.controls:
        name = one.name.removesuffix("[]")
        if one.kind != "switch":
            yield (name, ""), one.label
        yield from (((name, option.value), option.text) for option in one.options if option.value.strip("0123456789"))
    for rows in group.rows:
        yield from (((inner.name, ""), inner.title) for inner in rows.groups)
        yield from (((inner.name.removesuffix(".0"), ""), rows.title) for inner in rows.groups[:1])
        for inner in rows.groups:
            yield from _said(inner)
    if group.further:
        yield from _said(group.further)
