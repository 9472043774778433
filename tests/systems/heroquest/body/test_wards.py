"""HQ-1.1-RESISTENZ, HQ-1.1-KONSTITUTION: what a dwarf wards off."""

from collections.abc import Sequence
from typing import Literal

import pytest

from app.core.answers import Answer, Answers
from app.core.errors import InvalidAnswer
from app.systems.heroquest.body import healing
from app.systems.heroquest.body.healing import Warding
from app.systems.heroquest.effects import WardThrown
from app.systems.heroquest.labels import labels
from app.systems.heroquest.scene import Scene
from tests.builders import CONTENT, choose, hand, make_hero, make_table

S, W, B = hand("skull"), hand("white_shield"), hand("black_shield")
REPEAT, KEEP, THROW = choose("repeat"), choose("keep"), choose("throw")


def scene_of(
    answers: Sequence[Answer], hero_class: str = "dwarf", mind: int = 0, body: int = 0, /, **options: str
) -> Scene:
    hero = make_hero(hero_class, gained_mind=mind, gained_body=body)
    return Scene(make_table(hero, **options), CONTENT, Answers(answers))


def outcome(scene: Scene, warding: Warding) -> tuple[bool, list[WardThrown]]:
    thrown: list[WardThrown] = []
    while True:
        try:
            fact = next(warding)
        except StopIteration as end:
            scene.answers.finish()
            return bool(end.value), thrown
        assert isinstance(fact, WardThrown)
        thrown.append(fact)


def resists(*answers: Answer, mind: int = 0, **options: str) -> bool:
    scene = scene_of(answers, "dwarf", mind, **options)
    return outcome(scene, healing.resistance_wards_off(scene, "hero"))[0]


def shrugs_off(*answers: Answer, body: int = 0, **options: str) -> bool:
    scene = scene_of(answers, "dwarf", 0, body, **options)
    return outcome(scene, healing.constitution_wards_off(scene, "hero"))[0]


@pytest.mark.rule("HQ-1.1-RESISTENZ")
def test_black_shield_wards_off_a_spell() -> None:
    assert resists(B)
    assert not resists(W)
    assert not resists(S)


@pytest.mark.rule("HQ-1.1-RESISTENZ", "HQ-18")
def test_mind_of_four_may_repeat_whatever_fell_and_the_second_throw_binds() -> None:
    assert resists(S, REPEAT, B, mind=1)
    assert not resists(B, REPEAT, S, mind=1)
    assert resists(B, KEEP, mind=1)
    with pytest.raises(InvalidAnswer):
        resists(S, REPEAT, S, REPEAT, B, mind=1)
    scene = scene_of((S, REPEAT, B), "dwarf", 1)
    (thrown,) = outcome(scene, healing.resistance_wards_off(scene, "hero"))[1]
    assert (thrown.roll.repeated_by, thrown.roll.replaced) == ("HQ-1.1-RESISTENZ", S.faces)


@pytest.mark.rule("HQ-1.1-RESISTENZ", "HR-DWARF-MAX")
def test_mind_of_five_wards_off_with_white_shields() -> None:
    assert resists(W, KEEP, mind=2)
    assert not resists(B, KEEP, mind=2)
    assert resists(B, KEEP, mind=2, warding_faces="white_or_black")
    assert not resists(S, REPEAT, S, mind=2)


@pytest.mark.rule("HQ-1.1-RESISTENZ")
@pytest.mark.parametrize("hero_class", ["barbarian", "elf", "wizard", "battle_mage"])
def test_others_are_not_asked(hero_class: str) -> None:
    scene = scene_of((), hero_class, 1, 1)
    assert outcome(scene, healing.resistance_wards_off(scene, "hero")) == (False, [])
    assert outcome(scene, healing.constitution_wards_off(scene, "hero")) == (False, [])


@pytest.mark.rule("HR-DWARF-SCROLL")
@pytest.mark.parametrize(("option", "thrown"), [("mages_only", 0), ("scrolls_too", 1)])
def test_scrolls(option: Literal["mages_only", "scrolls_too"], thrown: int) -> None:
    scene = scene_of([B] * thrown, warded_scrolls=option)
    warded, facts = outcome(scene, healing.resistance_wards_off(scene, "hero", "scroll"))
    assert (warded, len(facts)) == (bool(thrown), thrown)


@pytest.mark.rule("HQ-1.1-KONSTITUTION")
def test_constitution_may_be_waived() -> None:
    assert not shrugs_off(choose("waive"))
    assert shrugs_off(THROW, B)
    assert not shrugs_off(THROW, W)


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HR-DWARF-MAX")
def test_body_of_eight_repeats_a_failure_and_body_of_nine_needs_white() -> None:
    assert shrugs_off(THROW, W, REPEAT, B, body=1)
    assert shrugs_off(THROW, B, body=1)
    assert shrugs_off(THROW, W, body=2)
    assert not shrugs_off(THROW, B, KEEP, body=2)
    assert shrugs_off(THROW, B, body=2, warding_faces="white_or_black")


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HQ-18")
def test_a_repeated_throw_knows_by_what() -> None:
    scene = Scene(make_table(make_hero("dwarf", gained_body=1)), CONTENT, Answers([THROW, W, REPEAT, B]))
    warded, (thrown,) = outcome(scene, healing.constitution_wards_off(scene, "hero"))
    assert warded
    assert isinstance(thrown, WardThrown)
    assert (thrown.roll.repeated_by, thrown.roll.replaced) == ("HQ-1.1-KONSTITUTION", W.faces)


@pytest.mark.rule("HQ-1.1-RESISTENZ")
def test_wounds_of_the_moment_do_not_weaken_the_gift() -> None:
    hero = make_hero("dwarf", gained_mind=1, mind_points=1)
    scene = Scene(make_table(hero), CONTENT, Answers([S, REPEAT, B]))
    assert outcome(scene, healing.resistance_wards_off(scene, "hero"))[0]


@pytest.mark.parametrize("purpose", ["resistance", "constitution"])
def test_second_throws_have_words_too(purpose: str) -> None:
    title, text = labels("de").prompt(f"{purpose}_again")
    assert title
    assert text
