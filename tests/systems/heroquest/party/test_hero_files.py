"""A hero who goes into a file comes out of it as he was, however he was played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.events import Command
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import ImportHero
from app.systems.heroquest.party.hero_file import (
    HeroFile,
    HeroPassport,
    hero_of,
    passport_of,
    read_hero_file,
    write_hero_file,
)
from app.systems.heroquest.state.figures import Place, Weakness, Wear
from app.systems.heroquest.state.table import Table
from tests.builders import after, make_hero, make_item, make_table
from tests.systems.heroquest.playing import play
from tests.systems.heroquest.test_properties import SAMPLE, wishes


@st.composite
def passports(draw: st.DrawFn) -> HeroPassport:
    """A hero who could have been played for years."""
    name = draw(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=20))
    kind = draw(st.sampled_from(["barbarian", "dwarf", "elf", "wizard"]))
    hero_class = SYSTEM.content.classes[kind]
    body = draw(st.integers(0, hero_class.max_body - hero_class.body))
    mind = draw(st.integers(0, hero_class.max_mind - hero_class.mind))
    things = draw(st.lists(st.sampled_from(["broadsword", "helmet", "gem", "healing_potion_2", "axe"]), max_size=6))
    wear = st.builds(Wear, rusty=st.booleans(), notches=st.integers(0, 5))
    hero = make_hero(kind, hero_id="x", gold=draw(st.integers(0, 99_999))).model_copy(
        update={
            "name": name,
            "gained_body": body,
            "gained_mind": mind,
            "body_points": draw(st.integers(1, hero_class.body + body)),
            "mind_points": draw(st.integers(0, hero_class.mind + mind)),
            "quests_passed": draw(st.integers(0, 60)),
            "injuries": tuple(draw(st.lists(st.sampled_from(Weakness), max_size=2))),
            "items": tuple(
                make_item(one, Place.PACK, item_id=str(number)).model_copy(update={"wear": draw(wear)})
                for number, one in enumerate(things)
            ),
        }
    )
    return passport_of(hero)


@given(passports())
@settings(max_examples=40, deadline=None)
def test_whoever_leaves_and_arrives_is_the_same(passport: HeroPassport) -> None:
    text = write_hero_file(HeroFile(format="heldenpass-hero", version=1, hero=passport))
    assert read_hero_file(text).hero == passport
    arrived = after(make_table(), ImportHero(hero_id="new", text=text)).heroes["new"]
    assert passport_of(arrived) == passport
    assert passport_of(hero_of("other", passport)) == passport


@given(commands=st.lists(wishes, max_size=10), picks=st.lists(st.integers(0, 5), min_size=1, max_size=4))
@settings(max_examples=40, deadline=None)
def test_whoever_was_played_anyhow_can_go_elsewhere(commands: list[Command], picks: list[int]) -> None:
    table = play(SAMPLE, commands, picks)
    empty = Table(house_rules=table.house_rules)
    for hero in (*table.heroes.values(), *(one.hero for one in table.resting.values())):
        passport = passport_of(hero)
        text = write_hero_file(HeroFile(format="heldenpass-hero", version=1, hero=passport))
        arrived = passport_of(after(empty, ImportHero(hero_id="new", text=text)).heroes["new"])
        if loadout_problems(hero, SYSTEM.content, table.house_rules):  # a house rule was settled otherwise meanwhile
            arrived = arrived.model_copy(update={"items": passport.items})
        assert arrived == passport
