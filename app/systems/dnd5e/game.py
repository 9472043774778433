"""The combat basics as the house knows them: the game at a table, and its rule book."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from app.core.answers import Answers
from app.core.events import Command, Event, kinds_in
from app.core.game_system import GameState, Passport, Viewer
from app.core.offers import Offer
from app.core.rule_questions import Question
from app.core.rulebook import CallableRule, Chapter, Proof, Rulebook, RuleIndex
from app.systems.dnd5e.encounter import commands, events, movement, own_turn, people
from app.systems.dnd5e.encounter.commands import FightCommand, Ruled
from app.systems.dnd5e.encounter.possible import offers_of
from app.systems.dnd5e.encounter.state import Combatant, Encounter, Shown
from app.systems.dnd5e.encounter.visibility import known_to, level_of, view_of
from app.systems.dnd5e.fields import QUESTIONS, Kind
from app.systems.dnd5e.rules import breath, initiative, perception, spaces, surprise, turns
from app.systems.dnd5e.rules import movement as movement_rules

DATA = Path(__file__).parent / "data"
WRITTEN_IN = (perception, breath, turns, surprise, initiative, spaces, movement_rules)  # each registers its questions


class Dnd5e:
    """The combat basics."""

    id = "dnd5e"
    command_types: Sequence[type[Command]] = kinds_in(FightCommand, people, commands, own_turn, movement)
    event_types: Sequence[type[Event]] = kinds_in(Event, events)
    state_type: type[GameState] = Encounter
    later_questions: frozenset[str] = frozenset()

    def new_state(self) -> GameState:
        """Return a table without creatures."""
        return Encounter()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """Yield the facts that follow from a command. Raises: GameError; Unanswered."""
        if isinstance(command, Question):
            yield command.answer(answers)
        elif isinstance(command, FightCommand):
            yield from command.decide(Encounter.cast(state), answers)

    def evolve(self, state: GameState, event: Event) -> GameState:
        """Return the fight after a fact."""
        changed: Encounter = event.evolve(Encounter.cast(state))
        return changed

    def view(self, state: GameState, viewer: Viewer) -> Encounter:
        """Return the state as this person may see it."""
        return view_of(Encounter.cast(state), viewer)

    def player_may(self, state: GameState, command: Command) -> bool | None:
        """Refuse the game master's rulings to players; otherwise what the house permits counts."""
        return False if isinstance(command, Ruled) and command.ruled else None

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[str]:
        """Return the monsters of which this person knows no name."""
        table = Encounter.cast(state)
        return frozenset(one.id for one in table.combatants.values() if level_of(one, table) < Shown.NAME)

    def without(self, state: GameState, subjects: frozenset[str]) -> GameState:
        """Return the fight without these."""
        table = Encounter.cast(state)
        there = {one: found for one, found in table.combatants.items() if one not in subjects}
        return table.model_copy(update={"combatants": there})

    def known(self, state: GameState, viewer: Viewer) -> GameState:
        """Return the fight as this person sees it."""
        return known_to(Encounter.cast(state), viewer)

    def offers(self, state: GameState, viewer: Viewer, figure_id: str | None) -> Sequence[Offer]:
        """Return a creature's offers; without a creature what befalls the fight."""
        return offers_of(known_to(Encounter.cast(state), viewer), viewer, figure_id)

    def impossible(self, state: GameState) -> str | None:
        """Return where an id leads to somebody else."""
        wrong = (name for name, one in Encounter.cast(state).combatants.items() if one.id != name)
        return next((f"combatants.{name}.id" for name in wrong), None)

    def passports(self, state: GameState) -> Sequence[Passport]:
        """Return the heroes for the read tables."""
        return [
            Passport(hero_id=one.id, name=one.name, status=_status(one), seat=seat, values=_values(one))
            for seat, one in enumerate(_heroes(state), start=1)
        ]

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """Return the heroes by their ids."""
        return {one.id: one.name for one in _heroes(state)}


def _status(one: Combatant) -> str:
    return "away" if one.removed else "there"


def _values(one: Combatant) -> Mapping[str, int]:
    return {} if one.hit_points is None else {"hit_points": one.hit_points}


def _heroes(state: GameState) -> Sequence[Combatant]:
    return [one for one in Encounter.cast(state).combatants.values() if one.kind is Kind.PC]


SYSTEM = Dnd5e()


@cache
def rulebook() -> Rulebook:
    """Return the chapters, with how many functions apply each rule and how many tests prove it."""
    chapters: Mapping[str, tuple[str, ...]] = _read("rulebook.toml")["chapters"]
    proofs = {rule: Proof.model_validate(one) for rule, one in _read("rule_index.toml")["rules"].items()}
    found = {number: Chapter(id=number, rules=tuple(rules)) for number, rules in chapters.items()}
    return Rulebook(found, RuleIndex(rules=proofs))


def callable_rules() -> Mapping[str, CallableRule]:
    """Return every question by its name."""
    return QUESTIONS


def _read(name: str) -> Mapping[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))
