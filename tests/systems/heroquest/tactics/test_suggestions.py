"""What a monster is told to do: from the faults that other programs are known for, and what each kind can do."""

import pytest

from app.core.errors import UnknownSubject
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.maps.commands import PutFigure
from app.systems.heroquest.rounds.commands import TakeTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition, Effect
from app.systems.heroquest.tactics.evil_turn import evil_turn, still_to_act
from app.systems.heroquest.tactics.suggestions import suggestion
from tests.builders import affected, after
from tests.systems.heroquest.board.quest_maps import door, piece
from tests.systems.heroquest.tactics.scenes_of_turns import (
    BORREK,
    CONTENT,
    RAGNA,
    best,
    stand,
    targets,
    turn_on,
    walked,
)

# What other programs are known to do wrong.


def test_it_does_not_stop_on_the_wrong_side_of_a_wall() -> None:
    """Room 1 ends with column E: F3 lies beside E3, and yet the way to it leads through the door at C1."""
    table = turn_on({"E3": RAGNA}, {"H3": "goblin"}, opened=["door-C1"])
    plan = best(table, "goblin-H3")
    assert plan.deed == ""
    assert plan.reason.term in ("nearer", "blocked")
    assert plan.square != "F3"


def test_it_never_steps_to_and_fro() -> None:
    table = turn_on({"B2": RAGNA, "E4": BORREK}, {"H3": "goblin", "J3": "orc"}, door("E3", "rightward", state="open"))
    places = list[tuple[str, ...]]()
    for _ in range(20):
        for one in evil_turn(table, CONTENT):
            table = walked(table, one.plans[0])
        places.append(tuple(stand(table, one) for one in table.monsters))
        table = after(after(table, TakeTurn(figure_id="ragna")), TakeTurn(figure_id=GAME_MASTER))
    assert all(a == b or c != a for a, b, c in zip(places, places[1:], places[2:], strict=False)), places
    assert places[-1] == places[-2]


def test_it_does_not_stand_idle_because_the_nearest_is_walled_in() -> None:
    """Borrek sits behind stones two squares away; Ragna stands farther off and free."""
    stones = [piece("blocked", one) for one in ("D4", "E3")]
    table = turn_on({"E4": BORREK, "B4": RAGNA}, {"E2": "goblin"}, *stones)
    for skill in Skill:
        assert targets(best(table, "goblin-E2", skill)) == ["ragna"]


def test_who_stands_in_front_makes_room_for_who_is_behind() -> None:
    """Two orcs in a passage one square wide: the first strikes and steps aside, or goes on, so that both strike."""
    stones = [piece("blocked", one) for one in ("D4", "D3")]
    table = turn_on({"E4": RAGNA}, {"E3": "orc", "E2": "goblin"}, *stones)
    turn = evil_turn(table, CONTENT)
    assert turn[0].figure_id == "orc-E3"
    assert turn[0].plans[0].square not in ("E2", "E3")
    assert [targets(one.plans[0]) for one in turn] == [["ragna"], ["ragna"]], turn


@pytest.mark.rule("HQ-8.2.2")
def test_nobody_dead_or_invisible_is_chosen() -> None:
    dead = RAGNA.model_copy(update={"condition": Condition.DEAD, "body_points": -1})
    unseen = affected(BORREK, Effect.INVISIBLE)
    table = turn_on({"B2": RAGNA, "D2": BORREK}, {"C2": "goblin"})
    gone = table.model_copy(update={"heroes": {"ragna": dead, "borrek": unseen}})
    plan = best(gone, "goblin-C2")
    assert plan.stays
    assert plan.reason.term == "no_foe"
    half = table.model_copy(update={"heroes": {"ragna": dead, "borrek": BORREK}})
    assert targets(best(half, "goblin-C2")) == ["borrek"]


def test_a_large_monster_is_not_planned_onto_squares_too_narrow_for_it() -> None:
    """Between the stones there is one free square beside Ragna: enough for a goblin, not for an ogre of two by two."""
    stones = [piece("blocked", one) for one in ("D4", "D3")]
    table = turn_on({"E4": RAGNA}, {"B2": "ogre_warrior"}, *stones, sizes={"ogre_warrior-B2": 2})
    plan = best(table, "ogre_warrior-B2")
    assert plan.deed == ""
    assert targets(best(turn_on({"E4": RAGNA}, {"B2": "goblin"}, *stones), "goblin-B2")) == ["ragna"]
    free = turn_on({"E4": RAGNA}, {"B2": "ogre_warrior"}, sizes={"ogre_warrior-B2": 2})
    assert targets(best(free, "ogre_warrior-B2")) == ["ragna"]


# Input that is not as one would wish.


def test_a_monster_that_is_walled_in_stays_and_says_so() -> None:
    table = turn_on({"B2": RAGNA}, {"L8": "goblin"}, *(piece("blocked", one) for one in ("K8", "M8", "L7", "L9")))
    plan = best(table, "goblin-L8")
    assert plan.stays
    assert plan.reason.term == "blocked"


def test_without_dice_it_strikes_nobody() -> None:
    weak = PlaceMonster(monster_id="weak", kind="goblin", attack=0)
    table = turn_on({"B2": RAGNA}, {"C2": weak})
    assert best(table, "weak").deed == ""


def test_without_heroes_in_reach_or_at_all() -> None:
    table = turn_on({"B2": RAGNA}, {"D4": "goblin"})
    alone = table.model_copy(update={"heroes": {}})
    assert best(alone, "goblin-D4").reason.term == "no_foe"


def test_thirty_monsters_in_one_room_each_get_a_plan() -> None:
    squares = [f"{column}{row}" for row in range(1, 12) for column in "KLMNO"]
    table = turn_on({"B2": RAGNA}, {})
    placed = 0
    for square in squares:
        if placed == 30:
            break
        name = f"g{placed}"
        if name not in table.monsters:
            table = after(table, PlaceMonster(monster_id=name, kind="goblin"))
        if refusal(table, PutFigure(figure_id=name, square=square), CONTENT) is None:
            table = after(table, PutFigure(figure_id=name, square=square))
            placed += 1
    turn = evil_turn(table, CONTENT)
    assert len(turn) == len(table.monsters) == 30


def test_a_stranger_is_unknown() -> None:
    with pytest.raises(UnknownSubject, match="monster"):
        suggestion(turn_on({"B2": RAGNA}, {}), CONTENT, "nobody")


def test_while_heroes_are_on_turn_nobody_is_still_to_act() -> None:
    table = turn_on({"B2": RAGNA}, {"D4": "goblin"})
    assert still_to_act(table) == ("goblin-D4",)
    assert evil_turn(after(table, TakeTurn(figure_id="ragna")), CONTENT) == ()
