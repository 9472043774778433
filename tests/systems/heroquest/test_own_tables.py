"""Differences to the single tables: rows by their names, and what is said about those that do not fit."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.own_entries import OwnEntry
from app.systems.heroquest.catalogue.files import read_fields
from app.systems.heroquest.content.faults import FAULTS, ContentFault
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.overlays import SINGLE_TABLES, Overlaid, overlaid, written
from app.systems.heroquest.game import SYSTEM

CONTENT = shipped()


def entry(kind: str, name: str, facts: dict[str, object]) -> OwnEntry:
    return read_fields(kind, name, json.dumps(facts))


def faults(found: Overlaid) -> list[tuple[str, str, str, str]]:
    return [(one.file, one.entry, one.field, one.fault) for one in found.faults]


@pytest.mark.parametrize(
    ("name", "facts", "field", "fault"),
    [
        ("weather", {"rain": 1}, "", "unknown_kind"),
        ("amounts", {"id": "fall"}, "id", "other_id"),
        ("amounts", {"sale_divisor": 0}, "sale_divisor", "greater_than_equal"),
        ("amounts", {"herb_die": 200}, "herb_die", "less_than_equal"),
        ("amounts", {"luck": 3}, "luck", "extra_forbidden"),
        ("carry_limits", {"scrolls": "viele"}, "scrolls", "int_type"),
        ("disarming", {"bare": "edge"}, "bare", "string_pattern_mismatch"),
        ("faint", {"rows": {"deep": {"rolls": [1]}}}, "", "value_error"),
        ("faint", {"rows": {"deep": {"injury": False}}}, "rows.deep.text", "missing"),
        ("faint", {"rows": {"deep": {"text": "{x}"}}}, "rows.deep.text", "string_pattern_mismatch"),
        ("faint", {"rows": {"deep": {"healing": "no", "text": "Nie."}}}, "rows.deep.healing", "literal_error"),
        ("faint", {"rows": {"odd": {"text": "Hm."}}}, "rows.odd.rolls", "missing"),
        ("faint", {"rows": 5}, "rows", "dict_type"),
        ("death", {"rows": {"final": 3}}, "rows.final", "dict_type"),
        ("fall", {"gold_sides": 1}, "gold_sides", "greater_than_equal"),
        ("fall", {"chains": {"short": [["kitchen"]]}}, "chains.short", "reference"),
        ("loss", {"rows": {"luck": {"rolls": []}}}, "rows.luck", "enum"),
        ("spell_sets", {"wizard": {"x": {"sets": 1}}}, "wizard.x", "int_type"),
        ("spell_sets", {"wizard": {"7": {"sets": -1}}}, "wizard.7.sets", "greater_than_equal"),
        ("spell_sets", {"cook": {"2": {"sets": 1}}}, "class", "reference"),
        ("magic_tiers", {"1": {"successes": 5}}, "successes", "value_error"),
        ("magic_tiers", {"6": {"successes": 200, "dice": {}}}, "6.dice", "value_error"),
        ("magic_tiers", {"2": {"dice": {"swift": ["white"]}}}, "2.dice.swift.1", "missing"),
    ],
)
def test_a_difference_that_does_not_fit_is_named_and_left_out(
    name: str, facts: dict[str, object], field: str, fault: str
) -> None:
    found = overlaid(CONTENT, [entry("tables", name, facts), entry("items", "tool_kit", {"price": 1})])
    assert faults(found) == [("tables", name, field, fault)]
    assert found.content == overlaid(CONTENT, [entry("items", "tool_kit", {"price": 1})]).content


def changed(name: str, facts: dict[str, object]) -> Overlaid:
    found = overlaid(CONTENT, [entry("tables", name, facts)])
    assert found.faults == ()
    return found


@pytest.mark.parametrize("name", sorted(SINGLE_TABLES))
def test_every_single_table_can_be_written_and_read_again(name: str) -> None:
    known = written(CONTENT, name)
    assert changed(name, known).content == CONTENT
    assert changed(name, {}).content == CONTENT
    assert f"tables.{name}" in SYSTEM.labels("de")


def test_rows_of_a_table_differ_by_their_names() -> None:
    rows = {"deep": {"rolls": [1]}, "plain": {"rolls": [2, 3, 4, 5]}}
    faint = changed("faint", {"rows": rows}).content.faint
    assert [faint.lookup(number)[0] for number in (1, 2, 6)] == ["deep", "plain", "light"]
    assert faint.rows["deep"] == CONTENT.faint.rows["deep"].model_copy(update={"rolls": (1,)})


def test_a_row_that_means_something_else_says_so_in_its_own_words() -> None:
    rows = {"plain": {"rolls": [4, 5]}, "daze": {"rolls": [3], "healing": "normal", "text": "Nur benommen."}}
    found = changed("faint", {"rows": rows})
    assert found.content.faint.lookup(3)[0] == "daze"
    assert found.names == {("faint_table", "daze"): "Nur benommen."}


def test_single_numbers_and_sets_differ() -> None:
    assert changed("amounts", {"throw_range": 7}).content.amounts == CONTENT.amounts.model_copy(
        update={"throw_range": 7}
    )
    sets = changed("spell_sets", {"wizard": {"8": {"sets": 4}}, "dwarf": {"5": {"sets": 1}}}).content.spell_sets
    assert [(mind, row.sets) for mind, row in sets["wizard"].items()] == [(3, 1), (7, 2), (8, 4)]
    assert [(mind, row.sets) for mind, row in sets["dwarf"].items()] == [(5, 1)]
    assert sets["elf"] == CONTENT.spell_sets["elf"]
    tiers = changed("magic_tiers", {"2": {"successes": 12}}).content.magic_tiers
    assert [tier.successes for tier in tiers.values()] == [0, 12, 30, 60, 100]
    assert tiers[2].dice == CONTENT.magic_tiers[2].dice


@pytest.mark.parametrize(
    ("name", "facts", "bare"),
    [
        ("faint", {"rows": {"deep": {"id": "deep", "rolls": [1, 2]}}}, {}),
        ("magic_tiers", {"id": "magic_tiers", "2": {"tier": 2, "successes": 12}}, {"2": {"successes": 12}}),
        ("spell_sets", {"elf": {"6": {"mind": 6, "sets": 3}}}, {"elf": {"6": {"sets": 3}}}),
        ("loss", {"rows": {"mind": {"rolls": [4, 5, 6]}}}, {}),
    ],
)
def test_a_row_may_say_its_own_name(name: str, facts: dict[str, object], bare: dict[str, object]) -> None:
    assert changed(name, facts).content == changed(name, bare).content


def test_a_table_that_names_what_was_left_out_is_left_out_itself() -> None:
    chains = {"short": [["iron_hat"], ["helmet"]]}
    own = [entry("items", "iron_hat", {"name": "Eisenhut", "kind": "hat"}), entry("tables", "fall", {"chains": chains})]
    found = overlaid(CONTENT, own)
    assert faults(found) == [("items", "iron_hat", "kind", "enum"), ("tables", "fall", "chains.short", "reference")]
    assert found.content == CONTENT


LEAVES = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.integers(), max_size=6)
TABLE_FIELDS = st.sampled_from(
    [
        "rows",
        "deep",
        "final",
        "rolls",
        "text",
        "healing",
        "chains",
        "short",
        "wizard",
        "7",
        "sets",
        "dice",
        "swift",
        "x",
    ]
)


@given(
    st.sampled_from(sorted(SINGLE_TABLES)),
    st.dictionaries(
        TABLE_FIELDS, st.recursive(LEAVES, lambda inner: st.dictionaries(TABLE_FIELDS, inner), max_leaves=8)
    ),
)
@settings(max_examples=25)  # each lays the whole content anew
def test_any_difference_to_a_table_fits_or_is_told(name: str, facts: dict[str, object]) -> None:
    try:
        own = entry("tables", name, facts)
    except ContentFault:
        return
    found = overlaid(CONTENT, [own])
    assert all(one.fault in FAULTS and (one.file, one.entry) == ("tables", name) for one in found.faults)
