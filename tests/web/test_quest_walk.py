"""A drawn quest is gone through over HTTP; `python3 -m benchmarks.quests --web` goes through hundreds."""

import pytest

from tests.systems.heroquest.maps.random_quests import random_quest
from tests.web.conftest import Server
from tests.web.quest_walk import Walk


@pytest.mark.parametrize("seed", [4])
def test_every_answer_about_a_drawn_quest_is_one_and_nothing_is_told_early(server: Server, seed: int) -> None:
    walk = Walk(server, random_quest(seed), seed, squares=4)
    walk.everything()
    assert walk.asked > 100
