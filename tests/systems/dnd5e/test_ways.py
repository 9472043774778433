"""Ways through others, out of their reach and over the ground; and what the game master rules otherwise."""

import pytest

from app.systems.dnd5e.encounter.movement import ways
from tests.systems.dnd5e.fight import PLAYER, Fight, begun
from tests.systems.dnd5e.test_encounter import refused


@pytest.mark.rule("DND-CRE-1", "DND-CRE-2", "DND-CRE-3", "DND-TER-3")
def test_a_leg_leads_through_friends_and_through_enemies_of_another_size() -> None:
    fight = begun(text="Oger, Riese", heroes="Mira +3, Joss", dice=(2, 1, 18, 5))
    mira, joss, ogre, giant = (fight.id(name) for name in ("Mira", "Joss", "Oger", "Riese"))
    for one, size in ((ogre, "large"), (giant, "huge")):
        fight.do("describe_combatant", combatant_id=one, size=size)
    assert refused(fight, "walk", combatant_id=mira, through=ogre) == "passage.none"
    assert refused(fight, "walk", combatant_id=mira, through=joss, stops=True) == "passage.no_stopping"
    assert refused(fight, "walk", combatant_id=mira, through=mira) == "combatant.unknown"
    fight.do("walk", combatant_id=mira, through=joss)
    assert fight.one("Mira").used == 3
    assert refused(fight, "walk", combatant_id=mira, through=giant) == "movement.too_little"
    fight.do("walk", combatant_id=mira, how="take_back")
    fight.do("walk", combatant_id=mira, through=giant)
    assert fight.one("Mira").used == 9


@pytest.mark.rule("DND-CRE-4")
def test_leaving_a_reach_provokes_and_the_game_master_may_say_otherwise() -> None:
    fight = begun()
    mira, joss, goblin = fight.id("Mira"), fight.id("Joss"), fight.id("Goblin 1")
    fight.do("in_reach", combatant_id=mira, other_id=goblin)
    assert fight.one("Mira").near == (goblin,)
    fight.do("in_reach", combatant_id=mira, other_id=goblin, how="leaves")
    assert (fight.one("Mira").near, fight.one("Mira").provoked) == ((), (goblin,))
    told = fight.do("in_reach", combatant_id=mira, other_id=goblin, how="away", ruled=True)
    assert fight.one("Mira").provoked == ()
    assert fight.one("Mira").ruled == (f"reach {goblin}",)
    assert told[0].model_dump()["ruled"]
    fight.do("in_reach", combatant_id=joss, other_id=goblin)
    fight.do("in_reach", combatant_id=joss, other_id=goblin, how="leaves")
    assert fight.one("Joss").provoked == ()  # not in the own turn: no movement of his own
    fight.do("in_reach", combatant_id=joss, other_id=goblin, how="leaves", ruled=True)
    assert fight.one("Joss").provoked == (goblin,)
    assert refused(fight, "in_reach", combatant_id=mira, other_id="c99") == "combatant.unknown"


def test_every_refusal_can_be_set_aside_and_stays_marked() -> None:
    fight = begun()
    mira, joss = fight.id("Mira"), fight.id("Joss")
    fight.do("walk", combatant_id=mira, metres=9)
    for ruled in (
        {"metres": 1.5},
        {"how": "stand_up"},
        {"through": fight.id("Goblin 1")},
        {"creature_space": True, "stops": True},
    ):
        assert refused(fight, "walk", combatant_id=mira, **ruled), ruled
        fight.do("walk", combatant_id=mira, ruled=True, **ruled)
        assert fight.one("Mira").legs[-1].ruled, ruled
    fight.do("use_means", combatant_id=mira, means="bonus_action", ruled=True)
    fight.do("use_means", combatant_id=joss, means="action", ruled=True)
    assert "means.not_granted" in fight.one("Mira").ruled
    assert fight.one("Joss").ruled == ("turn.not_own",)
    assert fight.one("Mira").used > 9
    for _ in range(3):
        fight.do("next_turn")
    assert (fight.one("Mira").ruled, fight.one("Mira").used) == ((), 0)


def on_ground() -> Fight:
    """Mira at 3.3 on turn, Goblin 1 right of her, Joss below."""
    fight = begun()
    fight.do("set_ground", width=10, height=8)
    for name, spot in (("Mira", "3.3"), ("Goblin 1", "4.3"), ("Joss", "3.4")):
        fight.do("place", combatant_id=fight.id(name), to=spot)
    return fight


@pytest.mark.rule("DND-CMB-3", "DND-CRE-4", "DND-TER-1")
def test_on_the_ground_metres_spaces_and_reach_follow_by_themselves() -> None:
    fight = on_ground()
    mira, goblin = fight.id("Mira"), fight.id("Goblin 1")
    fight.do("walk_to", combatant_id=mira, to="3.2")
    assert (fight.one("Mira").used, fight.one("Mira").provoked) == (1.5, ())  # moved within the reach
    fight.do("walk_to", combatant_id=mira, to="2.2")
    assert (fight.one("Mira").at, fight.one("Mira").provoked) == ("2.2", (goblin,))
    fight.do("walk", combatant_id=mira, how="take_back")
    assert fight.one("Mira").at == "3.2"
    fight.do("mark_ground", to="3.1")
    fight.do("mark_ground", to="2.1")
    fight.do("mark_ground", to="4.1")
    fight.do("walk_to", combatant_id=mira, to="3.1")
    assert fight.one("Mira").used == 4.5
    assert refused(fight, "walk_to", combatant_id=mira, to="9.7") == "movement.no_way"
    fight.do("walk_to", combatant_id=mira, to="9.7", ruled=True)
    assert fight.one("Mira").at == "9.7"
    assert fight.one("Mira").legs[-1].ruled


@pytest.mark.rule("DND-CRE-2", "DND-CRE-3", "DND-SIZ-1")
def test_the_large_need_room_and_nobody_stops_on_others() -> None:
    fight = on_ground()
    mira, joss = fight.id("Mira"), fight.id("Joss")
    assert refused(fight, "walk_to", combatant_id=mira, to="3.4") == "movement.no_way"
    fight.do("walk_to", combatant_id=mira, to="3.5")
    assert fight.one("Mira").used == 3  # two squares at a slant around Joss
    fight.do("describe_combatant", combatant_id=joss, size="huge")
    assert refused(fight, "place", combatant_id=joss, to="8.0") == "ground.beside"
    assert refused(fight, "place", combatant_id=joss, to="2.1") == "passage.no_stopping"
    fight.do("place", combatant_id=joss, to="")
    assert refused(fight, "walk_to", combatant_id=joss, to="1.1") == "ground.not_placed"
    assert refused(fight, "set_ground", width=2, height=8) == "ground.small"
    fight.do("set_ground", width=0, height=0)
    assert refused(fight, "walk_to", combatant_id=mira, to="1.1") == "ground.none"


def lurking(square: str, size: str = "medium") -> Fight:
    """Mira at 3.3 on turn and Joss; a dragon that nobody notices stands on a square."""
    fight = on_ground()
    fight.do("add_combatants", text="Drache")
    dragon = fight.id("Drache")
    fight.do("describe_combatant", combatant_id=dragon, stealth=30, size=size)
    fight.do("place", combatant_id=dragon, to=square)
    return fight


def test_who_walks_into_an_unseen_creature_stops_before_it_and_only_the_game_master_hears_of_whom() -> None:
    fight = lurking("3.1")
    mira = fight.id("Mira")
    met, stopped = fight.do("walk_to", combatant_id=mira, to="3.1")
    assert (met.secret, met.model_dump()["value"]) == (True, "Drache")
    assert (stopped.secret, stopped.model_dump()["what"], fight.one("Mira").at) == (False, "stopped", "2.2")
    assert fight.one("Mira").used == 1.5, "what was walked is paid for, no more"
    [nothing] = [one for one in fight.do("walk_to", combatant_id=mira, to="3.1") if not one.secret]
    assert (nothing.model_dump()["value"], fight.one("Mira").at, fight.one("Mira").used) == ("0", "2.2", 1.5)


def test_a_way_is_the_same_whether_or_not_somebody_lurks_on_it() -> None:
    fight, empty = lurking("2.2"), lurking("9.0")
    mira = fight.id("Mira")
    found = []
    for one in (fight, empty):
        assert one.table.ground is not None
        found.append(ways(one.table.combatants[mira], one.table.ground, one.table, 9.0).costs())
    assert found[0] == found[1]


def test_the_table_may_settle_that_the_unseen_stop_nobody() -> None:
    fight = lurking("3.1")
    mira = fight.id("Mira")
    fight.do("set_table", unseen_stops=False)
    facts = fight.do("walk_to", combatant_id=mira, to="3.1")
    assert [one.secret for one in facts] == [True, False], "the game master hears of it all the same"
    assert fight.one("Mira").at == "3.1"


def test_a_monster_knows_everybody_and_goes_around() -> None:
    fight = lurking("4.2")
    goblin = fight.id("Goblin 1")
    while goblin not in [one.id for one in fight.table.members(fight.table.turn)]:
        fight.do("next_turn")
    assert refused(fight, "walk_to", combatant_id=goblin, to="4.2") == "movement.no_way"


def test_players_do_not_see_where_somebody_lurks() -> None:
    fight = on_ground()
    goblin, mira = fight.id("Goblin 1"), fight.id("Mira")
    fight.do("describe_combatant", combatant_id=mira, passive=12)
    assert fight.seen(PLAYER).combatants[goblin].at == "4.3"
    fight.do("hide", combatant_id=goblin, stealth=15)
    assert goblin not in fight.seen(PLAYER).combatants
    fight.do("search", combatant_id=mira, hider=goblin, check=16)
    assert fight.seen(PLAYER).combatants[goblin].at == "4.3"
    fight.do("in_reach", combatant_id=mira, other_id=goblin)
    fight.do("describe_combatant", combatant_id=goblin, shown=1)
    assert fight.seen(PLAYER).combatants[mira].near == ()
