"""The order of a fight when somebody leaves or comes back."""

import pytest

from tests.systems.dnd5e.fight import begun
from tests.systems.dnd5e.test_encounter import refused


@pytest.mark.rule("DND-INI-2", "DND-INI-3")
def test_who_comes_back_stands_where_his_total_belongs() -> None:
    fight = begun()
    goblins = [fight.id(f"Goblin {number}") for number in (1, 2, 3)]
    mira, joss = fight.id("Mira"), fight.id("Joss")
    fight.do("remove", combatant_id=mira)
    assert refused(fight, "set_initiative", combatant_id=mira, initiative=3) == "combatant.unknown"
    fight.do("next_turn")
    fight.do("set_initiative", combatant_id=joss, initiative=4)
    fight.do("remove", combatant_id=mira, back=True)
    assert fight.names() == ["Mira", "Goblin", "Joss"]
    fight.do("remove", combatant_id=goblins[0])
    fight.do("set_initiative", combatant_id=goblins[1], initiative=2)
    fight.do("remove", combatant_id=goblins[0], back=True)
    assert {fight.one(f"Goblin {number}").initiative for number in (1, 2, 3)} == {2}
    assert fight.names() == ["Mira", "Joss", "Goblin"]


def test_behind_who_is_gone_comes_the_next_of_the_order() -> None:
    fight = begun()
    fight.do("next_turn")
    for number in (1, 2, 3):
        fight.do("remove", combatant_id=fight.id(f"Goblin {number}"))
    assert fight.table.following() == (fight.id("Joss"), False)
    fight.do("remove", combatant_id=fight.id("Joss"))
    assert fight.table.following() == (fight.id("Mira"), True)
