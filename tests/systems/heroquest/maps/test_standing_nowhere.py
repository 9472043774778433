"""Who does not stand on the map does nothing but come in; who stands on another board is met by nobody."""

import pytest

from app.core.answers import Answers, ChoicePrompt
from app.systems.heroquest.bestiary.commands import ThrowFireball
from app.systems.heroquest.board.facts import informed
from app.systems.heroquest.board.quest_map import QuestBoard
from app.systems.heroquest.chests.commands import OpenChest
from app.systems.heroquest.combat.commands import Attack, AttackMind, AttackTogether, PlaceMonster
from app.systems.heroquest.combat.events import FigurePushed, MonstersAttacked, StrikeResolved
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.effects import EndEffect, ImposeEffect
from app.systems.heroquest.exploration.commands import MoveRoll, SearchForTreasure
from app.systems.heroquest.fields import REACH, BoardCommand
from app.systems.heroquest.magic.commands import CastBasicSpell, CastSetSpell
from app.systems.heroquest.maps.commands import LayMap
from app.systems.heroquest.potions.commands import DrinkPotion, ThrowPotion
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import DisarmTrap, JumpTrap, SpringTrap
from tests.builders import CONTENT, after, choose, facts, facts_so_far, hand, make_hero, make_table
from tests.systems.heroquest.board.quest_maps import chest, monster, piece, quest, trap
from tests.systems.heroquest.maps.playing_on_map import begun, overruled, put, refused, squares

RAGNA, S, W, B = "ragna", "skull", "white_shield", "black_shield"


def unplaced(*kinds: str) -> Table:
    """Ragna and Elwe in room 1, a goblin beside Ragna, and monsters that stand nowhere."""
    table = put(begun(monster("D3")), ragna="C3")
    for kind in kinds:
        table = after(table, PlaceMonster(monster_id=f"{kind}-x", kind=kind))
    return table


MAGE = PlaceMonster(
    monster_id="sorcerer-x", kind="sorcerer", attack=1, defence=1, body=1, mind=3, abilities=("mind_combat",)
)
ALL = [
    Attack(attacker_id="orc-x", target_id=RAGNA),
    Attack(attacker_id=RAGNA, target_id="orc-x"),
    Attack(attacker_id=RAGNA, target_id="orc-x", means="ranged"),
    AttackTogether(monster_ids=("goblin-1", "goblin-x"), target_id=RAGNA),
    AttackMind(attacker_id="sorcerer-x", target_id=RAGNA),
    ThrowFireball(monster_id="lesser_demon-x", target_id=RAGNA),
    ThrowPotion(hero_id=RAGNA, item_id="holy_water", monster_id="orc-x"),
    CastSetSpell(hero_id="elf", spell="sleep", target_ids=("orc-x",)),
    SpringTrap(figure_id="orc-x", trap="pit_trap"),
    JumpTrap(figure_id="orc-x", trap="pit_trap", square="D4"),
]


@pytest.mark.parametrize("command", ALL, ids=[one.type for one in ALL])
def test_who_stands_nowhere_does_nothing_and_nothing_is_done_to_it(command: BoardCommand) -> None:
    table = after(unplaced("orc", "goblin", "lesser_demon"), MAGE)
    assert refused(table, command) == {"map.not_on_it"}


@pytest.mark.parametrize(
    "command",
    [
        SearchForTreasure(hero_id=RAGNA, area="room_1"),
        DrinkPotion(hero_id=RAGNA, item_id="healing_potion_4"),
        DisarmTrap(figure_id=RAGNA, trap="pit_trap", square="D4"),
        OpenChest(hero_id=RAGNA, chest="D4"),
    ],
)
def test_a_hero_who_waits_outside_does_nothing_either(command: BoardCommand) -> None:
    table = begun(chest("D4"))
    assert table.map is not None
    outside = table.model_copy(update={"map": table.map.model_copy(update={"spots": {}})})
    assert refused(outside, command) == {"map.not_on_it"}


def test_between_the_quests_a_map_that_lies_there_keeps_nobody_from_his_own_things() -> None:
    hurt = make_hero("barbarian", "healing_potion_4", hero_id=RAGNA, body_points=2)
    table = begun(heroes=make_table(hurt))
    at_home = hurt.model_copy(update={"on_quest": False})
    assert table.map is not None
    there = table.model_copy(update={"heroes": {RAGNA: at_home}, "map": table.map.model_copy(update={"spots": {}})})
    drink = DrinkPotion(hero_id=RAGNA, item_id="healing_potion_4")
    assert refusal(there, drink, CONTENT) is None
    fight = Attack(attacker_id=RAGNA, target_id="goblin-1")
    with_goblin = put(begun(monster("D3")), ragna="C3")
    assert with_goblin.map is not None
    spots = {one: spot for one, spot in with_goblin.map.spots.items() if one != RAGNA}
    at_home = with_goblin.heroes[RAGNA].model_copy(update={"on_quest": False})
    away = with_goblin.model_copy(
        update={
            "heroes": {**with_goblin.heroes, RAGNA: at_home},
            "map": with_goblin.map.model_copy(update={"spots": spots}),
        }
    )
    assert refused(away, fight) == {"map.not_on_it"}


def test_figures_on_two_boards_do_not_meet() -> None:
    table = put(begun(monster("D3"), drawn=None), ragna="C3")
    two = begun(drawn=quest(monster("D3"), boards=(QuestBoard(),)))
    away = put(two, ragna="C3-2")
    for means in ("melee", "ranged", "thrown"):
        assert refused(away, Attack(attacker_id=RAGNA, target_id="goblin-1", means=means)) == {"map.other_board"}
    assert refusal(table, Attack(attacker_id=RAGNA, target_id="goblin-1"), CONTENT) is None


@pytest.mark.rule("HQ-3.1")
def test_in_a_joint_attack_each_strikes_from_where_it_stands() -> None:
    table = put(begun(monster("D3"), monster("C4"), monster("E4")), ragna="C3")
    near = AttackTogether(monster_ids=("goblin-1", "goblin-2"), target_id=RAGNA)
    told = facts(table, near, hand(W, W), hand(W, W))
    assert [one.number for one in told if isinstance(one, MonstersAttacked)] == [2]
    far = AttackTogether(monster_ids=("goblin-1", "goblin-3"), target_id=RAGNA)
    assert refused(table, far) == {"attack.out_of_reach"}
    slanted = put(table, goblin_2="B2")
    assert refused(slanted, near) == {"attack.not_diagonal"}, "and no die has been thrown"
    told = facts(table, overruled(far), hand(W, W), hand(W, W))
    assert len([one for one in told if isinstance(one, StrikeResolved)]) == 2


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_a_push_that_the_map_cannot_show_is_told() -> None:
    table = unplaced("orc")
    blow = Attack(attacker_id="orc-x", target_id=RAGNA, room_behind=True, decided=(REACH, "room_behind"))
    told = facts(table, blow, hand(S, S, S), hand(W, W), choose("push"))
    assert [one.by_hand for one in told if isinstance(one, FigurePushed)] == [True]


CARD = SearchForTreasure(hero_id=RAGNA, area="room_1")


@pytest.mark.rule("HQ-12")
def test_the_wandering_monster_of_the_drawing_stands_beside_the_hero_and_attacks() -> None:
    table = put(begun(drawn=quest(wandering_monster="fimir")), ragna="D3")
    told = facts(table, CARD, hand("wandering_monster_card"), choose("fimir"), hand(W, W, W))
    (strike,) = (one for one in told if isinstance(one, StrikeResolved))
    assert (strike.attacker_kind, strike.target_id) == ("fimir", RAGNA)
    there = after(table, CARD, hand("wandering_monster_card"), choose("fimir"), hand(W, W, W))
    assert squares(there)[strike.attacker_id] in {"D2", "E3", "C3", "D4"}


def test_the_drawing_on_the_table_counts_more_than_the_quest_of_the_list() -> None:
    heroes = make_table(make_hero(hero_id=RAGNA))
    laid = after(after(heroes, LayMap(quest=quest(wandering_monster="fimir"))), StartQuest(quest_id="trial"))
    _, prompt = facts_so_far(laid, CARD, hand("wandering_monster_card"))
    assert isinstance(prompt, ChoicePrompt)
    assert prompt.options[0] == "fimir"
    unnamed = after(after(heroes, LayMap(quest=quest())), StartQuest(quest_id="trial"))
    _, prompt = facts_so_far(unnamed, CARD, hand("wandering_monster_card"))
    assert isinstance(prompt, ChoicePrompt)
    assert prompt.options[0] == "orc"


def test_without_a_free_square_beside_the_hero_the_monster_is_put_up_by_hand() -> None:
    rubble = (piece("blocked", one) for one in ("D3", "E4", "C4"))
    table = put(begun(drawn=quest(*rubble, wandering_monster="fimir")), ragna="D4")
    told = facts(table, CARD, hand("wandering_monster_card"))
    assert [one.type for one in told][-1] == "wandering_monster.came"


@pytest.mark.rule("HQ-8-SIGHT")
def test_no_spell_that_needs_a_line_reaches_another_board() -> None:
    two = begun(
        drawn=quest(monster("D3"), boards=(QuestBoard(),)), heroes=make_table(make_hero("wizard", hero_id=RAGNA))
    )
    there = put(two, ragna="C3-2")
    spell = CastBasicSpell(hero_id=RAGNA, spell="fireball", target_id="goblin-1")
    _, found, _ = informed(Scene(there, CONTENT, Answers()), spell)
    assert {name: found.facts[name].value for name in ("in_line", "in_area")} == {"in_line": False, "in_area": False}


@pytest.mark.rule("HQ-8-FLUCHT")
def test_a_mage_who_comes_back_into_sight_makes_room() -> None:
    table = put(begun(monster("D4")), ragna="B3")
    hidden = after(table, ImposeEffect(figure_id="goblin-1", effect=Effect.HIDDEN))
    there = put(hidden, ragna="D4")
    back = after(there, EndEffect(figure_id="goblin-1", effect=Effect.HIDDEN))
    assert squares(back)[RAGNA] == "D4"
    assert squares(back)["goblin-1"] in {"D3", "C4", "E4"}


def test_nobody_learns_from_a_field_that_the_map_fills_who_is_there() -> None:
    """A name that is not there is refused, as a hidden one is, instead of being overwritten."""
    table = put(after(begun(trap("D4", state="found")), MoveRoll(hero_id=RAGNA), hand(6)), ragna="C4")
    jump = JumpTrap(figure_id=RAGNA, trap="pit_trap", square="D4", others=("nobody",))
    assert refused(table, jump) == {"figure.unknown"}
