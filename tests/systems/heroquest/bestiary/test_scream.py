"""A banshee screams, and only the mind withstands it (HQ-19-SCHREI-DER-BANSHEE)."""

import pytest

from app.core.errors import RuleViolation, UnknownSubject
from app.systems.heroquest.bestiary.commands import Scream
from app.systems.heroquest.combat.events import StrikeResolved
from tests.builders import after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
TABLE = make_table(
    make_hero("barbarian", "shield_item", hero_id="a"),
    make_hero("wizard", hero_id="b"),
    make_hero("elf", hero_id="c", mind_points=0),
    make_monster("banshee"),
)


def scream(*hero_ids: str) -> Scream:
    return Scream(monster_id="monster", target_ids=hero_ids)


@pytest.mark.rule("HQ-19-SCHREI-DER-BANSHEE", "HR-GHOST-DIE")
def test_every_hero_in_sight_defends_with_the_mind() -> None:
    dice = [(S, S, S), (W, W), (S, S, S), (S,) * 6, (S, W, W)]
    told = facts(TABLE, scream("a", "b", "c"), *(hand(*faces) for faces in dice))
    struck = [event for event in told if isinstance(event, StrikeResolved)]
    assert [len(event.attack) for event in struck] == [3, 3, 3]  # no die is taken from anybody
    assert [len(event.defence) for event in struck] == [2, 6, 0]
    assert [event.points for event in struck] == [1, 3, 1]


@pytest.mark.rule("HQ-19-SCHREI-DER-BANSHEE")
def test_wounds_of_a_scream() -> None:
    assert after(TABLE, scream("a"), hand(S, S, W), hand(W, B)).heroes["a"].body_points == 7


@pytest.mark.rule("HQ-19-SCHREI-DER-BANSHEE")
def test_what_is_refused() -> None:
    with pytest.raises(UnknownSubject):
        after(TABLE, scream("nobody"))
    with pytest.raises(RuleViolation):
        after(TABLE, scream("a", "a"))
    with pytest.raises(RuleViolation):
        after(make_table(make_hero(hero_id="a"), make_monster("spectre")), scream("a"))
