"""Facts are told as people at a table say them."""

from app.core.events import Event
from app.core.function_rules import found
from app.systems.dungeonquest.hero_events import HeroChanged
from app.systems.dungeonquest.labels import labels


def told(event: Event) -> str:
    return labels("de").sentence(event, {"hero-1": "Ava"})


def test_fields_below_are_called_as_on_the_plan_and_one_wound_is_one() -> None:
    assert told(found("DQ-CAT-5", "first_leg", column=2, row=6, lost=0, wounds=0)) == "Erste Strecke: Feld C7."
    hurt = found("DQ-CAT-6", "second_leg_hurt", direction="north", roll=3, column=5, row=0, new_wounds=1, wounds=3)
    assert told(hurt) == "Wurf 3 nach Norden: Feld F1 an der Außenmauer, 1 Wunde."


def test_the_score_tells_everybodys_gold() -> None:
    assert told(found("DQ-END-2", "totals", totals={"Ava": 750, "Ben": 500})) == "Gold: Ava 750, Ben 500."


def test_healing_nobody_needs_is_told_as_such() -> None:
    assert told(HeroChanged(hero_id="hero-1")) == "Daran ändert sich bei Ava nichts."
    assert told(HeroChanged(hero_id="hero-1", wounds=-2)) == "Ava: Wunden −2."
