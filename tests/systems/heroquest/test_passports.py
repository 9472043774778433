"""Heroes as rows for the read tables."""

from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Condition, Place, SpellSet
from tests.builders import make_hero, make_item, make_table


def test_passport_of_a_hero() -> None:
    hero = make_hero(
        "elf", make_item("short_sword", Place.HAND, "", notches=1, oiled=True), "helmet", "antidote",
        body_points=0, gold=70, quest_points=4, spell_sets=[SpellSet(lore="light", permanent=False)],
        condition=Condition.FAINTED, recovery="plain",
    )  # fmt: skip
    passport = SYSTEM.passports(make_table(make_hero(hero_id="other"), hero))[1]
    assert (passport.hero_id, passport.seat, passport.hero_class, passport.status) == ("hero", 2, "elf", "fainted")
    assert passport.values == {
        "body_points": 0,
        "body_points_max": 6,
        "mind_points": 4,
        "mind_points_max": 4,
        "gold": 70,
        "quest_points": 4,
        "quests_passed": 0,
        "attack_dice": 2,
        "defence_dice": 3,
        "movement_base": 6,
    }
    assert [(item.kind, item.content_id, item.place, item.wear) for item in passport.equipment] == [
        ("weapon", "short_sword", "hand", "notched oiled"),
        ("armor", "helmet", "worn", ""),
        ("potion", "antidote", "pack", ""),
    ]
    assert [(held.lore, held.permanent) for held in passport.spell_sets] == [("light", False)]
