"""What a creature can do now: the list says what the rules say at any moment of a fight, and names nobody hidden."""

from random import Random
from typing import Any

import pytest
from pydantic_core import to_json

from app.core.answers import Answers, HandRoll, RollPrompt, Unanswered, objection
from app.core.errors import UnknownSubject
from app.core.game_system import Role, Viewer
from app.core.offers import Offer
from app.systems.dnd5e.encounter.state import Encounter
from app.systems.dnd5e.game import SYSTEM
from tests.luck import LUCK
from tests.systems.dnd5e.fight import KINDS, Fight, begun

MASTER = Viewer(role=Role.GAME_MASTER)


def player(*hero_ids: str) -> Viewer:
    return Viewer(role=Role.PLAYER, hero_ids=frozenset(hero_ids))


def of(table: Encounter, figure: str | None, viewer: Viewer = MASTER) -> tuple[Offer, ...]:
    return tuple(SYSTEM.offers(table, viewer, figure))


def find(table: Encounter, figure: str, kind: str, viewer: Viewer = MASTER, **told: Any) -> Offer:
    (found,) = [
        one for one in of(table, figure, viewer)
        if one.type == kind and {name: one.told.get(name) for name in told} == told
    ]  # fmt: skip
    return found


def refused(offer: Offer) -> str | None:
    return offer.refusal.code if offer.refusal else None


def check(table: Encounter) -> None:
    """Check every offer of everybody against the rules, as the game master and as a player."""
    heroes = [one.id for one in table.there() if one.kind.value == "pc"]
    for figure in (None, *(one.id for one in table.there())):
        viewers = (MASTER, *((player(figure),) if figure in heroes else ()))
        for viewer in viewers:
            known = SYSTEM.known(table, viewer)
            for one in of(table, figure, viewer):
                if one.asks:
                    continue
                command = KINDS[one.type].model_validate_json(as_json(one))
                error = objection(SYSTEM.decide(known, command, Answers()))
                assert refused(one) == (error and error.code), one
                if viewer is not MASTER and error is None:
                    assert objection(SYSTEM.decide(table, command, Answers())) is None, one
                assert one.due is None or one.can_be_done


def as_json(offer: Offer) -> bytes:
    return to_json(offer.command)


def act(fight: Fight, offer: Offer, luck: Random) -> None:
    """Do what is offered, with dice as they fall."""
    command, given = KINDS[offer.type].model_validate_json(as_json(offer)), list[Any]()
    while True:
        try:
            facts = list(SYSTEM.decide(fight.table, command, Answers(given)))
        except Unanswered as open_:
            prompt = open_.prompt
            dice = prompt.dice if isinstance(prompt, RollPrompt) else ()
            given.append(HandRoll(faces=tuple(luck.choice(die.faces) for die in dice)))
            continue
        for fact in facts:
            fight.table = Encounter.cast(SYSTEM.evolve(fight.table, fact))
        return


@pytest.mark.broad
@pytest.mark.parametrize("has_ground", [False, True])
def test_any_moment_of_a_fight_is_told_as_the_rules_say(has_ground: bool) -> None:
    for seed in range(6 if LUCK else 2):
        luck, fight = Random(seed), Fight()
        fight.do("add_combatants", text="Mira +3, 2 Held +1, Joss", kind="pc")
        fight.do("add_combatants", text="2 Goblin +2, Drache")
        fight.do("describe_combatant", combatant_id=fight.id("Drache"), size="huge", fly=18.0, has_bonus_action=True)
        fight.do("describe_combatant", combatant_id=fight.id("Goblin 2"), stealth=30)
        fight.do("set_initiative", combatant_id="c1", initiative=9)
        fight.do("set_initiative", combatant_id="c4", initiative=9)
        if has_ground:
            fight.do("set_ground", width=8, height=6)
            for number, one in enumerate(fight.table.there()):
                fight.do("place", combatant_id=one.id, to=f"{number % 4 if number < 6 else 5}.{number // 4}")
        for _ in range(25):
            check(fight.table)
            everybody = (None, *(one.id for one in fight.table.there()))
            able = [one for figure in everybody for one in of(fight.table, figure) if one.can_be_done and not one.asks]
            able = [one for one in able if one.type not in ("end_fight", "remove")] or able
            due = [one for one in able if one.due]
            act(fight, luck.choice(due or able), luck)
            assert SYSTEM.impossible(fight.table) is None


def test_means_say_what_is_used_up_and_what_nothing_grants() -> None:
    fight = begun()
    mira, joss = fight.id("Mira"), fight.id("Joss")
    assert refused(find(fight.table, mira, "use_means", means="action")) is None
    assert refused(find(fight.table, mira, "use_means", means="bonus_action")) == "means.not_granted"
    assert refused(find(fight.table, joss, "use_means", means="action")) == "turn.not_own"
    assert refused(find(fight.table, joss, "use_means", means="reaction")) is None
    fight.do("use_means", combatant_id=mira, means="action")
    spent = find(fight.table, mira, "use_means", means="action", back=None)
    assert (refused(spent), spent.is_spent) == ("means.none", True)
    assert find(fight.table, mira, "use_means", means="action", back=True).can_be_done
    crank = find(fight.table, mira, "use_means", thing="awkward")
    assert (refused(crank), crank.is_spent) == ("means.none", True), "it costs the action"


def test_steps_tell_their_cost_in_squares_and_what_is_too_far() -> None:
    fight = begun()
    mira = fight.id("Mira")
    steps = {"difficult": 2, "creature_space": 2}
    for name, cost in steps.items():
        assert find(fight.table, mira, "walk", MASTER, **{name: True}).cost == cost
    goblin = find(fight.table, mira, "walk", through=fight.id("Goblin 1"))
    assert refused(goblin) == "passage.none"
    assert find(fight.table, mira, "walk", through=fight.id("Joss")).can_be_done
    fight.do("walk", combatant_id=mira, metres=9.0)
    far = find(fight.table, mira, "walk", difficult=True)
    assert (refused(far), far.is_spent) == ("movement.too_little", True)
    assert find(fight.table, mira, "walk", how="take_back").can_be_done


def test_before_the_fight_its_order_comes_step_by_step() -> None:
    fight = Fight()
    fight.do("add_combatants", text="Mira, Joss", kind="pc")
    first = of(fight.table, None)[0]
    assert (first.type, first.due) == ("roll_initiatives", "DND-INI-1")
    assert {one.type: refused(one) for one in of(fight.table, None)}["begin_fight"] == "initiative.missing"
    fight.do("roll_initiatives", (11, 11))
    assert of(fight.table, None)[0].type == "settle_tie"
    assert {one.told["first"] for one in of(fight.table, "c1", player("c1")) if one.type == "settle_tie"} == {
        "c1",
        "c2",
    }
    fight.do("settle_tie", initiative=11, hero="c1", first="c2")
    assert of(fight.table, None)[0].type == "begin_fight"
    fight.do("begin_fight")
    assert {one.type: refused(one) for one in of(fight.table, None)}["begin_fight"] == "fight.runs"


@pytest.mark.rule("DND-INI-4")
def test_who_plays_one_of_a_group_acts_for_its_place_in_the_order() -> None:
    fight = Fight()
    fight.do("add_combatants", text="2 Held +1, Joss +1", kind="pc")
    fight.do("roll_initiatives", (11, 11))
    tie = find(fight.table, "c2", "settle_tie", player("c2"), first="c3")
    assert tie.can_be_done
    fight.do("settle_tie", **tie.told)
    assert fight.names() == ["Joss", "Held"]
    fight.do("begin_fight")
    fight.do("next_turn", entry="c3")
    end = find(fight.table, "c2", "next_turn", player("c2"))
    assert end.can_be_done
    assert KINDS["next_turn"].model_validate(dict(end.told)).actors == {"c2"}
    assert refused(find(fight.table, "c3", "next_turn", player("c3"))) == "turn.not_own"
    fight.do("next_turn", entry="c2")
    assert fight.turn == "Joss"


def test_the_absent_can_do_nothing_and_the_hidden_are_unknown() -> None:
    fight = begun()
    joss, goblin = fight.id("Joss"), fight.id("Goblin 1")
    fight.do("remove", combatant_id=joss)
    assert of(fight.table, joss) == of(fight.table, joss, player(joss)) == ()
    assert find_back(fight.table) == [joss]
    assert of(fight.table, None, player(joss)) == ()
    fight.do("describe_combatant", combatant_id=goblin, shown=2)
    with pytest.raises(UnknownSubject, match="combatant"):
        of(fight.table, goblin, player(joss))
    mira = fight.id("Mira")
    told = [one.told for one in of(fight.table, mira, player(mira))]
    assert goblin not in repr(told)
    assert fight.id("Goblin 2") in repr(told)
    for figure in ("c99", "g1"):
        with pytest.raises(UnknownSubject, match="combatant"):
            of(fight.table, figure)


def find_back(table: Encounter) -> list[object]:
    return [one.told["combatant_id"] for one in of(table, None) if one.type == "remove"]


def test_squares_are_those_that_may_be_walked_to_for_their_cost() -> None:
    fight = begun()
    fight.do("set_ground", width=6, height=4)
    mira = fight.id("Mira")
    assert not [one for one in of(fight.table, mira) if one.type == "walk_to"], "nobody has placed her"
    fight.do("place", combatant_id=mira, to="0.0")
    found = {one.told["to"]: one.cost for one in of(fight.table, mira, player(mira)) if one.type == "walk_to"}
    assert found["1.0"] == 1
    assert "0.0" not in found
    fight.do("next_turn")
    assert {refused(one) for one in of(fight.table, mira) if one.type == "walk_to"} == {"turn.not_own"}
