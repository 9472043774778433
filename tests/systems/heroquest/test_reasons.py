"""The reasons of a hero's dice, as the passport shows them: each stands in the book and has words."""

from collections.abc import Iterator

import pytest

from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.dice import Color, Pool
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.state.figures import Effect, Hero, Place, Weakness
from tests.builders import CONTENT, affected, make_hero, make_item, make_table

LABELS, RULES = SYSTEM.labels("de"), set(rulebook().ids())
ARCHER = make_hero("elf", "bow", "short_sword")
MINDLESS = make_hero("elf", "bow", "helmet", mind_points=0)
USELESS = make_item("leather_jerkin", Place.WORN, damaged=True)
HEROES = {
    "no_mind": MINDLESS,
    "in_pack": make_hero("barbarian", make_item("broadsword", Place.BACK)),
    "over_the_caps": make_hero("battle_mage", "battle_axe", "plate_mail", "helmet", "shield_item", "bracers"),
    "afraid": affected(ARCHER, Effect.AFRAID, Effect.IN_PIT, Effect.ATTACK_DICE, Effect.STONE_SKIN),
    "injured": ARCHER.model_copy(update={"injuries": (Weakness.BOTH, Weakness.ATTACK)}),
    "useless": make_hero("dwarf", USELESS),
    "blunt": make_hero("barbarian", make_item("broadsword", Place.HAND, notches=1, fall_damage=1, rusty=True)),
    "blunt_bow": make_hero("elf", make_item("bow", Place.HAND, fall_damage=1)),
}


def pools(hero: Hero) -> Iterator[Pool]:
    rules = make_table(hero).house_rules
    yield attack_pool(hero, CONTENT, rules)
    yield defence_pool(hero, CONTENT, rules)
    shot = ranged_pool(hero, CONTENT)
    if shot is not None:
        yield shot


@pytest.mark.parametrize("name", HEROES)
def test_every_reason_stands_in_the_book_and_has_words(name: str) -> None:
    reasons = [reason for pool in pools(HEROES[name]) for reason in pool.reasons]
    assert reasons
    assert not [one for one in reasons if one.rule not in RULES or one.label not in LABELS]


@pytest.mark.rule("HQ-17")
def test_without_mind_nobody_strikes_or_shoots_and_is_told_why() -> None:
    for pool in (attack_pool(MINDLESS, CONTENT, make_table().house_rules), ranged_pool(MINDLESS, CONTENT)):
        assert pool is not None
        assert [(len(pool), one.rule, one.label) for one in pool.reasons] == [(0, "HQ-17", "reasons.no_mind")]


@pytest.mark.rule("HQ-15.5-EXTRA", "HQ-14-INJURY", "HQ-10.2.2", "HQ-19-CHAOSMAGIER")
def test_a_shot_gains_and_loses_dice_like_a_blow() -> None:
    def dice(hero: Hero) -> tuple[Color, ...]:
        shot = ranged_pool(hero, CONTENT)
        assert shot is not None
        return shot.dice

    usual = len(dice(ARCHER))
    assert len(dice(affected(ARCHER, Effect.ATTACK_DICE, amount=2))) == usual + 2
    assert len(dice(ARCHER.model_copy(update={"injuries": (Weakness.ATTACK,)}))) == usual - 1
    assert len(dice(ARCHER.model_copy(update={"injuries": (Weakness.DEFENCE,)}))) == usual
    assert len(dice(affected(ARCHER, Effect.IN_PIT))) == usual - 1
    assert len(dice(affected(ARCHER, Effect.AFRAID))) == 1


@pytest.mark.rule("HQ-6-CAPS")
def test_what_goes_beyond_a_cap_is_told() -> None:
    strong = CONTENT.classes["barbarian"].model_copy(update={"max_attack": 2})
    content = CONTENT.model_copy(update={"classes": {**CONTENT.classes, "barbarian": strong}})
    table = make_table(make_hero("barbarian", "broadsword"))
    pool = attack_pool(table.heroes["hero"], content, table.house_rules)
    assert [(one.rule, one.label, one.change) for one in pool.reasons if one.change < 0] == [
        ("HQ-6-CAPS", "reasons.cap", -2)
    ]
    assert {one.label for one in defence_pool(HEROES["over_the_caps"], CONTENT, table.house_rules).reasons} >= {
        "reasons.cap"
    }
