"""HQ-9-DEATH: the death table, and what dies with a hero."""

import pytest

from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.state.figures import Condition, Hero
from tests.builders import facts, hand, hero_after, make_hero, make_item, make_table

DIE = LoseBodyPoints(hero_id="hero", points=5)
SOFT_FALL = hand(6)


@pytest.mark.rule("HQ-9-DEATH")
@pytest.mark.parametrize(
    ("number", "condition", "recovery", "injuries"),
    [
        (1, Condition.LOST, None, 0),
        (2, Condition.LOST, None, 0),
        (3, Condition.DEAD, "scarred", 1),
        (5, Condition.DEAD, "scarred", 1),
        (6, Condition.DEAD, "unscathed", 0),
    ],
)
def test_death_table(number: int, condition: Condition, recovery: str | None, injuries: int) -> None:
    hero = hero_after(make_table(make_hero("wizard")), DIE, hand(number), SOFT_FALL)
    assert (hero.condition, hero.recovery, len(hero.injuries)) == (condition, recovery, injuries)


def test_hero_dead_for_good_still_falls() -> None:
    events = facts(make_table(make_hero("wizard", gold=10)), DIE, hand(1), SOFT_FALL, hand(1))
    assert [event.type for event in events] == ["hero.wounded", "hero.died", "hero.lost", "hero.fell", "gold.lost"]


def test_magic_goes_with_its_bearer() -> None:
    """HQ-9-ROBBED."""
    hero = hero_after(make_table(elf_with_magic()), LoseBodyPoints(hero_id="hero", points=8), SOFT_FALL)
    faded = {item.id for item in hero.items if item.wear.magic_lost}
    assert faded == {"spirit_blade", "talisman_of_lore"}


def test_magic_stays_as_long_as_the_hero_can_be_revived() -> None:
    hero = hero_after(make_table(elf_with_magic()), LoseBodyPoints(hero_id="hero", points=7), hand(3), SOFT_FALL)
    assert not any(item.wear.magic_lost for item in hero.items)


def elf_with_magic() -> Hero:
    return make_hero("elf", "spirit_blade", "dagger", "talisman_of_lore", make_item("gem"))
