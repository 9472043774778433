"""Checks that everything the content names exists, and that entries fit together."""

from collections.abc import Collection, Mapping

from app.core.model import Model, namings
from app.systems.heroquest.content.faults import ContentFault
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.models import ENTRY_KINDS, Content
from app.systems.heroquest.state.house_rules import OPTIONS


def check(content: Content) -> None:
    """Follow every reference. Raises: ContentFault with the kind of an entry or the name of a table as its file."""
    there: dict[str, Collection[str]] = {kind: getattr(content, kind) for kind in ENTRY_KINDS}
    there["families"] = {str(monster.family) for monster in content.monsters.values()}
    there["chains"] = content.fall.chains
    for kind in ENTRY_KINDS:
        for name, entry in getattr(content, kind).items():
            _check_named(kind, name, entry, there)
    _check_named("fall", "", content.fall, there)
    _check_known("spell_sets", "", "class", content.spell_sets, content.classes)
    _check_classes(content)
    _check_potions(content)
    _check_tiers(content)
    _check_house_rules(content)


def _check_named(file: str, entry: str, value: Model, there: Mapping[str, Collection[str]]) -> None:
    missing = [one for one in namings(value) if one.id not in there[one.kind]]
    if missing:
        names = sorted(one.id for one in missing if one.place == missing[0].place)
        raise ContentFault(file, entry, missing[0].place, "reference", ", ".join(names))


def _check_known(file: str, entry: str, field: str, names: Collection[str], there: Collection[str]) -> None:
    if missing := sorted(set(names) - set(there)):
        raise ContentFault(file, entry, field, "reference", ", ".join(missing))


def _check_classes(content: Content) -> None:
    for name, one in content.classes.items():
        for field, start, cap in (("max_body", one.body, one.max_body), ("max_mind", one.mind, one.max_mind)):
            if cap < start:
                raise ContentFault("classes", name, field, "value_error", f"{cap} is below the start value {start}")


def _check_potions(content: Content) -> None:
    for name, item in content.items.items():
        if (item.potion is None) is (item.kind is ItemKind.POTION):
            told = "a potion says what it does, and nothing else does"
            raise ContentFault("items", name, "potion", "value_error", told)


def _check_tiers(content: Content) -> None:
    """Raises: ContentFault unless a tier begins at 0 successes, and each tier has dice for each course."""
    file, courses = "magic_tiers", OPTIONS["HR-TIER-DICE"]
    if not any(tier.successes == 0 for tier in content.magic_tiers.values()):
        raise ContentFault(file, "", "successes", "value_error", "one tier begins at 0")
    for number, tier in content.magic_tiers.items():
        if set(tier.dice) != set(courses):
            raise ContentFault(file, "", f"{number}.dice", "value_error", f"needs {', '.join(courses)}")


def _check_house_rules(content: Content) -> None:
    _check_known("house_rules", "", "id", content.house_rules, OPTIONS)
    _check_known("house_rules", "", "missing rule", OPTIONS, content.house_rules)
    for rule in content.house_rules.values():
        if rule.options != OPTIONS[rule.id]:
            told = f"the options are {', '.join(OPTIONS[rule.id])}"
            raise ContentFault("house_rules", rule.id, "default", "value_error", told)
