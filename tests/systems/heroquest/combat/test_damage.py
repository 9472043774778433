"""All figures lose body points in one way."""

import pytest

from app.core.answers import Answers
from app.core.errors import UnknownSubject
from app.systems.heroquest.combat.monsters import wound_figure
from app.systems.heroquest.scene import Scene
from tests.builders import CONTENT, make_monster, make_table


@pytest.mark.parametrize(("figure", "points", "told"), [
    ("hero", 2, ["hero.wounded"]),
    ("monster", 1, ["monster.wounded"]),
    ("monster", 9, ["monster.wounded", "monster.slain"]),
    ("hero", 0, []),
])  # fmt: skip
def test_heroes_and_monsters_are_wounded(figure: str, points: int, told: list[str]) -> None:
    scene = Scene(make_table(make_monster("mummy")), CONTENT, Answers())
    assert [event.type for event in wound_figure(scene, figure, points)] == told


def test_who_is_not_there_cannot_be_wounded() -> None:
    with pytest.raises(UnknownSubject):
        list(wound_figure(Scene(make_table(), CONTENT, Answers()), "nobody", 1))
