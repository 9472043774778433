"""Whatever the rules answer has words and speaks of whom it is about. The builders look at it in every test."""

import re
from collections.abc import Iterable, Sequence
from functools import reduce

from app.core.answers import Answer, Answers, Choice, Prompt, RollPrompt
from app.core.dice import DieKind, Roll
from app.core.errors import GameError, InvalidAnswer
from app.core.events import Event
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.dice import Pool, Reason
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.registry import command_types, evolve
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import figure_names

LABELS = SYSTEM.labels("de")
FIELDS = {name for kind in command_types() for name in kind.model_fields}
RULES = set(rulebook().ids())
# The table itself stands against these, and no field of a form.
FIELDLESS = {
    "board.is_clear",
    "content.too_many",
    "deck.empty",
    "fate.nobody_in_play",
    "gold.not_enough",
    "map.laid_already",
    "map.none",
    "map.none_aside",
    "roll.repeated_already",
    "round.nobody",
    "round.none",
    "round.running",
    "turn_order.by_seats",
    "turn_order.not_drawn",
}
# Of some dice of a roll that were thrown again the whole roll is told.
TOLD_OTHERWISE = {"attack_again"}


class WordedAnswers(Answers):
    """Answers to questions that have words."""

    def roll(self, purpose: str, *dice: DieKind, about: str = "", by: str = "", adds: int = 0) -> Roll:
        """As it is, once it is clear that people can be asked, and told why if it is once more."""
        assert all(LABELS.prompt(purpose))
        assert not by or LABELS.text(f"thrown_again.{by}")
        return super().roll(purpose, *dice, about=about, by=by, adds=adds)

    def choose(self, purpose: str, *options: str, about: str = "", usual: str = "") -> str:
        """As it is, once it is clear that people can be asked."""
        assert all(LABELS.prompt(purpose))
        return super().choose(purpose, *options, about=about, usual=usual)


def check_refusal(error: GameError) -> None:
    """A refusal has a sentence of its own without a gap, and belongs to a field that there is."""
    assert error.code != type(error).default_code
    sentence = LABELS.error(error.code, **error.data)
    assert "{" not in sentence
    assert None not in error.data.values()
    no_field = isinstance(error, InvalidAnswer) or error.code in FIELDLESS
    assert error.field in FIELDS or (error.field is None and no_field), f"{error.code} without a field: see FIELDLESS"


def check_facts(table: Table, events: Iterable[Event]) -> None:
    """Each fact has a sentence, its reasons stand in the book, and it knows its figures."""
    for event in events:
        later = evolve(table, event)
        check_sentence(SYSTEM.labels_of(later, "de").sentence(event, figure_names(later)), table, later)
        assert not isinstance(event, TurnEnded) or f"turn_ends.{event.reason}" in LABELS
        _check_reasons(event)
        _check_kinds(event, table, later)
        _check_own_name(event, (table, later))
        table = later


def check_sentence(sentence: str, *tables: Table) -> None:
    """It has no gap, and nobody is called by an id."""
    named = sorted({name for table in tables for name in figure_names(table).values()}, key=len, reverse=True)
    unnamed = reduce(lambda said, name: re.sub(re.escape(name), "…", said, flags=re.IGNORECASE), named, sentence)
    assert "None" not in unnamed
    words = set(re.findall(r"[\w.-]+", sentence))
    for table in tables:
        names = " ".join(figure_names(table).values())
        assert not [one for one in (*table.heroes, *table.monsters) if one in words and one not in names]


def check_rolls(asked: Iterable[Prompt], used: Iterable[Answer], events: Iterable[Event]) -> None:
    """Whatever was thrown stands in a fact, so that the chronicle can show it."""
    values = [getattr(event, name) for event in events for name in type(event).model_fields]
    several = [one for value in values if isinstance(value, tuple) for one in value]
    rolls = [value for value in (*values, *several) if isinstance(value, Roll)]
    shown = {roll.faces for roll in rolls} | {roll.replaced for roll in rolls}
    for prompt, answer in zip(asked, used, strict=True):
        if isinstance(prompt, RollPrompt) and not isinstance(answer, Choice) and prompt.purpose not in TOLD_OTHERWISE:
            assert answer.faces in shown, prompt.purpose


def _check_reasons(event: Event) -> None:
    for name in type(event).model_fields:
        value = getattr(event, name)
        found = value.reasons if isinstance(value, Pool) else value if isinstance(value, tuple) else ()
        for reason in found:
            if isinstance(reason, Reason):
                assert reason.rule in RULES
                assert reason.label in LABELS


def _check_kinds(event: Event, *tables: Table) -> None:
    """A monster is told by its kind, a hero by his name."""
    monsters = {known.id: known for table in tables for known in table.monsters.values()}
    heroes = {hero_id for table in tables for hero_id in table.heroes}
    for name in type(event).model_fields:
        figure = getattr(event, name.removesuffix("_kind") + "_id", None) if name.endswith("_kind") else None
        if figure is not None:
            assert figure in monsters or figure in heroes
            assert getattr(event, name) == (monsters[figure].kind if figure in monsters else None)


def _check_own_name(event: Event, tables: Sequence[Table]) -> None:
    if "own_name" in type(event).model_fields:
        spell = getattr(event, "spell", "")
        assert getattr(event, "own_name", "") in {
            table.own_spells[spell].name if spell in table.own_spells else "" for table in tables
        }
