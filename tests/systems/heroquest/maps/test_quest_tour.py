"""Any drawn quest is gone through from end to end; `python3 -m benchmarks.quests` goes through hundreds."""

import pytest

from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from tests.systems.heroquest.maps.quest_tour import Tour
from tests.systems.heroquest.maps.random_quests import marked, random_quest


@pytest.mark.parametrize("seed", range(6))
def test_any_quest_is_laid_opened_walked_and_emptied_without_a_fault(seed: int) -> None:
    tour = Tour(random_quest(seed), seed, stride=11)
    tour.everything()
    assert tour.done > 60


@pytest.mark.parametrize("name", SHIPPED)
def test_a_quest_that_ships_is_gone_through_as_well(name: str) -> None:
    tour = Tour(marked(shipped_map(name, "de"), 0), 0, stride=5)
    tour.everything()
    assert tour.done > 60


def test_quests_of_different_seeds_hold_everything_that_can_be_drawn() -> None:
    things = [thing for seed in range(60) for board in random_quest(seed).boards for thing in board.things]
    kinds = "monster door secret_door trap chest furniture blocked stairs hero tile ally mark decoration"
    assert {one.kind for one in things} == set(kinds.split())
    assert random_quest(7) == random_quest(7) != random_quest(8)
