"""HQ-8.1-SETS, HQ-8.1-CAST, HQ-1.1-KAMPFMAGIER: who may hold which sets and how many."""

from collections.abc import Sequence

import pytest

from app.core.errors import GameError
from app.systems.heroquest.body.commands import ChangeMindPoints
from app.systems.heroquest.content.models import SpellSetLimit, SpellSetsFrom
from app.systems.heroquest.spell_sets import GiveSpellSet, LoseSpellSet, can_cast, limit, open_lores
from app.systems.heroquest.state.figures import Hero, SpellSet
from tests.builders import CONTENT, facts, hero_after, make_hero, make_table


def held(*lores: str, permanent: bool = False) -> list[SpellSet]:
    return [SpellSet(lore=lore, permanent=permanent) for lore in lores]


def mage(gained_mind: int = 0, spell_sets: Sequence[SpellSet] = (), mind_points: int | None = None) -> Hero:
    own = [SpellSet(lore="heavens", permanent=True), *spell_sets]
    return make_hero(
        "battle_mage", gained_mind=gained_mind, mind_points=mind_points, spell_sets=own, magic_order="celestial"
    )


@pytest.mark.rule("HQ-8.1-SETS")
@pytest.mark.parametrize(
    ("hero_class", "sets"),
    [
        ("wizard", {8: 3, 7: 2, 6: 1, 5: 1, 4: 1, 3: 1, 2: 0, 0: 0}),
        ("elf", {8: 2, 7: 2, 6: 2, 5: 1, 4: 1, 3: 0}),
        ("battle_mage", {8: 3, 7: 3, 6: 2, 5: 1, 4: 1, 3: 0}),
        ("barbarian", {4: 0, 2: 0}),
    ],
)
def test_number_of_sets_by_current_mind_points(hero_class: str, sets: dict[int, int]) -> None:
    found = {mind: limit(make_hero(hero_class, mind_points=mind), CONTENT).sets for mind in sets}
    assert found == sets


@pytest.mark.rule("HQ-8.1-SETS")
def test_a_caster_no_table_speaks_of_has_what_every_caster_has() -> None:
    """At least one set as long as the mind is enough to cast; nobody else has any."""
    unknown = CONTENT.classes["elf"].model_copy(update={"id": "hermit", "casts_from_mind": 4, "max_mind": 9})
    content = CONTENT.model_copy(update={"classes": {**CONTENT.classes, "hermit": unknown}})
    hermit = make_hero("elf").model_copy(update={"hero_class": "hermit"})
    found = [limit(hermit.model_copy(update={"mind_points": mind}), content).sets for mind in range(3, 10)]
    assert found == [0, 1, 1, 1, 2, 2, 2]
    own = SpellSetsFrom(mind=5, sets=3, permanent=1)
    content = content.model_copy(
        update={"classes": {**content.classes, "hermit": unknown.model_copy(update={"spell_sets": (own,)})}}
    )
    assert limit(hermit, content) == SpellSetLimit(sets=0)
    assert limit(hermit.model_copy(update={"mind_points": 6}), content) == SpellSetLimit(sets=3, permanent=1)
    unlettered = unknown.model_copy(update={"casts_from_mind": None})
    content = content.model_copy(update={"classes": {**content.classes, "hermit": unlettered}})
    assert limit(hermit, content).sets == 0


@pytest.mark.rule("HQ-1.1-BEGABUNG")
@pytest.mark.parametrize(
    ("hero", "lores"),
    [
        (make_hero("barbarian"), []),
        (make_hero("elf"), ["life", "heavens", "light"]),
        (make_hero("wizard"), ["life", "heavens", "light", "beasts", "shadows", "death"]),
        (mage(), ["life", "heavens", "light"]),
        (make_hero("battle_mage", magic_order="gray"), ["beasts", "shadows", "death"]),
    ],
)
def test_lores_open_to_a_hero(hero: Hero, lores: list[str]) -> None:
    assert open_lores(hero, CONTENT) == lores


@pytest.mark.rule("HQ-1.1-KAMPFMAGIER")
@pytest.mark.parametrize(
    ("hero", "command", "code"),
    [
        (make_hero("elf"), GiveSpellSet(hero_id="hero", lore="cooking"), "lore.unknown"),
        (make_hero("elf"), GiveSpellSet(hero_id="hero", lore="death"), "spell_set.closed_lore"),
        (mage(1), GiveSpellSet(hero_id="hero", lore="death"), "spell_set.closed_lore"),
        (mage(1), GiveSpellSet(hero_id="hero", lore="heavens"), "spell_set.already_held"),
        (mage(0), GiveSpellSet(hero_id="hero", lore="life"), "spell_set.limit"),
        (
            mage(2, held("life", permanent=True)),
            GiveSpellSet(hero_id="hero", lore="light", permanent=True),
            "spell_set.only_temporary",
        ),
        (make_hero("elf"), LoseSpellSet(hero_id="hero", lore="light"), "spell_set.not_held"),
    ],
)
def test_what_is_refused(hero: Hero, command: GiveSpellSet | LoseSpellSet, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(hero), command)
    assert refused.value.code == code


def test_sets_come_and_go() -> None:
    hero = hero_after(make_table(mage(1)), GiveSpellSet(hero_id="hero", lore="life", permanent=True))
    assert hero.spell_sets[-1] == SpellSet(lore="life", permanent=True)
    assert hero_after(make_table(hero), LoseSpellSet(hero_id="hero", lore="life")).spell_sets == hero.spell_sets[:1]
    assert hero_after(make_table(hero), LoseSpellSet(hero_id="hero", lore="heavens")).spell_sets == hero.spell_sets[1:]


def test_temporary_sets_go_first() -> None:
    hero = mage(2, [*held("life", permanent=True), *held("light")])
    left = hero_after(make_table(hero), ChangeMindPoints(hero_id="hero", change=-1)).spell_sets
    assert [one.lore for one in left] == ["heavens", "life"]


def test_set_of_the_own_order_stays_whatever_happens() -> None:
    left = hero_after(make_table(mage()), ChangeMindPoints(hero_id="hero", change=-5)).spell_sets
    assert [one.lore for one in left] == ["heavens"]


@pytest.mark.rule("HQ-8.1-CAST")
@pytest.mark.parametrize(
    ("hero_class", "mind_points", "casts"),
    [
        ("wizard", 3, True),
        ("wizard", 2, False),
        ("elf", 4, True),
        ("elf", 3, False),
        ("battle_mage", 4, True),
        ("battle_mage", 3, False),
        ("dwarf", 5, False),
    ],
)
def test_who_can_cast(hero_class: str, mind_points: int, casts: bool) -> None:
    assert can_cast(make_hero(hero_class, mind_points=mind_points), CONTENT) is casts
