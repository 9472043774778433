"""Any rule with any described figures: an outcome, or a fault with a field and a sentence; never a crash."""

from collections.abc import Mapping
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from app.core.answers import Choice, ChoicePrompt
from app.core.events import Command
from app.core.rulebook import CallableRule
from app.systems.heroquest.calculator.figures import TableDescription
from app.systems.heroquest.labels import labels
from app.systems.heroquest.registry import catalog
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Weakness
from app.web.calculator import cases
from app.web.calculator.cases import DescribedCase, describing, work_out
from app.web.calculator.game_rules import CaseResult
from app.web.heroquest.calculator.rules import RULES
from app.web.ui.forms import FormRefused
from tests.builders import CONTENT

LABELS = labels("de")
MOST_CHOICES = 12
KINDS = [kind.id for kind in CONTENT.monsters.values() if not kind.further_attacks]
HEROES, MONSTERS = ["hero-1", "hero-2"], ["monster-1", "monster-2"]
# A few things of every kind, so that what is asked for is often there.
THINGS = [
    "broadsword", "short_sword", "dagger", "hand_axe", "bow", "rune_axe", "helmet", "shield_item", "tool_kit",
    "healing_potion_4", "elixir_of_life", "weapon_oil", "spell_scroll", "potion_ingredient",
]  # fmt: skip
# By the name of a field, what it may hold; anything else is drawn as its schema says.
IDS: Mapping[str, list[str]] = {
    "item_id": [*THINGS, "new"],
    "weapon_id": THINGS,
    "flask_id": ["weapon_oil"],
    "content_id": THINGS,
    "ingredients": THINGS,
    "contents": THINGS,
    "items": THINGS,
    "kind": list(CONTENT.monsters),
    "hero_class": list(CONTENT.classes),
    "lore": list(CONTENT.lores),
    "spell": list(CONTENT.spells),
    "spells": list(CONTENT.spells),
    "trap": list(CONTENT.traps),
    "abilities": list(CONTENT.abilities),
    "area": ["hall", "cellar"],
    "square": ["a1"],
    "chest": ["c1"],
    "hero_id": HEROES,
    "hero_ids": HEROES,
    "to_id": HEROES,
    "lost_id": HEROES,
    "monster_id": MONSTERS,
}


def heroes() -> st.SearchStrategy[dict[str, Any]]:
    return st.sampled_from(list(CONTENT.classes)).flatmap(hero_of)


def hero_of(hero_class: str) -> st.SearchStrategy[dict[str, Any]]:
    values = CONTENT.classes[hero_class]
    orders = [CONTENT.lores[lore].order for lore in values.lores]
    named = {"hero_class": st.just(hero_class)}
    return st.fixed_dictionaries(
        named | ({"magic_order": st.sampled_from(orders)} if values.orders else {}),
        optional={
            "gained_body": st.integers(0, values.max_body - values.body),
            "gained_mind": st.integers(0, values.max_mind - values.mind),
            "body_points": st.integers(1, values.body),
            "mind_points": st.integers(0, values.mind),
            "gold": st.integers(0, 500),
            "items": st.lists(things(), max_size=3, unique_by=lambda thing: str(thing["content_id"])),
            "condition": st.sampled_from([one.value for one in (Condition.STANDING, *Condition)]),
            "injuries": st.lists(st.sampled_from([one.value for one in Weakness]), max_size=2),
            "effects": st.lists(effects(), max_size=2),
            "spell_sets": st.lists(st.fixed_dictionaries({"lore": st.sampled_from(list(CONTENT.lores))}), max_size=2),
            "special_spells": st.lists(st.sampled_from(list(CONTENT.spells)), max_size=3),
            "cast_successes": st.integers(0, 120),
            "quest_points": st.integers(0, 10),
            "quests_passed": st.integers(0, 12),
            "on_quest": st.booleans(),
        },
    )


def things() -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"content_id": st.sampled_from(THINGS)})


def effects() -> st.SearchStrategy[dict[str, Any]]:
    amounts = st.integers(1, 3)
    return st.fixed_dictionaries({"effect": st.sampled_from([one.value for one in Effect]), "amount": amounts})


def monsters() -> st.SearchStrategy[dict[str, Any]]:
    values = {name: st.integers(0, 6) for name in ("attack", "defence", "mind")}
    return st.fixed_dictionaries(
        {"kind": st.sampled_from(KINDS), "body": st.integers(1, 6), **values},
        optional={"body_points": st.integers(0, 1), "effects": st.lists(effects(), max_size=2)},
    )


def value(name: str, node: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    """Something that fits the schema of a field."""
    if "anyOf" in node:
        return value(name, node["anyOf"][0])
    if node.get("type") == "array":
        return st.lists(value(name, node["items"]), min_size=node.get("minItems", 0), max_size=3)
    if "enum" in node:
        return st.sampled_from(node["enum"])
    if name in IDS:
        return st.sampled_from(IDS[name])
    match node.get("type"):
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(node.get("minimum", -5), min(node.get("maximum", 9), 9))
    return st.sampled_from([*HEROES, *MONSTERS])


@st.composite
def calls(draw: st.DrawFn) -> tuple[CallableRule, dict[str, Any], dict[str, Any]]:
    """A rule, its inputs and the figures."""
    entry = catalog()[draw(st.sampled_from(sorted(catalog())))]
    schema = entry.command.model_json_schema()
    fields = {name: node for name, node in schema["properties"].items() if name != "type"}
    nodes = {name: _without_references(node, schema.get("$defs", {})) for name, node in fields.items()}
    needed = {name: value(name, nodes[name]) for name in fields if name in schema.get("required", ())}
    others = {name: value(name, nodes[name]) for name in fields if name not in needed}
    inputs = draw(st.fixed_dictionaries(needed, optional=others))
    table = {
        "heroes": draw(st.lists(heroes(), min_size=2, max_size=2)),
        "monsters": draw(st.lists(monsters(), min_size=2, max_size=2)),
    }
    return entry, inputs, table


@given(call=calls(), seed=st.integers(0, 10**6))
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_call_of_any_rule_ends_well(
    call: tuple[CallableRule, dict[str, Any], dict[str, Any]], seed: int
) -> None:  # fmt: skip
    entry, inputs, table = call
    try:
        command = entry.command.model_validate({**inputs, "type": entry.id}, strict=False)
        described = TableDescription.model_validate(table, strict=False)
    except ValidationError:
        return
    try:
        outcome = _with_choices(command, described, str(seed))
    except FormRefused as refusal:
        for error in refusal.errors:
            assert " " in LABELS.error(error.code, **error.data)
        return
    facts = cases.told(RULES, outcome, LABELS)
    assert all("{" not in event.sentence for event in facts)
    assert cases.rules_behind(RULES, entry, facts, LABELS)
    for figure in (*outcome.after.heroes.values(), *outcome.after.monsters.values()):
        assert not isinstance(figure, Hero) or (figure.gold >= 0 and figure.body_points <= figure.body_attribute)


def _with_choices(command: Command, described: TableDescription, seed: str) -> CaseResult:
    """The app throws, and of every choice the last option is taken."""
    answers: tuple[Choice, ...] = ()
    with describing():
        table = RULES.table(described, LABELS, None)
    while True:
        outcome = work_out(RULES, DescribedCase(command, table, answers, app_rolls=True, seed=seed))
        prompt = outcome.decision.prompt
        if not isinstance(prompt, ChoicePrompt) or len(answers) == MOST_CHOICES:
            return outcome
        assert RULES.told_words(outcome, LABELS).question(prompt).options
        answers = (*answers, Choice(option=prompt.options[-1]))


def _without_references(node: Mapping[str, Any], definitions: Mapping[str, Any]) -> Mapping[str, Any]:
    match node:
        case {"$ref": str(reference)}:
            return {**definitions[reference.rpartition("/")[2]]}
        case {"anyOf": [first, *_]}:
            return _without_references(first, definitions)
        case {"items": inner}:
            return {**node, "items": _without_references(inner, definitions)}
    return node
