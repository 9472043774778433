"""The forms of the catalogue: an entry that nobody changes stays what it is, and only what differs is said."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from app.systems.heroquest.catalogue.commands import ChangeContent, RemoveContent
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import ENTRY_KINDS
from app.systems.heroquest.content.overlays import SINGLE_TABLES
from app.systems.heroquest.labels import labels
from app.systems.heroquest.state.table import Table
from app.web.catalogue.entry import ShownEntry
from app.web.catalogue.page import new_id
from app.web.heroquest.catalogue.catalogue import HeroQuestCatalogue
from app.web.heroquest.catalogue.kinds import CatalogueSource
from app.web.table.catalogue_kinds import CatalogueKind, Facts
from app.web.ui.forms import FormRefused
from app.web.ui.schema_form.form import FieldGroup
from app.web.ui.schema_form.typed import nested, read

WORDS = labels("de")
CATALOGUE = HeroQuestCatalogue(CatalogueSource(Table(), WORDS, WORDS))
ENTRIES = [(kind, entry) for kind in ENTRY_KINDS if kind != "quests" for entry in getattr(shipped(), kind)]
ENTRIES += [("tables", name) for name in SINGLE_TABLES]


def sent(group: FieldGroup) -> Iterator[tuple[str, str]]:
    """What a browser sends that shows this form and changes nothing."""
    for one in group.controls:
        match one.kind:
            case "switch":
                yield from ((f"{one.name}.__was", "1"), (f"{one.name}.__is", "1"))
            case "check":
                yield from [(one.name, "true")] if one.value == "true" else []
            case "checks":
                yield from ((one.name, option.value) for option in one.options if option.value in one.values)
            case "selects" | "texts":
                yield from ((one.name, value) for value in one.values)
            case "select" if not one.value:
                yield one.name, one.options[0].value
            case _:
                yield one.name, one.value
    for rows in group.rows:
        for inner in rows.groups:
            yield from sent(inner)


def typed(kind: str, entry: str, **changes: str) -> tuple[CatalogueKind, Facts, Facts]:
    """An entry as its form sends it back, with some fields filled in otherwise."""
    leaf = ShownEntry(CATALOGUE.kind(kind), entry)
    assert leaf.facts is not None
    group, _homeless = leaf.form()
    pairs = [(name, changes.get(name, value)) for name, value in sent(group)]
    return leaf.kind, leaf.facts, read(leaf.node, nested(pairs))


def changed(kind: str, entry: str, **changes: str) -> Any:
    of_kind, facts, said = typed(kind, entry, **changes)
    command = of_kind.command(entry, said, facts)
    assert isinstance(command, ChangeContent)
    return json.loads(command.fields)


def test_whoever_changes_nothing_says_nothing() -> None:
    assert [(kind, one) for kind, one in ENTRIES if changed(kind, one)] == []


@pytest.mark.parametrize(
    ("kind", "entry", "changes", "said"),
    [
        ("items", "helmet", {"price": "90"}, {"price": 90}),
        ("items", "helmet", {"name": "Topf", "price": ""}, {"name": "Topf", "price": None}),
        ("items", "spirit_blade", {"weapon.dice": "4"}, {"weapon": {"dice": 4}}),
        ("items", "spirit_blade", {"weapon.bane.dice": "2"}, {"weapon": {"bane": {"dice": 2}}}),
        ("items", "dagger", {"armor.dice": "1", "armor.covers": "arm"}, {"armor": {"dice": 1, "covers": "arm"}}),
        ("monsters", "orc", {"attack": " 4 "}, {"attack": 4}),
        ("tables", "amounts", {"throw_range": "6"}, {"throw_range": 6}),
        ("tables", "magic_tiers", {"2.successes": "12"}, {"2": {"successes": 12}}),
        ("tables", "spell_sets", {"elf.6.sets": "3"}, {"elf": {"6": {"sets": 3}}}),
    ],
)  # fmt: skip
def test_only_what_differs_is_said(kind: str, entry: str, changes: dict[str, str], said: object) -> None:
    assert changed(kind, entry, **changes) == said


@pytest.mark.parametrize(
    ("kind", "entry", "changes", "fields"),
    [
        ("items", "helmet", {"price": "-1"}, {"price"}),
        ("items", "helmet", {"price": "teuer"}, {"price"}),
        ("items", "helmet", {"armor.dice": "x"}, {"armor.dice"}),
        ("items", "helmet", {"name": ""}, {"name"}),
        ("classes", "elf", {"body": "", "mind": "-3"}, {"body", "mind"}),
        ("monsters", "orc", {"attack": "9999999999"}, {"attack"}),
        ("tables", "magic_tiers", {"1.successes": ""}, {"1.successes"}),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_at_its_field(
    kind: str, entry: str, changes: dict[str, str], fields: set[str]
) -> None:
    of_kind, facts, said = typed(kind, entry, **changes)
    with pytest.raises(FormRefused) as refused:
        of_kind.command(entry, said, facts)
    assert {error.field for error in refused.value.errors} == fields


def test_what_is_as_in_the_book_again_needs_no_differences() -> None:
    own = Table.model_validate({"own_content": ({"kind": "items", "id": "helmet", "facts": '{"price":90}'},)})
    items = HeroQuestCatalogue(CatalogueSource(own, WORDS, WORDS)).kind("items")
    facts = items.facts("helmet")
    assert facts is not None
    assert facts["price"] == 90
    assert isinstance(items.command("helmet", {**facts, "price": 120}, facts), RemoveContent)


def test_a_part_that_is_unticked_goes() -> None:
    items, facts, _said = typed("items", "spirit_blade")
    without = read(items.node(facts), nested([("name", "Geisterschwert"), ("kind", "artifact"), ("weapon.__was", "1")]))
    assert without["weapon"] is None


@pytest.mark.parametrize(
    ("name", "entry"),
    [
        ("Flammenaxt", "flammenaxt_a1b2"),
        ("Größe Ö!", "groesse_oe_a1b2"),
        ("1 Dolch", "own_1_dolch_a1b2"),
        ("剣", "own_a1b2"),
    ],
)
def test_a_new_entry_is_called_by_its_name(name: str, entry: str) -> None:
    assert new_id(name, "a1b2") == entry


@pytest.mark.parametrize(
    ("language", "from_where", "colours"),
    [
        ("de", ["Zusatzregeln", "Grundspiel"], {"weiß", "schwarz"}),
        ("en", ["additional rules", "base game"], {"white", "black"}),
    ],
)
def test_choices_are_called_in_words_of_the_catalogue(language: str, from_where: list[str], colours: set[str]) -> None:
    words = labels(language)
    catalogue = HeroQuestCatalogue(CatalogueSource(Table(), words, words))

    def offered(kind: str, entry: str, name: str) -> list[str]:
        pending = [ShownEntry(catalogue.kind(kind), entry).form()[0]]
        while pending:
            group = pending.pop()
            for one in group.controls:
                if one.name == name:
                    return [option.text for option in one.options if option.value]
            pending += [inner for rows in group.rows for inner in rows.groups]
        raise AssertionError(f"no field {name}")

    assert offered("monsters", "orc", "edition") == from_where
    assert colours <= set(offered("items", "battle_axe", "weapon.color"))
