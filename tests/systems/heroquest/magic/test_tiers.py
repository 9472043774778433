"""HQ-1.1-MAGIESTUFE, HR-TIER-DICE: the wizard's tiers."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.dice import Color
from app.systems.heroquest.magic import book
from app.systems.heroquest.magic.commands import ChangeSpellTally
from app.systems.heroquest.magic.events import MagicTierReached
from app.systems.heroquest.state.house_rules import HouseRules
from tests.builders import CONTENT, after, facts, hand, make_hero
from tests.systems.heroquest.magic.spells import NOTHING, S, W, at_table, code, heal, special, wizard

GREEN, WHITE, BLACK = Color.GREEN, Color.WHITE, Color.BLACK
SKULLS = {GREEN: 2, WHITE: 3, BLACK: 4}


@pytest.mark.rule("HQ-1.1-MAGIESTUFE")
@pytest.mark.parametrize(
    ("successes", "tier"), [(0, 1), (9, 1), (10, 2), (29, 2), (30, 3), (59, 3), (60, 4), (99, 4), (100, 5), (500, 5)]
)
def test_successes_decide_the_tier(successes: int, tier: int) -> None:
    assert book.tier(successes, CONTENT) == tier


@pytest.mark.rule("HR-TIER-DICE")
def test_default_course() -> None:
    dice = [book.dice(number, CONTENT, HouseRules()) for number in (0, 10, 30, 60, 100)]
    assert dice == [(GREEN, GREEN), (GREEN, WHITE), (WHITE, WHITE), (BLACK, WHITE), (BLACK, BLACK)]


@pytest.mark.rule("HR-TIER-DICE")
@pytest.mark.parametrize(
    ("course", "second"), [("steady", (GREEN, WHITE)), ("swift", (WHITE, WHITE)), ("slow", (GREEN, WHITE))]
)
def test_every_course_begins_with_two_green_dice_and_never_gets_worse(course: str, second: tuple[Color, Color]) -> None:
    rules = HouseRules.model_validate({"tier_dice": course})
    steps = [book.dice(number, CONTENT, rules) for number in (0, 10, 30, 60, 100)]
    worth = [sum(SKULLS[die] for die in dice) for dice in steps]
    assert (steps[0], steps[1]) == ((GREEN, GREEN), second)
    assert worth == sorted(worth)


@pytest.mark.rule("HQ-1.1-MAGIESTUFE")
def test_new_tier_holds_at_once_and_failures_do_not_bring_it_nearer() -> None:
    table = at_table(make_hero(body_points=1), mage=wizard(cast_successes=9))
    assert [event.tier for event in facts(table, heal(), hand(S, W)) if isinstance(event, MagicTierReached)] == [2]
    assert not [event for event in facts(table, heal(), NOTHING) if isinstance(event, MagicTierReached)]


@pytest.mark.rule("HQ-1.1-MAGIESTUFE", "HQ-1.1-SPEZIAL")
def test_only_basic_spells_count() -> None:
    table = after(at_table(make_hero(body_points=1), mage=wizard("heal_body")), special("heal_body", "hero"))
    assert (table.heroes["mage"].cast_successes, table.heroes["hero"].body_points) == (0, 5)


@pytest.mark.rule("HQ-1.1-MAGIESTUFE")
def test_tally_can_be_corrected_but_not_below_zero() -> None:
    hero = after(at_table(), ChangeSpellTally(hero_id="mage", successes=40, failures=-3)).heroes["mage"]
    assert (hero.cast_successes, hero.cast_failures) == (40, 0)
    with pytest.raises(RuleViolation):
        facts(at_table(), ChangeSpellTally(hero_id="mage", failures=-3))
    assert code(at_table(make_hero("elf")), ChangeSpellTally(hero_id="hero", successes=1)) == "magic.no_wizard"


@pytest.mark.rule("HQ-1.1-MAGIESTUFE")
@pytest.mark.parametrize(("change", "left"), [(-1, (4, 2)), (-4, (1, 0)), (-9, (0, 0))])
def test_what_was_tallied_can_be_taken_back(change: int, left: tuple[int, int]) -> None:
    table = at_table(mage=wizard(cast_successes=5, cast_failures=3))
    hero = after(table, ChangeSpellTally(hero_id="mage", successes=change, failures=change)).heroes["mage"]
    assert (hero.cast_successes, hero.cast_failures) == left
