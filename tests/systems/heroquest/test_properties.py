"""Whatever is asked of a table, it answers with facts or with a game error, and no value leaves its range."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.answers import Answers
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest import commands as do
from app.systems.heroquest import life_commands as life
from app.systems.heroquest import town_commands as town
from app.systems.heroquest.decide import decide
from app.systems.heroquest.evolve import evolve
from app.systems.heroquest.house_rules import OPTIONS
from app.systems.heroquest.rules.attributes import mind_bonus
from app.systems.heroquest.rules.pools import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.soundness import impossible
from app.systems.heroquest.standing import Standing
from app.systems.heroquest.state import Attribute, Condition, Hero, Place, Table
from app.systems.heroquest.system import SYSTEM
from tests.builders import CONTENT
from tests.systems.heroquest.playing import carry_out, play

HEROES = ("ragna", "liathan", "borrek", "aldemar", "tamsin", "nobody")
THINGS = tuple(CONTENT.items)


def sample() -> Table:
    table = Table()
    for command, given_answers in SYSTEM.sample():
        for event in decide(table, command, Answers(given_answers), CONTENT):
            table = evolve(table, event)
    return table


SAMPLE = sample()
OWNED = (*(item.id for hero in SAMPLE.heroes.values() for item in hero.items), "new1", "new2")

hero_ids = st.sampled_from(HEROES)
item_ids = st.sampled_from(OWNED)
small = st.integers(1, 9)
changes = st.integers(-9, 9)
lores = st.sampled_from([*CONTENT.lores, "cooking"])


def about(kind: type[Command], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Command]:
    return st.builds(kind, hero_id=hero_ids, **fields)


def about_item(kind: type[Command], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Command]:
    """Mostly something the hero may really carry."""
    pairs = [(hero.id, item.id) for hero in SAMPLE.heroes.values() for item in hero.items]
    return st.sampled_from([*pairs, ("ragna", "new1"), ("nobody", "new2")]).flatmap(
        lambda pair: st.builds(kind, hero_id=st.just(pair[0]), item_id=st.just(pair[1]), **fields)
    )


settled = st.sampled_from(sorted(OPTIONS)).flatmap(
    lambda rule: st.builds(do.ChooseHouseRule, rule=st.just(rule), option=st.sampled_from(OPTIONS[rule]))
)
wishes: st.SearchStrategy[Command] = st.one_of(
    about(do.SeatHero, name=st.just("Neu"), hero_class=st.sampled_from([*CONTENT.classes, "witch"])),
    about(do.DismissHero),
    about(do.MoveSeat, seat=small),
    about(do.LoseBodyPoints, points=small),
    about(do.RestoreBodyPoints, points=small),
    about(do.ReviveHero, means=st.sampled_from(["potion", "spell", "elixir", "stands_up"]), points=small),
    about(do.LeaveBehind),
    about(do.HealInjury, means=st.sampled_from(["healer", "potion"])),
    about(do.ChangeMindPoints, change=changes),
    about(do.RestoreMind),
    about(do.ChangeGold, change=st.integers(-300, 300)),
    about(do.AwardQuestPoint),
    about(do.ClaimReward),
    about(do.ChangeQuestPoints, change=changes, passed=changes),
    about(do.ChangeAttribute, attribute=st.sampled_from(Attribute), change=st.integers(-2, 2)),
    about(do.GiveItem, item_id=item_ids, content_id=st.sampled_from([*THINGS, "teapot"])),
    about_item(do.DropItem),
    about_item(do.ReadyWeapon),
    about_item(do.PlaceItem, place=st.sampled_from(Place)),
    about_item(do.WearItem, cause=st.sampled_from(["rust", "notch", "breakage"])),
    about_item(do.OilWeapon),
    about_item(do.RepairItem),
    about_item(do.MendItem),
    about(do.GiveSpellSet, lore=lores, permanent=st.booleans()),
    about(do.LoseSpellSet, lore=lores),
    about(do.RollDice, pool=st.sampled_from(["attack", "ranged", "defence", "d6", "d8", "d10"])),
    settled,
    about(town.BuyItem, item_id=item_ids, content_id=st.sampled_from(["helmet", "antidote", "axe", "dagger"])),
    about_item(town.SellItem),
    about_item(town.GiveItemTo, to_id=hero_ids),
    about_item(town.DrinkPotion, to_id=hero_ids),
    about(town.GiveGoldTo, to_id=hero_ids, amount=st.integers(1, 200)),
    about(town.StartQuest),
    about(life.SetHeroAside, standing=st.sampled_from(Standing)),
    about(life.RecallHero),
    about(town.CloseQuest, passed=st.booleans()),
    st.builds(
        town.LimitStock, content_id=st.sampled_from(["helmet", "antidote"]), number=st.none() | st.integers(0, 2)
    ),
)


def check(table: Table, hero: Hero) -> None:
    assert impossible(table) is None
    hero_class = CONTENT.classes[hero.hero_class]
    assert hero.body_points <= hero.body_attribute <= hero_class.max_body
    assert hero.start_body <= hero.body_attribute
    assert -mind_bonus(hero, CONTENT) - 1 <= hero.mind_points <= hero.mind_attribute <= hero_class.max_mind
    assert hero.gold >= 0
    assert 0 <= hero.quest_points <= 10
    assert hero.healer_debt == 100 * len(hero.injuries)
    assert len({item.id for item in hero.items}) == len(hero.items)
    expected = {Condition.STANDING: hero.body_points > 0, Condition.FAINTED: hero.body_points == 0}
    assert expected.get(hero.condition, hero.body_points < 0)
    assert len(attack_pool(hero, CONTENT, table.house_rules)) <= 6
    assert len(ranged_pool(hero, CONTENT) or ()) <= 5
    assert len(defence_pool(hero, CONTENT, table.house_rules)) <= 6


@settings(max_examples=300)
@given(commands=st.lists(wishes, max_size=12), picks=st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_any_sequence_of_commands_ends_in_facts_or_refusals(commands: list[Command], picks: list[int]) -> None:
    table = play(SAMPLE, commands, picks)
    for hero in table.heroes.values():
        check(table, hero)
    assert Table.model_validate_json(table.model_dump_json()) == table


@settings(max_examples=100)
@given(command=wishes, picks=st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_facts_change_only_what_they_are_about(command: Command, picks: list[int]) -> None:
    try:
        events = carry_out(SAMPLE, command, picks)
    except GameError:
        return
    table = SAMPLE
    for event in events:
        before, table = table, evolve(table, event)
        for hero_id, hero in before.heroes.items():
            assert hero_id in event.subjects or table.heroes.get(hero_id) == hero
