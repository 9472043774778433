"""HQ-5-END: a quest begins and ends."""

import pytest

from app.core.answers import ChoicePrompt
from app.core.errors import GameError
from app.systems.heroquest.combat.commands import PickUp
from app.systems.heroquest.combat.events import ThingLeftBehind
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.quests.events import HeroReturned
from app.systems.heroquest.state.figures import ActiveEffect, CastCount, Condition, Effect, Hero, Place, Weakness
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Slain, Table
from app.systems.heroquest.wear import OilWeapon, RepairItem
from tests.builders import after, choose, facts, facts_so_far, make_hero, make_item, make_monster, make_table

CLOSE = CloseQuest()


def returning(hero: Hero, **options: str) -> Table:
    """A table whose heroes are on a quest, with the house rules."""
    return quest_of(hero, rules=HouseRules.model_validate(options))


def quest_of(*heroes: Hero, rules: HouseRules | None = None) -> Table:
    table = make_table(*(hero.model_copy(update={"on_quest": True}) for hero in heroes))
    return table.model_copy(update={"house_rules": rules or HouseRules()})


def refusal(table: Table, command: StartQuest | CloseQuest | OilWeapon | RepairItem) -> str:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    return refused.value.code


@pytest.mark.rule("HQ-5-END", "HQ-7-QP")
@pytest.mark.parametrize(("passed", "points"), [(True, 1), (False, 0)])
def test_a_passed_quest_brings_a_point(passed: bool, points: int) -> None:
    table = after(returning(make_hero("elf")), CloseQuest(passed=passed))
    hero = table.heroes["hero"]
    assert (hero.quest_points, hero.quests_passed, hero.on_quest) == (points, points, False)


@pytest.mark.rule("HQ-5-END", "HQ-7-QP")
def test_the_tenth_point_raises_a_value_first() -> None:
    table = after(returning(make_hero("dwarf", quest_points=9, body_points=3)), CLOSE, choose("body"))
    assert (table.heroes["hero"].body_points, table.heroes["hero"].body_attribute) == (8, 8)


@pytest.mark.rule("HQ-5-END", "HQ-17")
def test_body_and_mind_come_back_and_effects_end() -> None:
    effects = (
        ActiveEffect(effect=Effect.ATTACK_DICE, amount=2),
        ActiveEffect(effect=Effect.POISON, amount=1),
    )
    worn = make_hero("elf", body_points=2, mind_points=1).model_copy(update={"effects": effects, "missed_rounds": 1})
    hero = after(returning(worn), CLOSE).heroes["hero"]
    assert (hero.body_points, hero.mind_points, hero.effects, hero.missed_rounds) == (6, 4, (), 0)


@pytest.mark.rule("HR-MIND-RESTORED", "HQ-17")
@pytest.mark.parametrize(("option", "mind"), [("attribute", 5), ("start_value", 4)])
def test_a_lost_mind_comes_back_at_the_end(option: str, mind: int) -> None:
    elf = make_hero("elf", gained_mind=1, mind_points=0)
    assert after(returning(elf, restored_mind=option), CLOSE).heroes["hero"].mind_points == mind


@pytest.mark.rule("HR-QUEST-END-DOWN")
def test_the_fainted_recover() -> None:
    fainted = make_hero("elf", body_points=0, condition=Condition.FAINTED, recovery="deep")
    hero = after(returning(fainted), CLOSE).heroes["hero"]
    assert (hero.is_standing, hero.body_points, hero.quest_points) == (True, 6, 1)


@pytest.mark.rule("HR-QUEST-END-DOWN")
@pytest.mark.parametrize(("option", "condition"), [("lost", Condition.LOST), ("may_be_raised", Condition.DEAD)])
def test_the_dead_nobody_raised(option: str, condition: Condition) -> None:
    dead = make_hero("elf", "rune_axe", body_points=-1, condition=Condition.DEAD, recovery="unscathed")
    table = after(returning(dead, down_at_end=option), CLOSE)
    assert (table.heroes["hero"].condition, table.heroes["hero"].quest_points) == (condition, 0)
    if condition is Condition.DEAD:
        assert after(table, StartQuest()).heroes["hero"].condition is Condition.LOST


@pytest.mark.rule("HQ-15.3-OIL")
def test_oil_is_put_on_before_a_quest_and_ends_with_it() -> None:
    oil = OilWeapon(hero_id="hero", item_id="axe", flask_id="weapon_oil")
    table = after(make_table(make_hero("dwarf", "axe", "weapon_oil")), oil)
    assert [item.wear.oiled for item in table.heroes["hero"].items] == [True]
    table = after(table, StartQuest())
    assert not after(table, CLOSE).heroes["hero"].items[0].wear.oiled
    assert refusal(returning(make_hero("dwarf", "axe", "weapon_oil")), oil) == "oil.before_quest"
    no_oil = OilWeapon(hero_id="hero", item_id="axe", flask_id="tool_kit")
    assert refusal(make_table(make_hero("dwarf", "axe", "tool_kit")), no_oil) == "oil.no_oil"


@pytest.mark.rule("HQ-4.2", "HQ-5-END")
def test_what_nobody_took_up_stays_behind_when_the_last_hero_goes() -> None:
    lying = (make_item("dagger"), make_item("hand_axe"))
    table = quest_of(make_hero("elf"), make_hero("dwarf", hero_id="borrek"))
    first = after(table.model_copy(update={"on_floor": lying}), CloseQuest(hero_id="borrek"))
    assert first.on_floor == lying
    taken = after(first, PickUp(hero_id="hero", item_id="dagger"))
    assert ThingLeftBehind(item_id="hand_axe", content_id="hand_axe") in facts(taken, CLOSE)
    home = after(taken, CLOSE)
    assert (home.on_floor, home.heroes["hero"].item("dagger") is not None) == ((), True)


@pytest.mark.rule("HQ-4.2")
def test_a_new_quest_begins_with_an_empty_floor() -> None:
    table = make_table(make_hero("elf")).model_copy(update={"on_floor": (make_item("dagger"),)})
    assert after(table, StartQuest()).on_floor == ()


@pytest.mark.rule("HQ-15.2-NOTCH")
def test_the_smith_works_between_quests() -> None:
    dwarf = make_hero("dwarf", make_item("axe", Place.HAND, notches=1), gold=50)
    assert refusal(returning(dwarf), RepairItem(hero_id="hero", item_id="axe")) == "smith.between_quests"


@pytest.mark.rule("HQ-5", "HQ-8.3", "HR-EXCESS-GIVE")
def test_surplus_scrolls_go_to_who_has_room_and_can_read() -> None:
    scrolls = [make_item("spell_scroll", item_id=f"s{one}") for one in range(4)]
    table = quest_of(
        make_hero("barbarian", *scrolls),
        make_hero("elf", hero_id="other", name="Liathan"),
    )
    table = after(table, CLOSE, choose("other"), choose("drop"))
    assert [len(hero.items) for hero in table.heroes.values()] == [2, 1]


@pytest.mark.rule("HQ-5", "HQ-8.3", "HR-EXCESS-GIVE")
@pytest.mark.parametrize(("thing", "others"), [("spell_scroll", ("room",)), ("cloak", ("simple", "room"))])
def test_only_who_has_room_is_asked_and_only_for_scrolls_who_can_read(thing: str, others: tuple[str, ...]) -> None:
    table = quest_of(
        make_hero("barbarian", *(make_item(thing, item_id=f"t{one}") for one in range(3))),
        make_hero("elf", *(make_item(thing, item_id=f"f{one}") for one in range(2)), hero_id="full"),
        make_hero("barbarian", hero_id="simple", gained_mind=-1, mind_points=1),
        make_hero("elf", hero_id="room"),
        rules=HouseRules(excess_gifts="everything"),
    )
    _, prompt = facts_so_far(table, CLOSE)
    assert isinstance(prompt, ChoicePrompt)
    assert prompt.options == ("drop", *others)


@pytest.mark.rule("HQ-5", "HR-EXCESS-GIVE", "HR-POTION-CARDS")
def test_potions_go_to_who_has_room_for_a_card() -> None:
    potions = [make_item("antidote", item_id=f"p{one}") for one in range(5)]
    full = make_hero("elf", *(make_item("antidote", item_id=f"f{one}") for one in range(4)), hero_id="full")
    table = quest_of(make_hero("barbarian", *potions), full, rules=HouseRules(excess_gifts="everything"))
    assert len(after(table, CLOSE, choose("drop")).heroes["hero"].items) == 4


@pytest.mark.rule("HQ-5-END")
def test_who_lies_there_has_no_round_to_miss() -> None:
    fainted = make_hero("elf", body_points=0, condition=Condition.FAINTED, recovery="deep")
    fainted = fainted.model_copy(update={"missed_rounds": 2})
    assert HeroReturned(hero_id="hero", passed=True, missed_rounds=0) in facts(returning(fainted), CLOSE)


@pytest.mark.rule("HQ-5", "HR-EXCESS-GIVE")
@pytest.mark.parametrize(("option", "artifacts"), [("scrolls", [2, 0]), ("everything", [2, 1])])
def test_other_things_are_dropped_or_given_by_house_rule(option: str, artifacts: list[int]) -> None:
    rules = HouseRules.model_validate({"excess_gifts": option})
    carrying = make_hero("barbarian", "talisman_of_lore", "ring_of_return", "cloak")
    table = quest_of(carrying, make_hero("elf", hero_id="other"), rules=rules)
    given = [choose("cloak"), *([choose("other")] if option == "everything" else [])]
    table = after(table, CLOSE, *given)
    assert [len(hero.items) for hero in table.heroes.values()] == artifacts


@pytest.mark.rule("HR-POTION-CARDS", "HQ-5")
@pytest.mark.parametrize(("option", "left"), [("count", 4), ("free", 6)])
def test_potions_and_ingredients_count_as_cards(option: str, left: int) -> None:
    things = [
        make_item(name, item_id=f"t{number}") for number, name in enumerate(["antidote", "potion_ingredient"] * 3)
    ]
    answers = [choose("antidote"), choose("drop")] * 2 if option == "count" else []
    table = after(returning(make_hero("elf", *things), potion_cards=option), CLOSE, *answers)
    assert len(table.heroes["hero"].items) == left


@pytest.mark.rule("HQ-14-INJURY", "HR-HEALER-UNPAID")
def test_the_healer_is_paid_after_the_quest() -> None:
    injured = make_hero(injuries=[Weakness.BOTH, Weakness.BOTH], gold=150)
    hero = after(returning(injured), CLOSE, choose("pay")).heroes["hero"]
    assert (hero.injuries, hero.gold, hero.healer_debt) == ((Weakness.BOTH,), 50, 100)


@pytest.mark.rule("HR-HEALER-UNPAID")
@pytest.mark.parametrize(("option", "injuries"), [("stays", (Weakness.BOTH,)), ("ends", ())])
def test_who_does_not_pay(option: str, injuries: tuple[Weakness, ...]) -> None:
    injured = make_hero(injuries=[Weakness.BOTH], gold=100)
    hero = after(returning(injured, unpaid_injury=option), CLOSE, choose("leave")).heroes["hero"]
    assert (hero.injuries, hero.gold, hero.healer_debt) == (injuries, 100, 100)


@pytest.mark.rule("HQ-5-END", "HQ-8.3")
def test_a_quest_begins_for_everybody_who_can_walk() -> None:
    table = make_table(make_hero("elf"), make_hero("dwarf", hero_id="gone", body_points=-2, condition=Condition.LOST))
    told = facts(table, StartQuest(scroll="Trollbann"))
    assert [event.type for event in told if event.type in ("hero.set_out", "scroll.reserved")] == [
        "hero.set_out",
        "scroll.reserved",
    ]
    assert refusal(after(table, StartQuest()), StartQuest(hero_id="hero")) == "quest.running_already"
    assert refusal(after(table, StartQuest()), StartQuest()) == "quest.nobody_sets_out"


@pytest.mark.rule("HQ-5-END")
def test_a_hero_may_join_later() -> None:
    table = make_table(make_hero("elf"), make_hero("dwarf", hero_id="late"))
    table = after(after(table, StartQuest(hero_id="hero")), StartQuest(hero_id="late"))
    assert all(hero.on_quest for hero in table.heroes.values())


@pytest.mark.rule("HQ-5-END")
def test_only_a_running_quest_ends_for_one_or_for_all() -> None:
    assert refusal(make_table(), CLOSE) == "quest.nobody_returns"
    assert refusal(make_table(), CloseQuest(hero_id="hero")) == "quest.not_running"
    table = quest_of(make_hero("elf"), make_hero("dwarf", hero_id="other"))
    table = after(table, CloseQuest(hero_id="other"))
    assert [hero.on_quest for hero in table.heroes.values()] == [True, False]


@pytest.mark.rule("HQ-5-END")
def test_the_lost_come_back_without_a_point() -> None:
    gone = make_hero("dwarf", hero_id="gone", body_points=-2, condition=Condition.LOST)
    table = after(quest_of(make_hero("elf"), gone), CLOSE)
    assert (table.heroes["gone"].on_quest, table.heroes["gone"].quest_points) == (False, 0)


@pytest.mark.rule("HQ-5-END", "HQ-1.1-BASISZAUBER")
def test_cast_spells_come_back() -> None:
    table = after(make_table(make_hero("wizard")), StartQuest())
    wizard = table.heroes["hero"]
    assert wizard.basic_limit == 6
    cast = wizard.model_copy(update={"casts": (CastCount(spell="fireball", number=2),)})
    assert after(make_table(cast), CLOSE).heroes["hero"].casts == ()


@pytest.mark.rule("HQ-5-END")
def test_who_comes_home_unhurt_has_nothing_to_regain() -> None:
    told = [event.type for event in facts(returning(make_hero("dwarf", "axe")), CLOSE)]
    assert told == ["hero.returned", "quest_point.awarded"]


def test_who_comes_later_begins_no_round() -> None:
    there, late = make_hero("elf", hero_id="there"), make_hero()
    table = make_table(there.model_copy(update={"on_quest": True}), late)
    assert not after(table, StartQuest(hero_id="hero")).round.is_running


@pytest.mark.rule("HQ-5-END")
def test_no_monster_stays_when_the_last_hero_has_returned() -> None:
    hero = make_hero("elf").model_copy(update={"on_quest": True})
    table = make_table(hero, make_monster(), make_monster(monster_id="fallen", body_points=0))
    assert [fact.type for fact in facts(table, CLOSE)].count("monster.removed") == 1
    home = after(table, CLOSE)
    assert not any(monster.is_standing for monster in home.monsters.values())
    table = home.model_copy(update={"slain": (Slain(kind="orc", by=None, secret=False, number=1),)})
    assert not after(table, StartQuest()).monsters


@pytest.mark.rule("HQ-5-END")
def test_a_monster_put_up_before_the_quest_is_still_there() -> None:
    assert set(after(make_table(make_hero("elf"), make_monster()), StartQuest()).monsters) == {"monster"}
