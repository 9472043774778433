"""Fights between figures of a table: their blows are the attacks of the rules."""

from fractions import Fraction

import pytest

from app.core.errors import GameError, InvalidValue, UnknownSubject
from app.systems.heroquest.dice import BLACK_SHIELD, Color
from app.systems.heroquest.odds.dice_against_dice import HERO_DEFENDS, REGENERATION, SaveDice
from app.systems.heroquest.odds.duel import encounter
from app.systems.heroquest.state.figures import Effect
from tests.builders import CONTENT, affected, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.dice_fights import DiceFighter, duel

WHITE, GREEN = (Color.WHITE,), (Color.GREEN,)
BARBARIAN = make_hero("barbarian", "broadsword", "helmet", "shield_item")  # four dice, four dice, eight points
HERO = DiceFighter(WHITE * 4, WHITE * 4, 8, HERO_DEFENDS)


def of(kind: str) -> DiceFighter:
    """A monster of the book with white dice."""
    monster = make_monster(kind)
    return DiceFighter(WHITE * monster.attack, WHITE * monster.defence, monster.body_points)


@pytest.mark.parametrize("kind", ["orc", "chaos_warrior", "goblin"])
def test_plain_monsters_fight_with_their_values(kind: str) -> None:
    table = make_table(BARBARIAN, make_monster(kind))
    assert encounter(table, ["hero"], ["monster"], CONTENT) == duel((HERO,), (of(kind),))
    assert encounter(table, ["monster"], ["hero"], CONTENT) == duel((of(kind),), (HERO,))


def test_abilities_count() -> None:
    demon = of("lesser_demon")._replace(save=SaveDice(Color.BLUE, BLACK_SHIELD))
    table = make_table(BARBARIAN, make_monster("lesser_demon"))
    assert encounter(table, ["hero"], ["monster"], CONTENT) == duel((HERO,), (demon,))
    table = make_table(BARBARIAN, make_monster("troll"))
    troll = of("troll")._replace(defends=REGENERATION)
    assert encounter(table, ["hero"], ["monster"], CONTENT) == duel((HERO,), (troll,))


def test_wounds_of_today_count() -> None:
    table = make_table(BARBARIAN.model_copy(update={"body_points": 2}), make_monster("troll", body_points=1))
    fight = encounter(table, ["hero"], ["monster"], CONTENT)
    assert max(left for survivors, _ in fight.survivors for left in survivors.first) == 2
    assert max(left for survivors, _ in fight.survivors for left in survivors.second) == 1


def test_whoever_may_not_attack_only_defends() -> None:
    asleep = affected(make_monster("orc"), Effect.ASLEEP)
    fight = encounter(make_table(BARBARIAN, asleep), ["monster"], ["hero"], CONTENT)
    assert fight.second_wins == 1


def test_two_against_two() -> None:
    table = make_table(
        BARBARIAN,
        make_hero("dwarf", "axe", hero_id="dwarf"),
        make_monster("orc"),
        make_monster("goblin", monster_id="goblin"),
    )
    fight = encounter(table, ["hero", "dwarf"], ["monster", "goblin"], CONTENT)
    assert fight.first_wins + fight.second_wins == 1
    assert fight.later < Fraction(1, 100)


def test_nonsense_is_refused() -> None:
    table = make_table(BARBARIAN, make_monster("orc"))
    with pytest.raises(UnknownSubject):
        encounter(table, ["hero"], ["nobody"], CONTENT)
    for second, code in ((["hero"], "odds.twice"), ([], "odds.nobody")):
        with pytest.raises(InvalidValue) as refusal:
            encounter(table, ["hero"], second, CONTENT)
        assert (refusal.value.code, refusal.value.field) == (code, "second")
    with pytest.raises(InvalidValue, match=r"odds\.too_many_states"):
        encounter(table, ["hero"], ["monster"], CONTENT, most_states=17)
    assert encounter(table, ["hero"], ["monster"], CONTENT, most_states=18)
    with pytest.raises(GameError):
        encounter(make_table(BARBARIAN, make_monster("orc", body_points=0)), ["hero"], ["monster"], CONTENT)
