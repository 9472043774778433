"""A table that is played on in tests: commands with dice and choices, or by somebody who takes whatever comes."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from pydantic_core import to_json

from app.core.answers import Answer, Answers, Choice, HandRoll, Prompt, RollPrompt, Unanswered
from app.core.events import Command, Event
from app.core.game_system import Role, Viewer
from app.core.offers import Offer
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.possible import offers_of_turn
from app.systems.dungeonquest.state import Table
from tests.systems.dungeonquest.asking import Given, answer

SHEETS = ("lantern_bearer", "quarry_maid", "rope_dancer", "bell_founder")
TOWERS = ("north_west", "north_east", "south_west", "south_east")
MASTER = Viewer(role=Role.GAME_MASTER)
Reply = Callable[[Prompt], Answer]


def seat(number: int) -> Command:
    """A hero sits down, counted from 0."""
    said = {"name": f"Hero {number + 1}", "sheet": SHEETS[number], "tower": TOWERS[number]}
    return ask.SeatHero.model_validate(said)


class Played:
    """A game on its way."""

    def __init__(self, heroes: int = 1, **begun: Any) -> None:
        self.table = Table()
        self.told: list[Event] = []
        for number in range(heroes):
            self.do(seat(number))
        if heroes:
            self.taking(ask.BeginGame(**begun), in_order)

    def do(self, command: Command, *given: Given) -> list[Event]:
        """What follows from a command with these answers; all of them are needed."""
        answers = Answers(tuple(map(answer, given)))
        events = list(SYSTEM.decide(self.table, command, answers))
        answers.finish()
        return self.count(events)

    def taking(self, command: Command, reply: Reply) -> list[Event]:
        """The same, with somebody who answers whatever is asked."""
        given: list[Answer] = []
        while True:
            try:
                return self.count(list(SYSTEM.decide(self.table, command, Answers(given))))
            except Unanswered as open_:
                given.append(reply(open_.prompt))

    def count(self, events: list[Event]) -> list[Event]:
        """These facts count."""
        for event in events:
            table = SYSTEM.evolve(self.table, event)
            assert isinstance(table, Table)
            self.table = table
        self.told += events
        return events

    def legal(self) -> Sequence[Command]:
        """Everything that the rules of a turn let somebody do now."""
        table = self.table
        acting = (table.active, *([table.fight.monster_player] if table.fight else ()))
        able = [one for hero_id in acting for one in offers_of_turn(table, table.heroes[hero_id])]
        return [as_command(one) for one in able if one.can_be_done]


def as_command(offer: Offer) -> Command:
    """The command of an offer, as a program sends it."""
    return KINDS[offer.type].model_validate_json(to_json(offer.command))


KINDS = {one.type_name: one for one in SYSTEM.command_types}


def in_order(prompt: Prompt) -> Answer:
    """The first hero throws best; else the first that comes."""
    if isinstance(prompt, RollPrompt):
        is_first = prompt.purpose == "first_player"
        return HandRoll(
            faces=tuple(die.faces[-1 - n] if is_first else die.faces[0] for n, die in enumerate(prompt.dice))
        )
    return Choice(option=prompt.options[0])


def at_random(luck: Random) -> Reply:
    """Takes any option, throws any face."""

    def reply(prompt: Prompt) -> Answer:
        if isinstance(prompt, RollPrompt):
            return HandRoll(faces=tuple(luck.choice(die.faces) for die in prompt.dice))
        return Choice(option=luck.choice(prompt.options))

    return reply
