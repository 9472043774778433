"""Random tables for the record of offers, played as a campaign: with a map or without, in a quest, in town.

A seed leads to the same table again. What is refused on the way, or found to be wrong, changes nothing here: other
tests judge that.
"""

from collections.abc import Sequence
from contextlib import suppress

from app.campaign import commands as house
from app.campaign.model import DiceMode
from app.core.answers import Answer, AppRoll, Choice, HandRoll, Prompt, RollPrompt
from app.core.errors import GameError
from app.core.events import Command
from app.storage.connections import AnyDatabase
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.equipment.commands import ChangeGold, GiveItem
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.rounds.commands import BeginPlay, TakeTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.table import Table, TownMode, Visitor
from app.systems.heroquest.town.commands import OfferTrade, OpenTown, ReceiveVisitor
from tests.systems.heroquest.evenings.playing_evenings import CONTENT, GEAR, Evening
from tests.systems.heroquest.evenings.wishes import Finding
from tests.table_top import TableTop

PERMISSIONS = tuple(sorted({one.permission for one in SYSTEM.command_types if one.permission is not None}))
MOST_COMMANDS = 40
KINDS = ("map", "map", "map", "no map", "town", "after")


class RandomTable(Evening):
    """An evening that is played through a campaign on a database, so that pages can be asked for it."""

    def __init__(self, seed: int, database: AnyDatabase) -> None:
        super().__init__(seed)
        self.kind = KINDS[seed % len(KINDS)]
        self._top = TableTop(database, SYSTEM)
        self.id = self._top.id

    def begin(self) -> "RandomTable":
        """Play a random number of commands, and leave it at a random figure's turn."""
        self._sit_down()
        with suppress(Finding):  # of the evening's own checks
            for _ in range(self.chance.randrange(MOST_COMMANDS) if self.kind != "town" else 0):
                self._next()
        chance = self.chance
        if self.kind == "after":
            self._try(CloseQuest(passed=chance.random() < 0.7))
        if self.kind in ("town", "after"):
            self._open_town()
        elif chance.random() < 0.9:
            self._try(TakeTurn(figure_id=chance.choice((*self.table.heroes, *[GAME_MASTER] * 3))))
        self._top.do(house.PermitPlayers(permissions=frozenset(one for one in PERMISSIONS if chance.random() < 0.5)))
        self._top.do(house.ChooseDiceMode(mode=chance.choice(tuple(DiceMode))))
        return self

    def _sit_down(self) -> None:
        if self.kind.startswith(("map", "after")):
            super()._sit_down()
            return
        chance = self.chance
        for number in range(1, chance.choice((2, 3, 4)) + 1):
            hero, kind = f"hero{number}", chance.choice(list(CONTENT.classes))
            self._try(SeatHero(hero_id=hero, name=f"Held {number}", hero_class=kind))
            for item in chance.sample(GEAR, 3):
                self._try(GiveItem(hero_id=hero, item_id=f"{hero}-{item}", content_id=item))
        if self.kind == "town":
            return
        self._try(StartQuest())
        for number, kind in enumerate(chance.sample(list(CONTENT.monsters), 3)):
            self._try(PlaceMonster(monster_id=f"m{number}", kind=kind, count=chance.choice((1, 1, 2)), body=2))
        self._try(BeginPlay())

    def _open_town(self) -> None:
        chance, (first, *others) = self.chance, list(self.table.heroes)
        for hero in (first, *others):
            self._try(ChangeGold(hero_id=hero, change=chance.choice((0, 40, 300, 900))))
        self._try(LoseBodyPoints(hero_id=first, points=1))
        self._try(OpenTown(town_mode=chance.choice(tuple(TownMode)), during_quest=chance.random() < 0.3))
        for visitor in Visitor:
            if chance.random() < 0.4:
                self._try(ReceiveVisitor(visitor=visitor))
        things = [one.id for one in self.table.heroes[first].items][:1]
        if others:
            self._try(OfferTrade(hero_id=first, trade_id="trade1", to_id=others[0], gives=tuple(things)))

    def _must(self, command: Command) -> None:
        self._try(command)

    def _try(self, command: Command) -> bool:
        """Do it as the game master, if it is not refused."""
        try:
            answers = self._answers(command)
            self._top.do(command, *answers)
        except GameError:
            return False
        table = self._top.state.table
        assert isinstance(table, Table)
        self.table = table
        return True

    def _answers(self, command: Command) -> Sequence[Answer]:
        """A whole conversation. Raises: GameError."""
        given, play = list[Answer](), self._top.play
        while (prompt := play.preview(self.id, command, given).prompt) is not None:
            answer = self._told(prompt)
            if isinstance(answer, AppRoll):
                play.throw(self.id, command, [*given, answer], self._top.form())
            given.append(answer)
        return given

    def _told(self, prompt: Prompt) -> Answer:
        if not isinstance(prompt, RollPrompt):
            return Choice(option=self.chance.choice(prompt.options))
        if prompt.is_draw:
            return AppRoll()
        return HandRoll(faces=tuple(self.chance.choice(die.faces) for die in prompt.dice))
