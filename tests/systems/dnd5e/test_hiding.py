"""Hiding, noise, searching and breath at the table, in a fight and outside of one."""

import pytest

from tests.systems.dnd5e.fight import Fight, begun
from tests.systems.dnd5e.test_encounter import refused


def quiet() -> Fight:
    """Two heroes with passive values and a bandit; nobody fights."""
    fight = Fight()
    fight.do("add_combatants", text="Räuber +2")
    fight.do("add_combatants", text="Anna, Bruno", kind="pc")
    for name, passive in (("Anna", 13), ("Bruno", 17)):
        fight.do("describe_combatant", combatant_id=fight.id(name), passive=passive)
    return fight


def noticed_by(fight: Fight, hider: str) -> set[str]:
    """Who notices somebody."""
    names = {one.id: one.name for one in fight.table.there()}
    return {names[pair.observer] for pair in fight.table.pairs() if pair.hider == fight.id(hider) and pair.noticed}


@pytest.mark.rule("DND-HID-1", "DND-HID-3")
def test_somebody_hides_from_those_who_do_not_see_it_clearly() -> None:
    fight = quiet()
    bandit, anna, bruno = (fight.id(name) for name in ("Räuber", "Anna", "Bruno"))
    assert noticed_by(fight, "Räuber") == {"Anna", "Bruno"}
    fight.do("hide", (12,), combatant_id=bandit, modifier=3)
    assert fight.one("Räuber").stealth == 15
    assert noticed_by(fight, "Räuber") == {"Bruno"}
    fight.do("hide", combatant_id=bandit, stealth=20, seen_by=[anna])
    assert noticed_by(fight, "Räuber") == {"Anna"}
    assert refused(fight, "hide", combatant_id=bandit, stealth=20, seen_by=[anna, bruno]) == "hide.seen"
    fight.do("hide", combatant_id=bandit, stealth=20, seen_by=[anna, bruno], invisible=True)
    assert noticed_by(fight, "Räuber") == set()
    told = fight.do("hide", combatant_id=bandit, stealth=20, seen_by=[anna, bruno], ruled=True)
    assert noticed_by(fight, "Räuber") == set()
    assert fight.one("Räuber").ruled == ("hide.seen",)
    assert all(fact.secret for fact in told)


@pytest.mark.rule("DND-HID-2", "DND-HID-4")
def test_noise_and_a_search_end_the_hiding() -> None:
    fight = quiet()
    bandit, anna = fight.id("Räuber"), fight.id("Anna")
    assert refused(fight, "search", combatant_id=anna, hider=bandit, check=9) == "search.not_hidden"
    fight.do("hide", combatant_id=bandit, stealth=18)
    assert fight.do("search", combatant_id=anna, hider=bandit, check=18)[0].secret
    assert noticed_by(fight, "Räuber") == set()
    fight.do("search", (15,), combatant_id=anna, hider=bandit, modifier=4)
    assert noticed_by(fight, "Räuber") == {"Anna"}
    fight.do("search", combatant_id=anna, hider=bandit, found=False)
    assert (noticed_by(fight, "Räuber"), fight.one("Anna").ruled) == (set(), ("search",))
    fight.do("make_noise", combatant_id=bandit)
    assert noticed_by(fight, "Räuber") == {"Anna", "Bruno"}
    assert refused(fight, "search", combatant_id=anna, hider=anna, check=9) == "combatant.unknown"


@pytest.mark.rule("DND-FIND-1", "DND-FIND-2")
def test_a_key_is_found_where_it_lies_and_nowhere_else() -> None:
    fight = quiet()
    anna = fight.id("Anna")
    fight.do("find", combatant_id=anna, place="Wände", check=23)
    assert (fight.one("Anna").looked, fight.one("Anna").found) == ("Wände", False)
    key = {"combatant_id": anna, "place": "Kommode", "right_place": True}
    assert refused(fight, "find", **key, check=14) == "value.missing"
    fight.do("find", (10,), **key, difficulty=12, modifier=4)
    assert fight.one("Anna").found
    fight.do("find", combatant_id=anna, found=False)
    assert (fight.one("Anna").looked, fight.one("Anna").found, fight.one("Anna").ruled) == ("Kommode", False, ("find",))


@pytest.mark.rule("DND-SUF-1", "DND-SUF-3")
def test_breath_is_counted_in_rounds_and_minutes_while_nobody_fights() -> None:
    fight = quiet()
    anna = fight.id("Anna")
    assert refused(fight, "pass_time", rounds=10) == "air.nobody"
    fight.do("describe_combatant", combatant_id=anna, con_mod=1)
    fight.do("set_hit_points", combatant_id=anna, hit_points=9)
    fight.do("lose_air", combatant_id=anna)
    fight.do("pass_time", rounds=10)
    breath = fight.one("Anna").breath
    assert breath is not None
    assert breath.left(1) == (10, 12)
    fight.do("pass_time", rounds=11)
    assert fight.one("Anna").hit_points == 9
    fight.do("pass_time")
    assert fight.one("Anna").hit_points == 0
    assert refused(begun(), "pass_time") == "fight.runs"


@pytest.mark.rule("DND-OBJ-2", "DND-OBJ-3", "DND-OBJ-4", "DND-OBJ-5")
def test_one_object_is_free_and_others_cost_the_action() -> None:
    fight = begun()
    mira = fight.id("Mira")
    fight.do("use_means", combatant_id=mira, means="object")
    assert not fight.one("Mira").action_used
    fight.do("use_means", combatant_id=mira, means="object")
    assert fight.one("Mira").action_used
    assert refused(fight, "use_means", combatant_id=mira, means="object") == "means.none"
    fight.do("use_means", combatant_id=mira, means="action", back=True)
    for thing in ("special", "awkward"):
        fight.do("use_means", combatant_id=mira, means="object", thing=thing)
        assert fight.one("Mira").action_used
        fight.do("use_means", combatant_id=mira, means="action", back=True)
