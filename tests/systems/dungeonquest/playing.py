"""A table that is played on in tests: commands with dice and choices, or by somebody who takes whatever comes."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from app.core.answers import Answer, Answers, Choice, HandRoll, Prompt, RollPrompt, Unanswered, objection
from app.core.events import Command, Event
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.actions import hindrances
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.state import Fight, Table
from tests.systems.dungeonquest.asking import Given, answer

SHEETS = ("lantern_bearer", "quarry_maid", "rope_dancer", "bell_founder")
TOWERS = ("north_west", "north_east", "south_west", "south_east")
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
        """Everything that can be done now."""
        table, hero = self.table, self.table.hero(self.table.active)
        if table.phase == "status":
            return [ask.StartTurn(hero_id=hero.id)]
        kinds = {str(one.model_fields["type"].default): one for one in SYSTEM.command_types}
        if table.fight is not None:
            return self._in_fight(table.fight)
        able = [name for name, hindrance in hindrances(table, hero).items() if not hindrance]
        if not able:
            return [ask.MeetDeadEnd(hero_id=hero.id)]
        return [
            ask.MoveHero.model_validate({"hero_id": hero.id, "direction": name.removeprefix("move_")})
            if name.startswith("move_") and name != "move_hero"
            else kinds[name].model_validate({"hero_id": hero.id})
            for name in able
        ]

    def _in_fight(self, fight: Fight) -> Sequence[Command]:
        hero = self.table.active
        if fight.fatal:
            return [ask.Fall(hero_id=hero)]
        players = {"hero": hero, "monster": fight.monster_player}
        tells = fight.monster is None
        told: list[Command] = [ask.TellMonster(hero_id=players["monster"])] if tells else []
        laid = [ask.LayCard(hero_id=players[side], card="melee") for side in players
                if side not in fight.seals and not (tells and side == "monster")]  # fmt: skip
        flights = (
            [ask.Flee(hero_id=hero)] if fight.may_flee and not fight.seals and self._may(ask.Flee(hero_id=hero)) else []
        )
        return [*told, *laid, *flights, ask.RevealCards(hero_id=hero)]

    def _may(self, command: Command) -> bool:
        return objection(SYSTEM.decide(self.table, command, Answers())) is None


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
