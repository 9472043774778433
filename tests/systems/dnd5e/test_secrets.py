"""What players see of monsters: five levels, and nothing beyond."""

import json
from typing import Any

from app.core.game_system import Role, Viewer
from app.systems.dnd5e.encounter.state import Shown
from app.systems.dnd5e.game import SYSTEM
from tests.systems.dnd5e.fight import Fight, begun


def secretive(level: Shown) -> Fight:
    """A fight whose goblins have something to hide everywhere."""
    fight = begun()
    fight.do("set_table", shown=int(level))
    for number in (1, 2, 3):
        one = fight.id(f"Goblin {number}")
        fight.do("describe_combatant", combatant_id=one, stealth=19, passive=17, note="Verräter", dex_mod=4, walk=8)
        fight.do("set_noticed", hider=one, observer=fight.id("Mira"), noticed=True)
        fight.do("set_hit_points", combatant_id=one, hit_points=77)
        fight.do("change_tag", combatant_id=one, text="gepackt")
        fight.do("walk", combatant_id=one, how="fall_prone") if fight.turn == "Goblin" else None
    return fight


def said(fight: Fight, viewer: Viewer) -> str:
    return json.dumps(fight.seen(viewer).model_dump(mode="json"), ensure_ascii=False)


def test_each_level_shows_what_it_says_and_no_more() -> None:
    guest = Viewer(role=Role.GUEST)
    player = Viewer(role=Role.PLAYER, hero_ids=frozenset({"c4"}))
    shows: dict[str, Any] = {"g1": Shown.PLACE, "Goblin": Shown.NAME, "gepackt": Shown.STATE, "77": Shown.NUMBERS}
    for level in Shown:
        fight = secretive(level)
        for viewer in (guest, player):
            told = said(fight, viewer)
            assert {word for word in shows if word in told} == {word for word in shows if shows[word] <= level}, level
            assert not any(word in told for word in ("Verräter", "19", "17", '"dex_mod": 4', "8.0")), level
            assert ('"initiative": 13' in told) is (level is Shown.NUMBERS)
        assert "Verräter" in said(fight, Viewer(role=Role.GAME_MASTER))


def test_a_monster_that_hides_is_not_there_for_players_until_somebody_notices_it() -> None:
    fight = begun()
    goblin, mira = fight.id("Goblin 1"), fight.id("Mira")
    fight.do("describe_combatant", combatant_id=goblin, stealth=15)
    assert goblin not in fight.seen().combatants, "nobody's passive value is known"
    fight.do("describe_combatant", combatant_id=mira, passive=12)
    for viewer in (Viewer(role=Role.GUEST), Viewer(role=Role.PLAYER, hero_ids=frozenset({mira}))):
        assert "Goblin 1" not in said(fight, viewer)
        assert SYSTEM.hidden_subjects(fight.table, viewer) == {goblin}
    facts = fight.do("search", combatant_id=mira, hider=goblin, check=9)
    facts += fight.do("change_tag", combatant_id=goblin, text="lauert")
    assert "Goblin 1" not in json.dumps([one.model_dump(mode="json") for one in facts if not one.secret])
    fight.do("describe_combatant", combatant_id=goblin, shown=3)
    assert "Goblin 1" in said(fight, Viewer(role=Role.GUEST)), "the game master shows it all the same"
    fight.do("describe_combatant", combatant_id=fight.id("Goblin 2"), stealth=15)
    told = fight.do("search", combatant_id=mira, hider=fight.id("Goblin 2"), check=16)
    assert not told[0].secret
    assert "Goblin 2" in said(fight, Viewer(role=Role.GUEST))


def test_one_monster_may_be_shown_otherwise_than_the_rest() -> None:
    fight = begun(text="3 Goblin +2, Drache", dice=(11, 2, 18, 5))
    fight.do("describe_combatant", combatant_id=fight.id("Drache"), shown=1)
    drache = fight.id("Drache")
    assert drache not in fight.seen().combatants
    assert drache not in fight.seen().order
    assert SYSTEM.hidden_subjects(fight.table, Viewer(role=Role.GUEST)) == {drache}
    while fight.turn != "Drache":
        fight.do("next_turn")
    assert fight.told[-1].secret
    assert fight.seen().turn == ""
    assert all(one.secret for one in fight.do("set_hit_points", combatant_id=drache, hit_points=3))


def test_heroes_keep_their_hidden_values_from_each_other() -> None:
    fight = begun()
    mira, joss = fight.id("Mira"), fight.id("Joss")
    fight.do("describe_combatant", combatant_id=joss, passive=17, stealth=12, note="weiß etwas")
    own = fight.seen(Viewer(role=Role.PLAYER, hero_ids=frozenset({joss}))).combatants[joss]
    other = fight.seen(Viewer(role=Role.PLAYER, hero_ids=frozenset({mira}))).combatants[joss]
    assert (own.passive, own.stealth, own.note) == (17, None, "")
    assert (other.passive, other.stealth, other.note) == (None, None, "")
    assert other.initiative == 5


def test_what_happens_to_a_hidden_one_is_told_to_nobody() -> None:
    fight = Fight()
    fight.do("set_table", shown=1)
    facts = fight.do("add_combatants", text="Drache")
    facts += fight.do("add_combatants", text="Mira", kind="pc")
    facts += fight.do("roll_initiatives", (4, 11))
    facts += fight.do("begin_fight")
    told = json.dumps([one.model_dump(mode="json") for one in facts if not one.secret])
    assert "Drache" not in told
    assert "Mira" in told
