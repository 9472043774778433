"""What a figure can do now: the list says what the rules say, and tells a player nothing that is hidden."""

import pytest

from app.core.errors import UnknownSubject
from app.core.game_system import Role, Viewer
from app.core.offers import Offer
from app.systems.heroquest.bestiary.commands import ThrowFireball
from app.systems.heroquest.combat.commands import Attack, AttackMind, PlaceMonster, Sweep
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, PutFigure
from app.systems.heroquest.possible.turn import turn_of
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import EndTurn, TakeTurn
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from tests.builders import after, make_hero, make_monster, make_table
from tests.systems.heroquest.board.quest_maps import chest, door, monster, quest, trap
from tests.systems.heroquest.evenings.what_holds import check_offers
from tests.systems.heroquest.rounds.test_deeds import played

MASTER, PLAYER = Viewer(role=Role.GAME_MASTER), Viewer(role=Role.PLAYER, hero_ids=frozenset({"ragna"}))


def offered(table: Table, figure: str | None, viewer: Viewer = MASTER) -> tuple[Offer, ...]:
    return tuple(SYSTEM.offers(table, viewer, figure))


def of_kind(table: Table, figure: str, kind: str, viewer: Viewer = MASTER) -> list[Offer]:
    return [one for one in offered(table, figure, viewer) if one.type == kind]


@pytest.fixture
def laid() -> Table:
    """Ragna on B2 is on turn in a room with a goblin on B3, a shut door and an orc behind it; Borrek stands beside."""
    heroes = make_hero(hero_id="ragna", name="Ragna"), make_hero("dwarf", hero_id="borrek", name="Borrek")
    drawn = quest(
        door("E3", "rightward"), monster("B3", content="goblin"), monster("G3"), chest("D2", gold=25), trap("D4"),
    )  # fmt: skip
    return after(after(make_table(*heroes), LayMap(quest=drawn)), StartQuest())


def test_a_blow_is_offered_where_the_foe_is_in_reach_and_may_be_sent_as_it_is(laid: Table) -> None:
    (goblin,) = laid.monsters
    found = of_kind(laid, "ragna", "attack", PLAYER)
    assert [
        one.told["target_id"] for one in found if one.can_be_done and one.told.get("means", "melee") == "melee"
    ] == [goblin]
    assert found[0].asks == ()


def test_an_open_list_is_what_the_rules_allow(laid: Table) -> None:
    check_offers(laid)
    check_offers(after(laid, EndTurn(hero_id="ragna")))
    check_offers(make_table(make_hero(hero_id="ragna"), make_monster("orc")))


def test_the_second_action_of_a_turn_is_told_as_spent(laid: Table) -> None:
    (goblin,) = laid.monsters
    first = of_kind(laid, "ragna", "attack")[0]
    assert not first.is_spent
    table = played(laid, Attack(attacker_id="ragna", target_id=goblin))
    left = turn_of(table, "ragna")
    assert left is not None
    assert (left.deeds, left.is_spent, left.has_moved) == (("attack",), True, False)
    assert all(one.is_spent and not one.can_be_done for one in of_kind(table, "ragna", "attack"))
    assert not of_kind(table, "ragna", "move_roll")[0].is_spent
    assert turn_of(table, "borrek") is None


def test_monsters_act_in_the_game_masters_turn_alone(laid: Table) -> None:
    (goblin,) = laid.monsters
    assert turn_of(laid, goblin) is None
    masters = after(laid, TakeTurn(figure_id="game_master"))
    assert turn_of(masters, goblin) is not None
    assert [one.told["target_id"] for one in of_kind(masters, goblin, "attack") if one.can_be_done] == ["ragna"]


def test_a_door_too_far_away_is_told_with_the_reason(laid: Table) -> None:
    (shut,) = [one for one in of_kind(laid, "ragna", "open_door") if one.told["door_id"] == "door-E3"]
    assert shut.refusal is not None
    assert shut.refusal.code == "walk.not_thrown"


def test_a_player_is_offered_nothing_of_what_is_hidden(laid: Table) -> None:
    told = repr(offered(laid, "ragna", PLAYER))
    assert "D4" not in told, "the trap"
    assert "monster-G3" not in told
    assert "D4" not in repr(offered(laid, "ragna", PLAYER))
    with pytest.raises(UnknownSubject, match="figure"):
        offered(laid, "monster-G3", PLAYER)


def test_the_dead_can_do_nothing_and_a_stranger_is_unknown(laid: Table) -> None:
    ragna = laid.heroes["ragna"].model_copy(update={"condition": Condition.LOST})
    assert offered(laid.model_copy(update={"heroes": {**laid.heroes, "ragna": ragna}}), "ragna") == ()
    with pytest.raises(UnknownSubject, match="figure"):
        offered(laid, "nobody")


def test_what_is_due_comes_first_and_once(laid: Table) -> None:
    table = after(laid, TakeTurn(figure_id="game_master"))
    found = offered(table.model_copy(update={"monsters": {}}), None)
    assert [one.type for one in found].count("roll_fate") == 1


@pytest.mark.rule("HQ-16")
def test_a_power_is_offered_to_nobody_who_has_it_not_wherever_the_others_stand(laid: Table) -> None:
    """The rules say first who can do it, then the map says at whom: a goblin that sees nobody has no power either."""
    mage = PlaceMonster(
        monster_id="mage", kind="sorcerer", attack=1, defence=1, body=1, mind=4, abilities=("mind_combat",)
    )
    apart = after(after(laid, mage), PutFigure(figure_id="mage", square="L8"))
    (goblin,) = laid.monsters
    assert of_kind(apart, goblin, "attack_mind") == []
    assert of_kind(apart, "ragna", "attack_mind") == []
    assert {one.refusal.code for one in of_kind(apart, "mage", "attack_mind") if one.refusal} == {"attack.no_sight"}


@pytest.mark.parametrize("square", ["D3", "G3", "L8"])
def test_what_speaks_against_who_acts_is_said_before_what_speaks_against_the_place(laid: Table, square: str) -> None:
    table = after(laid, PutFigure(figure_id="borrek", square=square))
    (goblin,) = laid.monsters
    for command, code in (
        (AttackMind(attacker_id="ragna", target_id="borrek"), "mind.cannot"),
        (AttackMind(attacker_id=goblin, target_id="borrek"), "mind.cannot"),
        (Sweep(attacker_id="borrek", target_ids=("ragna",)), "sweep.cannot"),
        (ThrowFireball(monster_id=goblin, target_id="borrek"), "bestiary.not_able"),
    ):
        error = refusal(table, command, SYSTEM.content)
        assert error is not None
        assert error.code == code
