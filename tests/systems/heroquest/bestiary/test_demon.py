"""Demons shake off wounds and throw fire (HQ-19-DÄMONISCHER-RETTUNGSWURF, HQ-19-FEUERBALL)."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import ThrowFireball
from app.systems.heroquest.bestiary.events import SaveThrown
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.dice import Color
from app.systems.heroquest.odds.attack_odds import outlook
from app.systems.heroquest.odds.duel import encounter
from app.systems.heroquest.odds.summary import odds_of
from app.systems.heroquest.state.figures import Effect
from tests.builders import CONTENT, affected, after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
STRIKE = Attack(attacker_id="hero", target_id="monster")
FIREBALL = ThrowFireball(monster_id="monster", target_id="hero")


@pytest.mark.rule("HQ-19-DÄMONISCHER-RETTUNGSWURF")
@pytest.mark.parametrize(("faces", "left"), [((B, B), 2), ((B, S), 1), ((W, S), 0)])
def test_a_demon_throws_a_blue_die_for_each_lost_point(faces: tuple[str, ...], left: int) -> None:
    table = make_table(make_hero("dwarf", "axe"), make_monster("lesser_demon"))
    told = facts(table, STRIKE, hand(S, S, S), hand(B, W, W), hand(*faces))
    save = next(event for event in told if isinstance(event, SaveThrown))
    assert save.roll.dice == (Color.BLUE, Color.BLUE)
    table = after(table, STRIKE, hand(S, S, S), hand(B, W, W), hand(*faces))
    assert table.monsters["monster"].body_points == left


@pytest.mark.rule("HQ-19-DÄMONISCHER-RETTUNGSWURF")
def test_other_monsters_are_not_saved() -> None:
    table = make_table(make_hero("dwarf", "axe"), make_monster("fimir"))
    assert after(table, STRIKE, hand(S, W, W), hand(W, W, W)).monsters["monster"].body_points == 1


@pytest.mark.rule("HQ-19-FEUERBALL")
def test_a_small_fireball_has_two_dice_and_is_defended_as_ever() -> None:
    table = make_table(make_hero("dwarf", "axe", "helmet"), make_monster("lesser_demon"))
    struck = facts(table, FIREBALL, hand(S, S), hand(W, S, W))[0]
    assert isinstance(struck, StrikeResolved)
    assert (len(struck.attack), len(struck.defence), struck.points) == (2, 3, 0)
    assert after(table, FIREBALL, hand(S, S), hand(W, S, B)).heroes["hero"].body_points == 6


@pytest.mark.rule("HQ-19-FEUERBALL", "HQ-15.5-EXTRA")
def test_what_helps_its_arm_does_not_help_its_fire() -> None:
    strong = affected(make_monster("lesser_demon"), Effect.ATTACK_DICE, amount=2)
    struck = facts(make_table(make_hero("dwarf"), strong), FIREBALL, hand(W, W))[0]
    assert isinstance(struck, StrikeResolved)
    assert len(struck.attack) == 2


@pytest.mark.rule("HQ-19-FEUERBALL")
def test_nobody_else_throws_fire() -> None:
    with pytest.raises(RuleViolation) as error:
        after(make_table(make_hero(), make_monster("goblin")), FIREBALL)
    assert error.value.code == "bestiary.not_able"


@pytest.mark.rule("HR-SAVE-BEYOND", "HQ-19-DÄMONISCHER-RETTUNGSWURF")
@pytest.mark.parametrize(
    ("option", "faces", "left"),
    [
        ("every_point", (B, B, B), 1),
        ("every_point", (B, B, S), 0),
        ("points_left", (B,), 1),
        ("points_left", (S,), 0),
    ],
)
def test_more_damage_than_points_left_is_saved_point_by_point(option: str, faces: tuple[str, ...], left: int) -> None:
    for kind, color in (("lesser_demon", Color.BLUE), ("ghost_warrior", Color.WHITE)):
        monster = make_monster(kind, body_points=1).model_copy(update={"defence": 3})
        axe = (
            affected(make_hero("dwarf", "axe"), Effect.ATTACK_DICE)
            if kind == "ghost_warrior"
            else make_hero("dwarf", "axe")
        )
        table = make_table(axe, monster, saves_beyond=option)
        guard = (W,) * (4 if kind == "ghost_warrior" else 3)
        told = facts(table, STRIKE, hand(S, S, S), hand(*guard), hand(*faces))
        save = next(event for event in told if isinstance(event, SaveThrown))
        assert save.roll.dice == (color,) * len(faces)
        struck = after(table, STRIKE, hand(S, S, S), hand(*guard), hand(*faces))
        assert struck.monsters["monster"].body_points == left


@pytest.mark.rule("HR-SAVE-BEYOND")
@pytest.mark.parametrize("option", ["every_point", "points_left"])
def test_odds_and_fights_save_as_the_blow_does(option: str) -> None:
    """Every face of three blue saves against one point left; an axe in a dwarf's hand throws three dice."""
    table = make_table(make_hero("dwarf", "axe"), make_monster("lesser_demon", body_points=1), saves_beyond=option)
    white = (S, S, S, W, W, B)
    through = Counter(
        max(hits.count(S) - guard.count(B), 0)
        for hits in product(white, repeat=3)
        for guard in product(white, repeat=3)
    )
    dies = sum(
        many * (1 - Fraction(1, 3) ** (points if option == "every_point" else 1))
        for points, many in through.items()
        if points
    ) / sum(through.values())
    assert outlook(table, STRIKE, CONTENT).fells == dies
    (demon,) = (one for one in odds_of(table, STRIKE, CONTENT).figures if one.figure_id == "monster")
    assert next(one.chance.exact for one in demon.conditions if one.id == "slain") == str(dies)
    assert encounter(table, ["hero"], ["monster"], CONTENT).rounds[0] == dies
