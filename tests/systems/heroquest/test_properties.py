"""Whatever is asked of a table, it answers with facts or with a game error, and no value leaves its range."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.answers import Answers
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest import wear as wear_commands
from app.systems.heroquest.body import commands as body_commands
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.decide import decide
from app.systems.heroquest.equipment import commands as equipment_commands
from app.systems.heroquest.free_rolls import RollDice
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.limits import mind_bonus
from app.systems.heroquest.party import commands as party_commands
from app.systems.heroquest.plausible_values import impossible
from app.systems.heroquest.potions.commands import DrinkPotion
from app.systems.heroquest.quests import commands as quests_commands
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.spell_sets import GiveSpellSet, LoseSpellSet
from app.systems.heroquest.state.figures import Attribute, Condition, Hero, Place
from app.systems.heroquest.state.house_rules import OPTIONS
from app.systems.heroquest.state.table import Standing, Table
from app.systems.heroquest.town import commands as town_commands
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
    lambda rule: st.builds(ChooseHouseRule, rule=st.just(rule), option=st.sampled_from(OPTIONS[rule]))
)
wishes: st.SearchStrategy[Command] = st.one_of(
    about(party_commands.SeatHero, name=st.just("Neu"), hero_class=st.sampled_from([*CONTENT.classes, "witch"])),
    about(party_commands.DismissHero),
    about(party_commands.MoveSeat, seat=small),
    about(body_commands.LoseBodyPoints, points=small),
    about(body_commands.RestoreBodyPoints, points=small),
    about(body_commands.ReviveHero, means=st.sampled_from(["potion", "spell", "elixir", "stands_up"]), points=small),
    about(equipment_commands.LeaveBehind),
    about(body_commands.HealInjury, means=st.sampled_from(["healer", "potion"])),
    about(body_commands.ChangeMindPoints, change=changes),
    about(body_commands.RestoreMind),
    about(equipment_commands.ChangeGold, change=st.integers(-300, 300)),
    about(quests_commands.AwardQuestPoint),
    about(quests_commands.ClaimReward),
    about(quests_commands.ChangeQuestPoints, change=changes, passed=changes),
    about(quests_commands.ChangeAttribute, attribute=st.sampled_from(Attribute), change=st.integers(-2, 2)),
    about(equipment_commands.GiveItem, item_id=item_ids, content_id=st.sampled_from([*THINGS, "teapot"])),
    about_item(equipment_commands.DropItem),
    about_item(equipment_commands.ReadyWeapon),
    about_item(equipment_commands.PlaceItem, place=st.sampled_from(Place)),
    about_item(wear_commands.WearItem, cause=st.sampled_from(["rust", "notch", "breakage"])),
    about_item(wear_commands.OilWeapon),
    about_item(wear_commands.RepairItem),
    about_item(wear_commands.MendItem),
    about(GiveSpellSet, lore=lores, permanent=st.booleans()),
    about(LoseSpellSet, lore=lores),
    about(RollDice, pool=st.sampled_from(["attack", "ranged", "defence", "d6", "d8", "d10"])),
    settled,
    about(town_commands.BuyItem, item_id=item_ids, content_id=st.sampled_from(["helmet", "antidote", "axe", "dagger"])),
    about_item(town_commands.SellItem),
    about_item(town_commands.GiveItemTo, to_id=hero_ids),
    about_item(DrinkPotion, to_id=hero_ids),
    about(town_commands.GiveGoldTo, to_id=hero_ids, amount=st.integers(1, 200)),
    about(quests_commands.StartQuest),
    about(party_commands.SetHeroAside, standing=st.sampled_from(Standing)),
    about(party_commands.RecallHero),
    about(quests_commands.CloseQuest, passed=st.booleans()),
    st.builds(
        town_commands.LimitStock,
        content_id=st.sampled_from(["helmet", "antidote"]),
        number=st.none() | st.integers(0, 2),
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
