"""A group's own content, pure: differences by kind and id, and what is said about those that do not fit."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.own_entries import OwnEntry
from app.systems.heroquest.catalogue.files import read_fields, read_overlay, write_overlay
from app.systems.heroquest.content.faults import FAULTS, ContentFault
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import ENTRY_KINDS
from app.systems.heroquest.content.overlays import KINDS, Overlaid, overlaid
from app.systems.heroquest.game import SYSTEM

CONTENT = shipped()
AXE = {"name": "Flammenaxt", "kind": "weapon", "price": 400, "weapon": {"dice": 4, "two_handed": True}}
KNIGHT = {
    "name": "Ritter", "body": 7, "mind": 3, "max_body": 9, "max_mind": 4, "movement": 4, "unarmed": 1, "defence": 2,
    "max_attack": 6, "equipment": ["flame_axe"],
}  # fmt: skip


def entry(kind: str, name: str, facts: dict[str, object]) -> OwnEntry:
    return read_fields(kind, name, json.dumps(facts))


def faults(found: Overlaid) -> list[tuple[str, str, str, str]]:
    return [(one.file, one.entry, one.field, one.fault) for one in found.faults]


def test_without_differences_everything_is_as_shipped() -> None:
    found = overlaid(CONTENT, ())
    assert found.content == CONTENT
    assert (found.names, found.faults) == ({}, ())


def test_a_difference_changes_only_what_it_names() -> None:
    found = overlaid(CONTENT, [entry("items", "helmet", {"price": 90})])
    assert found.content.items["helmet"] == CONTENT.items["helmet"].model_copy(update={"price": 90})
    assert {name: one for name, one in found.content.items.items() if name != "helmet"} == {
        name: one for name, one in CONTENT.items.items() if name != "helmet"
    }


def test_a_table_inside_of_an_entry_is_joined_field_by_field() -> None:
    changed = overlaid(CONTENT, [entry("items", "dagger", {"weapon": {"dice": 2}})]).content.items["dagger"].weapon
    as_shipped = CONTENT.items["dagger"].weapon
    assert changed is not None
    assert as_shipped is not None
    assert changed == as_shipped.model_copy(update={"dice": 2})


@pytest.mark.rule("HQ-2")
@pytest.mark.parametrize(("name", "movement"), [("dark_elf", 6), ("paladin", 5), ("amazon", 5)])
def test_a_class_the_rules_only_name_moves_as_they_say(name: str, movement: int) -> None:
    """Everything else about it is the group's own."""
    facts = {key: value for key, value in KNIGHT.items() if key != "movement"} | {"equipment": []}
    assert overlaid(CONTENT, [entry("classes", name, facts)]).content.classes[name].movement == movement
    slow = overlaid(CONTENT, [entry("classes", name, {**facts, "movement": 2})])
    assert slow.content.classes[name].movement == 2
    assert faults(overlaid(CONTENT, [entry("classes", "squire", facts)])) == [
        ("classes", "squire", "movement", "missing")
    ]


def test_own_entries_may_name_each_other() -> None:
    own = [entry("classes", "knight", KNIGHT), entry("items", "flame_axe", {**AXE, "only_for": ["knight"]})]
    found = overlaid(CONTENT, own)
    assert found.faults == ()
    assert found.content.classes["knight"].equipment == ("flame_axe",)
    assert found.names == {("classes", "knight"): "Ritter", ("items", "flame_axe"): "Flammenaxt"}


@pytest.mark.parametrize("kind", sorted(ENTRY_KINDS))
def test_every_kind_can_be_changed_and_has_a_german_name(kind: str) -> None:
    name = next(iter(getattr(CONTENT, kind)))
    assert overlaid(CONTENT, [entry(kind, name, {"name": "Anders"})]).names == {(kind, name): "Anders"}
    assert f"content_kinds.{kind}" in SYSTEM.labels("de")


def test_house_rules_are_none_of_its_kinds() -> None:
    assert {"classes", "items", "monsters", "spells", "traps", "tables"} <= set(KINDS)
    assert "house_rules" not in KINDS


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_has_german_words(fault: str) -> None:
    assert f"content_faults.{fault}" in SYSTEM.labels("de")


@pytest.mark.parametrize(
    ("kind", "name", "facts", "field", "fault"),
    [
        ("items", "helmet", {"price": "teuer"}, "price", "int_type"),
        ("items", "helmet", {"price": -1}, "price", "greater_than_equal"),
        ("items", "helmet", {"price": 10**9}, "price", "too_large"),
        ("items", "dagger", {"weapon": {"dice": 10**6}}, "dice", "too_large"),
        ("items", "helmet", {"glow": True}, "glow", "extra_forbidden"),
        ("items", "helmet", {"armor": {"covers": "tail"}}, "armor.covers", "enum"),
        ("items", "flame_axe", {"kind": "weapon"}, "name", "missing"),
        ("items", "flame_axe", {"name": "Axt"}, "kind", "missing"),
        ("items", "flame_axe", {**AXE, "name": "{axt}"}, "name", "string_pattern_mismatch"),
        ("items", "flame_axe", {**AXE, "name": "\u200b"}, "name", "not_printable"),
        ("items", "Axt!", AXE, "id", "string_pattern_mismatch"),
        ("items", "helmet", {"id": "shield"}, "id", "other_id"),
        ("items", "helmet", {"only_for": ["knight"]}, "only_for", "reference"),
        ("monsters", "orc", {"abilities": ["juggling"]}, "abilities", "reference"),
        ("monsters", "orc", {"movement": 5, "movement_die": True}, "", "value_error"),
        ("house_rules", "HR-FALL-ARM", {"default": "x"}, "", "unknown_kind"),
    ],
)
def test_what_does_not_fit_is_named_and_left_out(
    kind: str, name: str, facts: dict[str, object], field: str, fault: str
) -> None:
    found = overlaid(CONTENT, [entry(kind, name, facts), entry("items", "tool_kit", {"price": 1})])
    assert faults(found) == [(kind, name, field, fault)]
    assert found.content == overlaid(CONTENT, [entry("items", "tool_kit", {"price": 1})]).content


def test_a_fault_beside_a_reference_says_what_it_is() -> None:
    [told] = overlaid(CONTENT, [entry("classes", "elf", {"max_body": 1})]).faults
    assert (told.entry, told.field, told.fault) == ("elf", "max_body", "value_error")
    assert "below the start value" in told.detail


def test_who_needs_what_was_left_out_is_left_out_too() -> None:
    own = [entry("classes", "knight", KNIGHT), entry("items", "flame_axe", {**AXE, "kind": "sword"})]
    found = overlaid(CONTENT, own)
    assert faults(found) == [
        ("items", "flame_axe", "kind", "enum"),
        ("classes", "knight", "equipment", "reference"),
    ]
    assert found.faults[1].detail == "flame_axe"
    assert found.content == CONTENT


def test_a_shipped_entry_that_breaks_blames_the_newest_change() -> None:
    slain = next(one.potion.slays for one in CONTENT.items.values() if one.potion and one.potion.slays)
    family = sorted(one.id for one in CONTENT.monsters.values() if one.family == slain)
    found = overlaid(CONTENT, [entry("monsters", name, {"family": "fey"}) for name in family])
    assert [one.entry for one in found.faults] == family[-1:]


def test_what_is_gone_is_looked_up_as_a_plain_thing() -> None:
    content = overlaid(CONTENT, ()).content
    assert content.items["flame_axe"].weapon is None
    assert content.classes["knight"].equipment == ()
    assert content.monsters["hydra"].needs_quest_values
    assert content.lores["mud"].spells == ()
    assert content.abilities["juggling"].dice == 0
    assert "flame_axe" not in content.items
    assert content.items.get("flame_axe") is None


OVERLAY = """
source = "Unsere Runde"

[[items]]
id = "flame_axe"
name = "Flammenaxt"
kind = "weapon"
weapon = { dice = 4 }

[[items]]
id = "flame_axe"
name = "Noch eine"
kind = "weapon"

[[items]]
name = "Ohne Kennung"

[[dragons]]
id = "smaug"

[[monsters]]
id = "orc"
found = 2026-11-21
"""


def test_a_whole_overlay_is_read_entry_by_entry() -> None:
    read = read_overlay("runde.toml", OVERLAY)
    assert [one.id for one in read.entries] == ["flame_axe"]
    told = [(one.file, one.entry, one.field, one.fault) for one in read.faults]
    assert told == [
        ("runde.toml", "flame_axe", "id", "twice"),
        ("runde.toml", "3", "id", "missing"),
        ("runde.toml", "", "dragons", "unknown_kind"),
        ("runde.toml", "orc", "", "value_error"),
    ]


NO_TOML = (
    "price =", "[[items]", "[" * 3000, "x = " + "[" * 3000, "\x00", "x = " + "9" * 5000,
    "a." * 90_000 + "a = 1", "[" + '"a".' * 30_000 + "a]", '"\\"' * 60_000, "'" * 100_000,
)  # fmt: skip


@pytest.mark.parametrize("text", NO_TOML, ids=range(len(NO_TOML)))
def test_what_is_no_toml_is_told_with_its_line(text: str) -> None:
    with pytest.raises(ContentFault) as told:
        read_overlay("runde.toml", text)
    assert (told.value.file, told.value.fault) == ("runde.toml", "unreadable")


def test_a_text_may_have_as_many_dots_as_it_likes() -> None:
    """Only in a key each of them costs more than the one before."""
    assert read_fields("items", "helmet", f'note = "{"…. " * 400}"\nprice = 90').facts.count(".") == 400


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{"price": 9', "unreadable"),
        ('{"a":' * 3000, "unreadable"),
        ('{"price": NaN}', "value_error"),
        ('{"a": ' * 20 + "1" + "}" * 20, "value_error"),
        ("only_for = " + "[" * 20 + "]" * 20, "value_error"),
        ('{"name": "' + "x" * 5000 + '"}', "string_too_long"),
    ],
)
def test_fields_that_cannot_be_read_are_refused(text: str, fault: str) -> None:
    with pytest.raises(ContentFault) as told:
        read_fields("items", "helmet", text)
    assert told.value.fault == fault


def test_toml_and_json_are_the_same_entry() -> None:
    typed = read_fields("items", "helmet", "price = 90\nname = 'Topf'")
    assert typed == entry("items", "helmet", {"name": "Topf", "price": 90})


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from(["knight", "orc", "helmet"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.sampled_from(["name", "kind", "price", "weapon", "only_for", "body", "equipment", "abilities", "id", "x"])


@given(st.lists(st.tuples(st.sampled_from([*KINDS, "x"]), FIELDS, st.dictionaries(FIELDS, VALUES)), max_size=4))
@settings(max_examples=60)
def test_any_overlay_gives_content_and_faults(own: list[tuple[str, str, dict[str, object]]]) -> None:
    entries = {}
    for kind, name, facts in own:
        try:
            entries[kind, name] = entry(kind, name, {"name": "Anders", **facts})
        except ContentFault:
            continue
    found = overlaid(CONTENT, list(entries.values()))
    assert all(one.fault in FAULTS for one in found.faults)
    assert {(one.file, one.entry) for one in found.faults} <= entries.keys()


@given(st.lists(st.tuples(st.sampled_from([*KINDS, "x"]), FIELDS, st.dictionaries(FIELDS, VALUES)), max_size=4))
@settings(max_examples=40)
def test_what_is_written_out_reads_the_same(own: list[tuple[str, str, dict[str, object]]]) -> None:
    entries = {}
    for kind, name, facts in own:
        with suppress(ContentFault):
            entries[kind, name] = entry(kind, name, {key: value for key, value in facts.items() if key != "id"})
    known = [one for one in entries.values() if one.kind in KINDS]
    read = read_overlay("runde.json", write_overlay(known))
    assert {one.key: one for one in read.entries} == {one.key: one for one in known}
