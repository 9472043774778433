"""Every rule, asked rightly and wrongly: whole sentences, words for all options, errors at fields that exist."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from pydantic import ValidationError

from app.core.answers import Answer, Answers, AppRoll, Choice, ChoicePrompt, Unanswered
from app.core.dice import DiceCup
from app.core.errors import GameError
from app.core.events import Command, Event
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.decide import decide
from app.systems.heroquest.labels import labels
from app.systems.heroquest.potions.commands import DrinkPotion
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.table import Table
from app.web.heroquest.calculator.rules import RULES
from tests.builders import CONTENT, about, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.example_table import DEAD, DOWN, DULL, PEACE, TABLE
from tests.systems.heroquest.odds.test_commands import EXAMPLES

LANGUAGES = (labels("de"), labels("en"))
POWERLESS = Attack(attacker_id="hero", target_id="monster")
GHOSTLY = make_table(make_hero("wizard", "dagger"), make_monster("ghost_warrior"))
CASES = [*EXAMPLES, (POWERLESS, GHOSTLY)]
# An empty bracket, a colon or comma with nothing behind it, a blank before a full stop, two blanks.
GAP = re.compile(r"\(\s*\)|[:;,]\s*[.,;)!]|\s[.,;:!?]|  |„“")
RAW = re.compile(r"[a-z]+_[a-z]+|\b(?:hero|monster)-\d|\b(?:True|False)\b")  # an id or value of the program
WRONG_TEXTS = ("nobody", "barbarian", "elf", "orc", "helmet")
WRONG_LISTS = ((), ("nobody",), ("elf", "elf"), ("barbarian", "nobody"))


def played(command: Command, table: Table, seed: int) -> tuple[list[Event], list[ChoicePrompt]]:
    """The facts and the choices on the way; the app throws, and any option is chosen. Raises: GameError, though never
    once dice have fallen: what is refused throws nothing.
    """
    given: list[Answer] = []
    choices: list[ChoicePrompt] = []
    chance = Random(seed)
    while True:
        try:
            return list(decide(table, command, Answers(given, DiceCup(seed=str(seed)), throws=True), CONTENT)), choices
        except Unanswered as question:
            if isinstance(question.prompt, ChoicePrompt):
                choices.append(question.prompt)
                given.append(Choice(option=chance.choice(question.prompt.options)))
            else:
                given.append(AppRoll())
        except GameError as error:
            if AppRoll() in given:
                raise AssertionError(f"refused after a throw: {error.code}") from error
            raise


def wrong(command: Command) -> Iterator[Command]:
    """The same command with one field that may not fit."""
    yield command
    for field in type(command).model_fields.keys() - {"type"}:
        held = getattr(command, field)
        values: tuple[object, ...] = WRONG_LISTS if isinstance(held, tuple) else WRONG_TEXTS
        if isinstance(held, bool):
            values = (not held,)
        elif isinstance(held, int):
            values = (-99, 0, 1, 99)
        for value in values:
            try:
                yield type(command).model_validate({**command.model_dump(), field: value})
            except ValidationError:
                continue


def test_every_sentence_is_whole_and_every_option_has_words() -> None:
    for (command, table), seed in product(CASES, range(3)):
        with about(command, seed):
            check_told(table, *played(command, table, seed))


def check_told(table: Table, facts: list[Event], choices: list[ChoicePrompt]) -> None:
    after = table
    for fact in facts:
        after = evolve(after, fact)
    for words in LANGUAGES:
        names = {**RULES.names(table, words), **RULES.names(after, words)}
        told = [words.sentence(fact, names) for fact in facts]
        told += [words.offered(one.purpose, option, names) for one in choices for option in one.options]
        assert told
        assert [text for text in told if GAP.search(text) or RAW.search(text)] == []


def test_every_error_names_a_field_of_the_command_and_has_a_whole_sentence() -> None:
    for command, table in CASES:
        for attempt, place in product(wrong(command), (table, PEACE, DOWN, DEAD, DULL)):
            refusal = refused(attempt, place)
            if refusal is not None:
                field, code = refusal.field, refusal.code
                assert field is None or field.partition(".")[0] in type(attempt).model_fields, code
                assert [text for one in LANGUAGES if GAP.search(text := one.error(code, **refusal.data))] == []


def refused(command: Command, table: Table) -> GameError | None:
    try:
        played(command, table, 0)
    except GameError as error:
        return error
    return None


def test_who_has_no_die_to_throw_is_told_so() -> None:
    (fact, *_), _ = played(POWERLESS, GHOSTLY, 0)
    said = [words.sentence(fact, {"hero": "Zoe", "monster": "der Geist"}) for words in LANGUAGES]
    assert "kein Würfel. Kein Treffer." in said[0]
    assert "no dice" in said[1]


@pytest.mark.parametrize(
    ("command", "field"),
    [
        (Attack(attacker_id="nobody", target_id="orc"), "attacker_id"),
        (Attack(attacker_id="elf", target_id="nobody"), "target_id"),
        (Attack(attacker_id="elf", target_id="orc", weapon_id="cake"), "weapon_id"),
        (DrinkPotion(hero_id="elf", item_id="cake"), "item_id"),
    ],
)
def test_an_error_stands_at_the_field_with_the_wrong_id(command: Command, field: str) -> None:
    with pytest.raises(GameError) as refused:
        played(command, TABLE, 0)
    assert refused.value.field == field
