"""The worked examples of the rule ledger about traps, cards and fate, by their numbers."""

import pytest

from app.core.answers import Answer, Answers, HandRoll
from app.core.errors import RuleViolation
from app.systems.heroquest.chests import commands as chests_commands
from app.systems.heroquest.combat.strikes import Strike, strike_pools
from app.systems.heroquest.exploration.commands import RevealArea, RollFate, SearchForTreasure
from app.systems.heroquest.exploration.events import FateCardDrawn
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps import commands as traps_commands
from tests.builders import CONTENT, after, choose, facts, facts_so_far, hand, make_hero, make_monster, make_table

S, W, B = hand("skull"), hand("white_shield"), hand("black_shield")


def told(
    table: Table, command: traps_commands.TrapCommand | chests_commands.DisarmChest, *answers: Answer
) -> list[str]:
    return [fact.type for fact in facts(table, command, *answers)]


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HR-DWARF-MAX", "HQ-12")
def test_example_21_treasure_card_poison() -> None:
    search = SearchForTreasure(hero_id="hero", area="room_1")
    card, throw = hand("poison_card"), choose("throw")

    def poisoned(gained: int, *answers: Answer) -> bool:
        table = make_table(make_hero("dwarf", gained_body=gained))
        events = facts(table, search, card, throw, *answers)
        return any(event.type == "poison.tasted" for event in events)

    assert poisoned(0, W, W)
    assert not poisoned(1, W, choose("repeat"), B)
    assert not poisoned(2, W)
    assert poisoned(2, B, choose("keep"), W)


@pytest.mark.rule("HQ-10.2.2", "HR-PIT-FULL")
def test_example_27_barbarian_jumps_a_pit() -> None:
    jump = traps_commands.JumpTrap(figure_id="hero", trap="pit_trap")
    table = make_table(make_hero("barbarian", "broadsword", "helmet"), make_monster())
    inside = after(table, jump, S)
    assert inside.heroes["hero"].body_points == 7
    assert told(table, jump, S)[-1] == "turn.ended"
    scene = Scene(inside, CONTENT, Answers())
    assert len(strike_pools(scene, Strike("hero", "monster", weapon_id="broadsword")).attack) == 3 + 1 - 1
    assert len(strike_pools(scene, Strike("monster", "hero")).defence) == 3 - 1
    full = jump.model_copy(update={"heroes_inside": 2})
    crossed = after(table, full, S).heroes["hero"]
    assert (crossed.body_points, crossed.amount(Effect.IN_PIT)) == (7, 0)
    assert told(table, full, S)[-1] == "turn.ended"
    assert told(table, full, W) == ["trap.jumped"]


@pytest.mark.rule("HQ-10.3", "HQ-10.2.3")
def test_example_28_three_ways_to_disarm() -> None:
    disarm = traps_commands.DisarmTrap(figure_id="hero", trap="falling_block_trap", square="x3y3", escape="x3y4")
    heroes = {"dwarf": make_hero("dwarf"), "kit": make_hero("elf", "tool_kit"), "bare": make_hero("elf")}

    def failing(face: HandRoll) -> set[str]:
        rest = hand("white_shield", "white_shield")
        first = {name: facts_so_far(make_table(hero), disarm, face, rest)[0][0] for name, hero in heroes.items()}
        return {name for name, fact in first.items() if fact.type == "disarm.failed"}

    assert (failing(W), failing(S), failing(B)) == ({"kit"}, {"bare"}, {"dwarf"})
    failed = after(make_table(heroes["bare"]), disarm, S, hand("skull", "skull"))
    assert (failed.heroes["hero"].body_points, failed.dungeon.blocked) == (4, ("x3y3",))


@pytest.mark.rule("HQ-10.2.5", "HQ-11")
def test_example_29_tomb_and_chest() -> None:
    tomb = traps_commands.DisarmTrap(figure_id="hero", trap="tomb_of_darkness")
    table = make_table(make_hero("dwarf"))
    assert after(table, tomb, S, W).heroes["hero"].body_points == 6
    assert told(table, tomb, W) == ["trap.sprung", "edge.grasped", "turn.ended"]
    chest = chests_commands.DisarmChest(hero_id="hero", chest="c1", points=1)
    assert told(table, chest, B) == ["chest.sprung", "hero.wounded", "turn.ended"]


@pytest.mark.rule("HQ-10.2.6", "HQ-1.1-RESISTENZ", "HR-ORDER")
def test_example_30_firestorm() -> None:
    elf, barbarian = make_hero("elf", hero_id="elf"), make_hero("barbarian", hero_id="barbarian")
    table = make_table(elf, barbarian, make_hero("dwarf", hero_id="dwarf"))
    spring = traps_commands.SpringTrap(figure_id="elf", trap="magic_firestorm", area="room_5")
    assert told(table, spring) == ["trap.sprung", "firestorm.kindled", "turn.ended"]
    explode = traps_commands.ExplodeFirestorm(area="room_5", inside=("elf", "dwarf"))
    burnt = after(
        after(table, spring), explode,
        hand("skull", "skull", "white_shield"), hand("white_shield", "skull"), hand("skull", "skull"),
    )  # fmt: skip
    assert {hero.id: hero.body_points for hero in burnt.heroes.values()} == {"elf": 5, "barbarian": 8, "dwarf": 5}


@pytest.mark.rule("HQ-13")
def test_example_31_fate_among_four_heroes() -> None:
    four = [make_hero(hero_id=f"h{seat}") for seat in range(1, 5)]
    fate = RollFate()
    drawn = facts(make_table(*four), fate, hand(3), hand("firestorm_card"))[1]
    assert isinstance(drawn, FateCardDrawn)
    assert drawn.hero_id == "h3"
    assert len(facts(make_table(*four), fate, hand(5))) == 1
    lost = make_hero(hero_id="h4", body_points=-2, condition=Condition.LOST)
    assert len(facts(make_table(*four[:3], lost), fate, hand(4))) == 1


@pytest.mark.rule("HQ-12", "HR-SEARCH-AGAIN")
def test_example_32_nothing_left() -> None:
    table = make_table()
    for area in ("room_1", "room_2", "corridor"):
        table = after(table, RevealArea(area=area))
    table = after(table, SearchForTreasure(hero_id="hero", area="room_5"), hand("nothing_card"))
    assert set(table.dungeon.exhausted) == {"room_1", "room_2", "room_5", "corridor"}
    with pytest.raises(RuleViolation, match=r"search\.exhausted"):
        facts(table, SearchForTreasure(hero_id="hero", area="corridor"))
    table = after(table, RevealArea(area="room_6"))
    assert facts(table, SearchForTreasure(hero_id="hero", area="room_6"), hand("gold_10"))
