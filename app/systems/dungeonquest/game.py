"""DungeonQuest as the house knows it: the game at a table, and its rule book."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from app.core.answers import Answers
from app.core.events import Command, Event, kinds_in
from app.core.function_rules import Ask, Found, Question
from app.core.game_system import GameState, NobodyHidden, Passport, PassportItem, Role, Viewer
from app.core.offers import Offer
from app.core.own_entries import ENTRY_COMMANDS, ENTRY_EVENTS, decide_entries
from app.core.rulebook import CallableRule, ChooseHouseRule, Proof, ReadingChosen, Rulebook, decide_reading
from app.systems.dungeonquest import commands, events, hero_events
from app.systems.dungeonquest.actions import act
from app.systems.dungeonquest.commands import LayCard, RevealCards, TellMonster
from app.systems.dungeonquest.content import Monster, read_data, shelves
from app.systems.dungeonquest.possible import offers_of
from app.systems.dungeonquest.rules import (
    POINTS,
    RULES,
    attribute_tests,
    cards,
    catacombs,
    combat,
    ending,
    movement,
    rooms,
    setup,
)
from app.systems.dungeonquest.state import Hero, Table, evolve

_UNTOLD = Monster.model_construct(life=sys.maxsize, escape_penalty=0)


class DungeonQuest(NobodyHidden):
    """The game with its content."""

    id = "dungeonquest"
    command_types: Sequence[type[Command]] = (*kinds_in(Command, commands), ChooseHouseRule, *ENTRY_COMMANDS)
    event_types: Sequence[type[Event]] = (Found, ReadingChosen, *ENTRY_EVENTS, *kinds_in(Event, events, hero_events))
    state_type: type[GameState] = Table

    def new_state(self) -> GameState:
        """Return an empty table."""
        return Table()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        """Yield the facts that follow from a command. Raises: GameError; Unanswered."""
        table = Table.cast(state)
        if isinstance(command, Question):
            return RULES.answer(command, Ask(answers, table.settled))
        if isinstance(command, ENTRY_COMMANDS):
            return decide_entries(shelves(), table.own_entries, command)
        if isinstance(command, ChooseHouseRule):
            return decide_reading(table.settled, command)
        return act(table, command, answers)

    def evolve(self, state: GameState, event: Event) -> GameState:
        """Return the table with the changes of a fact applied."""
        return evolve(Table.cast(state), event)

    def impossible(self, state: GameState) -> str | None:
        """Return the place of the first value that no play leads to."""
        table = Table.cast(state)
        for hero in table.heroes.values():
            if hero.wounds < 0 or hero.tokens < 0 or (hero.wounds >= hero.sheet.life and hero.status != "dead"):
                return f"heroes.{hero.id}"
            if table.phase != "setup" and hero.status == "dungeon" and hero.place not in table.rooms:
                return f"heroes.{hero.id}.place"
        if (table.phase == "fight") != bool(table.fight):
            return "fight"
        runs = table.phase != "setup"
        if runs and (table.active not in table.heroes or not 1 <= table.sun <= len(table.ground.sun)):
            return "active" if table.active not in table.heroes else "sun"
        return None

    def view(self, state: GameState, viewer: Viewer) -> Table:
        """Return the table without the cards and monsters of others; the player of a fight's monster knows it
        (DQ-MON-3).
        """
        table = Table.cast(state)
        if viewer.role is not Role.GAME_MASTER:
            known = tuple(one for one in table.own_entries if one.kind not in ("cards", "monsters"))
            table = table.model_copy(update={"own_entries": known})
        if table.fight is None or viewer.owns(table.fight.monster_player):
            return table
        return table.model_copy(update={"fight": table.fight.model_copy(update={"monster": None})})

    def known(self, state: GameState, viewer: Viewer) -> GameState:
        """Return the table with a monster of which the rules learn nothing, where somebody else looks at its card
        (DQ-MON-3).

        It stands whatever it suffers, and flight from it costs nothing, as far as is foretold.
        """
        table = Table.cast(state)
        if table.fight is None or table.fight.monster is None or viewer.owns(table.fight.monster_player):
            return table
        return table.model_copy(update={"fight": table.fight.model_copy(update={"monster": _UNTOLD})})

    def player_may(self, state: GameState, command: Command) -> bool | None:
        """Return whether the active player acts for their hero, or the monster's player lays and reveals cards."""
        table, hero_id = Table.cast(state), getattr(command, "hero_id", "")
        if isinstance(command, LayCard | RevealCards | TellMonster) and table.fight:
            return bool(table.side_of(hero_id)) and (command.type != "reveal_cards" or len(table.fight.seals) > 1)
        return None if command.permission is None else hero_id == table.active

    def offers(self, state: GameState, viewer: Viewer, figure_id: str | None) -> Sequence[Offer]:
        """Return a hero's offers; without a hero what befalls the table."""
        return offers_of(Table.cast(self.known(state, viewer)), viewer, figure_id)

    def passports(self, state: GameState) -> Sequence[Passport]:
        """Return all heroes for the read tables."""
        return [_passport(hero, seat) for seat, hero in enumerate(Table.cast(state).heroes.values(), start=1)]

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        """Return the heroes' names by id, in seat order."""
        return {hero.id: hero.name for hero in Table.cast(state).heroes.values()}


SYSTEM = DungeonQuest()
WRITTEN_IN = (setup, attribute_tests, movement, cards, combat, catacombs, rooms, ending)  # each registers its rules


@cache
def rulebook() -> Rulebook:
    """Return every rule there is; the settled points stand in the chapter they belong to."""
    proofs = {rule: Proof.model_validate(one) for rule, one in read_data("rule_index").items()}
    return RULES.book(read_data("chapters"), POINTS, proofs)


def callable_rules() -> Mapping[str, CallableRule]:
    """Return every rule that can be called alone, which are all of them."""
    return RULES.callable_rules


def _passport(hero: Hero, seat: int) -> Passport:
    values = {
        **hero.sheet.model_dump(exclude={"text"}),
        "wounds": hero.wounds,
        "tokens": hero.tokens,
        "loot": hero.gold,
    }
    things = tuple(
        PassportItem(item_id=f"loot-{n}", kind=one.deck, content_id=one.name, place="loot", wear="")
        for n, one in enumerate(hero.loot, start=1)
    )
    return Passport(
        hero_id=hero.id, name=hero.name, hero_class=hero.sheet_id, status=hero.status, seat=seat,
        values=values, equipment=things,
    )  # fmt: skip
