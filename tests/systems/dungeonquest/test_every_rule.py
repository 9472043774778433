"""Every rule of the book can be called alone, in both languages, with any inputs of the right kind."""

from itertools import product

import pytest

from app.core.answers import Answer, Answers, HandRoll, RollPrompt, Unanswered
from app.core.answers import Choice as Chosen
from app.core.errors import GameError
from app.core.function_rules import Ask, Question
from app.core.rulebook import ChosenReading
from app.core.tabletop import ways_of_two_dice
from app.systems.dungeonquest.game import callable_rules, rulebook
from app.systems.dungeonquest.labels import labels
from app.systems.dungeonquest.rules import POINTS, RULES, Settled
from app.systems.dungeonquest.rules.combat import DERIVED, PRINTED
from tests.systems.dungeonquest.asking import asked, decided
from tests.systems.dungeonquest.examples import EXAMPLES


def test_every_rule_has_an_example_that_comes_to_its_end() -> None:
    ids = [one for one in rulebook().ids() if one not in POINTS]
    assert len(ids) == 91
    assert set(EXAMPLES) == set(ids)
    for rule, (inputs, given) in EXAMPLES.items():
        assert asked(rule, *given, **inputs), rule


@pytest.mark.parametrize("language", ["de", "en"])
def test_whatever_a_rule_finds_or_asks_has_words(language: str) -> None:
    words = labels(language)
    for rule, (inputs, given) in EXAMPLES.items():
        decision = decided(rule, *given, **inputs)
        sentences = [words.sentence(event, {}) for event in decision.events]
        assert all(sentences), rule
        for step in decision.steps:
            if step.prompt:
                assert words.prompt(step.prompt.purpose).title
    for rule in rulebook().ids():
        section = "house_rules" if rule in POINTS else "rulebook"
        assert words.text(f"{section}.{rule}.title")
    for name, point in POINTS.items():
        assert all(words.text(f"house_rules.{name}.{option}") for option in point.options)


@pytest.mark.rule("DQ-TST-1", "DQ-TST-3")
def test_the_odds_of_a_test_are_those_of_all_36_rolls() -> None:
    for value, tokens, modifier in product(range(0, 14), range(0, 5), range(-2, 4)):
        lucky = [sum(roll) + modifier <= value for roll in product(range(1, 7), repeat=2)]
        helped = [sum(roll) + modifier - tokens <= value for roll in product(range(1, 7), repeat=2)]
        assert ways_of_two_dice(value - modifier) == sum(lucky)
        assert ways_of_two_dice(value - modifier + tokens) == sum(helped)


@pytest.mark.rule("DQ-CMB-1")
def test_each_pair_of_cards_hurts_as_printed_and_the_readings_swap_the_unclear_ones() -> None:
    cells = {**PRINTED, **DERIVED}
    assert len(cells) == 9
    for (hero, monster), wounds in cells.items():
        found = asked("combat_round", hero_card=hero, monster_card=monster)
        other = asked("combat_round", hero_card=hero, monster_card=monster, readings={"A-16": "mirrored"})
        assert (found["new_hero_wounds"], found["new_monster_wounds"]) == wounds
        swapped = wounds if (hero, monster) in PRINTED else wounds[::-1]
        assert (other["new_hero_wounds"], other["new_monster_wounds"]) == swapped


def test_no_reading_breaks_a_rule() -> None:
    """Every example with every reading, all dice showing one number and the last option chosen: it ends or refuses."""
    settled = [
        Settled().choosing(ChosenReading(rule=name, option=one)) for name, p in POINTS.items() for one in p.options
    ]
    for rule, (inputs, _given) in EXAMPLES.items():
        entry = next(one for one in callable_rules().values() if rule in one.rules)
        command = entry.command.model_validate({**inputs, "type": entry.id}, strict=False)
        assert isinstance(command, Question)
        for each, face in product(settled, ("2", "6")):
            given: list[Answer] = []
            for _ in range(30):
                try:
                    list(RULES.answer(command, Ask(Answers(given), each)))
                except Unanswered as open_:
                    given.append(_reply(open_, face))
                except GameError:
                    break
                else:
                    break


def _reply(open_: Unanswered, face: str) -> Answer:

    if isinstance(open_.prompt, RollPrompt):
        return HandRoll(faces=tuple(face for _ in open_.prompt.dice))
    return Chosen(option=open_.prompt.options[-1])
