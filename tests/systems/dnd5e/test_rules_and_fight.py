"""A rule that is asked alone says what a running fight lets a creature do: means, ways, spaces."""

from random import Random
from typing import Any

import pytest

from app.core.errors import GameError
from app.systems.dnd5e.encounter.state import Combatant
from app.systems.dnd5e.fields import Size
from tests.systems.dnd5e.asking import ask
from tests.systems.dnd5e.examples import Example
from tests.systems.dnd5e.fight import Fight, begun

MEANS = ("action", "bonus_action", "object")


def asked(question: str, **inputs: Any) -> dict[str, Any]:
    """What the rule says."""
    return dict(ask(Example(0, [], question, inputs, {})).result)


def goes(fight: Fight, kind: str, **fields: Any) -> bool:
    """Whether the fight lets it happen; then it has happened."""
    try:
        fight.do(kind, **fields)
    except GameError:
        return False
    return True


@pytest.mark.parametrize("seed", range(40))
def test_a_turn_has_the_means_that_the_rule_says(seed: int) -> None:
    luck, fight = Random(seed), begun()
    mira, granted = fight.id("Mira"), luck.random() < 0.5
    fight.do("describe_combatant", combatant_id=mira, has_bonus_action=granted)
    deeds = [luck.choice(MEANS) for _ in range(luck.randint(1, 5))]
    found = asked("turn", deeds=deeds, bonus_action_granted=granted)
    refused = [place for place, one in enumerate(deeds) if not goes(fight, "use_means", combatant_id=mira, means=one)]
    one = fight.one("Mira")
    assert found["refused"] == refused
    assert (found["action_used"], found["bonus_action_used"], found["free_object_used"]) == (
        one.action_used, one.bonus_action_used, one.object_used,
    )  # fmt: skip


@pytest.mark.rule("DND-TRN-1", "DND-OBJ-3")
def test_a_second_object_takes_the_action() -> None:
    twice = asked("turn", deeds=["object", "object"])
    assert (twice["allowed"], twice["action_used"]) == (True, True)
    assert asked("turn", deeds=["object", "object", "action"])["refused"] == [2]
    assert asked("turn", deeds=["action", "object", "object"])["refused"] == [2]


@pytest.mark.rule("DND-REA-3")
def test_a_reaction_that_says_otherwise_orders_itself() -> None:
    found = asked("reaction", says_otherwise=True)
    assert (found["order"], found["timing"]) == ([], "as_it_says")
    assert asked("reaction", says_otherwise=True, reaction_available=False)["order"] == ["trigger", "turn"]


@pytest.mark.parametrize("seed", range(40))
def test_a_way_costs_and_ends_where_the_rule_says(seed: int) -> None:
    luck, fight = Random(seed), begun()
    mira = fight.id("Mira")
    speeds = {"walk": luck.choice((7.5, 9.0)), "fly": luck.choice((None, 18.0)), "climb": luck.choice((None, 4.5))}
    fight.do("describe_combatant", combatant_id=mira, **{name: one for name, one in speeds.items() if one})
    legs = [
        {
            "kind": luck.choice(("move", "move", "move", "fall_prone", "stand_up")),
            "metres": luck.choice((1.5, 3.0, 4.5)),
            "difficult": luck.random() < 0.3,
            "creature_space": luck.random() < 0.2,
            "mode": luck.choice(("walk", "fly", "climb")),
        }
        for _ in range(6)
    ]
    for leg in legs:
        leg["mode"] = leg["mode"] if leg["kind"] == "move" else "walk"
    found = asked("movement", speeds={name: one for name, one in speeds.items() if one}, legs=legs)
    told = [{("how" if name == "kind" else name): one for name, one in leg.items()} for leg in legs]
    refused = [place for place, one in enumerate(told) if not goes(fight, "walk", combatant_id=mira, **one)]
    one = fight.one("Mira")
    assert (found["refused"], found["movement_used"], found["prone"]) == (refused, one.used, one.prone)


@pytest.mark.parametrize("own", Size)
@pytest.mark.parametrize("other", Size)
def test_who_may_be_passed_is_what_the_rule_says(own: Size, other: Size) -> None:
    fight = begun()
    goblin, joss, mira = fight.id("Goblin 1"), fight.id("Joss"), fight.id("Mira")
    for one, size in ((mira, own), (goblin, other), (joss, other)):
        fight.do("describe_combatant", combatant_id=one, size=size)
    for through, hostile in ((goblin, True), (joss, False)):
        before = fight.table
        left = left_of(fight.one("Mira"))
        found = asked("passage", size=own, other_size=other, hostile=hostile, movement_left=left)
        assert found["allowed"] == goes(fight, "walk", combatant_id=mira, through=through)
        fight.table = before


def left_of(one: Combatant) -> float:
    return one.left(one.speeds.walk)
