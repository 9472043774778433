"""Every potion for heroes in every state: what is refused throws nothing, and what is drunk does something."""

from functools import reduce
from itertools import product

import pytest

from app.core.answers import Answer, Answers, ChoicePrompt, HandRoll, Unanswered
from app.core.errors import GameError
from app.systems.heroquest.content.items import Cure, Grant, PotionFacts
from app.systems.heroquest.decide import decide
from app.systems.heroquest.potions.commands import DrinkPotion
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Weakness
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, about, affected, choose, hand, make_hero, make_table

OF_A_GROUP = {  # as a group may invent them: each does more than one thing
    "mixture": PotionFacts(heals_die=True, cures=Cure.POISON),
    "remedy": PotionFacts(heals_die=True, cures=Cure.INJURY, restores_mind=1),
    "brandy": PotionFacts(heals_die=True, grants=(Grant(effect=Effect.SWIFT), Grant(effect=Effect.SPELL_PROOF))),
}
OWN = {
    name: CONTENT.items["antidote"].model_copy(update={"id": name, "potion": facts})
    for name, facts in OF_A_GROUP.items()
}
MIXED = CONTENT.model_copy(update={"items": {**CONTENT.items, **OWN}})
POTIONS = tuple(one.id for one in MIXED.items.values() if one.potion is not None and one.potion.is_drunk)
STATES: tuple[dict[str, object], ...] = (
    {},
    {"body_points": 3},
    {"mind_points": 1},
    {"mind_points": 0},
    {"body_points": 3, "mind_points": 1},
    {"injuries": (Weakness.BOTH,)},
    {"body_points": 0, "condition": Condition.FAINTED, "recovery": "deep"},
    {"body_points": 0, "condition": Condition.FAINTED, "recovery": "plain", "mind_points": 0},
    {"body_points": -2, "condition": Condition.DEAD},
    {"body_points": -9, "condition": Condition.LOST},
)
HOLDING: tuple[tuple[Effect, ...], ...] = ((), (Effect.POISON,), (Effect.PLAGUED,))


def drunk(giver: Hero, patient: Hero, potion: str) -> Hero:
    """The patient afterwards, each die a three. Raises: GameError, though never once a die has fallen."""
    table, given = make_table(giver, patient), list[Answer]()
    command = DrinkPotion(hero_id=giver.id, item_id=potion, to_id=patient.id)
    while True:
        try:
            after: Table = reduce(evolve, decide(table, command, Answers(given), MIXED), table)
        except Unanswered as asked:
            prompt = asked.prompt
            given.append(choose(prompt.options[0]) if isinstance(prompt, ChoicePrompt) else hand(3))
        except GameError as error:
            if any(isinstance(one, HandRoll) for one in given):
                raise AssertionError(f"refused after a throw: {error.code}") from error
            raise
        else:
            return after.heroes[patient.id]


def holder(potion: str, **state: object) -> Hero:
    """A wizard with a potion, which she alone may drink if it is for casters."""
    things = make_hero("wizard", "antidote").items
    carried = (things[0].model_copy(update={"id": potion, "content_id": potion}),)
    return make_hero("wizard", hero_id="other").model_copy(update={"items": carried, **state})


@pytest.mark.parametrize("potion", POTIONS)
def test_a_potion_is_refused_before_a_die_falls_or_does_something(potion: str) -> None:
    companion, drunk_by = holder(potion).model_copy(update={"id": "hero", "name": "Selma"}), 0
    for state, holding, is_poured in product(STATES, HOLDING, (False, True)):
        patient = affected(holder(potion, **state), *holding)
        with about(state, holding, is_poured):
            try:
                found = drunk(companion if is_poured else patient, patient, potion)
            except GameError:
                continue
            drunk_by += 1
            assert found.model_copy(update={"items": patient.items}) != patient
    assert drunk_by, "somebody needs it"


def test_of_a_potion_of_several_parts_that_which_is_needed_works() -> None:
    poisoned = affected(holder("mixture"), Effect.POISON)
    assert drunk(poisoned, poisoned, "mixture").effects == ()
    hurt = holder("mixture", body_points=1)
    assert drunk(hurt, hurt, "mixture").body_points == 4
    weary = holder("remedy", mind_points=1)
    assert drunk(weary, weary, "remedy").mind_points == 2
