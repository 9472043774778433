"""Which deeds come first beside the map: foes, what the class does, the way, what the room holds."""

import pytest

from app.core.offers import Offer, Refusal
from app.systems.heroquest.possible.likely import MOST, likely
from app.systems.heroquest.possible.turn import TurnLeft
from app.systems.heroquest.state.figures import Hero
from tests.builders import make_hero, make_monster

FRESH = TurnLeft(figure_id="hero", has_moved=False, steps=None, deeds=(), actions=1)
SPENT = FRESH.model_copy(update={"deeds": ("attack",)})


def offer(kind: str, *, cost: int | None = None, is_spent: bool = False, **told: str) -> Offer:
    return Offer(type=kind, figure_id="hero", told=told, cost=cost, is_spent=is_spent)


def order(*offers: Offer, hero: Hero | None = None, left: TurnLeft = FRESH) -> list[str]:
    return [one.type for one in likely(offers, hero or make_hero(), left)]


def test_foes_come_first_each_once_and_a_sweep_with_two_of_them() -> None:
    foes = [offer("attack", target_id=one, means=means) for one in ("orc", "goblin") for means in ("melee", "thrown")]
    assert order(offer("move_roll"), *foes, offer("sweep")) == ["attack", "attack", "sweep", "move_roll"]
    assert order(offer("sweep"), foes[0], offer("move_roll")) == ["attack", "move_roll"]


def test_who_casts_casts_before_he_walks() -> None:
    assert order(offer("move_roll"), offer("cast_set_spell", spell="a")) == ["cast_set_spell", "move_roll"]


def test_a_wounded_hero_sees_the_potion_before_the_doors() -> None:
    door, potion = offer("open_door", door_id="d", cost=2), offer("drink_potion")
    assert order(door, potion) == ["open_door", "drink_potion"]
    assert order(door, potion, hero=make_hero(body_points=2)) == ["drink_potion", "open_door"]


def test_doors_stand_by_their_distance() -> None:
    doors = [offer("open_door", door_id=one, cost=cost) for one, cost in (("far", 7), ("near", 1))]
    assert [one.told["door_id"] for one in likely(doors, make_hero(), FRESH)] == ["near", "far"]


@pytest.mark.parametrize("kind", ["search_for_treasure", "open_chest", "attack"])
def test_what_the_turn_has_no_action_for_is_no_tile(kind: str) -> None:
    assert order(offer(kind, is_spent=True), offer("move_roll"), left=SPENT) == ["move_roll"]


def test_what_is_refused_or_due_is_no_tile_and_there_are_never_seven() -> None:
    no = offer("open_door", door_id="x").model_copy(
        update={"refusal": Refusal(code="walk.too_far", data={}, rule=None)}
    )
    due = offer("spring_trap").model_copy(update={"due": "HQ-10.2.1"})
    assert order(no, due) == []
    assert len(order(*(offer("attack", target_id=f"g{one}") for one in range(9)), offer("move_roll"))) == MOST


def test_the_movement_has_its_place_beside_any_number_of_foes() -> None:
    foes = [offer("attack", target_id=f"g{one}") for one in range(9)]
    assert order(*foes, offer("move_roll")) == ["attack"] * 5 + ["move_roll"]
    assert order(*foes) == ["attack"] * 6


def test_a_monster_strikes_uses_its_ability_and_moves() -> None:
    fire = offer("breathe_fire").model_copy(update={"group": "fight"})
    found = likely((offer("move_monster"), fire, offer("attack", target_id="r")), make_monster(), FRESH)
    assert [one.type for one in found] == ["attack", "breathe_fire", "move_monster"]
